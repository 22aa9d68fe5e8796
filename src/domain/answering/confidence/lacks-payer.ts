/** Prices and discounts for somebody whom the answer does not name: that groups pay less tells students nothing. */
import { fold } from "../../language/normalise.ts";
import { sentenceAt } from "../../language/sentences.ts";
import type { Extract } from "../extraction/extract.ts";
import { asksForDiscount, payersIn, tellsPayers } from "../question/payers.ts";
import type { ReadQuestion } from "../question/question.ts";
import type { RankedPassage } from "../ranking/rank.ts";

/** Whether a passage tells what some payers pay, or who pays less. */
const isByPayer =
  ({ locale }: ReadQuestion) =>
  ({ passage }: RankedPassage): boolean =>
    passage.sentences.some((_, index) => tellsPayers(fold(sentenceAt(passage, index)), locale));

/**
 * Whether a price or discount was asked for somebody of whom the answer does not tell. A price is told nevertheless where no
 * passage tells other payers theirs: then it is everybody's.
 */
export function lacksPayer(
  question: ReadQuestion,
  { sentences }: Extract,
  found: readonly RankedPassage[],
): boolean {
  const { folded, kind, locale } = question;
  const isDiscount = asksForDiscount(question);
  if (kind !== "price" && !isDiscount) return false;
  const asked = payersIn(folded, locale);
  if (asked.length === 0) return false;
  const texts = sentences.map(({ from, text }) => fold(`${from.passage.heading} ${text}`));
  if (asked.some(([, told]) => texts.some((text) => told.test(text)))) return false;
  return isDiscount || found.some(isByPayer(question));
}
