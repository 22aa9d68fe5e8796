/**
 * Tables as CSV (RFC 4180). What a spreadsheet would run as a formula is kept from it: visitors write these texts.
 */

// OWASP, CSV injection: a leading = + - @ tab or line break makes a formula of a cell; so do their full-width forms where
// Japanese is set, and some programs take blanks before them away.
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
const NEEDS_QUOTES = /[",\r\n;\t]|^\s|\s$/;

/** A cell: an apostrophe in front of what could be a formula, and quotes where they are needed. */
export function toCsvCell(value: string | number | null): string {
  if (value === null) return "";
  const text = String(value);
  const isDangerous = typeof value === "string" && FORMULA.test(text);
  const safe = isDangerous ? `'${text}` : text;
  return isDangerous || NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a table, with its line break. */
export function toCsvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(toCsvCell).join(",")}\r\n`;
}
