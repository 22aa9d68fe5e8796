/** The terms by which a price for somebody is looked for: those under which prices by payers are told stand beside what was said. */
import type { Locale } from "../../../contract/locale.ts";
import { toNumber } from "../../language/number-words.ts";
import type { AnswerKind } from "./answer-kind.ts";
import { type AskedTerm, type ReadingLanguages, toAskedTerms } from "./asked-terms.ts";
import { agesOfPrice, isForGettingIn, namesPayer } from "./payers.ts";
import { readParty } from "./paying-party.ts";
import { isSide } from "./sides.ts";

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

/** What a party says of coming and paying, and no page of its prices. */
const COMING: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:hes|shes|im|were|total|spend|come|coming|visit|go|going|group|trip|day)$/,
  "pt-BR": /^(?:custar\p{L}*|gast\p{L}+|total|grupo|vamos|ir|visit\p{L}+|dia)$/u,
  it: /^(?:spend\p{L}+|costare|costerebbe|total[ei]|gruppo|venire|veniamo|visit\p{L}+|giorno)$/u,
  ja: /^(?:行|来|訪|合計|全部|グループ|1日)$/,
};

/** Whether a folded word only says that a party comes, or pays. */
export const isOfComing = (word: string, locale: Locale): boolean =>
  isForGettingIn(word, locale) || COMING[locale].test(word);

const asCue = (term: AskedTerm): AskedTerm => ({ ...term, role: "cue" });

/** The names under which prices are told, as cues, without those that are said. */
function payersBeside(terms: readonly AskedTerm[], reading: ReadingLanguages): readonly AskedTerm[] {
  const said = new Set(terms.flatMap(({ variants }) => variants));
  return toAskedTerms(PAYING[reading.locale], reading)
    .filter(({ variants }) => !variants.some((variant) => said.has(variant)))
    .map(asCue);
}

/** Where nothing but payers is named, what they pay stands beside what others do. */
function withOtherPayers(
  terms: readonly AskedTerm[],
  { folded, kind }: Asked,
  reading: ReadingLanguages,
): readonly AskedTerm[] {
  const { locale } = reading;
  const party = readParty({ folded, kind, locale });
  const asksOnly = ({ word }: AskedTerm): boolean =>
    party !== undefined && (COMING[locale].test(word) || isSide({ word }, locale));
  const isBeside = (term: AskedTerm): boolean =>
    isForGettingIn(term.word, locale) || asksOnly(term) || toNumber(term.word) > 0;
  const content = terms.filter((term) => term.role === "content" && !isBeside(term));
  const isPayer = ({ word }: AskedTerm): boolean => namesPayer(word, locale) || party?.says(word) === true;
  if (content.length === 0 || !content.every(isPayer)) return terms;
  const asking = terms.map((term) => (asksOnly(term) ? asCue(term) : term));
  return [...asking, ...payersBeside(terms, reading)];
}

/** The terms of a question with the names under which prices by age are told, where one is asked for. */
export function withPaying(
  terms: readonly AskedTerm[],
  asked: Asked,
  reading: ReadingLanguages,
): readonly AskedTerm[] {
  if (agesOfPrice(asked).length === 0)
    return asked.kind === "price" ? withOtherPayers(terms, asked, reading) : terms;
  // No page writes "4-year-old": it says whom a price is for.
  const asking = terms.map((term) =>
    isForGettingIn(term.word, reading.locale) || /^\d+yearolds?$/.test(term.word) ? asCue(term) : term,
  );
  return [...asking, ...payersBeside(terms, reading)];
}
