/**
 * What a follow-up leans on: the same asked of something else ("And the tandem?" after a price), and what the earlier questions were
 * about, as far as it does not say so itself.
 */
import type { Locale } from "../../../contract/locale.ts";
import { sayPlainly } from "../../language/idioms.ts";
import { fold } from "../../language/normalise.ts";
import { startOf } from "../../text.ts";
import { isUnitOfTime } from "../text/rate.ts";
import { type AnswerKind, decideAnswerKind, TOLD_BY_SIGNS } from "./answer-kind.ts";
import { type AskedTerm, MAX_ASKED_TERMS, type ReadingLanguages, toAskedTerms } from "./asked-terms.ts";
import { MAX_QUESTION_CHARACTERS } from "./clauses.ts";
import { asksElse, goesOn } from "./leaning-words.ts";
import { countContent, namesSide, namesTime, type ReadQuestion } from "./question.ts";
import { withImplied } from "./sides.ts";

const MAX_CONTEXT_TURNS = 2;
const MAX_INHERITING_TERMS = 2;
/** The same in Japanese, where a word is several terms, each a share of it: タンデム and 子供用の自転車. */
const MAX_INHERITING_SHARES = 3.5;

/** Whether a follow-up names one thing at most. */
function isBriefly(terms: readonly AskedTerm[], locale: Locale): boolean {
  if (locale !== "ja") return countContent(terms, locale) <= MAX_INHERITING_TERMS;
  const shares = terms.reduce((sum, { role, share }) => sum + (role === "content" ? share : 0), 0);
  return shares <= MAX_INHERITING_SHARES;
}

/** "And per week?" asks for the measure that was asked for before; with more words it asks by itself. */
function inheritKind({ kind, leans, terms, locale, folded }: ReadQuestion, before: string): AnswerKind {
  if (asksElse(folded, locale)) return kind;
  if (kind !== "other" || leans !== "surely" || !isBriefly(terms, locale)) return kind;
  const asked = decideAnswerKind(before, locale);
  return TOLD_BY_SIGNS.has(asked) ? asked : kind;
}

/** "And for members?": who is to pay, and not another thing. */
const FOR_WHOM: Readonly<Record<Locale, RegExp>> = {
  en: /\bfor (?:the )?(?:adult|kid|child|children|teenager|student|senior|pensioner|(?:non-?)?member|group|famil)/,
  "pt-BR":
    /\b(?:para|pra|pro)s? (?:[ao]s? )?(?:(?:nao )?soci|adult|crianca|adolescente|estudante|alun|idos|aposentad|grupo|familia)/,
  it: /\bper (?:il |la |i |gli |le )?(?:(?:non )?soci|adult|bambin|ragazz|student|anzian|pensionat|grupp|famigli)/,
  ja: /^(?:子ども|子供|大人|学生|小学生|中学生|会員|非会員|シニア|団体)の?(?:は|だと|場合|料金)/,
};

/**
 * "And the tandem?" after the price of an e-bike: the same asked of something else. The earlier thing stays out, since what
 * tells of both would be found first. Undefined where no price was asked for, or nothing else is named.
 */
export function askSameOf(
  question: ReadQuestion,
  earlier: readonly string[],
  languages: ReadingLanguages,
): ReadQuestion | undefined {
  const { locale, terms } = question;
  if (FOR_WHOM[locale].test(question.folded)) return undefined;
  // "And the tandem?" asks for the price, too, and so does "And the city bike?" after it.
  const went = (text: string): boolean => goesOn(fold(text), locale);
  const before = earlier.findLast((text) => decideAnswerKind(text, locale) !== "other" || !went(text));
  const kind = inheritKind(question, before ?? "");
  const saysWhen = (term: AskedTerm): boolean =>
    namesTime(term, locale) || isUnitOfTime(term.word, locale) || term.kind === "number";
  const isBeside = (term: AskedTerm): boolean => saysWhen(term) || namesSide(term, locale);
  if (kind !== "price" || question.kind === "price" || terms.every(isBeside)) return undefined;
  return {
    ...question,
    kind,
    terms: withImplied(terms, kind, { ...languages, locale, folded: question.folded }),
  };
}

/** The question with what the asker's earlier questions (oldest first) were about, as far as it does not say so itself. */
export function addContext(
  question: ReadQuestion,
  earlier: readonly string[],
  languages: ReadingLanguages,
): ReadQuestion {
  const said = new Set(question.terms.flatMap((term) => term.variants));
  const context: AskedTerm[] = [];
  let turns = 0;
  for (const text of earlier.toReversed()) {
    const plain = sayPlainly(startOf(text, MAX_QUESTION_CHARACTERS), languages.locale);
    const added = toAskedTerms(plain, languages).filter(
      (term) => term.role === "content" && !term.variants.some((variant) => said.has(variant)),
    );
    for (const term of added) {
      for (const variant of term.variants) said.add(variant);
      context.push({ ...term, role: "context" });
    }
    // "When is it?" after "How much is it?" is still about what was named before both.
    if (added.length > 0) turns += 1;
    // "And the gold one?" has put another thing in the place of the one before: that is what "How much is it?" means.
    const puts =
      goesOn(fold(text), languages.locale) && added.some((term) => !namesTime(term, languages.locale));
    // Cut at every change of script, Japanese asks in several terms: 何時間かかる? names nothing that 値段は? could be asked of.
    const isBeside = (term: AskedTerm): boolean =>
      languages.locale === "ja" && (namesSide(term, "ja") || isUnitOfTime(term.word, "ja"));
    const things = context.filter((term) => !isBeside(term));
    const isEnough = turns === MAX_CONTEXT_TURNS || things.length > 1;
    if (isEnough || (puts && !goesOn(question.folded, languages.locale))) break;
  }
  return {
    ...question,
    kind: inheritKind(question, earlier.at(-1) ?? ""),
    terms: [...question.terms, ...context].slice(0, MAX_ASKED_TERMS),
  };
}
