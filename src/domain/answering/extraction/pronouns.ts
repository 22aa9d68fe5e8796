/** Sentences that begin with a pronoun ("She works on Mondays"): beside those of another section they say it of somebody else. */
import type { Locale } from "../../../contract/locale.ts";
import type { Asked } from "../question/question.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import type { Passage } from "../text/passages.ts";
import { sentenceAt } from "../../language/sentences.ts";

/** Japanese sentences leave out what they are about instead. */
const BEGINS: Readonly<Record<Locale, RegExp | undefined>> = {
  en: /^(?:(?:he|she|it|they|his|her|its|their)|(?:this|that) (?:is|was|takes?|costs?|lasts?|includes?|applies))\b/i,
  "pt-BR": /^(?:(?:ele|ela)s?|isso)\b/i,
  it: /^(?:lui|lei|egli|ella|ess[oaie]|loro)\b/i,
  ja: undefined,
};

/** Whether a sentence is about what stood before it, and can be read only there. */
export const saysOfOther = (text: string, locale: Locale): boolean => BEGINS[locale]?.test(text) ?? false;

/** Words that begin a sentence which goes on from the one before: "If that falls on a weekend, …", "In that case …". */
const GOES_ON: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:he|she|it|they|his|her|its|their|this|that|these|those|(?:if|when|once|unless|until) (?:that|this|it|they|he|she)|in (?:that|this) case|otherwise|after (?:that|this)|(?:later|less) than that)\b/i,
  "pt-BR":
    /^(?:(?:se |quando )?(?:ele|ela)s?|isso|ess[ea]s?|est[ea]s?|nesse caso|neste caso|caso contr[aá]rio|depois disso|em seguida)\b/i,
  it: /^(?:lui|lei|egli|ella|ess[oaie]|loro|quest[oaie]|quell[oaie]|in (?:quel|questo|tal) caso|altrimenti|dopo di che|in seguito)\b/i,
  ja: /^(?:その場合|それ|その|これ|この場合)/,
};

/** Whether a sentence begins with words that go on from the one before. */
export const goesOnFrom = (text: string, locale: Locale): boolean => GOES_ON[locale].test(text);

/** How a folded sentence goes on with what the thing of the one before it costs. */
const PRICE_GOES_ON =
  /^(?:[€$£¥\d]|(?:it|they|this|these|that|each|prices?|costs?|the (?:price|cost|fee|charge))\b|(?:custam?|isso|el[ea]s?|precos?|o (?:preco|valor|custo)|a (?:taxa|diaria))\b|(?:costano?|prezz[oi]|il (?:prezzo|costo)|la (?:tariffa|quota))\b|それ|これ|料金|価格|費用|代金|値段)/;

/** Whether a folded sentence goes on with the price of the thing of the one before it: "The fee is £5." */
export const goesOnWithPrice = (folded: string): boolean => PRICE_GOES_ON.test(folded);

/** The sentence that one goes on from: "He works on Tuesdays. He speaks French." goes on from who he is. */
function groundOf({ from, index }: RankedSentence, { locale }: Pick<Asked, "locale">): number {
  let ground = index - 1;
  while (ground > 0 && saysOfOther(sentenceAt(from.passage, ground), locale)) ground--;
  return ground;
}

/** Whether a question names the section of a sentence: "When does Dr Lee work?" knows who she is. */
const namesSection = ({ from: { heading } }: RankedSentence, { terms }: Asked): boolean =>
  terms.some(({ role }, at) => role === "content" && isFound(heading, at));

/** What the best sentence goes on from; undefined where it can be read by itself. */
export function findGround<P extends Passage>(
  best: RankedSentence<P>,
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
): RankedSentence<P> | undefined {
  if (best.index === 0 || !goesOnFrom(best.text, asked.locale)) return undefined;
  if (saysOfOther(best.text, asked.locale) && namesSection(best, asked)) return undefined;
  const ground = groundOf(best, asked);
  return ranked.find((other) => other.from === best.from && other.index === ground);
}

/** Whether a sentence says something of what is not told. */
export function lacksGround(
  sentence: RankedSentence,
  told: readonly RankedSentence[],
  asked: Asked,
): boolean {
  const { from, index, text } = sentence;
  if (index === 0 || !saysOfOther(text, asked.locale)) return false;
  const ground = groundOf(sentence, asked);
  return !told.some((other) => other.from === from && other.index >= ground && other.index < index);
}
