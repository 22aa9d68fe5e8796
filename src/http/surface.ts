/** Which error shape an address has where no endpoint of the table answers it. */
import type { Surface } from "../contract/endpoint.ts";
import { PATH_PREFIX } from "../contract/version.ts";

/** `runtime` for what OpenAI's clients may call, known or not; everything else is `public`. */
export function surfaceOf(pathname: string): Surface {
  const isVersioned = pathname === PATH_PREFIX || pathname.startsWith(`${PATH_PREFIX}/`);
  const isRuntime = isVersioned && !pathname.startsWith(`${PATH_PREFIX}/public/`);
  return isRuntime ? "runtime" : "public";
}
