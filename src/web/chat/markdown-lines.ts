/** Markdown to nodes: what the parts of the scanner hand each other, and the lines that they read. */

/** Counts work, so that a test can prove it linear. */
export interface Meter {
  steps: number;
  /** Lines were wrapped by hand: a newline is no break. */
  readonly wrapped?: boolean | undefined;
}

/** Lines under way, with the reading position. */
export interface Lines {
  readonly all: readonly string[];
  at: number;
  readonly depth: number;
  readonly meter: Meter;
  /** The level of the last heading, so that levels have no gap. */
  readonly outline: { readonly above: number; level: number };
}

/** The line at the reading position, or so many after it; empty beyond the last. */
export function lineAt({ all, at }: Lines, ahead = 0): string {
  return all[at + ahead] ?? "";
}

/** The line at the reading position, which goes on to the next. */
export function takeLine(lines: Lines): string {
  const line = lineAt(lines);
  lines.meter.steps += 1 + line.length;
  lines.at += 1;
  return line;
}
