/**
 * Where every reader writes: headings, paragraphs, list items and tables become Markdown, bounded in length.
 * Text inside a table is gathered per cell; a table inside a cell flattens into it, since Markdown has no nesting.
 */
import { type BlockBuffer, createBlockBuffer } from "./block-buffer.ts";
import { TextFull } from "./document-fault.ts";
import { renderTable } from "./markdown-table.ts";

const MAX_CELLS_IN_ROW = 1_000;

interface OpenTable {
  readonly rows: string[][];
  cell: string[] | null;
}

/** A block of text that is being written. */
export interface MarkdownWriter {
  /** A heading of level 1 to 6; nothing when the text is blank. */
  heading(level: number, text: string): void;
  /** A paragraph; line breaks inside are kept. */
  paragraph(text: string): void;
  /** A list item, `depth` 0 to 8; `marker` is `-` or `1.`. */
  listItem(item: { readonly depth: number; readonly marker: "-" | "1."; readonly text: string }): void;
  /** Lines exactly as they are (already Markdown, or code). */
  verbatim(text: string): void;
  openTable(): void;
  openRow(): void;
  openCell(): void;
  /** Ends a cell; `copies` (1) cells with its text, then `empty` (0) ones for the columns that it spans. */
  closeCell(extent?: { readonly copies?: number; readonly empty?: number }): void;
  closeTable(): void;
  /** A whole table at once; the first row is the header. */
  table(rows: readonly (readonly string[])[]): void;
  /** Everything written so far; a table that is still open is closed first. */
  finish(): { readonly text: string; readonly truncated: boolean };
}

interface Writing {
  readonly buffer: BlockBuffer;
  readonly tables: OpenTable[];
  /** Characters gathered in cells that are not written yet. */
  gathered: number;
}

/** Creates a writer that holds at most `max_characters`; writing more throws `TextFull`. */
export function createMarkdownWriter(max_characters: number): MarkdownWriter {
  const writing: Writing = { buffer: createBlockBuffer(max_characters), tables: [], gathered: 0 };
  const { buffer, tables } = writing;
  return {
    heading: (level, text) => {
      const line = oneLine(text);
      write(writing, line, () => buffer.add(`${"#".repeat(Math.min(6, Math.max(1, level)))} ${line}`));
    },
    paragraph: (text) => write(writing, text, () => buffer.add(text.trim())),
    listItem: ({ depth, marker, text }) => {
      const indent = (marker === "-" ? "  " : "   ").repeat(Math.min(8, depth));
      write(writing, text, () => buffer.add(`${indent}${marker} ${oneLine(text)}`, "item"));
    },
    verbatim: (text) => write(writing, text, () => buffer.add(text.replace(/^\n+|\s+$/gu, ""))),
    openTable: () => void tables.push({ rows: [], cell: null }),
    openRow: () => void tables.at(-1)?.rows.push([]),
    openCell: () => openCell(tables.at(-1)),
    closeCell: (extent) => closeOpenCell(tables.at(-1), extent),
    closeTable: () => closeTable(writing),
    table: (rows) => addTable(buffer, rows),
    finish: () => {
      while (tables.length > 0) closeTableIfItFits(writing);
      return buffer.finish();
    },
  };
}

/** Text goes into the cell that is open, else into the document as `add` formats it. */
function write(writing: Writing, text: string, add: () => void): void {
  if (text.trim() === "") return;
  const cell = writing.tables.at(-1)?.cell;
  if (cell === undefined || cell === null) return add();
  cell.push(text.trim());
  writing.gathered += text.length;
  writing.buffer.reserve(writing.gathered);
}

function closeTable(writing: Writing): void {
  const table = writing.tables.pop();
  if (table === undefined) return;
  closeOpenCell(table);
  if (writing.tables.length > 0) {
    const flat = table.rows.map((row) => row.join(" ")).join("\n");
    return write(writing, flat, () => writing.buffer.add(flat));
  }
  writing.gathered = 0;
  addTable(writing.buffer, table.rows);
}

function closeTableIfItFits(writing: Writing): void {
  try {
    closeTable(writing);
  } catch (error) {
    if (!(error instanceof TextFull)) throw error;
  }
}

function addTable(buffer: BlockBuffer, rows: readonly (readonly string[])[]): void {
  const rendered = renderTable(rows);
  if (rendered !== "") buffer.add(rendered);
}

function openCell(table: OpenTable | undefined): void {
  if (table === undefined) return;
  closeOpenCell(table);
  if (table.rows.length === 0) table.rows.push([]);
  table.cell = [];
}

function closeOpenCell(
  table: OpenTable | undefined,
  { copies = 1, empty = 0 }: { readonly copies?: number; readonly empty?: number } = {},
): void {
  if (table === undefined || table.cell === null) return;
  const text = table.cell.join("\n");
  const row = table.rows.at(-1);
  if (row !== undefined && row.length < MAX_CELLS_IN_ROW) {
    row.push(...Array.from({ length: copies }, () => text), ...Array.from({ length: empty }, () => ""));
  }
  table.cell = null;
}

/** White space, line breaks included, as single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
