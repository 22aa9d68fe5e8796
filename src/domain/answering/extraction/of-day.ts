/** Which of the sentences tell of the day (or month) that was asked for, and which of others. */
import { momentTerms, namesSuchMoments } from "../question/moments.ts";
import type { Asked } from "../question/question.ts";
import { type Found, isFound } from "../ranking/match.ts";
import { type RankedSentence, topOf } from "../ranking/rank.ts";
import { isOfNamedThing } from "./own-row.ts";
import { isRow } from "./rows.ts";

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

/** Whether the sentence that leads is a row of another day, beside rows of the asked one: Wednesday's fish is none of Friday. */
export function isRowOfOtherDay(asked: Asked, sentences: readonly RankedSentence[]): boolean {
  const best = topOf(sentences);
  if (!best || !isRow(best) || !tellsOfOtherDays(best, asked) || isOfNamedThing(best, asked)) return false;
  const { from } = best;
  return from.sentences.some((found, index) => isRow({ from, index }) && namesDay(found, asked));
}
