/**
 * Opening hours asked for without a day: all of them that stand together, whichever line alone has the word that was asked
 * ("Sunday: closed").
 */
import { fold } from "../../language/normalise.ts";
import { asksForHours, showsHours } from "../question/hours-words.ts";
import { speaksOfOpening } from "../text/opening.ts";
import { momentTerms } from "../question/moments.ts";
import type { ReadQuestion } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { findOpeningRows } from "../text/opening.ts";
import type { Passage } from "../text/passages.ts";
import { type Choice, take } from "./list-answer.ts";

type Asked = Pick<ReadQuestion, "terms" | "locale" | "folded">;

/** The hours around the best sentence, as far as `room` characters reach; undefined where they were not asked for, or are not told there. */
export function chooseHours<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
  room: number,
): Choice<P> | undefined {
  const { terms, locale } = asked;
  if (terms.some(({ role }) => role === "context")) return undefined;
  if (!asksForHours(asked) || momentTerms(asked).length > 0) return undefined;
  const speaks = (text: string): boolean => speaksOfOpening(fold(text), locale);
  // Another word of the question may stand elsewhere ("A che ora …?" in a price by the hour).
  const from = ranked
    .filter(
      ({ text, index, from: { passage } }) =>
        speaks(text) || speaks(passage.heading) || findOpeningRows(passage).has(index),
    )
    .find((one) => ranked.some((other) => other.from === one.from && showsHours(other.text, asked)))?.from;
  if (from === undefined) return undefined;
  const told = ranked
    .filter(
      (one) =>
        one.from === from &&
        (showsHours(one.text, asked) || speaks(one.text) || findOpeningRows(from.passage).has(one.index)),
    )
    .toSorted((one, other) => one.index - other.index);
  const choice = take(
    told,
    told.map(({ index }) => [index]),
    { from, room },
  );
  return choice.sentences.length > 0 ? choice : undefined;
}
