/** Markdown to nodes: what the parts of the scanner hand each other. */

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
