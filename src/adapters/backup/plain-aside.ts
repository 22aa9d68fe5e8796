/** What was set aside beside a database (`replaced-…`) and lies plain: encrypting does not reach it. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { isSealed } from "../blobs/cipher.ts";
import { readBlobHeader } from "../blobs/inspect-folder.ts";
import { hasPlainHeader } from "../storage/embedded-key.ts";
import { listBlobParts } from "./parts.ts";

const MOST = 1_000;

/** The folders with a plain database or a plain blob, oldest first; at most 1,000 are looked at. */
export function listPlainAside(database_file: string): readonly string[] {
  const folder = path.dirname(database_file);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^replaced-\d{8}T\d{9}Z$/.test(entry.name))
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
