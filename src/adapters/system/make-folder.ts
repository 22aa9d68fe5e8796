/** Makes folders of the operator's: the data directory, those of backups and of exports, that of a database file. */
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";

/**
 * Makes a folder and those above it, one by one, for their owner only unless `mode` says otherwise. One that is there
 * already stays as it is.
 * NOTE: node's own `recursive` never ends where a folder exists that takes no others, as /proc or an automounter's.
 */
export function makeFolder(folder: string, mode = 0o700): void {
  if (existsSync(folder)) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}
