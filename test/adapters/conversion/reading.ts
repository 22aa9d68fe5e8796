/**
 * Reads a document in this process: for tests of what the readers make of a format.
 */
import { readDocument } from "../../../src/adapters/conversion/read-document.ts";
import type { Conversion, ConvertedDocument } from "../../../src/ports/converter.ts";

/** What became of it. */
export function readBytes(
  file_name: string,
  bytes: Uint8Array | string,
  content_type?: string,
): Promise<Conversion> {
  const hint = content_type === undefined ? {} : { content_type };
  return readDocument({ file_name, bytes: Buffer.from(bytes as string), purpose: "attachment", ...hint });
}

/** The document; an error word fails the test. */
export async function readWhole(
  file_name: string,
  bytes: Uint8Array | string,
  content_type?: string,
): Promise<ConvertedDocument> {
  const conversion = await readBytes(file_name, bytes, content_type);
  if (!conversion.ok) throw new Error(`${file_name} ended in ${conversion.error}`);
  return conversion;
}
