/**
 * Workbooks: each visible sheet as a heading and a table of what its cells show. Hidden sheets, rows and
 * columns stay hidden: people hide what is not meant for the reader.
 */
import { DocumentFault, TextFull } from "../document-fault.ts";
import { drawingHandlers } from "./drawing-walk.ts";
import type { MarkdownWriter } from "../markdown-writer.ts";
import { readCoreTitle, readRelations } from "./office-parts.ts";
import type { UncalculatedCells } from "../../../ports/converter.ts";
import type { Reader } from "../reader.ts";
import { type NumberFormat, readNumberFormats, readSharedStrings, showNumber } from "./xlsx-cells.ts";
import { addUncalculated, isUncalculated } from "./xlsx-formulas.ts";
import { NO_UNIT } from "./xlsx-units.ts";
import { walkXml, type XmlAttributes, type XmlHandlers } from "./xml-walker.ts";
import { openZipArchive, type ZipArchive } from "./zip-archive.ts";

const WORKBOOK = "xl/workbook.xml";
const MAX_COLUMNS = 200;
const MOST_ROWS_OF_CELL = 1_000;

interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  readonly strings: readonly string[];
  readonly readings: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly counts_from_1904: boolean;
}

/** Reads an xlsx. */
export const readXlsx: Reader = async ({ bytes, writer, limits, isOutOfTime, know }) => {
  const archive = await openZipArchive(bytes);
  const workbook = await openWorkbook(archive);
  know({ title: await readCoreTitle(archive) });
  let lacking: UncalculatedCells | undefined;
  for (const [at, { name, part }] of workbook.sheets.slice(0, limits.max_pages).entries()) {
    if (isOutOfTime()) break;
    know({ truncated: at + 1 < workbook.sheets.length });
    const { rows, uncalculated } = readSheet(
      (await archive.readText(part)) ?? "",
      workbook,
      limits.max_characters,
    );
    lacking = addUncalculated(lacking, name, uncalculated);
    if (rows.some((row) => row.length > 0)) writer.heading(2, name);
    writer.table(rows);
    await readDrawings(archive, part, writer);
  }
  know({ uncalculated: lacking });
  if (workbook.readings.length > 0) writer.paragraph(`ふりがな: ${workbook.readings.join(" ")}`);
};

/** Text boxes lie on the sheet, not in its cells. */
async function readDrawings(archive: ZipArchive, sheet: string, writer: MarkdownWriter): Promise<void> {
  const relations = await readRelations(archive, sheet);
  for (const { kind, target } of relations.values()) {
    const xml = kind === "drawing" ? await archive.readText(target) : null;
    if (xml !== null) walkXml(xml, drawingHandlers(writer));
  }
}

async function openWorkbook(archive: ZipArchive): Promise<Workbook> {
  const xml = await archive.readText(WORKBOOK);
  if (xml === null) throw new DocumentFault("corrupt", "no workbook");
  const relations = await readRelations(archive, WORKBOOK);
  const sheets: { name: string; part: string }[] = [];
  let counts_from_1904 = false;
  walkXml(xml, {
    open: (name, attributes) => {
      if (name === "workbookPr") counts_from_1904 = ["1", "true"].includes(attributes.get("date1904") ?? "");
      if (name !== "sheet" || (attributes.get("state") ?? "visible") !== "visible") return;
      const related = [...attributes.values()].map((value) => relations.get(value));
      const part = related.find((relation) => relation?.kind === "worksheet");
      if (part !== undefined) sheets.push({ name: attributes.get("name") ?? "", part: part.target });
    },
  });
  const strings = [...relations.values()].find(({ kind }) => kind === "sharedStrings")?.target;
  return {
    sheets,
    ...(await readSharedStrings(archive, strings)),
    formats: await readNumberFormats(archive),
    counts_from_1904,
  };
}

interface OpenCell {
  readonly reference: string;
  readonly column: number;
  readonly type: string;
  readonly format: NumberFormat;
  value: string;
  has_formula: boolean;
}

interface Sheet {
  readonly rows: string[][];
  /** Where cells are that show what is not in the file. */
  readonly uncalculated: readonly string[];
}

/** What a sheet shows, until it is more text than the document may have; the writer then says that it is cut. */
function readSheet(xml: string, workbook: Workbook, max_characters: number): Sheet {
  const sheet: OpenSheet = {
    rows: new Map(),
    left: max_characters,
    hidden: [],
    hidden_rows: new Set(),
    uncalculated: [],
  };
  try {
    walkXml(xml, sheetHandlers(sheet, workbook));
  } catch (error) {
    if (!(error instanceof TextFull)) throw error;
  }
  for (const number of sheet.hidden_rows) sheet.rows.delete(number);
  return {
    rows: [...sheet.rows.values()],
    uncalculated: sheet.uncalculated.flatMap(({ row, reference }) =>
      sheet.hidden_rows.has(row) ? [] : [reference],
    ),
  };
}

interface OpenSheet {
  /** By their number. */
  readonly rows: Map<number, string[]>;
  /** Characters that may still come. */
  left: number;
  /** Columns that are hidden, from and to. */
  readonly hidden: { readonly from: number; readonly to: number }[];
  readonly hidden_rows: Set<number>;
  readonly uncalculated: { readonly row: number; readonly reference: string }[];
}

function take(sheet: OpenSheet, text: string): void {
  sheet.left -= text.length + 1;
  if (sheet.left < 0) throw new TextFull("more cells than the text may hold");
}

function sheetHandlers(sheet: OpenSheet, workbook: Workbook): XmlHandlers {
  let row: string[] = [];
  let number = 0;
  let next = 0;
  let cell: OpenCell | null = null;
  let inValue = false;
  return {
    open: (name, attributes) => {
      if (name === "row") {
        number = Number(attributes.get("r")) || number + 1;
        sheet.rows.set(number, (row = []));
        next = 0;
        if (isHidden(attributes)) sheet.hidden_rows.add(number);
      } else if (name === "c") {
        cell = openCell(attributes, next, workbook);
        next = cell.column + 1;
      } else if (name === "f" && cell !== null) cell.has_formula = true;
      else if (name === "v" || name === "t") inValue = true;
      else openSheetPart(sheet, name, attributes);
    },
    text: (text) => {
      if (inValue && cell !== null) cell.value += text;
    },
    close: (name) => {
      if (name === "v" || name === "t") inValue = false;
      if (name !== "c" || cell === null) return;
      const { column } = cell;
      const isShown = sheet.hidden.every(({ from, to }) => column < from || column > to);
      const text = isShown ? showCell(cell, workbook) : "";
      setCell(row, cell.column, text);
      if (isShown && isUncalculated(cell))
        sheet.uncalculated.push({ row: number, reference: cell.reference });
      cell = null;
      take(sheet, text);
    },
  };
}

/** Rows that a filter leaves out (a table has its own elsewhere) are shown with the next one: nobody hid them from readers. */
function openSheetPart(sheet: OpenSheet, name: string, attributes: XmlAttributes): void {
  if (name === "mergeCell") fillBelow(sheet, attributes.get("ref"));
  else if (name === "filterColumn" || name === "tablePart") sheet.hidden_rows.clear();
  else if (name === "col" && isHidden(attributes) && sheet.hidden.length < MAX_COLUMNS)
    sheet.hidden.push({ from: Number(attributes.get("min")) - 1, to: Number(attributes.get("max")) - 1 });
}

/** Hidden, and not folded up with its group: LibreOffice writes a level of 0 where there is none. */
function isHidden(attributes: XmlAttributes): boolean {
  const isFolded = Number(attributes.get("outlineLevel") ?? 0) > 0;
  return ["1", "true"].includes(attributes.get("hidden") ?? "") && !isFolded;
}

/** What spans rows (`A2:A4`) is said in each of them that says more: a row is understood alone. */
function fillBelow(sheet: OpenSheet, reference = ""): void {
  const [first = "", last = ""] = reference.split(":");
  const column = columnOf(first) ?? 0;
  const top = rowOf(first);
  const text = sheet.rows.get(top)?.[column] ?? "";
  const bottom = text === "" ? top : Math.min(rowOf(last), top + MOST_ROWS_OF_CELL);
  for (let number = top + 1; number <= bottom; number += 1) {
    const row = sheet.rows.get(number) ?? [];
    const said = row.some((cell) => cell !== "") ? text : "";
    take(sheet, said);
    setCell(row, column, said);
  }
}

function openCell(attributes: XmlAttributes, next: number, workbook: Workbook): OpenCell {
  const style = Number(attributes.get("s") ?? 0);
  return {
    reference: attributes.get("r") ?? "",
    column: columnOf(attributes.get("r")) ?? next,
    type: attributes.get("t") ?? "n",
    format: workbook.formats[style] ?? NO_UNIT,
    value: "",
    has_formula: false,
  };
}

function setCell(row: string[], column: number, text: string): void {
  if (column >= MAX_COLUMNS || text === "") return;
  while (row.length < column) row.push("");
  row[column] = text;
}

function showCell({ type, value, format }: OpenCell, workbook: Workbook): string {
  if (type === "s") return workbook.strings[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  return type === "n" ? showNumber(value, format, workbook.counts_from_1904) : value;
}

const rowOf = (reference: string): number => Number(/\d{1,7}$/.exec(reference)?.[0] ?? 0);

/** `AB12` is column 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? "")?.[0];
  if (letters === undefined) return undefined;
  return (
    Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce((sum, digit) => sum * 26 + digit, 0) - 1
  );
}
