/** Looks at how the blobs of a folder lie there, by their first bytes only. */
import { closeSync, openSync, readSync } from "node:fs";
import type { BlobCipher } from "./cipher.ts";
import { isSealed, SEALED_HEADER_BYTES } from "./cipher.ts";

/** How many blobs lie in which form. */
export interface BlobForms {
  readonly plain: number;
  /** Sealed with this key. */
  readonly own: number;
  /** Sealed with another key, or there is no key. */
  readonly foreign: number;
}

/** The first bytes of a blob's file. */
export function readBlobHeader(file: string): Uint8Array {
  const header = Buffer.alloc(SEALED_HEADER_BYTES);
  const handle = openSync(file, "r");
  try {
    return header.subarray(0, readSync(handle, header));
  } finally {
    closeSync(handle);
  }
}

/** Counts the forms of these files; without a cipher, whatever is sealed is foreign. */
export async function countBlobForms(
  files: readonly string[],
  cipher: BlobCipher | null,
): Promise<BlobForms> {
  const forms = { plain: 0, own: 0, foreign: 0 };
  for (const file of files) {
    const header = readBlobHeader(file);
    if (!isSealed(header)) forms.plain += 1;
    else if (cipher && (await cipher.isOwn(header))) forms.own += 1;
    else forms.foreign += 1;
  }
  return forms;
}
