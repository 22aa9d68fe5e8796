/** The file behind the database of the settings, for what works on files: backups, checks, encryption. */
import path from "node:path";
import type { DatabaseFile } from "../adapters/storage/embedded/copy.ts";
import { isServer, toPath } from "../adapters/storage/open-database.ts";
import { placesIn } from "../adapters/system/data-directory.ts";
import type { Settings } from "../settings/schema.ts";
import type { Secrets } from "../settings/secrets.ts";

/** The file and its key; null when the database lives on a server or in memory. */
export function databaseFileOf(
  settings: Pick<Settings, "database" | "data">,
  secrets: Secrets,
): DatabaseFile | null {
  const url = settings.database.url ?? placesIn(settings.data).database_file;
  if (isServer(url) || url === ":memory:") return null;
  return { path: path.resolve(toPath(url)), encryption_key: secrets["database.key"]?.reveal() };
}
