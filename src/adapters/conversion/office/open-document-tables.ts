/**
 * Tables of OpenDocument files. Cells and rows carry repeat counts (a sheet ends in a million empty rows),
 * so repeats are bounded and empty ones are not written.
 */
import type { MarkdownWriter } from "../markdown-writer.ts";
import type { XmlAttributes } from "./xml-walker.ts";

const MAX_REPEATS = 50;

/** Takes the table elements of a walk; both methods tell whether the element was theirs. */
export interface OpenDocumentTables {
  open(name: string, attributes: XmlAttributes): boolean;
  close(name: string): boolean;
}

interface OpenTable {
  /** Of the row that is open: how often it is repeated, and where its next cell stands. */
  row_repeats: number;
  column: number;
  /** Columns told so far, and those of them that are hidden. */
  columns: number;
  readonly hidden: Set<number>;
  /** Rows below that cells reach into, by column. */
  readonly reaching: Map<number, number>;
}

interface OpenCell {
  readonly repeats: number;
  readonly rows: number;
  readonly is_covered: boolean;
}

/** Creates the table part of a walk. */
export function createOpenDocumentTables(writer: MarkdownWriter): OpenDocumentTables {
  let inSpreadsheet = false;
  const open: OpenTable[] = [];
  const cells: OpenCell[] = [];
  return {
    open: (name, attributes) => {
      if (name === "spreadsheet") inSpreadsheet = true;
      else if (name === "table") {
        open.push({ row_repeats: 1, column: 0, columns: 0, hidden: new Set(), reaching: new Map() });
        if (inSpreadsheet && open.length === 1) writer.heading(2, attributes.get("name") ?? "");
        writer.openTable();
      } else if (name === "table-column") tellColumns(open.at(-1), attributes);
      else if (name === "table-row") openRow(writer, open.at(-1), attributes);
      else if (name === "table-cell" || name === "covered-table-cell") {
        cells.push(toCell(name, attributes));
        writer.openCell();
      } else return false;
      return true;
    },
    close: (name) => {
      if (name === "table") {
        open.pop();
        writer.closeTable();
      } else if (name === "table-cell" || name === "covered-table-cell")
        closeCell(writer, open.at(-1), cells.pop());
      else return ["table-row", "table-column", "spreadsheet"].includes(name);
      return true;
    },
  };
}

/** Whether it is a row that somebody hid; one that a filter leaves out is shown with the next filter. */
export function isHiddenRow(name: string, attributes: XmlAttributes): boolean {
  return name === "table-row" && attributes.get("visibility") === "collapse";
}

function tellColumns(table: OpenTable | undefined, attributes: XmlAttributes): void {
  if (table === undefined) return;
  const count = countOf(attributes, "number-columns-repeated");
  const hidden = attributes.get("visibility") === "collapse" ? Math.min(count, MAX_REPEATS) : 0;
  for (let at = 0; at < hidden; at += 1) table.hidden.add(table.columns + at);
  table.columns += count;
}

function openRow(writer: MarkdownWriter, table: OpenTable | undefined, attributes: XmlAttributes): void {
  if (table !== undefined) {
    table.column = 0;
    table.row_repeats = countOf(attributes, "number-rows-repeated");
  }
  writer.openRow();
}

function toCell(name: string, attributes: XmlAttributes): OpenCell {
  return {
    repeats: Math.min(MAX_REPEATS, countOf(attributes, "number-columns-repeated")),
    rows: countOf(attributes, "number-rows-spanned"),
    is_covered: name === "covered-table-cell",
  };
}

/** A covered cell says what the one above says that covers it; those beside the first column of that one stay empty. */
function closeCell(
  writer: MarkdownWriter,
  table: OpenTable | undefined,
  { repeats, rows, is_covered } = { repeats: 1, rows: 1, is_covered: false },
): void {
  if (table === undefined) return;
  if (!is_covered) {
    if (table.hidden.has(table.column)) {
      table.column += repeats;
      return writer.closeCell({ copies: 0, empty: repeats });
    }
    if (rows > 1) table.reaching.set(table.column, rows - 1);
    table.column += repeats;
    return writer.closeCell({ copies: repeats });
  }
  for (let covered = 0; covered < repeats; covered += 1) {
    const left = table.reaching.get(table.column) ?? 0;
    table.reaching.set(table.column, left - table.row_repeats);
    if (covered > 0) writer.openCell();
    writer.closeCell({ goes_on: left > 0 });
    table.column += 1;
  }
}

function countOf(attributes: XmlAttributes, name: string): number {
  return Math.max(1, Math.floor(Number(attributes.get(name) ?? 1)) || 1);
}
