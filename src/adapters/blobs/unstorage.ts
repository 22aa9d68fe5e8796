/**
 * Blobs on unstorage: files in a folder by default, any driver by configuration. Drivers write in place and readers can
 * see half a file (measured: 7 of 10 reads during a write), so every blob is verified by its hash when it is read,
 * and files are written under another name and renamed. With a key, what is kept is sealed (`cipher.ts`).
 */
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import type { Driver } from "unstorage";

import { toFileWords } from "../../settings/file-words.ts";
import { blobIdOf } from "../../domain/blob-id.ts";
import type { Blobs } from "../../ports/blobs.ts";
import { type BlobCipher, createBlobCipher, isSealed } from "./cipher.ts";

/** Where blobs are kept. */
export type BlobsOptions = (
  | { readonly folder: string }
  /** An unstorage driver that writes whole values or none (S3, Redis, memory). */
  | { readonly driver: Driver }
) & {
  /** Seals what is kept from now on; plain blobs from before stay readable. */
  readonly encryption_key?: string | undefined;
  /** The key before, while it is changed: opens what was sealed with it. */
  readonly previous_key?: string | undefined;
};

const BLOB_ID = /^sha256-[0-9a-f]{64}$/u;
const LEFTOVER_MS = 3_600_000;

/** Creates the store; a folder is made when it is missing. */
export async function createBlobs(options: BlobsOptions): Promise<Blobs> {
  const { createStorage } = await import("unstorage");
  const driver = "driver" in options ? options.driver : await createFolderDriver(options.folder);
  const storage = createStorage<Uint8Array>({ driver });
  const read = async (blob_id: string): Promise<Uint8Array | null> => {
    const value = await storage.getItemRaw<Uint8Array | ArrayBuffer>(keyOf(blob_id));
    return value === null || value === undefined ? null : new Uint8Array(value);
  };
  const ciphers = toCiphers(options);
  const cipher = ciphers[0] ?? null;
  return {
    put: async (bytes) => {
      const blob_id = blobIdOf(bytes);
      if (!(await isKept(blob_id, await read(blob_id), cipher))) {
        const kept = cipher ? await cipher.seal(blob_id, bytes) : bytes;
        await storage.setItemRaw(keyOf(blob_id), Buffer.from(kept));
      }
      return { blob_id, size_bytes: bytes.length };
    },
    get: async (blob_id) => {
      if (!BLOB_ID.test(blob_id)) return null;
      const stored = await read(blob_id);
      return stored === null ? null : readStored(blob_id, stored, ciphers);
    },
    remove: async (blob_id) => {
      if (BLOB_ID.test(blob_id)) await storage.removeItem(keyOf(blob_id));
    },
    list: async () => {
      const keys = await storage.getKeys();
      const ids = keys.map((key) => key.split(":").at(-1) ?? "").filter((id) => BLOB_ID.test(id));
      return ids.toSorted();
    },
    close: () => storage.dispose(),
  };
}

// The first seals; each opens what is its own.
const toCiphers = ({ encryption_key, previous_key }: BlobsOptions): readonly BlobCipher[] =>
  [encryption_key, previous_key].filter((key) => key !== undefined).map(createBlobCipher);

/**
 * The bytes behind what is stored. A plain blob is believed with a key too: its hash is its id, which the encrypted
 * database gave, so nobody can have put other bytes there.
 */
async function readStored(
  blob_id: string,
  stored: Uint8Array,
  ciphers: readonly BlobCipher[],
): Promise<Uint8Array> {
  for (const cipher of isSealed(stored) ? ciphers : [])
    if (await cipher.isOwn(stored)) return cipher.open(blob_id, stored);
  if (blobIdOf(stored) === blob_id) return stored;
  if (!isSealed(stored)) throw new Error(`blobs: ${blob_id} is damaged`);
  const why = ciphers.length > 0 ? "with another key" : "and no key is set";
  throw new Error(`blobs: ${blob_id} is encrypted ${why}`);
}

// Whole, and sealed where there is a key.
async function isKept(
  blob_id: string,
  stored: Uint8Array | null,
  cipher: BlobCipher | null,
): Promise<boolean> {
  if (stored === null || (cipher && !(await cipher.isOwn(stored)))) return false;
  return readStored(blob_id, stored, cipher ? [cipher] : []).then(
    () => true,
    () => false,
  );
}

/** Two characters of the hash as a folder, so that no folder grows to millions of files. */
function keyOf(blob_id: string): string {
  return `${blob_id.slice(7, 9)}:${blob_id}`;
}

/** The files driver, with writes that are whole or not there: another name, flushed, then renamed. */
async function createFolderDriver(folder: string): Promise<Driver> {
  const { default: createFilesDriver } = await import("unstorage/drivers/fs-lite");
  const unfinished = join(folder, ".unfinished");
  // At once: a start does without node's promises of files, and without threads for them.
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  await removeLeftovers(unfinished);
  const files = createFilesDriver({ base: folder, ignore: (path) => path.includes(".unfinished") });
  const setItemRaw = async (key: string, value: Uint8Array): Promise<void> => {
    const [shard = "", name = ""] = key.split(":");
    const temporary = join(unfinished, randomUUID());
    await mkdir(join(folder, shard), { recursive: true, mode: 0o700 });
    await writeFlushed(temporary, value);
    await rename(temporary, join(folder, shard, name));
    // The name, too, before anyone is told that the bytes are kept.
    await flush(join(folder, shard));
  };
  const pathOf = (key: string): string => join(folder, ...key.split(":"));
  // NOTE: unstorage's own resolve with an error of the file system, other than "there is none", as if it were the result.
  const getItemRaw = (key: string): Promise<Uint8Array | null> => readIfThere(pathOf(key));
  const removeItem = (key: string): Promise<void> =>
    rm(pathOf(key), { force: true }).catch(failTo("removed", pathOf(key)));
  return { ...files, getItemRaw, setItemRaw, removeItem, getKeys: () => listFiles(folder) };
}

const failTo =
  (done: string, file: string) =>
  (cause: unknown): never => {
    throw new Error(`blobs: ${file} cannot be ${done}: ${toFileWords(cause)}`, { cause });
  };

function readIfThere(file: string): Promise<Uint8Array | null> {
  return readFile(file).catch((error: NodeJS.ErrnoException) =>
    error.code === "ENOENT" ? null : failTo("read", file)(error),
  );
}

/** What a killed process left; younger files may belong to another process that is writing now. */
async function removeLeftovers(unfinished: string): Promise<void> {
  for (const name of readdirSync(unfinished)) {
    const path = join(unfinished, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.NaN }));
    if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(path, { force: true });
  }
}

async function writeFlushed(path: string, value: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(value);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function flush(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const shards = (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/u.test(name));
  const names = await Promise.all(shards.map((shard) => readdir(join(folder, shard))));
  return names.flat();
}
