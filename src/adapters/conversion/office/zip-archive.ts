/**
 * A zip archive in memory, opened by its central directory with the caps checked before anything is inflated
 * (a 0.6 MB file that unpacks to 600 MB is refused in milliseconds), and counted again while inflating.
 */
import type { Readable } from "node:stream";

import type { Entry, ZipFile } from "yauzl";

import { DocumentFault } from "../document-fault.ts";
import { ARCHIVE_LIMITS } from "../limits.ts";

/** A document's archive. */
export interface ZipArchive {
  /** Names of the files, in the archive's order. */
  readonly names: readonly string[];
  /** The bytes of one file; null when it is not in the archive. */
  read(name: string): Promise<Buffer | null>;
  /** The same as UTF-8 or UTF-16 text; null when it is not in the archive. */
  readText(name: string): Promise<string | null>;
}

/** Opens an archive. Ends in `too_large` over the caps, `encrypted` when its files are, `corrupt` when it is no archive. */
export async function openZipArchive(bytes: Uint8Array): Promise<ZipArchive> {
  const { fromBufferPromise } = await import("yauzl");
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const file = await fromBufferPromise(buffer, { lazyEntries: true, strictFileNames: false }).catch(() => {
    throw new DocumentFault("corrupt", "not a zip archive");
  });
  const entries = await listEntries(file);
  const spent = { bytes: 0 };
  const read = async (name: string): Promise<Buffer | null> => {
    const entry = entries.get(name);
    return entry === undefined ? null : inflate(file, entry, spent);
  };
  return {
    names: [...entries.keys()],
    read,
    readText: async (name) => {
      const content = await read(name);
      return content === null ? null : decodeXml(content);
    },
  };
}

async function listEntries(file: ZipFile): Promise<Map<string, Entry>> {
  if (file.entryCount > ARCHIVE_LIMITS.max_entries) throw new DocumentFault("too_large", "too many entries");
  const entries = new Map<string, Entry>();
  let total = 0;
  for await (const entry of file.eachEntry()) {
    total += entry.uncompressedSize;
    checkEntry(entry, total);
    if (!entry.fileName.endsWith("/") && !entries.has(entry.fileName)) entries.set(entry.fileName, entry);
  }
  return entries;
}

/** Pictures and fonts are never read, so only their share of the total counts against them. */
function checkEntry(entry: Entry, total: number): void {
  if ((entry.generalPurposeBitFlag & 1) === 1) throw new DocumentFault("encrypted", "an encrypted entry");
  const { max_entry_bytes, max_total_bytes, max_ratio, ratio_from_bytes } = ARCHIVE_LIMITS;
  if (total > max_total_bytes) throw new DocumentFault("too_large", "unpacks to too much");
  if (entry.uncompressedSize > max_entry_bytes)
    throw new DocumentFault("too_large", "one entry unpacks to too much");
  const grows = entry.uncompressedSize > max_ratio * Math.max(1, entry.compressedSize);
  if (grows && entry.uncompressedSize > ratio_from_bytes)
    throw new DocumentFault("too_large", "packed suspiciously well");
}

async function inflate(file: ZipFile, entry: Entry, spent: { bytes: number }): Promise<Buffer> {
  const stream: Readable = await file.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    spent.bytes += chunk.length;
    if (spent.bytes > ARCHIVE_LIMITS.max_total_bytes) {
      stream.destroy();
      throw new DocumentFault("too_large", "unpacks to too much");
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decodeXml(content: Buffer): string {
  const mark = content.toString("latin1", 0, 2);
  if (mark === "\u00ff\u00fe") return new TextDecoder("utf-16le").decode(content);
  if (mark === "\u00fe\u00ff") return new TextDecoder("utf-16be").decode(content);
  return new TextDecoder("utf-8").decode(content);
}
