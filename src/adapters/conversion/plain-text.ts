/**
 * Text files: plain, Markdown, JSON, and CSV or TSV as a table. The charset is chosen from the bytes.
 */
import { decodeText } from "../../domain/documents/charset.ts";
import { withoutSeparatorLine } from "../../domain/documents/separator-line.ts";
import type { Reader } from "./reader.ts";

const MAX_ROWS = 50_000;
const MAX_RECORD_BYTES = 1024 * 1024;

/** Reads plain text and Markdown as they are. */
export const readText: Reader = async ({ bytes, writer, content_type, know }) => {
  const text = clean(decodeText(bytes, charsetOf(content_type)).text);
  know({ title: /^#\s+(.{1,300})$/mu.exec(text.slice(0, 2_000))?.[1]?.trim() });
  writer.verbatim(text);
};

/** Reads JSON, indented so that it can be searched line by line; JSON that does not parse is kept as it is. */
export const readJson: Reader = async ({ bytes, writer }) => {
  const text = clean(decodeText(bytes).text);
  writer.verbatim(indented(text));
};

/** Reads comma, semicolon, tab or bar separated values; the first row is the header. */
export const readCsv: Reader = async ({ bytes, writer, content_type, know }) => {
  const { parse } = await import("csv-parse/sync");
  const text = withoutSeparatorLine(clean(decodeText(bytes, charsetOf(content_type)).text));
  const rows: string[][] = parse(text, {
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MAX_RECORD_BYTES,
    to: MAX_ROWS,
  });
  know({ truncated: rows.length === MAX_ROWS });
  writer.table(rows);
};

/** The charset parameter of a content type; undefined when it has none. */
export function charsetOf(content_type: string): string | undefined {
  return /charset\s*=\s*["']?([\w.:-]{1,40})/iu.exec(content_type)?.[1];
}

function clean(text: string): string {
  return text.replace(/\r\n?/gu, "\n");
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The separator that occurs most outside quotes in the first ten lines. */
function delimiterOf(text: string): string {
  const head = text
    .split("\n", 10)
    .join("\n")
    .slice(0, 20_000)
    .replace(/"[^"]*"/gu, "");
  const counts = [",", ";", "\t", "|"].map((delimiter) => ({
    delimiter,
    count: head.split(delimiter).length,
  }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}
