/**
 * "If the work comes to more than €100, we call you first" tells no price of the work: an amount in a clause with "if" and
 * "more than" is a bound for something else.
 */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";
import type { Extract } from "../extraction/extract.ts";
import { isAmong, thingOf, wordsOf } from "../extraction/own-row.ts";
import { showsPrice } from "../question/measures.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";

/** Such a clause in folded text. */
const CASE: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:if|where|when|should|once)\b[^.;]{0,60}?\b(?:exceeds?|(?:is|are|be|comes? to|costs?|goes) (?:more than|over|above|less than|under|below))\b[^.;,]*/g,
  "pt-BR":
    /\b(?:se|caso|quando)\b[^.;]{0,60}?\b(?:ultrapass\w+|exced\w+|pass\w+ d[eo]s?|for (?:maior|menor|acima|mais) (?:que|de)?|(?:custar|ficar|sair) (?:mais|menos|acima|abaixo))\b[^.;]{0,24}?\d[\d.,]*/g,
  it: /\b(?:se|quando|qualora)\b[^.;]{0,60}?\b(?:super\w+|ecced\w+|(?:costa|e|viene) (?:piu|meno|oltre|sopra|sotto)(?: di)?)\b[^.;,]*/g,
  ja: /[^、。]{0,30}円(?:を|以上|以下)?(?:超え|上回|下回|越え)(?:る|た)?(?:場合|とき|時|際)/g,
};

/** Whether a price was asked for, and every sentence with the thing shows one only in such a clause, or has the thing only there. */
export function isPriceOfCase(question: WeighedQuestion, { sentences, compared }: Extract): boolean {
  const { kind, locale, terms, passages } = question;
  if (kind !== "price" || compared || passages > FEW_PASSAGES) return false;
  const thing = thingOf(question);
  const told = sentences.map(({ text }) => {
    const whole = fold(text);
    return { whole, rest: whole.replaceAll(CASE[locale], " ") };
  });
  if (thing.length === 0 || !told.some(({ whole, rest }) => whole !== rest)) return false;
  return told.every(({ whole, rest }) => {
    if (/\d/.test(rest) && showsPrice(rest)) return false;
    const words = wordsOf(rest, question);
    return whole === rest || !thing.some((at) => isAmong(terms[at], words));
  });
}
