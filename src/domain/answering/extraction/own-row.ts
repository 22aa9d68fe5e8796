/**
 * The row of the thing that was asked for: "Do you have kids' bikes?" and "City bike per day" are answered by the row with
 * that label, not by what else is said of children or of city bikes.
 */
import { analyse, compoundOf, termsOf, toGroups } from "../../language/analyse.ts";
import { findMoments } from "../../language/calendar.ts";
import { fold, unify } from "../../language/normalise.ts";
import { asksToHire, asksWhetherHired } from "../question/hiring.ts";
import { asksForWeekday, namesSuchMoments } from "../question/moments.ts";
import { isMeasure } from "../question/measures.ts";
import { type Asked, asksYesOrNo } from "../question/question.ts";
import { SYNONYM } from "../../language/relatives.ts";
import { toTokens } from "../../language/tokens.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { gistOf } from "../ranking/weigh.ts";
import { isUnitOfTime } from "../text/rate.ts";
import { isRow, labelOf } from "./rows.ts";
import { hasContext } from "../question/asked-terms.ts";

/** What is said in brackets behind a label does not count. */
const BRACKETS = /[（(][^（）()]{0,40}[)）]/gu;

/** Words of a label. A word of two parts is one: "E-bike" is no more than "ebike". */
export function wordsOf(written: string, { locale }: Pick<Asked, "locale">): readonly string[] {
  const label = written.replace(BRACKETS, " ");
  const parts = new Set<string>();
  for (const group of toGroups(toTokens(unify(label)))) {
    if (compoundOf(group) === undefined) continue;
    for (const term of group.flatMap((token) => termsOf(token, locale))) parts.add(term);
  }
  return analyse(label, locale).filter((word) => !parts.has(word));
}

/** Whether an asked term is one of the words, or a synonym of one. */
export function isAmong(term: Asked["terms"][number] | undefined, words: readonly string[]): boolean {
  return words.some(
    (word) => term?.variants.includes(word) || (term?.relatives.get(word)?.instead ?? 0) >= SYNONYM.instead,
  );
}

/** The asked terms that name the thing: neither how many, nor for how long. */
export const thingOf = (asked: Asked): number[] =>
  gistOf(asked).filter((at) => {
    const term = asked.terms[at];
    return term !== undefined && term.kind !== "number" && !isUnitOfTime(term.word, asked.locale);
  });

/** Whether such a row may be the answer: one that shows the measure, or any where nothing was asked but whether there is the thing. */
function mayAnswer({ shows, from }: RankedSentence, asked: Asked, label: readonly string[]): boolean {
  const { kind, locale, terms } = asked;
  if (isMeasure(kind)) return shows === true && kind !== "moment";
  if (!asksYesOrNo(asked) && !asksWhetherHired(asked.folded, locale)) return false;
  return terms.every(
    (term, at) =>
      term.role !== "content" ||
      asksToHire(term, locale) ||
      term.kind === "number" ||
      isUnitOfTime(term.word, locale) ||
      isAmong(term, label) ||
      isFound(from.heading, at),
  );
}

/** How many words more than the thing that was asked for a label has; undefined where it is none of that thing. */
export function countMore(label: readonly string[], row: RankedSentence, asked: Asked): number | undefined {
  const thing = thingOf(asked);
  if (!mayAnswer(row, asked, label)) return undefined;
  const isLabelled = (at: number): boolean => isAmong(asked.terms[at], label);
  if (!thing.some(isLabelled)) return undefined;
  if (!thing.every((at) => isLabelled(at) || isFound(row.from.heading, at))) return undefined;
  // "Tandem bicycle" is the row of the tandem where bicycles are hired; "E-bike battery check" is none of the e-bike.
  const more = label.filter((word) => !asked.terms.some((term) => isAmong(term, [word])));
  return more.every((word) => row.from.passage.heading_terms.includes(word)) ? more.length : undefined;
}

const countInRow = (row: RankedSentence, asked: Asked): number | undefined =>
  isRow(row) ? countMore(wordsOf(labelOf(row), asked), row, asked) : undefined;

/** Whether a sentence is the row of the thing that was asked for. */
export const isOwnRow = (row: RankedSentence, asked: Asked): boolean => countInRow(row, asked) !== undefined;

/** The one row whose label is the thing that was asked for, or comes nearest to it. */
export function findOwnRow<S extends RankedSentence>(ranked: readonly S[], asked: Asked): S | undefined {
  if (hasContext(asked)) return undefined;
  const rows = ranked
    .flatMap((row) => {
      const more = countInRow(row, asked);
      return more === undefined ? [] : { row, more };
    })
    .toSorted((one, other) => one.more - other.more);
  const [first, second] = rows;
  return first && first.more !== second?.more ? first.row : undefined;
}

/** Whether a row's label is said in the question, and is no day: "Is the sunrise tour on Sundays?" is told when the sunrise tour is. */
export function isOfNamedThing(row: RankedSentence, { folded }: Asked): boolean {
  const label = isRow(row) ? fold(labelOf(row)) : "";
  return label !== "" && findMoments(label).length === 0 && folded.includes(label);
}

/** The row of the thing that was asked about on a day, where the best sentence is another thing's: whoever names the lake tour is not told what there is on Sunday. */
export function findRowOfThing<S extends RankedSentence>(ranked: readonly S[], asked: Asked): S | undefined {
  if (!asksForWeekday(asked) || (ranked[0] && isOfNamedThing(ranked[0], asked))) return undefined;
  return ranked.find((row) => isOfNamedThing(row, asked) && namesSuchMoments(row.text, asked));
}
