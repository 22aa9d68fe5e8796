/**
 * Lines of a PDF page from its text runs, in the order in which the page was written (columns stay columns).
 */

/** A run of text as the PDF library gives it. */
export interface TextRun {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly hasEOL: boolean;
}

/** A piece of a line and where it starts. */
export interface LinePiece {
  readonly x: number;
  readonly str: string;
}

/** A gap within a line that is wider than any between words. */
interface Gap {
  readonly from: number;
  readonly to: number;
}

/** A line: its pieces in order, its letters' size, and where its base line starts (points from the bottom left). */
export interface PdfLine {
  readonly pieces: LinePiece[];
  readonly gaps: Gap[];
  /** Where its last word ends. */
  end: number;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly page: number;
}

/** Gathers runs into lines. */
export interface LineGatherer {
  readonly lines: PdfLine[];
  add(run: TextRun, page: number): void;
  /** Ends the line that is open; called at the end of a page. */
  end(): void;
  /** Characters gathered so far. */
  length(): number;
}

/** Creates a gatherer for one document. */
export function createLineGatherer(): LineGatherer {
  const lines: PdfLine[] = [];
  let line: PdfLine | null = null;
  let length = 0;
  const end = (): void => {
    if (line !== null && line.pieces.length > 0) lines.push(line);
    line = null;
  };
  return {
    lines,
    end,
    length: () => length,
    add: (run, page) => {
      const [, , skew = 0, rise = 0, x = 0, y = 0] = run.transform;
      const size = Math.round(Math.hypot(skew, rise) * 10) / 10;
      const isBlank = run.str.trim() === "";
      if (line !== null && !isBlank && isElsewhere(line, { size, x, y })) end();
      if (!isBlank) {
        line ??= { pieces: [], gaps: [], end: x, size, x, y, page };
        noteGap(line, x);
        line.end = x + run.width;
      }
      line?.pieces.push({ x, str: run.str });
      length += run.str.length;
      if (run.hasEOL) end();
    },
  };
}

/** In widths of a letter. What stands between words of a justified line is narrower. */
const CELL_GAP = 0.8;
const WIDEST_BLANK = 3;
const MOST_GAPS = 50;
/** A list's mark, which stands apart from its item. */
const MARK = /^(?:\P{L}{0,3}|\P{L}{0,3}\p{L}[.)])$/u;

function noteGap(line: PdfLine, x: number): void {
  const isWide = x - line.end > Math.max(line.size, 4) * CELL_GAP;
  const isMark = line.pieces.length <= 2 && MARK.test(textOf(line));
  if (isWide && !isMark && line.gaps.length < MOST_GAPS) line.gaps.push({ from: line.end, to: x });
}

/** Whether two lines are rows of one table: cells of theirs begin or end at the same place. */
export function areRows(one: PdfLine, other: PdfLine): boolean {
  const isSame = (left: number, right: number): boolean => Math.abs(left - right) < Math.max(one.size, 4) / 3;
  if (one.page !== other.page || isJustified(one) || isJustified(other)) return false;
  // A name and a price at the right edge.
  if (one.gaps.length === 1 && other.gaps.length === 1 && isSame(one.end, other.end)) return true;
  return one.gaps.some(({ from, to }) =>
    other.gaps.some((gap) => isSame(gap.to, to) || isSame(gap.from, from)),
  );
}

/** In a narrow column all gaps of a line may be wide; they are alike, and not as wide as those of most tables. */
function isJustified({ gaps, size }: PdfLine): boolean {
  const widths = gaps.map(({ from, to }) => to - from);
  const widest = Math.max(...widths);
  return widths.length > 1 && widest - Math.min(...widths) < 1 && widest < size * WIDEST_BLANK;
}

/** Another base line than a superscript's, going down or jumping back up to a new column. */
function isElsewhere(
  line: PdfLine,
  run: { readonly size: number; readonly x: number; readonly y: number },
): boolean {
  const upright = Math.abs(line.y - run.y) > Math.max(line.size, run.size, 4) * 0.9;
  const sideways = Math.abs(line.x - run.x) > Math.max(line.size, run.size, 4) * 0.9;
  return upright && (sideways || run.x <= line.x);
}

/** The text of a line. */
export function textOf({ pieces }: PdfLine): string {
  const text = pieces.map(({ str }) => str).join("");
  return text.replace(/\s+/gu, " ").trim();
}
