/** What tells no limit, though it tells ages or numbers of people: prices by age, and from how many on there is a discount. */
import type { Locale } from "../../../contract/locale.ts";
import { PRICED_BY_AGE } from "../../language/ages.ts";

/** Ages from which, or up to which, something is for somebody; of folded questions in plain words. */
const OF_AGES: Readonly<Record<Locale, RegExp>> = {
  en: /\bminimum age\b|\bhow old (?:do|must|should)\b/,
  "pt-BR": /\bidade minima\b|\ba partir de que idade\b/,
  it: /\bche eta\b/,
  ja: /何[歳才]から/,
};
/** A cell for ages among others of a row: "Ages 8 to 12; Price €9". */
const AGES_CELL = /(?:^|[;:] ?)(?:ages?|eta|idade)[ :]|対象|年齢/;

/** Whether a folded sentence tells a price, where the ages were asked for which something is. */
export const isPriceByAge = (question: string, sentence: string, locale: Locale): boolean =>
  OF_AGES[locale].test(question) && PRICED_BY_AGE.test(sentence) && !AGES_CELL.test(sentence);

const DISCOUNT = /\d ?%|\bdiscount|\bdesconto|\bscont|割引/;

/** Whether a folded sentence tells of a discount: that groups of eight pay less is no size of a group. */
export const tellsDiscount = (sentence: string): boolean => DISCOUNT.test(sentence);
