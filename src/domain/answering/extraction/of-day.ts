/** Which of the sentences tell of the day (or month) that was asked for, and which of others. */
import { findMoments } from "../../language/calendar.ts";
import { fold } from "../../language/normalise.ts";
import { asksForMonth, asksForWeekday, momentTerms, namesSuchMoments } from "../question/moments.ts";
import type { Asked } from "../question/question.ts";
import { type Found, isFound } from "../ranking/match.ts";
import { type RankedSentence, topOf } from "../ranking/rank.ts";
import { gistOf } from "../ranking/weigh.ts";
import { isOfNamedThing } from "./own-row.ts";
import { isRow, labelOf, withoutOthers } from "./rows.ts";

/** Whether what was found names a day (or month) that was asked for. */
export const namesDay = (found: Found | undefined, asked: Asked): boolean =>
  momentTerms(asked).some((indexes) => indexes.every((at) => isFound(found, at)));

/** Whether a sentence itself tells of the day (or month) that was asked for. */
export function tellsOfDay({ from, index }: RankedSentence, asked: Asked): boolean {
  return namesDay(from.sentences[index], asked);
}

/** Whether it tells of other days, and nothing above it of the asked one: hours of Sunday where Wednesday was asked for. */
export function tellsOfOtherDays(sentence: RankedSentence, asked: Asked): boolean {
  if (tellsOfDay(sentence, asked) || namesDay(sentence.from.heading, asked)) return false;
  return namesSuchMoments(sentence.text, asked);
}

/** Whether a row is one of a part of the year, and not of a thing that is there then: "June to August: 9 to 8". */
const isOfPart = (row: RankedSentence): boolean => findMoments(fold(labelOf(row))).length > 0;

/** The sentences without rows of other months than the asked one, where a row of their list tells of that: July is between June and August. */
export function withoutOtherMonths<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
): readonly S[] {
  if (!asksForMonth(asked) || asksForWeekday(asked)) return ranked;
  const moments = new Set(momentTerms(asked).flat());
  return withoutOthers(ranked, {
    isRight: (row) => isOfPart(row) && tellsOfDay(row, asked),
    isOther: (row) => isOfPart(row) && tellsOfOtherDays(row, asked),
    words: gistOf(asked).filter((at) => !moments.has(at)),
  });
}

/** Whether the sentence that leads is a row of another day, beside rows of the asked one: Wednesday's fish is none of Friday. */
export function isRowOfOtherDay(asked: Asked, sentences: readonly RankedSentence[]): boolean {
  const best = topOf(sentences);
  if (!best || !isRow(best) || !tellsOfOtherDays(best, asked) || isOfNamedThing(best, asked)) return false;
  const { from } = best;
  return from.sentences.some((found, index) => isRow({ from, index }) && namesDay(found, asked));
}
