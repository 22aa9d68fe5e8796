/** "The dearest boat" is not told by the price of some boat: rows were compared, or the page says itself which it is. */
import { fold } from "../../language/normalise.ts";
import type { Extract } from "../extraction/extract.ts";
import { findSuperlative } from "../question/superlative.ts";
import { asksYesOrNo } from "../question/question.ts";
import { AMOUNT } from "../question/measures.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";

/** How the least of several prices is told: "from €59". */
const FROM =
  /\b(?:from|starts?|starting|a partir|desde|part(?:e|ono|ir) da|da) (?:at |de )?(?:r\$ ?|[€$£¥] ?)?\d|\d ?(?:円|ユーロ)?(?:から|~|〜)/;

/** "Is it dearer?" compares two and asks for no extreme, though Portuguese and Italian say it by the words of "the dearest". */
const DEARER =
  /\b(?:e|fica|sai|sao|ficam|saem|sono|sara|viene) (?:mais|piu|meno) (?:car|barat|economic|costos)\p{L}+|\bcustam? (?:mais|menos)\b|\bcosta(?:no)? (?:di )?(?:piu|meno)\b/u;

/** Whether one thing of several was asked for by its price, and the price of a single one is told, that was neither compared nor says so. */
export function lacksExtreme(question: WeighedQuestion, { compared, sentences }: Extract): boolean {
  const { folded, locale, passages } = question;
  if (DEARER.test(folded) && asksYesOrNo(question)) return false;
  const asked = findSuperlative(folded, locale);
  if (compared || passages > FEW_PASSAGES || asked?.by !== "price" || sentences.length !== 1) return false;
  return !sentences.some(({ text }) => {
    const said = fold(text);
    // A row of several prices is the comparison.
    if ((said.match(AMOUNT) ?? []).length > 1) return true;
    return findSuperlative(said, locale) !== undefined || (!asked.most && FROM.test(said));
  });
}
