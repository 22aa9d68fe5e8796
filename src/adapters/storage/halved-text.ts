/**
 * Reads texts that may hold half a character. Earlier versions bound what they taught within JSON, past what is looked at of
 * other texts, and SQLite made bytes of each escape that are no UTF-8: the binding aborts the process when it reads them as
 * text. Such texts are read as bytes; all others as they are, at next to no price.
 */

/** A text as it was read: bytes where it may hold half a character. */
export type HalvedText = string | Uint8Array;

/** Half a character begins with this byte; of whole ones only those of Korean do. */
const LEAD = 0xed;
const FIRST_HALF = 0xa0;
const HALF_BYTES = 3;

/** The expression that reads a text column as `HalvedText`. */
export const halvedText = (column: string): string =>
  `iif(instr(CAST(${column} AS BLOB), unhex('ED')) > 0, CAST(${column} AS BLOB), ${column})`;

/** The text, halves of characters included, so that a term is told to the database again as it lies there. */
export function toHalvedText(read: HalvedText): string {
  if (typeof read === "string") return read;
  const bytes = Buffer.from(read.buffer, read.byteOffset, read.byteLength);
  let text = "";
  let done = 0;
  for (let at = bytes.indexOf(LEAD); at >= 0; at = bytes.indexOf(LEAD, at + 1)) {
    const [, second = 0, third = 0] = bytes.subarray(at, at + HALF_BYTES);
    if (second < FIRST_HALF) continue;
    text +=
      bytes.toString("utf8", done, at) +
      String.fromCharCode(0xd0_00 | ((second & 0x3f) << 6) | (third & 0x3f));
    done = at + HALF_BYTES;
  }
  return text + bytes.toString("utf8", done);
}
