/**
 * Rows to a Markdown table. A table that only arranges a page (one column, one row of prose, long cells) becomes paragraphs,
 * and so do titles above the header: people write them into the first rows of a sheet.
 */
const LAYOUT_CELL_CHARACTERS = 1_000;
const MAX_COLUMNS = 200;

/** Stands as the first row of a table that has no header. */
export const NO_HEADER: readonly string[] = [];

/** The table as Markdown, its first row of several cells as the header; "" when no cell holds text. */
export function renderTable(rows: readonly (readonly string[])[]): string {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ""));
  const columns = filled.reduce((most, row) => Math.max(most, lastFilled(row)), 0);
  if (columns === 0) return "";
  if (columns === 1 || isLayout(filled)) {
    return filled.map((row) => row.filter((cell) => cell.trim() !== "").join("\n\n")).join("\n\n");
  }
  const width = Math.min(columns, MAX_COLUMNS);
  const titles = rows[0] === NO_HEADER ? [] : titlesOf(filled, columns);
  const table = rows[0] === NO_HEADER ? [NO_HEADER, ...filled] : filled.slice(titles.length);
  const [header = [], ...body] = table.map((row) => renderRow(row, width));
  const lines = [header, `|${" --- |".repeat(width)}`, ...body].join("\n");
  return [...new Set(titles), lines].join("\n\n");
}

/** The cells that stand alone in the first rows; of two columns the second alone is a header of it. */
function titlesOf(rows: readonly (readonly string[])[], columns: number): string[] {
  const isTitle = (row: readonly string[]): boolean =>
    row.filter((cell) => cell.trim() !== "").length === 1 && (columns > 2 || lastFilled(row) === 1);
  const first = rows.findIndex((row) => !isTitle(row));
  return rows.slice(0, Math.max(0, first)).map((row) => row.join("").trim());
}

function isLayout(rows: readonly (readonly string[])[]): boolean {
  return rows.some((row) => row.some((cell) => cell.length > LAYOUT_CELL_CHARACTERS));
}

function lastFilled(row: readonly string[]): number {
  return row.findLastIndex((cell) => cell.trim() !== "") + 1;
}

function renderRow(row: readonly string[], width: number): string {
  const cells = Array.from({ length: width }, (_, column) => escapeCell(row[column] ?? ""));
  return `| ${cells.join(" | ")} |`;
}

function escapeCell(cell: string): string {
  return cell
    .replace(/\s+/gu, " ")
    .trim()
    .replaceAll("|", String.raw`\|`);
}
