/**
 * Words of a question that pages tell by showing it: "in instalments" by "3x", languages and flavours by naming some. Such a sentence holds the word as one that says it.
 */
import { fold } from "../../language/normalise.ts";
import { tellsIncluded } from "../../language/included.ts";
import type { Locale } from "../../../contract/locale.ts";
import type { AskedTerm } from "./asked-terms.ts";
import { namesOfKind } from "./named-kinds.ts";
import { createPayerFinder } from "./payers.ts";

/** Some things one after the other: what there is of a kind that has no names of its own. */
const SEVERAL = /\p{L}, [^,]{2,40}(?:,| (?:and|or|e|ed|o|ou) )|[、・][^、・。]{1,16}[、・]/u;

/** How paying in parts is told. */
const IN_PARTS =
  /\b\d{1,2} ?x\b|\b(?:\d{1,2}|two|three|four|six|duas|tres|quatro|cinco|seis|dez|doze|due|tre|quattro|cinque|sei|dieci|dodici) (?:monthly |equal |interest-free )?(?:instal|payments|vezes|parcelas|rate\b)|\d回(?:まで|払い|分割)/;

/** A word of a question, by its folded form, and the folded sentences that tell it in other words. */
const TOLD: readonly (readonly [asked: RegExp, tells: (folded: string) => boolean])[] = [
  [/^(?:languages?|idiomas?|linguas?|lingue|言語)$/, (folded) => namesOfKind(folded, "language")],
  [
    /^(?:formats?|formatos?|formati|files?|arquivos?|形式|フォーマット|ファイル)$/,
    (folded) => namesOfKind(folded, "format"),
  ],
  [
    /^(?:flavou?rs?|fillings?|toppings?|sabor(?:es)?|recheios?|gust[oi]|味)$/,
    (folded) => SEVERAL.test(folded),
  ],
  [
    /^(?:instal?lments?|parcel(?:a|as|am|ar|amos|ado|amento|ei)|prestac(?:ao|oes)|divid(?:e|em|ir)|rat[ae]|rateizza\w+|分割)$/,
    (folded) => IN_PARTS.test(folded),
  ],
  [/^(?:includ(?:ed|es?)|incluid[oa]s?|inclus[oaie]s?|compres[oaie]|含|込)$/, tellsIncluded],
];

/** Tells the asked terms (by position) that a sentence tells in other words; undefined where none of them may be. */
export function createShownFinder(
  terms: readonly Pick<AskedTerm, "word" | "role">[],
  locale: Locale,
): ((text: string) => readonly number[]) | undefined {
  const kinds = terms.flatMap(({ word }, at) =>
    TOLD.flatMap(([asked, tells]) => (asked.test(word) ? [{ at, tells }] : [])),
  );
  const findPayers = createPayerFinder(terms, locale);
  if (kinds.length === 0) return findPayers;
  return (text) => {
    const folded = fold(text);
    const shown = kinds.flatMap(({ at, tells }) => (tells(folded) ? [at] : []));
    return [...shown, ...(findPayers?.(text) ?? [])];
  };
}
