/**
 * "Can my 10 year old have her ears pierced?", "tenho 16, posso ficar sozinho": whether somebody of an age may do something is told by
 * the limit that a page gives for it, whatever word it has for the deed.
 */
import type { Locale } from "../../../contract/locale.ts";
import { findAgeSpans, findAskedAges, namesPerson, PRICED_BY_AGE } from "../../language/ages.ts";
import { fold } from "../../language/normalise.ts";
import { holdsNumber, toNumber } from "../../language/number-words.ts";
import { asksWhetherAllowed } from "../question/allowed.ts";
import { hasContext } from "../question/asked-terms.ts";
import { asksYesOrNo } from "../question/question.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { contentOf, type WeighedQuestion } from "../ranking/weigh.ts";

/** That nobody is with them; and that somebody is, or has to be. */
const ALONE: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:alone|unaccompanied|by (?:him|her|my)self|by themselves|on (?:his|her|my|their) own|without (?:me|us|an adult|a parent|parents))\b/,
  "pt-BR": /\b(?:sozinh[oa]s?|desacompanhad[oa]s?|sem (?:mim|os pais|adulto|um adulto|responsavel))\b/,
  it: /\b(?:da sol[oaie]|non accompagnat[oaie]|senza (?:di me|genitori|un adulto|accompagnatore))\b/,
  ja: /[1一]人で|ひとりで|子供だけ|子どもだけ|保護者なし/,
};
const ACCOMPANIED: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:accompanied|alone|on their own|by themselves|supervis\w+|with (?:an?|their|one) (?:adult|parent|grown-?up|guardian)|parents?)\b/,
  "pt-BR": /\b(?:acompanhad[oa]s?|sozinh[oa]s?|com (?:os |um |o )?(?:pais|adulto|responsavel|mae|pai))\b/,
  it: /\b(?:accompagnat[oaie]|da sol[oaie]|con (?:un|i|almeno un) (?:adulto|genitor[ei]))\b/,
  ja: /同伴|保護者|付き?添|大人と|[1一]人で/,
};

/** "Under-eights", as pages write it. */
const UNDER = /\bunder-([a-z]{3,8})s\b/g;

/** The sentence with such a limit that holds most of what was asked; undefined where none holds any of it. */
export function findAgeLimit<S extends RankedSentence>(
  ranked: readonly S[],
  question: WeighedQuestion,
): S | undefined {
  const { folded, locale, weighed, kind } = question;
  if (kind === "price" || hasContext(question) || !asksYesOrNo(question)) return undefined;
  const ages = findAskedAges(folded);
  if (!asksWhetherAllowed(folded) || ages.length === 0) return undefined;
  const deed = contentOf(question).filter((at) => {
    const term = weighed[at];
    return term !== undefined && term.kind !== "number" && !namesPerson(term.word);
  });
  const isAlone = ALONE[locale].test(folded);
  const holds = ({ from, index, text }: S): number =>
    deed.filter((at) => isFound(from.sentences[index], at)).length +
    Number(isAlone && ACCOMPANIED[locale].test(fold(text)));
  const limits = ranked.flatMap((one) => {
    const told = fold(one.text).replaceAll(UNDER, (_, word: string) => `under-${toNumber(word)}s`);
    const spans = PRICED_BY_AGE.test(told) ? [] : findAgeSpans(told);
    return spans.length > 0 ? [{ one, spans }] : [];
  });
  const most = Math.max(0, ...limits.map(({ one }) => holds(one)));
  const best = limits.filter(({ one }) => most > 0 && holds(one) === most);
  // "Children aged 8 and over may …" says more of somebody of eight than "Under-8s must …".
  const ofAge = best.find(({ spans }) =>
    spans.some((span) => ages.some(({ age }) => holdsNumber(span, age))),
  );
  return (ofAge ?? best[0])?.one;
}
