/**
 * What a PDF shows outside its text: values filled into forms, put beside their labels, and who signed,
 * which is written only in the picture of the signature.
 */
import { getResolvedPDFJS } from "unpdf";
import type { PDFPageProxy } from "unpdf/pdfjs";

import type { PdfLine } from "./pdf-lines.ts";

const MAX_FIELDS_ON_PAGE = 2_000;
/** A gap wider than this (thousandths of the letters' size) is a space. */
const WORD_GAP = -150;

interface Field {
  readonly fieldType?: string;
  readonly fieldValue?: unknown;
  readonly hasAppearance?: boolean;
  readonly rect?: readonly number[];
}

interface PageLines {
  readonly lines: PdfLine[];
  /** Index of the page's first line. */
  readonly first: number;
  readonly page: number;
}

/** Adds the page's form values and signatures to its lines. */
export async function addFormTexts(page: PDFPageProxy, target: PageLines): Promise<void> {
  const fields = ((await page.getAnnotations()) as readonly Field[]).slice(0, MAX_FIELDS_ON_PAGE);
  for (const { fieldValue, rect } of fields) {
    const value: unknown = Array.isArray(fieldValue) ? fieldValue.join(", ") : fieldValue;
    if (typeof value !== "string" || value.trim() === "" || value === "Off") continue;
    placeValue(target, value, rect ?? []);
  }
  const isSigned = fields.some(
    ({ fieldType, hasAppearance }) => fieldType === "Sig" && hasAppearance === true,
  );
  if (!isSigned) return;
  for (const text of await readSignatures(page)) {
    target.lines.push({ ...lineOf(text, target.page), x: 0, y: 0 });
  }
}

function lineOf(str: string, page: number): Omit<PdfLine, "x" | "y"> {
  return { pieces: [{ x: 0, str }], gaps: [], end: 0, size: 10, page };
}

/** A value follows the label on its line; without a line beside it, it becomes a line. */
function placeValue(
  target: PageLines,
  value: string,
  [left = 0, bottom = 0, , top = 0]: readonly number[],
): void {
  const { lines, first, page } = target;
  const beside = lines.slice(first).find(({ x, y }) => y >= bottom - 4 && y <= top && x <= left);
  const piece = { x: left, str: ` ${value} ` };
  if (beside === undefined) lines.push({ ...lineOf(piece.str, page), x: left, y: bottom });
  else if (!beside.pieces.some(({ str }) => str.includes(value))) {
    const next = beside.pieces.findIndex(({ x, str }) => x > left && str.trim() !== "");
    beside.pieces.splice(next < 0 ? beside.pieces.length : next, 0, piece);
  }
}

async function readSignatures(page: PDFPageProxy): Promise<string[]> {
  providePlatform();
  const { OPS } = await getResolvedPDFJS();
  const operators = await page.getOperatorList();
  const texts: string[] = [];
  let inAnnotation = false;
  operators.fnArray.forEach((operator, at) => {
    if (operator === OPS.beginAnnotation) inAnnotation = true;
    else if (operator === OPS.endAnnotation) inAnnotation = false;
    else if (inAnnotation && operator === OPS.showText)
      texts.push(glyphText((operators.argsArray[at] as unknown[])[0]));
  });
  return texts.filter((text) => text.trim() !== "");
}

function glyphText(glyphs: unknown): string {
  if (!Array.isArray(glyphs)) return "";
  const pieces = glyphs.map((glyph: unknown) => {
    if (typeof glyph === "number") return glyph < WORD_GAP ? " " : "";
    return (glyph as { unicode?: string } | null)?.unicode ?? "";
  });
  return pieces.join("");
}

/** NOTE: the PDF library uses `transferToFixedLength`, which Node 20 lacks, when it prepares fonts. Runs in the child only. */
function providePlatform(): void {
  const prototype = ArrayBuffer.prototype as { transferToFixedLength?: (length?: number) => ArrayBuffer };
  prototype.transferToFixedLength ??= function transferToFixedLength(
    this: ArrayBuffer,
    length?: number,
  ): ArrayBuffer {
    return this.slice(0, length ?? this.byteLength);
  };
}
