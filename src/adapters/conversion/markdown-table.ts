/**
 * Rows to a Markdown table. A table that only arranges a page (one column, one row of prose, long cells) becomes paragraphs.
 */
const LAYOUT_CELL_CHARACTERS = 1_000;
const MAX_COLUMNS = 200;

/** The table as Markdown, its first row as the header; "" when no cell holds text. */
export function renderTable(rows: readonly (readonly string[])[]): string {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ""));
  const columns = filled.reduce((most, row) => Math.max(most, lastFilled(row)), 0);
  if (columns === 0) return "";
  if (columns === 1 || isLayout(filled)) {
    return filled.map((row) => row.filter((cell) => cell.trim() !== "").join("\n\n")).join("\n\n");
  }
  const width = Math.min(columns, MAX_COLUMNS);
  const [header = [], ...body] = filled.map((row) => renderRow(row, width));
  return [header, `|${" --- |".repeat(width)}`, ...body].join("\n");
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
