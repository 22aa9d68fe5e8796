/**
 * Sentences that say the same of different things ("It costs €4 a month." under one plan, "It costs €12 a month." under
 * another): alike but for their numbers and days. One of them alone answers nobody who did not say which thing is meant.
 */
import { LOCALES } from "../../../contract/locale.ts";
import { analyse } from "../../language/analyse.ts";
import { MOMENT_NAMES } from "../../language/calendar.ts";
import { sentenceAt } from "../../language/sentences.ts";
import { fold } from "../../language/normalise.ts";
import { perObject } from "../../per-object.ts";
import { labelAt } from "./lists.ts";
import type { Passage } from "./passages.ts";

/** Share of the words of both, numbers and days aside, that two such sentences have in common. */
const ALIKE = 0.5;
/** Longer sections tell more than one thing. */
const MOST_SENTENCES = 8;
/** Of so many sentences of a section at least half have their like in another. */
const MOST_OF_IT = 0.5;

let days: ReadonlySet<string> | undefined;

/** Whether a term is a number or the name of a day: that is what differs. */
function isAmount(term: string): boolean {
  days ??= new Set(MOMENT_NAMES.flatMap((name) => LOCALES.flatMap((locale) => analyse(name, locale))));
  return /^\d/u.test(term) || days.has(term);
}

/** A sentence, by its words. */
export type Words = readonly string[];

/** The words of a sentence without its numbers and days. */
const saidOf = perObject(
  (words: Words): ReadonlySet<string> => new Set(words.filter((term) => !isAmount(term))),
);

/** How much two sentences have in common, 0 to 1, numbers and days aside; 0 where one says nothing else. */
function likenessOf(one: Words, other: Words): number {
  const [mine, its] = [saidOf(one), saidOf(other)];
  if (mine.size === 0 || its.size === 0) return 0;
  const common = [...mine].filter((term) => its.has(term)).length;
  return common / (mine.size + its.size - common);
}

/** Whether one says of something what the other says of something else. */
export const areAlike = (one: Words, other: Words): boolean => likenessOf(one, other) >= ALIKE;

/** The same sentence twice tells of one thing. */
const isSame = (one: Words, other: Words): boolean => one.join(" ") === other.join(" ");

const wordsOf = (passages: readonly Passage[]): Words[] =>
  passages.flatMap(({ sentence_terms }) => sentence_terms);

/** Fewer labels in common make no sheet of the same facts: "Note: …". */
const LEAST_LABELS = 2;

/** What each line of a section tells, by its label: "diet" for "- Diet: vegan". */
const labelsOf = (passages: readonly Passage[]): string[] =>
  passages.flatMap((passage) => passage.sentences.map((_, at) => fold(labelAt(sentenceAt(passage, at)))));

/** Of sections side by side those that tell the same facts of different things: "Diet: vegan" of one dish, "Diet: vegetarian" of another. */
function findSheets<S extends { readonly passages: readonly Passage[] }>(
  sections: readonly S[],
): readonly S[] {
  const told = sections.map((section) => ({ section, labels: labelsOf(section.passages) }));
  const sheets = told.filter(({ section, labels }) => {
    const others = new Set(told.flatMap((one) => (one.section === section ? [] : one.labels)));
    const shared = labels.filter((label) => label !== "" && others.has(label));
    return shared.length >= MOST_OF_IT * labels.length && new Set(shared).size >= LEAST_LABELS;
  });
  return sheets.length > 1 ? sheets.map(({ section }) => section) : [];
}

/** Of sections side by side those that say the same of different things: with amounts, or each fact under a label. */
export function findParallel<S extends { readonly passages: readonly Passage[] }>(
  sections: readonly S[],
): readonly S[] {
  const told = sections
    .map((section) => ({ section, sentences: wordsOf(section.passages) }))
    .filter(({ sentences }) => sentences.length <= MOST_SENTENCES);
  const parallel = told.filter(({ section, sentences }) => {
    const others = told.flatMap((one) => (one.section === section ? [] : one.sentences));
    const alike = sentences.filter((words) =>
      others.some((other) => areAlike(words, other) && !isSame(words, other)),
    );
    return alike.length >= MOST_OF_IT * sentences.length && alike.some((words) => words.some(isAmount));
  });
  const sheets = findSheets(told.map(({ section }) => section));
  return sheets.length > parallel.length
    ? sheets
    : parallel.length > 1
      ? parallel.map(({ section }) => section)
      : [];
}
