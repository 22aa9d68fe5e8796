/**
 * Seals the blobs of a folder that are plain, or sealed with the key before, one by one: at every moment each is there, in
 * the old form or the new, and with the key both can be read. Whoever is interrupted does it again.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { createBlobCipher } from "../blobs/cipher.ts";
import { readBlobHeader } from "../blobs/inspect-folder.ts";
import { createBlobs } from "../blobs/unstorage.ts";
import type { Blobs } from "../../ports/blobs.ts";
import { DatabaseFault } from "../../ports/database.ts";
import { keepAside } from "./aside.ts";
import { listBlobParts } from "./parts.ts";

/** What is sealed, with what. */
export interface EncryptBlobsOptions {
  readonly blobs_folder: string;
  readonly encryption_key: string;
  /** The key before, when it is changed: what is sealed with it is sealed anew. */
  readonly previous_key?: string | undefined;
  /** Where those from before are kept for the operator to delete; made when it is needed. */
  readonly aside: string;
  readonly isStopped?: IsStopped;
}

/** Asked before each blob: true leaves it and all that follow as they are. */
export type IsStopped = () => Promise<boolean>;

const NEVER: IsStopped = async () => false;

/** What was done. */
export interface EncryptedBlobs {
  readonly encrypted: number;
  /** Ids of blobs that cannot be read; they are as they were. */
  readonly unreadable: readonly string[];
  /** How many were not looked at, since the work was stopped: whoever does it again goes on with them. */
  readonly left: number;
}

/** Seals what is not yet. Nobody may use the folder meanwhile. */
export async function encryptBlobs(options: EncryptBlobsOptions): Promise<EncryptedBlobs> {
  const { blobs_folder, encryption_key, previous_key, aside, isStopped = NEVER } = options;
  if (!existsSync(blobs_folder)) return { encrypted: 0, unreadable: [], left: 0 };
  const cipher = createBlobCipher(encryption_key);
  const blobs = await createBlobs({ folder: blobs_folder, encryption_key, previous_key });
  const unreadable: string[] = [];
  let encrypted = 0;
  const parts = listBlobParts(blobs_folder);
  let left = parts.length;
  for (const part of parts) {
    if (await isStopped()) break;
    left -= 1;
    const file = path.join(path.dirname(blobs_folder), part);
    if (await cipher.isOwn(readBlobHeader(file))) continue;
    const blob_id = path.basename(file);
    const bytes = await blobs.get(blob_id).catch(() => null);
    if (bytes === null) {
      unreadable.push(blob_id);
      continue;
    }
    keepAside(file, path.join(aside, part));
    await blobs.put(bytes);
    encrypted += 1;
  }
  await blobs.close();
  return { encrypted, unreadable, left };
}

/**
 * Seals the blobs of any store that was opened with the key: each is read and put again, which leaves alone what is sealed.
 * Nothing is set aside: what a store keeps of replaced objects is its own matter. Gives all that are sealed now.
 * Rejects when the store cannot serve: done again, it goes on.
 */
export async function encryptStored(blobs: Blobs, isStopped = NEVER): Promise<EncryptedBlobs> {
  const unreadable: string[] = [];
  let encrypted = 0;
  try {
    const ids = await blobs.list();
    let left = ids.length;
    for (const blob_id of ids) {
      if (await isStopped()) break;
      left -= 1;
      const bytes = await blobs.get(blob_id).catch(toNone);
      if (bytes === null) unreadable.push(blob_id);
      else await blobs.put(bytes);
      encrypted += Number(bytes !== null);
    }
    return { encrypted, unreadable, left };
  } finally {
    await blobs.close();
  }
}

// A store that cannot serve says nothing about its blobs: each of them would be called unreadable.
function toNone(error: unknown): null {
  if (error instanceof DatabaseFault) throw error;
  return null;
}
