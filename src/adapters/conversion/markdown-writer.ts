/**
 * Where every reader writes: headings, paragraphs, list items and tables become Markdown, bounded in length.
 * Text inside a table is gathered per cell; a table inside a cell flattens into it, since Markdown has no nesting.
 */
import { type BlockBuffer, createBlockBuffer } from "./block-buffer.ts";
import { TextFull } from "./document-fault.ts";
import { asLiteral } from "./literal.ts";
import { NO_HEADER, renderTable } from "./markdown-table.ts";

const MAX_CELLS_IN_ROW = 1_000;

/** A cell of an earlier row that reaches into further ones. */
interface Hanging {
  readonly text: string;
  rows: number;
}

interface OpenTable {
  readonly rows: string[][];
  cell: string[] | null;
  /** Cells that reach below the open row, by column. */
  readonly hanging: Map<number, Hanging>;
  /** Of the cells of the first row: whether they name what stands in their row. */
  readonly names: boolean[];
  /** What reaches into the open row from above, by column. */
  reaching: ReadonlyMap<number, string>;
}

/** How far a cell reaches: `copies` (1) with its text, `empty` (0) ones behind for columns that it spans, `rows` (1) in all. */
export interface CellExtent {
  readonly copies?: number;
  readonly empty?: number;
  readonly rows?: number;
  /** It is the rest of the cell above, and says the same. */
  readonly goes_on?: boolean;
  /** It is marked as a name, of its column or its row. */
  readonly is_name?: boolean;
}

/** A block of text that is being written. What is told is text as it is read; `verbatim` and `table` take Markdown. */
export interface MarkdownWriter {
  /** A heading of level 1 to 6; nothing when the text is blank. */
  heading(level: number, text: string): void;
  /** A paragraph; line breaks inside are kept. */
  paragraph(text: string): void;
  /** A list item, `depth` 0 to 8; `marker` is `-` or `1.`. */
  listItem(item: { readonly depth: number; readonly marker: "-" | "1."; readonly text: string }): void;
  /** A further paragraph of the item above. */
  itemText(text: string): void;
  /** Lines exactly as they are (already Markdown, or code). */
  verbatim(text: string): void;
  openTable(): void;
  openRow(): void;
  openCell(): void;
  /** Ends a cell. What spans rows is said in each of them: a row is understood alone. */
  closeCell(extent?: CellExtent): void;
  closeTable(): void;
  /** A whole table at once; the first row is the header. People write Markdown and HTML into the cells of a sheet. */
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
      const line = oneLine(asLiteral(text));
      write(writing, line, () => buffer.add(`${"#".repeat(Math.min(6, Math.max(1, level)))} ${line}`));
    },
    paragraph: (text) => {
      const literal = asLiteral(text);
      write(writing, literal, () => buffer.add(literal.trim()));
    },
    listItem: ({ depth, marker, text }) => {
      const indent = (marker === "-" ? "  " : "   ").repeat(Math.min(8, depth));
      const literal = asLiteral(text);
      write(writing, literal, () => buffer.add(`${indent}${marker} ${oneLine(literal)}`, "item"));
    },
    itemText: (text) => {
      const literal = asLiteral(text);
      write(writing, literal, () => buffer.add(`   ${literal.trim()}`));
    },
    verbatim: (text) => write(writing, text, () => buffer.add(text.replace(/^\n+/u, "").trimEnd())),
    openTable: () =>
      void tables.push({ rows: [], cell: null, hanging: new Map(), names: [], reaching: new Map() }),
    openRow: () => openRow(writing, tables.at(-1)),
    openCell: () => openCell(writing, tables.at(-1)),
    closeCell: (extent) => closeOpenCell(writing, tables.at(-1), extent),
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
  gather(writing, text);
}

function closeTable(writing: Writing): void {
  const table = writing.tables.pop();
  if (table === undefined) return;
  closeOpenCell(writing, table);
  fillRow(writing, table);
  if (writing.tables.length > 0) {
    const flat = table.rows.map((row) => row.join(" ")).join("\n");
    return write(writing, flat, () => writing.buffer.add(flat));
  }
  writing.gathered = 0;
  addTable(writing.buffer, hasHeader(table) ? table.rows : [NO_HEADER, ...table.rows]);
}

/** A first row of which the first cell alone is a name is one like those below it. */
function hasHeader({ names: [first, ...others], rows }: OpenTable): boolean {
  return first !== true || others.length === 0 || others.some(Boolean) || !rows[0]?.[0];
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

function openRow(writing: Writing, table: OpenTable | undefined): void {
  if (table === undefined) return;
  fillRow(writing, table);
  const reaching = new Map<number, string>();
  for (const [column, cell] of table.hanging) {
    reaching.set(column, cell.text);
    cell.rows -= 1;
    if (cell.rows === 0) table.hanging.delete(column);
  }
  table.reaching = reaching;
  table.rows.push([]);
}

function openCell(writing: Writing, table: OpenTable | undefined): void {
  if (table === undefined) return;
  closeOpenCell(writing, table);
  if (table.rows.length === 0) table.rows.push([]);
  fillRow(writing, table);
  table.cell = [];
}

function closeOpenCell(writing: Writing, table: OpenTable | undefined, extent: CellExtent = {}): void {
  if (table === undefined || table.cell === null) return;
  const { copies = 1, empty = 0, rows = 1, goes_on = false } = extent;
  if (table.rows.length === 1) table.names.push(extent.is_name === true);
  const row = table.rows.at(-1);
  if (row !== undefined && row.length < MAX_CELLS_IN_ROW) {
    const own = table.cell.join("\n");
    const above = goes_on && own === "" ? (table.rows.at(-2)?.[row.length] ?? "") : "";
    gather(writing, above);
    const cells = [...Array<string>(copies).fill(own || above), ...Array<string>(empty).fill("")];
    if (rows > 1)
      for (const [at, text] of cells.entries()) table.hanging.set(row.length + at, { text, rows: rows - 1 });
    row.push(...cells);
  }
  table.cell = null;
}

/** Fills the next columns of the open row with what reaches into them from above; empty cells count: a few make millions. */
function fillRow(writing: Writing, { rows, reaching }: OpenTable): void {
  const row = rows.at(-1);
  for (;;) {
    const text = row && row.length < MAX_CELLS_IN_ROW ? reaching.get(row.length) : undefined;
    if (row === undefined || text === undefined) return;
    gather(writing, text || " ");
    row.push(text);
  }
}

// What is said again counts, too: a small file must not become a large text.
function gather(writing: Writing, text: string): void {
  if (text === "") return;
  writing.gathered += text.length;
  writing.buffer.reserve(writing.gathered);
}

/** White space, line breaks included, as single spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
