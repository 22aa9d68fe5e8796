/**
 * Tables of OpenDocument files. Cells and rows carry repeat counts (a sheet ends in a million empty rows),
 * so repeats are bounded and empty ones are not written.
 */
import type { MarkdownWriter } from "./markdown-writer.ts";
import type { XmlAttributes } from "./xml-walker.ts";

const MAX_REPEATS = 50;

/** Takes the table elements of a walk; both methods tell whether the element was theirs. */
export interface OpenDocumentTables {
  open(name: string, attributes: XmlAttributes): boolean;
  close(name: string): boolean;
  /** The name of the sheet whose table was opened last; null for a table within a text. */
  readonly sheet_name: string | null;
}

/** Creates the table part of a walk. */
export function createOpenDocumentTables(writer: MarkdownWriter): OpenDocumentTables {
  let inSpreadsheet = false;
  let depth = 0;
  const repeats: number[] = [];
  const tables = {
    sheet_name: null as string | null,
    open: (name: string, attributes: XmlAttributes): boolean => {
      if (name === "spreadsheet") inSpreadsheet = true;
      else if (name === "table") {
        depth += 1;
        tables.sheet_name = inSpreadsheet && depth === 1 ? (attributes.get("name") ?? "") : null;
        if (tables.sheet_name !== null) writer.heading(2, tables.sheet_name);
        writer.openTable();
      } else if (name === "table-row") writer.openRow();
      else if (name === "table-cell" || name === "covered-table-cell") {
        repeats.push(repeatsOf(attributes));
        writer.openCell();
      } else return false;
      return true;
    },
    close: (name: string): boolean => {
      if (name === "table") {
        depth -= 1;
        writer.closeTable();
      } else if (name === "table-cell" || name === "covered-table-cell")
        writer.closeCell({ copies: repeats.pop() ?? 1 });
      else return name === "table-row" || name === "spreadsheet";
      return true;
    },
  };
  return tables;
}

function repeatsOf(attributes: XmlAttributes): number {
  return Math.min(MAX_REPEATS, Math.max(1, Number(attributes.get("number-columns-repeated") ?? 1) || 1));
}
