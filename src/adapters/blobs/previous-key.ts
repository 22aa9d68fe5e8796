/**
 * The key before, while it is changed: it lies beside the database, sealed with the new one, so that whatever blob was not
 * reached yet can be opened by whoever has the new key, and by nobody else.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { flushFolder, replaceDurably } from "../system/durable-file.ts";
import { createBlobCipher } from "./cipher.ts";

const LABEL = "previous key";

function previousKeyPath(database_file: string): string {
  return `${database_file}.previous-key`;
}

/** Whether a change of the key was begun and not finished. */
export function hasPreviousKey(database_file: string): boolean {
  return existsSync(previousKeyPath(database_file));
}

/** Keeps the key before, in the place of one that was kept and never needed. */
export async function keepPreviousKey(
  database_file: string,
  keys: { readonly encryption_key: string; readonly previous_key: string },
): Promise<void> {
  const sealed = await createBlobCipher(keys.encryption_key).seal(LABEL, Buffer.from(keys.previous_key));
  replaceDurably(previousKeyPath(database_file), sealed);
}

/** The key before; undefined when none is kept, or it is sealed with another key than this. */
export async function readPreviousKey(
  database_file: string,
  encryption_key: string,
): Promise<string | undefined> {
  if (!hasPreviousKey(database_file)) return undefined;
  const sealed = readFileSync(previousKeyPath(database_file));
  const cipher = createBlobCipher(encryption_key);
  if (!(await cipher.isOwn(sealed))) return undefined;
  return Buffer.from(await cipher.open(LABEL, sealed)).toString();
}

/** Forgets the key before: nothing is sealed with it any more. */
export function dropPreviousKey(database_file: string): void {
  rmSync(previousKeyPath(database_file), { force: true });
  flushFolder(path.dirname(database_file));
}
