/** What is said where the settings name a database file that is not there: nearly always another directory was meant. */
import { statSync } from "node:fs";
import type { DatabaseFile } from "../adapters/storage/embedded/copy.ts";
import { wrongRequest } from "../domain/refusal.ts";

/** What mends it. */
export const SEED_OR_NAME = "Run `chat-assistant seed <folder>`, or name the right directory with --data.";

/** What is wrong. */
export const toMissing = ({ path }: DatabaseFile): string => `There is no database at ${path} yet.`;

/**
 * Refuses where there is no file: a command that only looks would make an empty database in a directory that was
 * mistyped, and tell of it that nothing is kept there. Null: the database lives on a server.
 */
export function refuseMissing(file: DatabaseFile | null): void {
  if (file === null || !isMissing(file.path)) return;
  throw wrongRequest(`${toMissing(file)} ${SEED_OR_NAME}`);
}

/** Whether there is no such file. A folder on the way that may not be read, or is none, is another fault. */
export function isMissing(path: string): boolean {
  try {
    statSync(path);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT";
  }
}
