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
  const said = new Set(terms.flatMap(({ variants }) => variants));
  const added = toAskedTerms(PAYING[reading.locale], reading).filter(
    ({ variants }) => !variants.some((variant) => said.has(variant)),
  );
  return [...terms, ...added.map((term) => ({ ...term, role: "cue" as const }))];
}
