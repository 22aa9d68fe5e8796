/** What is replaced is kept beside the database, in a folder `replaced-<time>`, for the operator to delete. */
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { isSealed } from "../blobs/cipher.ts";
import { readBlobHeader } from "../blobs/inspect-folder.ts";
import { hasPlainHeader } from "../storage/embedded/key.ts";
import { flushFolder } from "../system/durable-file.ts";
import { listBlobParts } from "./parts.ts";

const ASIDE = /^replaced-\d{8}T\d{9}Z$/;
const MOST = 1_000;

/** A time as it stands in names of folders, to the millisecond: `20260131T120000000Z`. */
export const toStamp = (now: Date): string => now.toISOString().replaceAll(/[-:.]/g, "");

/** Where what is replaced now goes; the folder is made when it is needed. */
export const asideFolder = (database_file: string, now: Date): string =>
  path.join(path.dirname(database_file), `replaced-${toStamp(now)}`);

/** Gives a file that is about to be replaced a second name, which costs no room; another file system takes a copy. */
export function keepAside(file: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
  try {
    linkSync(file, to);
  } catch {
    copyFileSync(file, to);
  }
  flushFolder(path.dirname(to));
}

/** The folders with a plain database or a plain blob, which encrypting does not reach, oldest first; at most 1,000 are looked at. */
export function listPlainAside(database_file: string): readonly string[] {
  const folder = path.dirname(database_file);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ASIDE.test(entry.name))
    .map(({ name }) => path.join(folder, name))
    .toSorted()
    .slice(0, MOST)
    .filter((aside) => holdsPlain(aside, path.join(aside, path.basename(database_file))));
}

function holdsPlain(aside: string, database: string): boolean {
  if (existsSync(database) && hasPlainHeader(database)) return true;
  return listBlobParts(path.join(aside, "blobs")).some(
    (part) => !isSealed(readBlobHeader(path.join(aside, part))),
  );
}
