/** Where a libSQL server is spoken to over HTTP, by the URL of the settings. */
import { unavailable } from "./faults.ts";

/** A server's address and what it is shown. */
export interface HranaAddress {
  /** Where statements are sent. */
  readonly pipeline: URL;
  readonly auth_token: string | undefined;
}

const KNOWN = new Set(["tls", "authToken"]);

/** Whether the URL asks for a WebSocket. */
export const isWebSocket = (url: string): boolean => /^wss?:/iu.test(url);

/**
 * The address of `http:`, `https:` and `libsql:` URLs; the last mean `https:`, or `http:` with `?tls=0`. Rejects a URL that
 * cannot be meant with a `database_unavailable` fault, which never shows the URL: it may hold a token.
 */
export function toHranaAddress(url: string, auth_token?: string): HranaAddress {
  const [, scheme = "", rest = ""] = /^([a-z]+):(.*)$/isu.exec(url) ?? [];
  const isPlain = /^http$/iu.test(scheme) || (/^libsql$/iu.test(scheme) && /[?&]tls=0(?:&|$)/u.test(rest));
  const text = `${isPlain ? "http" : "https"}:${rest}`;
  if (!URL.canParse(text)) throw refused("it is not a URL");
  const address = new URL(text);
  const { searchParams, username, password, hash } = address;
  const unknown = [...searchParams.keys()].find((name) => !KNOWN.has(name));
  if (unknown !== undefined) throw refused(`its parameter "${unknown}" is unknown`);
  if (username || password || hash) throw refused("it holds a user, a password or a fragment");
  const tls = searchParams.get("tls");
  if (tls !== null && tls !== (isPlain ? "0" : "1")) throw refused(`tls=${tls} is not its scheme's`);
  if (/^libsql$/iu.test(scheme) && isPlain && address.port === "")
    throw refused("with tls=0 it needs a port");
  const folder = address.pathname.replace(/\/+$/u, "");
  return {
    pipeline: new URL(`${address.origin}${folder}/v2/pipeline`),
    auth_token: searchParams.get("authToken") ?? auth_token,
  };
}

const refused = (why: string): Error =>
  unavailable(`storage: cannot use the database's URL: ${why}`, { hint: "Check database.url." });
