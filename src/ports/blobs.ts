/**
 * The blob port: bytes kept under the hash of what they are (attachments, originals of taught documents).
 * Counting who still needs a blob is the caller's.
 */

/** A kept blob. */
export interface StoredBlob {
  /** `sha256-` and 64 hexadecimal digits: the same bytes always have the same id. */
  readonly blob_id: string;
  readonly size_bytes: number;
}

/** Write-once bytes, addressed by content. */
export interface Blobs {
  /** Keeps the bytes. Idempotent and atomic: a reader sees all of a blob or none. Rejects with a fault when it cannot be kept. */
  put(bytes: Uint8Array): Promise<StoredBlob>;
  /** The bytes, or null when they are not (or no longer) kept. Bytes that do not match their id are a fault. */
  get(blob_id: string): Promise<Uint8Array | null>;
  /** Forgets the bytes. Idempotent: an unknown id is no error. */
  remove(blob_id: string): Promise<void>;
  /** All ids, in ascending order. A store tells its list only whole: this asks for it once. */
  list(): Promise<readonly string[]>;
  /** Releases the driver. Idempotent. */
  close(): Promise<void>;
}
