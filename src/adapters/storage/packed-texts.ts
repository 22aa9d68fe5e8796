/**
 * Reads texts that may hold bytes that are no UTF-8: another program wrote them, or an earlier version, which bound what it
 * taught within JSON, past what is looked at of other texts. The binding aborts the process when it reads such bytes as
 * text. They are read as bytes, several columns in one: that costs what reading each as text does.
 */
import type { Row, Value } from "../../ports/database.ts";

/** The columns of a row that `packedTexts` gives: the bytes of all texts, and how many of them each has. */
export interface PackedTexts {
  readonly texts: Uint8Array;
  readonly sizes: string;
}

/** Half a character begins with this byte; of whole ones only those of Korean do. */
const LEAD = 0xed;
const FIRST_HALF = 0xa0;
const LAST_HALF = 0xbf;
const HALF_BYTES = 3;

/** The columns that read these text columns, none of them null. */
export const packedTexts = (...columns: readonly string[]): string =>
  `CAST(${columns.join(" || ")} AS BLOB) AS texts,
  '' || ${columns.map((column) => `octet_length(${column})`).join(" || ',' || ")} AS sizes`;

/**
 * The columns that read these text columns (`name`, or `c.name`), each by itself: of a few that may be null, this costs less
 * than packing them, and of one that is null nothing.
 */
export const byteColumns = (columns: readonly string[]): string =>
  columns.map((column) => `CAST(${column} AS BLOB) AS ${column.slice(column.indexOf(".") + 1)}`).join(", ");

/**
 * All rows of a question as one, a JSON array in bytes: the binding takes as long for five cells as SQLite for writing a row of
 * them. Columns are texts, numbers and nulls.
 */
export const packedRows = (columns: string, rows: string): string => /* sql */ `SELECT
  CAST(json_group_array(json_array(${columns})) AS BLOB) AS cells FROM (${rows}) LIMIT 1`;

/** The row that `packedRows` gives. */
export interface PackedRows {
  readonly cells: Uint8Array;
}

/** The cells of each row, with a sign for whatever is missing in a text. */
export function unpackRows<Cells extends readonly Value[]>({ cells }: PackedRows): Cells[] {
  return JSON.parse(
    Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength).toString("utf8"),
  ) as Cells[];
}

/**
 * The texts, in the order in which they were asked for. Halves of characters are kept, so that a term is told to the database
 * again as it lies there; other bytes that are no UTF-8 become signs for what is missing (U+FFFD).
 */
export function unpackTexts({ texts, sizes }: PackedTexts): string[] {
  const bytes = Buffer.from(texts.buffer, texts.byteOffset, texts.byteLength);
  let at = 0;
  return sizes.split(",").map((size) => toText(bytes.subarray(at, (at += Number(size)))));
}

/** The one text that was asked for, with a sign for whatever is missing. */
export const unpackText = (packed: PackedTexts): string => unpackTexts(packed).join("").toWellFormed();

/** The row with what `byteColumns` read as texts again, each with a sign for whatever is missing. */
export function toTextColumns(columns: readonly string[], row: Row): Row {
  const texts = columns.map((column) => [column, toTextOrNull(row[column] ?? null)]);
  return { ...row, ...Object.fromEntries(texts) };
}

/** The text of a column that was read as bytes. */
export const toTextOrNull = (value: Value): string | null =>
  value instanceof Uint8Array
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("utf8")
    : null;

function toText(bytes: Buffer): string {
  let text = "";
  let done = 0;
  for (let at = bytes.indexOf(LEAD); at >= 0; at = bytes.indexOf(LEAD, at + 1)) {
    const [, second = 0, third = 0] = bytes.subarray(at, at + HALF_BYTES);
    if (second < FIRST_HALF || second > LAST_HALF || third >> 6 !== 2) continue;
    text +=
      bytes.toString("utf8", done, at) +
      String.fromCharCode(0xd0_00 | ((second & 0x3f) << 6) | (third & 0x3f));
    done = at + HALF_BYTES;
  }
  return text + bytes.toString("utf8", done);
}
