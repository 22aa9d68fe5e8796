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

/** A line: its pieces in order, its letters' size, and where its base line starts (points from the bottom left). */
export interface PdfLine {
  readonly pieces: LinePiece[];
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
      if (!isBlank) line ??= { pieces: [], size, x, y, page };
      line?.pieces.push({ x, str: run.str });
      length += run.str.length;
      if (run.hasEOL) end();
    },
  };
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
