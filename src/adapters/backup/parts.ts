/** The files of a backup: copied, flushed and hashed one by one. Never used on a database that is open. */
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import type { Part } from "./manifest.ts";

const BLOCK_BYTES = 1024 * 1024;

function writeWhole(target: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length;) at += writeSync(target, bytes, at);
}

/** Size and hash of a file; with `to`, its bytes are also written there, readable by the owner only. */
function readThrough(file: string, to: string | null): Omit<Part, "path"> {
  const hash = createHash("sha256");
  const block = Buffer.alloc(BLOCK_BYTES);
  const source = openSync(file, "r");
  const target = to === null ? null : openSync(to, "wx", 0o600);
  let size_bytes = 0;
  try {
    for (;;) {
      const read = readSync(source, block);
      if (read === 0) break;
      const bytes = block.subarray(0, read);
      hash.update(bytes);
      if (target !== null) writeWhole(target, bytes);
      size_bytes += read;
    }
    if (target !== null) fsyncSync(target);
  } finally {
    closeSync(source);
    if (target !== null) closeSync(target);
  }
  return { size_bytes, sha256: hash.digest("hex") };
}

/** Describes a file that stands in a backup. */
export function describePart(folder: string, name: string): Part {
  return { path: name, ...readThrough(path.join(folder, name), null) };
}

/** Copies a file into a folder, and describes it. Fails where one of its name stands already. */
export function copyPart(from: string, folder: string, name: string): Part {
  const to = path.join(folder, name);
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
  return { path: name, ...readThrough(from, to) };
}

/** The blobs of a folder as names of parts, in ascending order. */
export function listBlobParts(blobs_folder: string): readonly string[] {
  if (!existsSync(blobs_folder)) return [];
  const shards = readdirSync(blobs_folder).filter((name) => /^[0-9a-f]{2}$/.test(name));
  const names = shards.flatMap((shard) =>
    readdirSync(path.join(blobs_folder, shard))
      .filter((name) => /^sha256-[0-9a-f]{64}$/.test(name))
      .map((name) => `blobs/${shard}/${name}`),
  );
  return names.toSorted();
}
