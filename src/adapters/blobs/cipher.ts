/**
 * Blobs as they lie on disk when the installation has a key: sealed with AES-256-GCM, each with a nonce of its own and
 * bound to its id, so that one cannot be put in another's place.
 *
 * A sealed blob is: 7 bytes `CABLOB` and a version, 8 bytes that tell the key, 12 bytes of nonce, the ciphertext, 16 bytes
 * of tag. What stands before the nonce, and the id, are authenticated with it.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";

/** Seals blobs and opens them. */
export interface BlobCipher {
  /** Seals bytes for an id. Twice the same bytes give different results. */
  seal(blob_id: string, bytes: Uint8Array): Promise<Uint8Array>;
  /** Opens what `isOwn`, and was sealed for this id. Rejects when it is not what was sealed. */
  open(blob_id: string, sealed: Uint8Array): Promise<Uint8Array>;
  /** Whether bytes (their beginning is enough) were sealed with this key. */
  isOwn(sealed: Uint8Array): Promise<boolean>;
}

const MAGIC = Buffer.from("CABLOB\u0001", "latin1");
const CHECK_BYTES = 8;
const HEADER_BYTES = MAGIC.length + CHECK_BYTES;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = "aes-256-gcm";

/** As many bytes of a blob as `isSealed` and `isOwn` look at. */
export const SEALED_HEADER_BYTES = HEADER_BYTES;

/** Whether bytes begin as a sealed blob does. A visitor's file may do so too: where it matters, the hash decides. */
export function isSealed(bytes: Uint8Array): boolean {
  return bytes.length >= HEADER_BYTES && MAGIC.equals(bytes.subarray(0, MAGIC.length));
}

interface Keys {
  readonly content: Buffer;
  /** Tells keys apart without trying them. */
  readonly check: Buffer;
}

const derive = promisify<string, string, number, Buffer>(scrypt);

// The key of an installation may be a phrase: guessing at a blob must be as slow as guessing at the database. The salt
// is a fixed one, so that a blob can be read wherever it was brought to; a long random key needs none.
async function deriveKeys(encryption_key: string): Promise<Keys> {
  const stretched = await derive(encryption_key, "chat-assistant blobs", 32);
  const expand = (label: string, length: number): Buffer =>
    Buffer.from(hkdfSync("sha256", stretched, "", `chat-assistant blobs 1 ${label}`, length));
  return { content: expand("content", 32), check: expand("check", CHECK_BYTES) };
}

/** Creates the cipher of a key. The key is stretched at the first use, which takes about 50 ms beside the event loop. */
export function createBlobCipher(encryption_key: string): BlobCipher {
  let derived: Promise<Keys> | undefined;
  const keys = (): Promise<Keys> => (derived ??= deriveKeys(encryption_key));
  const isOwn = async (sealed: Uint8Array): Promise<boolean> =>
    isSealed(sealed) && (await keys()).check.equals(sealed.subarray(MAGIC.length, HEADER_BYTES));
  return {
    seal: async (blob_id, bytes) => {
      const { content, check } = await keys();
      const header = Buffer.concat([MAGIC, check]);
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, content, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.concat([header, Buffer.from(blob_id)]));
      return Buffer.concat([header, nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    },
    open: async (blob_id, sealed) => openWith((await keys()).content, blob_id, sealed),
    isOwn,
  };
}

function openWith(content: Buffer, blob_id: string, sealed: Uint8Array): Uint8Array {
  const nonce = sealed.subarray(HEADER_BYTES, HEADER_BYTES + NONCE_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, content, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.concat([sealed.subarray(0, HEADER_BYTES), Buffer.from(blob_id)]));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = decipher.update(sealed.subarray(HEADER_BYTES + NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]);
  } catch (cause) {
    throw new Error(`blobs: ${blob_id} is damaged: it is not what was encrypted`, { cause });
  }
}
