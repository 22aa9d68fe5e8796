/** Of what ages those are for whom a price is asked ("for a 10 year old"), and the names under which such prices are told. */
import type { Locale } from "../../../contract/locale.ts";
import { type AskedAge, findAskedAges } from "../../language/ages.ts";
import type { AnswerKind } from "./answer-kind.ts";
import { type AskedTerm, type ReadingLanguages, toAskedTerms } from "./asked-terms.ts";

interface Asked {
  readonly folded: string;
  readonly kind: AnswerKind;
}

const PAYING: Readonly<Record<Locale, string>> = {
  en: "child adult",
  "pt-BR": "crianca adulto",
  it: "bambino adulto",
  ja: "子供 大人",
};

/** What prices by age are mostly for, and that there may be none; a list of them need not say so. */
const ADMISSION: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:tickets?|entry|entrance|admission|enter|get|visit|come|pay|free|need)$/,
  "pt-BR":
    /^(?:ingressos?|entradas?|entra[rm]?|graca|gratis|gratuit[oa]s?|precisa|bilhetes?|visit\p{L}+|pag\p{L}+)$/u,
  it: /^(?:bigliett[oi]|ingress[oi]|entrat[ae]|entran?o?|entrare|gratis|gratuit[oaie]|visit\p{L}+|pag\p{L}+)$/u,
  ja: /^(?:入場|入館|入園|場料|館料|園料|券|チケット|入|無料)$/,
};
/** Whether a folded word asks for getting in, which prices by age are for where they name nothing else. */
export const isForGettingIn = (word: string, locale: Locale): boolean => ADMISSION[locale].test(word);

const DISCOUNT: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:discounts?|concessions?|reductions?|reduced|cheaper|money off|% off|pay less|group rate)\b/,
  "pt-BR": /\b(?:descontos?|abatimento|mais barato|pag\p{L}+ menos|meia[- ]entrada|preco especial)\b/u,
  it: /\b(?:scont[oi]|riduzion[ei]|ridott[oi]|agevolazion[ei]|meno caro|pag\p{L}+ (?:di )?meno|prezzo speciale)\b/u,
  ja: /割引|割り引|割安|安く|学割|シニア割|団体割|優待/,
};
/** Whether a question asks to pay less. */
export const asksForDiscount = ({
  folded,
  locale,
}: Pick<Asked, "folded"> & { readonly locale: Locale }): boolean => DISCOUNT[locale].test(folded);

/** The ages for which a price is asked; none where something else is asked for. */
export const agesOfPrice = ({ folded, kind }: Asked): readonly AskedAge[] =>
  kind === "price" ? findAskedAges(folded) : [];

/** The terms of a question with the names under which prices by age are told, where one is asked for. */
export function withPaying(
  terms: readonly AskedTerm[],
  asked: Asked,
  reading: ReadingLanguages,
): readonly AskedTerm[] {
  if (agesOfPrice(asked).length === 0) return terms;
  // No page writes "4-year-old": it says whom a price is for.
  const asking = terms.map((term) =>
    isForGettingIn(term.word, reading.locale) || /^\d+yearolds?$/.test(term.word)
      ? { ...term, role: "cue" as const }
      : term,
  );
  const said = new Set(terms.flatMap(({ variants }) => variants));
  const added = toAskedTerms(PAYING[reading.locale], reading).filter(
    ({ variants }) => !variants.some((variant) => said.has(variant)),
  );
  return [...asking, ...added.map((term) => ({ ...term, role: "cue" as const }))];
}
