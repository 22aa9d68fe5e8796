/** "Minimum age", 何歳から: ages are found where they are told, in whatever words ("from 10 years up"). */
import { AGES_TOLD, findAskedAges } from "../../language/ages.ts";
import type { AnswerKind } from "./answer-kind.ts";
import { agesOfOffer } from "./offers-for-age.ts";
import { asksSinceWhen } from "./since-when.ts";
import { type AskedTerm, type ReadingLanguages, toAskedTerms } from "./asked-terms.ts";

const AGE_WORD = /^(?:ages?|old|idade|anos|eta|anni|年齢)$/;

/** The terms of a question for ages, found by the word that stands in the index for told ones. */
export function withAgesTold(
  terms: readonly AskedTerm[],
  { kind, folded }: { readonly kind: AnswerKind; readonly folded: string },
  languages: ReadingLanguages,
): readonly AskedTerm[] {
  // What is offered to somebody of an age is found where ages are told, too.
  if (agesOfOffer({ kind, folded, locale: languages.locale }).length > 0)
    return [
      ...terms,
      ...toAskedTerms(AGES_TOLD[languages.locale], languages).map((term) => ({
        ...term,
        role: "cue" as const,
      })),
    ];
  // Whose age was told asks for none, and the age of the business is no visitor's.
  if (kind !== "age" || findAskedAges(folded).length > 0) return terms;
  if (asksSinceWhen(folded, languages.locale)) return terms;
  const [told] = toAskedTerms(AGES_TOLD[languages.locale], languages);
  const at = terms.findIndex(({ word, role }) => role === "content" && AGE_WORD.test(word));
  if (!told || terms.some(({ word }) => word === told.word)) return terms;
  if (at < 0) return [...terms, { ...told, role: "cue" }];
  return terms.map((term, index) =>
    index === at ? { ...term, variants: [...term.variants, ...told.variants] } : term,
  );
}
