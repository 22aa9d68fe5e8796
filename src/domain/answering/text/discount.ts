/** A discount that is told by its signs alone: "Students get 20% off", "£2 off every hour", "half price", 20%オフ, 500円引き. */
import type { Locale } from "../../../contract/locale.ts";

const REDUCED =
  /\d ?% ?off\b|\d ?%? ?オフ|\d ?円引|半額(?!を(?:前払|お?支払))|[€$£] ?\d[\d.,]{0,8} off\b|\bhalf[- ]price\b|\bpays? (?:only )?half\b|\b(?:metade do|meio|metà) pre(?:ço|zzo)\b|(?:\d ?(?:%|€|euros?)|r\$ ?\d[\d.,]{0,8}) (?:in meno|a menos)\b|(?:[€$£] ?\d[\d.,]{0,8}|\d ?%) (?:less|cheaper)\b|\d ?% (?:menos|mais barat[oa]s?)\b|\bpaga(?:m|mos)? (?:só |apenas )?metade\b|\bpagano (?:solo )?(?:la )?metà|\d ?円安/iu;
const DISCOUNT: Readonly<Record<Locale, string>> = {
  en: "discount",
  "pt-BR": "desconto",
  it: "sconto",
  ja: "割引",
};

/** The word for what a text says by signs; none where it has none, or says the word as well. */
export function nameOfDiscount(text: string, locale: Locale): string[] {
  const name = DISCOUNT[locale];
  return REDUCED.test(text.normalize("NFKC")) && !text.toLowerCase().includes(name) ? [name] : [];
}
