/** The name of kept bytes: the hash of what they are, so that the same bytes are kept once (`ports/blobs.ts`). */
import { createHash } from "node:crypto";

const PREFIX = "sha256-";

/** The id of some bytes: `sha256-` and 64 hexadecimal digits. */
export function blobIdOf(bytes: Uint8Array): string {
  return PREFIX + createHash("sha256").update(bytes).digest("hex");
}

/** The hash in an id, hexadecimal. */
export function sha256Of(blob_id: string): string {
  return blob_id.slice(PREFIX.length);
}
