/** Tables of Word documents: rows, cells and what they span, without the rows and cells that a tracked change deletes. */
import type { MarkdownWriter } from "../markdown-writer.ts";
import type { XmlAttributes } from "./xml-walker.ts";

/** Where a walk stands in tables within tables. */
export interface DocxTables {
  open(name: string, attributes: XmlAttributes): void;
  /** Whether what was just opened is left out with all that stands in it; its end is not told to `close`. */
  isDeleted(name: string): boolean;
  close(name: string): void;
}

interface Row {
  is_open: boolean;
  is_deleted: boolean;
  /** Where its next cell begins. */
  column: number;
}

interface Cell {
  columns: number;
  /** null: it spans one row. */
  merge: "begins" | "goes_on" | null;
  is_deleted: boolean;
}

/** Columns whose cells go on with one that stood in a deleted row. */
type Headless = Set<number>;

/** No table is open yet. A row is only written with its first cell: that it is deleted stands behind its beginning. */
export function createDocxTables(writer: MarkdownWriter): DocxTables {
  const tables: Headless[] = [];
  const rows: Row[] = [];
  const cells: Cell[] = [];
  let in_row_properties = 0;
  // What a deleted cell spans is still of account; its text is not.
  const isDeleted = (name: string): boolean =>
    (name === "p" || name === "tbl") && cells.at(-1)?.is_deleted === true;
  return {
    open: (name, attributes) => {
      if (isDeleted(name)) return;
      const row = rows.at(-1);
      if (name === "tbl") {
        tables.push(new Set());
        writer.openTable();
      } else if (name === "tr") rows.push({ is_open: false, is_deleted: false, column: 0 });
      else if (name === "trPr") in_row_properties += 1;
      else if (name === "del" && in_row_properties > 0 && row) row.is_deleted = true;
      else if (name === "tc") cells.push(openCell(writer, row));
      else noteProperty(cells.at(-1), name, attributes);
    },
    isDeleted,
    close: (name) => {
      if (name === "tbl") {
        tables.pop();
        writer.closeTable();
      } else if (name === "tr") rows.pop();
      else if (name === "trPr") in_row_properties -= 1;
      else if (name === "tc") closeCell(writer, cells.pop(), { row: rows.at(-1), headless: tables.at(-1) });
    },
  };
}

function openCell(writer: MarkdownWriter, row: Row | undefined): Cell {
  const is_deleted = row?.is_deleted === true;
  if (!is_deleted) {
    if (row?.is_open === false) writer.openRow();
    if (row) row.is_open = true;
    writer.openCell();
  }
  return { columns: 1, merge: null, is_deleted };
}

interface Place {
  readonly row: Row | undefined;
  readonly headless: Headless | undefined;
}

/** A cell that spans columns leaves empty cells behind it, so that the columns below stay in place. */
function closeCell(
  writer: MarkdownWriter,
  cell: Cell | undefined,
  { row, headless = new Set() }: Place,
): void {
  if (cell === undefined) return;
  const { columns, merge, is_deleted } = cell;
  const column = row?.column ?? 0;
  if (row) row.column += columns;
  if (row?.is_deleted === true && merge === "begins") headless.add(column);
  else if (merge !== "goes_on") headless.delete(column);
  if (row?.is_deleted === true) return;
  const goes_on = merge === "goes_on" && !is_deleted && !headless.has(column);
  writer.closeCell({ empty: columns - 1, goes_on });
}

function noteProperty(cell: Cell | undefined, name: string, attributes: XmlAttributes): void {
  if (cell === undefined) return;
  if (name === "gridSpan") cell.columns = Math.min(50, Math.max(1, Number(attributes.get("val")) || 1));
  else if (name === "vMerge") cell.merge = attributes.get("val") === "restart" ? "begins" : "goes_on";
  else if (name === "cellDel") cell.is_deleted = true;
}
