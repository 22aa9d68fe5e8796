/** What a thing cannot do without ("Does it need Docker?", "Which version of Node do I need?"): pages say it with "need" or "require". */
import type { Locale } from "../../../contract/locale.ts";
import { type AskedTerm, type ReadingLanguages, toAskedTerms } from "./asked-terms.ts";

/** Not what somebody has to do ("Do I need to book?"). */
const ASKED: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:do|does|will|would) (?:[\w-]+ ){1,3}(?:need|require)\b(?! to\b)|\b(?:is|are) (?:[\w-]+ ){1,4}(?:needed|required|necessary)\b/,
  "pt-BR":
    /\b(?:precis[ao]|precisamos|precisam) (?:de|da|do|dos|das|ter)\b|\b(?:e|sao) necessari[oa]s?\b|\brequer(?:em)?\b/,
  it: /\b(?:ho|hai|ha|avete|c'e) bisogno\b|^(?:e |ma )?(?:mi |ci |gli )?serv(?:e|ono) (?!a\b|per\b|come\b)|\bserv(?:e|ono)[ ?]*$|\b(?:e|sono) necessari[oaie]?\b|\brichied(?:e|ono)\b/,
  ja: /(?:が|は)(?:必要|い[りる]|要[りる])/,
};
/** The first stands for what is asked, the others are found as its synonyms. */
const WORDS: Readonly<Record<Locale, string>> = {
  en: "require required necessary requirements",
  "pt-BR": "requer necessário requisitos exige",
  it: "richiede necessario requisiti occorre",
  ja: "必要",
};
/** As they stand in the index, though who asks says them as talk. */
const ALSO: Readonly<Record<Locale, readonly string[]>> = {
  en: ["need"],
  "pt-BR": ["precis"],
  it: ["serv", "bisogn"],
  ja: ["要"],
};

/** What "You need Node 20 or later" says without a word for it. */
const SORT = /^(?:versions?|versao|versoes|versione|versioni|kinds?|types?|tipos?|tipi)$/;
/** A katakana word is asked with its pairs of characters. */
const JAPANESE_SORT = "バージョン";
const namesSort = ({ word }: AskedTerm): boolean => SORT.test(word) || JAPANESE_SORT.includes(word);

/** The terms of a question with the word for a requirement, where one is asked for. */
export function withRequirement(
  terms: readonly AskedTerm[],
  folded: string,
  reading: ReadingLanguages,
): readonly AskedTerm[] {
  if (terms.length === 0 || !ASKED[reading.locale].test(folded)) return terms;
  const [first, ...others] = toAskedTerms(WORDS[reading.locale], reading);
  if (!first) return terms;
  const variants = new Set([first, ...others].flatMap((term) => term.variants));
  for (const also of ALSO[reading.locale]) variants.add(also);
  const said = terms.filter(
    (term) => !namesSort(term) && !term.variants.some((variant) => variants.has(variant)),
  );
  return said.length === 0 ? terms : [...said, { ...first, variants: [...variants], role: "cue" }];
}
