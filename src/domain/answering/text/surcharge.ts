/** A surcharge that is told by its signs alone: "costs 50% more", "add £2", "2 € in più", "R$ 20 a mais", 大人300円増し. */
import type { Locale } from "../../../contract/locale.ts";
import { fold } from "../../language/normalise.ts";

const NUMBER = String.raw`\d(?:[\d.,]{0,12}\d)?`;
const AMOUNT = String.raw`(?:(?:[€$£]|r\$) ?${NUMBER}|${NUMBER} ?(?:€|%|euros?\b|reais\b|pounds?\b|円))`;
/** Between an amount and the word for more; "£40 or more" is a least amount. */
const BETWEEN = String.raw`,? (?:(?!or\b|and\b|o\b|ou\b|e\b)\p{L}{1,20} ){0,3}`;

const toPattern = (behind: string, before: string): RegExp =>
  new RegExp(String.raw`${AMOUNT}${BETWEEN}(?:${behind})\b|(?:${before}) ?${AMOUNT}`, "u");

const SIGNS: Readonly<Record<Locale, RegExp>> = {
  en: toPattern(
    "more|extra|on top|dearer|to add",
    String.raw`\badd(?:s|ed)?|\+|\b(?:an )?(?:extra|additional|supplement of)|\bextra:`,
  ),
  "pt-BR": toPattern(
    "a mais|extras?|adicion(?:al|ais)",
    String.raw`\bmais|\+|\bextra:?|\bacrescent\p{L}{1,8}`,
  ),
  it: toPattern(
    "in piu|extra|aggiuntiv[oi]",
    String.raw`\baggiung\p{L}{1,8}|\+|\bextra:?(?: di)?|\bmaggiorat[oaie] del`,
  ),
  ja: /\d ?円(?:の)?(?:増|加算|高く|アップ)|(?:別途|プラス|\+)[^\d。]{0,6}\d[\d,]{0,12} ?円|\d(?:割|%|パーセント)(?:増|高く|アップ)/u,
};
const WORD: Readonly<Record<Locale, string>> = {
  en: "surcharge",
  "pt-BR": "acréscimo",
  it: "supplemento",
  ja: "追加",
};

/** The word for what a text says by signs; none where it has none, or says the word as well. */
export function nameOfSurcharge(text: string, locale: Locale): string[] {
  const word = WORD[locale];
  const folded = fold(text);
  return SIGNS[locale].test(folded) && !folded.includes(fold(word)) ? [word] : [];
}
