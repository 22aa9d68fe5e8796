/** Which error shape an address has where no endpoint of the table answers it, and what is said there. */
import type { Surface } from "../contract/endpoint.ts";
import { PATH_PREFIX } from "../contract/version.ts";
import { Refusal } from "../domain/refusal.ts";

/** What OpenAI's clients put behind their base URL. Where that is not ours, they still show the runtime's error object only. */
const CLIENT_ENDS = ["/responses", "/chat/completions", "/models"] as const;

const isOfClient = (pathname: string): boolean => CLIENT_ENDS.some((end) => pathname.endsWith(end));

/** `runtime` for what OpenAI's clients may call, known or not; everything else is `public`. */
export function surfaceOf(pathname: string): Surface {
  const isVersioned = pathname === PATH_PREFIX || pathname.startsWith(`${PATH_PREFIX}/`);
  const isRuntime = isVersioned ? !pathname.startsWith(`${PATH_PREFIX}/public/`) : isOfClient(pathname);
  return isRuntime ? "runtime" : "public";
}

/** A path as an error repeats it, in characters. */
const SHOWN_PATH = 128;

/** The refusal of an address that nothing answers. Clients never show which one they called, so it is said. */
export function refuseUnknownRoute(method: string, pathname: string): Refusal {
  if (surfaceOf(pathname) !== "runtime") return new Refusal("unknown_route");
  const called = `There is no such endpoint: ${method} ${pathname.slice(0, SHOWN_PATH)}.`;
  const remedy = isOfClient(pathname)
    ? " The base URL of a client is this service's address followed by /v1."
    : "";
  return new Refusal("unknown_route", { detail: called + remedy });
}
