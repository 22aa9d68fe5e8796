/** Regression checks: when an answer is as it must be, and what a taught answer is checked by. */
import { toSentences } from "./language/sentences.ts";
import { fold } from "./language/normalise.ts";
import type { Locale } from "../contract/locale.ts";
import { startOf } from "./text.ts";

/** What a check of an answer looks at. */
export interface CheckedAnswer {
  readonly outcome: "answered" | "declined";
  readonly text: string;
  readonly citations: readonly { readonly passage: string }[];
}

/** How the sources of answers begin that a person decided; their ids follow. */
export const DECIDED_SOURCES = ["gaps/gap_", "reviews/rev_"] as const;

const DECIDED_SOURCE = /^(?:gaps\/gap|reviews\/rev)_[\w-]+$/u;

/** Whether a source is of an answer that a person decided. A file in a folder of that name is none: its name has an ending. */
export function isDecidedSource(source: string): boolean {
  return DECIDED_SOURCE.test(source);
}

const EXPECTED_CHARACTERS = 300;

/** Compared regardless of case, accents, width and blanks. */
const toComparable = (text: string): string => fold(text).replace(/\s+/g, " ").trim();

const holds = (text: string, expected: string): boolean =>
  toComparable(text).includes(toComparable(expected));

/**
 * Whether an answer is as expected; `expect` null: it must be declined. Where a model puts answers into its own words
 * (`paraphrased`), a passage that the answer cites may hold the text instead.
 */
export function meetsExpectation(
  answer: CheckedAnswer,
  expect: string | null,
  paraphrased: boolean,
): boolean {
  if (expect === null) return answer.outcome === "declined";
  if (answer.outcome !== "answered") return false;
  if (holds(answer.text, expect)) return true;
  return paraphrased && answer.citations.some(({ passage }) => holds(passage, expect));
}

/** What a taught answer is checked by: its first sentence that the robot now says, else its first. */
export function decideExpectation(taught: string, given: CheckedAnswer, locale: Locale): string {
  const sentences = toSentences(taught, locale)
    .map(({ start, end }) => taught.slice(start, end).trim())
    .filter((sentence) => sentence !== "");
  const said = sentences.find((sentence) => holds(given.text, sentence));
  return startOf(said ?? sentences[0] ?? taught, EXPECTED_CHARACTERS);
}
