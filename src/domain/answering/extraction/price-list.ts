/** Lists of prices: rows with an amount below a heading that says so ("Prices"), each of one thing. */
import { findMoments, MOMENT_NAMES } from "../../language/calendar.ts";
import { fold } from "../../language/normalise.ts";
import { AMOUNT } from "../question/measures.ts";
import { type Asked, namesNothing } from "../question/question.ts";
import { isSide } from "../question/sides.ts";
import { isFound, wholeOf } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { isItem } from "../text/lists.ts";
import { BELOW, isQuestion, lastHeading } from "../text/headings.ts";
import { isProse, isRow, labelOf } from "./rows.ts";

/** Whether a row stands in a list of prices that is called so. */
export function isInPriceList(row: RankedSentence, { terms, locale }: Asked): boolean {
  if (row.shows !== true || isProse(row)) return false;
  return terms.some(
    (term, at) => (term.role === "cue" || isSide(term, locale)) && isFound(row.from.heading, at),
  );
}

/** Whether it was asked for prices, and of nothing in particular: "What are your prices?" */
export const asksForPrices = (asked: Asked): boolean => asked.kind === "price" && namesNothing(asked);

/** Whether a price is asked for, and a sentence or what stands above it has a word for that: a deposit is none. */
export const saysPrice = (sentence: RankedSentence, { kind, terms }: Asked): boolean =>
  kind === "price" && terms.some(({ role }, at) => role === "cue" && isFound(wholeOf(sentence), at));

/** Beside an amount this much makes no thing: "€30 per hour", "1時間1,000円". */
const FEW_LETTERS = 12;
const FEW_CHARACTERS = 4;

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** Whether hardly anything is left of a folded text without what `told` finds in it. */
function isBare(folded: string, told: RegExp): boolean {
  const left = folded.replace(told, "");
  const characters = countOf(left, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  return left !== folded && characters <= FEW_CHARACTERS && countOf(left, /\p{L}/gu) <= FEW_LETTERS;
}

/** Names of days and months in a folded text, longest first. */
export const DAY = new RegExp(
  String.raw`(?:${MOMENT_NAMES.toSorted((one, other) => other.length - one.length).join("|")})s?(?:-feira)?`,
  "g",
);

const NAMES = new Set(MOMENT_NAMES);

/** Whether a heading is a day and nothing else. */
const isDay = (heading: string): boolean =>
  findMoments(fold(heading)).length > 0 &&
  fold(heading)
    .replace(/-?feira\b/, "")
    .split(/[^\p{L}]+/u)
    .every((word) => word === "" || NAMES.has(word));

const namesDay = ({ text }: Pick<RankedSentence, "text">): boolean => findMoments(fold(text)).length > 0;

/**
 * Sentences that say little without what stands above them, with that: a bare amount ("Haircut: €30"), a row below a day
 * ("Tuesday: 7 pm Pilates"). Prose that names the day once goes on without it.
 */
export function withThings<S extends RankedSentence>(sentences: readonly S[]): readonly S[] {
  return sentences.map((sentence) => {
    const { from, branch } = sentence;
    const name = lastHeading(from.passage.heading);
    if (branch !== undefined || name === "" || isQuestion(name) || from.passage.kind === "qa")
      return sentence;
    const beside = isRow(sentence) ? [sentence] : sentences.filter((other) => other.from === from);
    const needsIt = isDay(name) ? !beside.some(namesDay) : isAlone(sentence);
    return needsIt ? { ...sentence, branch: name } : sentence;
  });
}

/** Whether a sentence is hardly more than an amount, or than a day with its hour below the name of a section of a section. */
function isAlone(sentence: RankedSentence): boolean {
  const { from, text } = sentence;
  if (labelOf(sentence) !== "" || isItem(text) || /[.!?。]$/u.test(text)) return false;
  // A section of a section is a thing ("Yoga" in "Timetable"), and a section alone may be the hours of all.
  const isThing = from.passage.heading.split(BELOW).length > 2;
  return isBare(fold(text), AMOUNT) || (isThing && isBare(fold(text), DAY));
}
