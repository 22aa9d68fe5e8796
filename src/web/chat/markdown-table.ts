/** Markdown to nodes: tables. Columns are those of the header row; further cells are dropped. */
import { scanInline, type Inline } from "./markdown-inline.ts";
import { lineAt, type Lines, type Meter } from "./markdown-lines.ts";

/** A table with one header row. */
export interface Table {
  readonly type: "table";
  readonly align: readonly ("start" | "center" | "end")[];
  readonly head: readonly (readonly Inline[])[];
  readonly rows: readonly (readonly (readonly Inline[])[])[];
}

const DELIMITER = /^:?-+:?$/;
const MAXIMUM_COLUMNS = 30;

/** Takes a table if one starts at the reading position; otherwise null and nothing is taken. */
export function scanTable(lines: Lines): Table | null {
  const heading = lineAt(lines);
  const delimiter = lineAt(lines, 1);
  if (!heading.includes("|") || !delimiter.includes("-")) return null;
  const head = cellsOf(heading, lines.meter);
  const marks = cellsOf(delimiter, lines.meter);
  const fits = marks.length === head.length && marks.every((mark) => DELIMITER.test(mark));
  if (!fits || head.length > MAXIMUM_COLUMNS) return null;
  const rows: Inline[][][] = [];
  for (lines.at += 2; lineAt(lines).includes("|"); lines.at += 1) {
    const cells = cellsOf(lineAt(lines), lines.meter);
    rows.push(head.map((_, column) => scanInline(cells[column] ?? "", lines.meter)));
  }
  return {
    type: "table",
    align: marks.map(alignOf),
    head: head.map((cell) => scanInline(cell, lines.meter)),
    rows,
  };
}

function alignOf(mark: string): "start" | "center" | "end" {
  if (!mark.endsWith(":")) return "start";
  return mark.startsWith(":") ? "center" : "end";
}

/** Splits a row at its bars; `\|` is a bar inside a cell. */
function cellsOf(line: string, meter: Meter): string[] {
  const row = line.trim();
  const cells: string[] = [];
  let cell = "";
  for (let at = row.startsWith("|") ? 1 : 0; at < row.length; at += 1) {
    meter.steps += 1;
    const escaped = row[at] === "\\" && row[at + 1] === "|";
    if (escaped) at += 1;
    if (row[at] === "|" && !escaped) {
      cells.push(cell.trim());
      cell = "";
    } else cell += row[at];
  }
  if (cell.trim() !== "" || !row.endsWith("|")) cells.push(cell.trim());
  return cells;
}
