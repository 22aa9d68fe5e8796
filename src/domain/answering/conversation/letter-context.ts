/** What a letter tells beside a question, and how the question is read with it: "My son is 15. … Is he allowed to ride one?" */
import type { Locale } from "../../../contract/locale.ts";
import { findAgeSpans, findAskedAges } from "../../language/ages.ts";
import { fold } from "../../language/normalise.ts";
import { holdsNumber } from "../../language/number-words.ts";
import type { Extract } from "../extraction/extract.ts";
import { isFound } from "../ranking/match.ts";
import { gistOf, type WeighedQuestion } from "../ranking/weigh.ts";
import { type AskedTerm, MAX_ASKED_TERMS } from "../question/asked-terms.ts";
import { namesNothing, namesTime, type ReadQuestion } from "../question/question.ts";
import { topOf } from "../ranking/rank.ts";

/** Whether a question says so little that it means nothing without what was told: "What should we do?", "How much is it?" */
export function isVague(question: ReadQuestion): boolean {
  return namesNothing(question) || gistOf(question).length === 0;
}

/** The words of what is told that the robot was taught something about, and that not everybody says. */
export function tellingOf({ weighed, ...question }: WeighedQuestion): AskedTerm[] {
  return gistOf(question).flatMap((at) => {
    const term = weighed[at];
    if (!term || term.frequency === 0 || term.kind === "number" || namesTime(term, question.locale))
      return [];
    return question.terms[at] ?? [];
  });
}

/** The question with things that were told beside it, as far as it does not name them; "What should we do?" is asked by them alone. */
export function withTold(question: ReadQuestion, things: readonly AskedTerm[]): ReadQuestion {
  const isBare = question.kind === "other" && isVague(question);
  const own = isBare
    ? question.terms.filter(({ role, kind }) => role !== "cue" && kind !== "hiragana")
    : question.terms;
  const said = new Set(own.flatMap((term) => term.variants));
  const context = things
    .filter((term) => !term.variants.some((variant) => said.has(variant)))
    .map((term): AskedTerm => ({ ...term, role: "context" }));
  return { ...question, terms: [...own, ...context].slice(0, MAX_ASKED_TERMS) };
}

const AGES: Readonly<Record<Locale, (age: number) => string>> = {
  en: (age) => `(${age} year old)`,
  "pt-BR": (age) => `(ele tem ${age} anos)`,
  it: (age) => `(lui ha ${age} anni)`,
  ja: (age) => `(${age}歳)`,
};

/** An age that is told, in words by which a question is known to tell one; undefined where none is. */
export function sayAge(told: string, locale: Locale): string | undefined {
  const [one] = findAskedAges(fold(told));
  return one && AGES[locale](Math.round(one.age));
}

/** Whether an answer tells for which ages something is, and a price that it is for one that was told. */
export function tellsAge({ sentences }: Extract, kind: ReadQuestion["kind"], told: string): boolean {
  const spans = sentences.flatMap(({ text }) => findAgeSpans(fold(text)));
  if (kind !== "price") return spans.length > 0;
  const asked = findAskedAges(fold(told));
  return spans.some((span) => asked.some(({ age }) => holdsNumber(span, age)));
}

/** Whether the sentence that leads an answer holds some of what was told: the price of the very thing. */
export function tellsOfTold({ weighed }: WeighedQuestion, { sentences }: Extract): boolean {
  const best = topOf(sentences);
  const found = best?.from.sentences[best.index];
  return weighed.some(({ role }, at) => role === "context" && isFound(found, at));
}
