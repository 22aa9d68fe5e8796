/** Tables of Word documents: rows, cells and what they span, without the rows that a tracked change deletes. */
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
}

interface Span {
  columns: number;
  /** It is the rest of a cell above. */
  goes_on: boolean;
}

/** No table is open yet. A row is only written with its first cell: that it is deleted stands behind its beginning. */
export function createDocxTables(writer: MarkdownWriter): DocxTables {
  const rows: Row[] = [];
  const spans: Span[] = [];
  let in_row_properties = 0;
  return {
    open: (name, attributes) => {
      const row = rows.at(-1);
      if (name === "tbl") writer.openTable();
      else if (name === "tr") rows.push({ is_open: false, is_deleted: false });
      else if (name === "trPr") in_row_properties += 1;
      else if (name === "del" && in_row_properties > 0 && row) row.is_deleted = true;
      else if (name === "tc" && row?.is_deleted !== true) openCell(writer, row, spans);
      else noteSpan(spans.at(-1), name, attributes);
    },
    isDeleted: (name) => name === "tc" && rows.at(-1)?.is_deleted === true,
    close: (name) => {
      if (name === "tbl") writer.closeTable();
      else if (name === "tr") rows.pop();
      else if (name === "trPr") in_row_properties -= 1;
      else if (name === "tc") closeCell(writer, spans.pop());
    },
  };
}

function openCell(writer: MarkdownWriter, row: Row | undefined, spans: Span[]): void {
  if (row?.is_open === false) writer.openRow();
  if (row) row.is_open = true;
  spans.push({ columns: 1, goes_on: false });
  writer.openCell();
}

/** A cell that spans columns leaves empty cells behind it, so that the columns below stay in place. */
function closeCell(writer: MarkdownWriter, { columns, goes_on } = { columns: 1, goes_on: false }): void {
  writer.closeCell({ empty: columns - 1, goes_on });
}

function noteSpan(span: Span | undefined, name: string, attributes: XmlAttributes): void {
  if (span === undefined) return;
  if (name === "gridSpan") span.columns = Math.min(50, Math.max(1, Number(attributes.get("val")) || 1));
  else if (name === "vMerge") span.goes_on = attributes.get("val") !== "restart";
}
