/** How far the cells of a table of a web page reach. */
import type { CellExtent } from "../markdown-writer.ts";

const MOST_COLUMNS = 50;
const MOST_ROWS = 1_000;

/** The columns and rows of a cell; 0 rows: all that are left. */
export function toExtent({ colspan, rowspan }: Readonly<Record<string, string>>): CellExtent {
  const columns = Math.min(MOST_COLUMNS, Math.max(1, Number.parseInt(colspan ?? "", 10) || 1));
  const rows = Number.parseInt(rowspan ?? "1", 10);
  return { empty: columns - 1, rows: rows === 0 ? MOST_ROWS : Math.min(MOST_ROWS, Math.max(1, rows || 1)) };
}
