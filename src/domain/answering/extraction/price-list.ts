/** Lists of prices: rows with an amount below a heading that says so ("Prices"), each of one thing. */
import { fold } from "../../language/normalise.ts";
import { AMOUNT } from "../question/measures.ts";
import { type Asked, namesNothing } from "../question/question.ts";
import { isSide } from "../question/sides.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { isItem } from "../text/lists.ts";
import { isQuestion, lastHeading } from "../text/headings.ts";
import { isRow, labelOf } from "./rows.ts";

/** Whether what stands on a line of its own is prose: no row, for all its price. */
export const isProse = (row: RankedSentence): boolean =>
  !isItem(row.text) && labelOf(row) === "" && /[.!?。]$/u.test(row.text);

/** Whether a row stands in a list of prices that is called so. */
export function isInPriceList(row: RankedSentence, { terms, locale }: Asked): boolean {
  if (!isRow(row) || row.shows !== true || isProse(row)) return false;
  return terms.some(
    (term, at) => (term.role === "cue" || isSide(term, locale)) && isFound(row.from.heading, at),
  );
}

/** Whether it was asked for prices, and of nothing in particular: "What are your prices?" */
export const asksForPrices = (asked: Asked): boolean => asked.kind === "price" && namesNothing(asked);

/** Beside an amount this much makes no thing: "€30 per hour", "1時間1,000円". */
const FEW_LETTERS = 12;
const FEW_CHARACTERS = 4;

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** Whether a folded text tells an amount and hardly anything else. */
function isBareAmount(folded: string): boolean {
  const left = folded.replace(AMOUNT, "");
  const characters = countOf(left, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  return left !== folded && characters <= FEW_CHARACTERS && countOf(left, /\p{L}/gu) <= FEW_LETTERS;
}

/** A bare amount below the name of what it is for, told with that name: "Haircut: €30". */
export function withThing<S extends RankedSentence>(sentence: S): S {
  const { from, text, branch } = sentence;
  const name = lastHeading(from.passage.heading);
  if (branch !== undefined || name === "" || isQuestion(name) || from.passage.kind === "qa") return sentence;
  const isLabelled = labelOf(sentence) !== "" || isItem(text) || isProse(sentence);
  return !isLabelled && isBareAmount(fold(text)) ? { ...sentence, branch: name } : sentence;
}
