/** Where a libSQL server is spoken to, by the URL of the settings. */
import { LibsqlUrlParseError, parseLibsqlUrl } from "@libsql/hrana-client";

import { unavailable } from "../driver/faults.ts";

/** A server's address and what it is shown. */
export interface HranaAddress {
  /** `http:` or `https:`; the endpoints lie below it. */
  readonly base: URL;
  readonly auth_token: string | undefined;
}

/** Whether the URL asks for a WebSocket. */
export const isWebSocket = (url: string): boolean => /^wss?:/iu.test(url);

/**
 * The address of `http:`, `https:` and `libsql:` URLs; the last mean `https:`, or `http:` with `?tls=0`. Rejects a URL that
 * cannot be meant with a `database_unavailable` fault, which never shows the URL: it may hold a token.
 */
export function toHranaAddress(url: string, auth_token?: string): HranaAddress {
  const { hranaHttpUrl = "", authToken } = parse(url);
  return { base: new URL(hranaHttpUrl.replace(/\/*$/u, "/")), auth_token: authToken ?? auth_token };
}

function parse(url: string): ReturnType<typeof parseLibsqlUrl> {
  try {
    return parseLibsqlUrl(url);
  } catch (error) {
    const why = error instanceof LibsqlUrlParseError ? error.message : "it is not a URL";
    throw unavailable(`storage: cannot use the database's URL: ${why}`, { hint: "Check database.url." });
  }
}
