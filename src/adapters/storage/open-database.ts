/** Opens the database that a URL names: an embedded file, or a libSQL server. Only the one needed is loaded. */
import { fileURLToPath } from "node:url";

import { type Database, DatabaseFault } from "../../ports/database.ts";

/** Where the database is and how it is opened. */
export interface DatabaseOptions {
  /** A plain path, `file:…`, `:memory:`, or a server's `http: https: ws: wss: libsql:` URL. */
  readonly url: string;
  /** For a server. */
  readonly auth_token?: string | undefined;
  /** For a file. */
  readonly encryption_key?: string | undefined;
  /** For a file: `FULL` (default) or `NORMAL`. */
  readonly synchronous?: "FULL" | "NORMAL" | undefined;
  /** For a file: whether damage is looked for at opening; `bounded` by default. */
  readonly integrity_check?: "bounded" | "full" | "none" | undefined;
}

const SERVER = /^(?:https?|wss?|libsql):\/\//iu;
const SCHEME = /^[a-z][a-z0-9+.-]+:\/\//iu;

/** Whether a URL names a server; otherwise it names a file. */
export const isServer = (url: string): boolean => SERVER.test(url);

/** Opens the database. Rejects with a `database_unavailable` fault that carries a hint when it cannot be used. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, auth_token, ...file } = options;
  if (!isServer(url)) {
    const { createEmbeddedDatabase } = await import("./embedded/database.ts");
    return createEmbeddedDatabase({ ...file, path: toPath(url) });
  }
  if (file.encryption_key !== undefined) {
    throw new DatabaseFault("database_unavailable", "storage: cannot encrypt a server's database", {
      hint: "Remove the encryption key, and set encryption up on the server.",
    });
  }
  const { createRemoteDatabase } = await import("./remote/database.ts");
  return createRemoteDatabase({ url, auth_token });
}

/** The path of a file URL or a plain path. Throws a `database_unavailable` fault for other schemes. */
export function toPath(url: string): string {
  if (url.startsWith("file://")) return fileURLToPath(url);
  if (url.startsWith("file:")) return decodeURIComponent(url.slice("file:".length));
  if (url !== "" && !SCHEME.test(url)) return url;
  throw new DatabaseFault("database_unavailable", "storage: cannot open a database of this scheme", {
    hint: "Use a path, file:…, or an http, https, ws, wss or libsql URL.",
  });
}
