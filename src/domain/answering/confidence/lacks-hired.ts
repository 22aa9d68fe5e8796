/** "Can I rent a kayak?" of a page that says nothing of renting: a price of that very thing answers it, and nothing else does. */
import { fold } from "../../language/normalise.ts";
import type { Extract } from "../extraction/extract.ts";
import { settlesPrice, showsPrice } from "../question/measures.ts";
import { asksToHire, asksWhetherHired } from "../question/hiring.ts";
import { isFound, wholeOf } from "../ranking/match.ts";
import { gistOf, type WeighedQuestion } from "../ranking/weigh.ts";

/** Whether it was asked if something may be hired, and no sentence of the answer speaks of that or tells a price of the thing. */
export function lacksHired(question: WeighedQuestion, { sentences }: Extract): boolean {
  if (question.kind !== "other" || !asksWhetherHired(question.folded, question.locale)) return false;
  const hired = question.terms.flatMap((term, at) => (asksToHire(term, question.locale) ? [at] : []));
  if (hired.length === 0) return false;
  const gist = gistOf(question);
  return sentences.every((sentence) => {
    const own = sentence.from.sentences[sentence.index];
    const folded = fold(sentence.text);
    const isPriced = showsPrice(folded) || settlesPrice(folded);
    const isOfIt = isPriced && gist.every((at) => isFound(own, at));
    return !isOfIt && !hired.some((at) => isFound(wholeOf(sentence), at));
  });
}
