/** What tells no limit, though it tells ages or numbers of people: prices by age, and from how many on there is a discount. */
import type { Locale } from "../../../contract/locale.ts";
import { AGES_TOLD, findAskedAges } from "../../language/ages.ts";
import type { AnswerKind } from "./answer-kind.ts";
import { type AskedTerm, type ReadingLanguages, toAskedTerms } from "./asked-terms.ts";

/** Ages from which, or up to which, something is for somebody; of folded questions in plain words. */
const OF_AGES: Readonly<Record<Locale, RegExp>> = {
  en: /\bminimum age\b|\bhow old (?:do|must|should)\b/,
  "pt-BR": /\bidade minima\b|\ba partir de que idade\b/,
  it: /\bche eta\b/,
  ja: /何[歳才]から/,
};
const PRICE = /[€$£¥%円]|r\$|ユーロ|\bdiscount|\bdesconto|\bscont|割引/;

/** Whether a folded sentence tells a price, where the ages were asked for which something is. */
export const isPriceByAge = (question: string, sentence: string, locale: Locale): boolean =>
  OF_AGES[locale].test(question) && PRICE.test(sentence);

const DISCOUNT = /\d ?%|\bdiscount|\bdesconto|\bscont|割引/;

/** Whether a folded sentence tells of a discount: that groups of eight pay less is no size of a group. */
export const tellsDiscount = (sentence: string): boolean => DISCOUNT.test(sentence);

const AGE_WORD = /^(?:ages?|old|idade|anos|eta|anni|年齢)$/;

/** The terms of a question for ages, found where ages are told, whatever word is used for them. */
export function withAgesTold(
  terms: readonly AskedTerm[],
  { kind, folded }: { readonly kind: AnswerKind; readonly folded: string },
  languages: ReadingLanguages,
): readonly AskedTerm[] {
  if (kind !== "age" || findAskedAges(folded).length > 0) return terms;
  const [told] = toAskedTerms(AGES_TOLD[languages.locale], languages);
  const at = terms.findIndex(({ word, role }) => role === "content" && AGE_WORD.test(word));
  if (!told || terms.some(({ word }) => word === told.word)) return terms;
  if (at < 0) return [...terms, { ...told, role: "cue" }];
  return terms.map((term, index) =>
    index === at ? { ...term, variants: [...term.variants, ...told.variants] } : term,
  );
}
