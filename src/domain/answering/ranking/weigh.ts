/**
 * Gives each asked term its weight: rare words of the robot's knowledge tell more than common ones. A word that stands
 * nowhere is first tried with one slip of the keys undone.
 */
import { analyse } from "../../language/analyse.ts";
import { vocabularyOf } from "../../language/chat-writing.ts";
import { commonWordsOf } from "../../language/common-words.ts";
import { perObject } from "../../per-object.ts";
import type { AskedTerm } from "../question/asked-terms.ts";
import { namesBusiness } from "../question/hours-words.ts";
import { withKnownThing } from "../question/party.ts";
import { namesTime, type ReadQuestion } from "../question/question.ts";
import { asksToHire } from "../question/hiring.ts";
import { isSide, onlyAsks } from "../question/sides.ts";

/** An asked term with its weight; `strengths` tells how much each index term counts as this word. */
export interface WeighedTerm extends AskedTerm {
  readonly weight: number;
  /** Passages of the robot that hold the word; 0: the robot was never taught it. */
  readonly frequency: number;
  /** Index entries a search for it reads. */
  readonly postings: number;
  readonly strengths: ReadonlyMap<string, number>;
}

/** A question ready to be searched. */
export interface WeighedQuestion extends ReadQuestion {
  readonly weighed: readonly WeighedTerm[];
  /** The weight of each, for sums over every sentence of every candidate. */
  readonly weights: Float64Array;
  readonly total_weight: number;
  /** Weight of a word that stands nowhere: the yardstick for how much was found. */
  readonly rarest_weight: number;
  /** Passages of the robot, and the documents that they are of. */
  readonly passages: number;
  readonly documents: number;
}

const ROLE_WEIGHT = { content: 1, cue: 0.35, context: 0.6 } as const;
const SLIP_STRENGTH = 0.8;
/** A katakana word that stands nowhere may be a spelling: its pairs of characters carry the evidence. */
const UNKNOWN_KATAKANA = 0.4;
const UNKNOWN_LIGHT = 0.35;
/** Before another kanji the end of a word of katakana is no term of its own: フッ素 in フッ素塗布. */
const UNKNOWN_END = 0.3;
const UNKNOWN_EVERYDAY = 0.7;
const MAX_BRIEF_TERMS = 3;
/** Of pairs of characters only those within a word tell something. */
const LEAST_SHARE = 0.5;
const KNOWN_LIGHT = 0.8;
const MIN_SLIP_CHARACTERS = 5;
const MAX_SLIP_CHARACTERS = 24;
const MAX_SLIP_WORDS = 6;
const MAX_SPELLINGS = 3;

/** Asked words that stand nowhere and could be a slip; a word whose meaning is known is none. */
export function findUnknown(question: ReadQuestion, frequencies: ReadonlyMap<string, number>): AskedTerm[] {
  return question.terms
    .filter(
      (term) =>
        term.kind === "word" &&
        term.role !== "cue" &&
        term.relatives.size === 0 &&
        !isPlain(term, question) &&
        !vocabularyOf(question.locale).has(term.word) &&
        term.word.length >= MIN_SLIP_CHARACTERS &&
        term.word.length <= MAX_SLIP_CHARACTERS &&
        !term.variants.some((variant) => frequencies.has(variant)),
    )
    .slice(0, MAX_SLIP_WORDS);
}

/** The most usual of the possible spellings. */
function choose(spellings: readonly string[], frequencies: ReadonlyMap<string, number>): string[] {
  return spellings
    .filter((term) => frequencies.has(term))
    .sort((a, b) => (frequencies.get(b) ?? 0) - (frequencies.get(a) ?? 0))
    .slice(0, MAX_SPELLINGS);
}

/** Inverse document frequency: how telling a term is among that many passages. */
function idfOf(frequency: number, passages: number): number {
  return Math.log(1 + (passages - frequency + 0.5) / (frequency + 0.5));
}

/** What is known about the words of the robot. */
export interface Vocabulary {
  readonly passages: number;
  readonly documents: number;
  readonly frequencies: ReadonlyMap<string, number>;
  /** Possible index terms of unknown words, by the word. */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
}

/** Index terms of the word itself, or of the words it may be a slip of. */
function directTerms(term: AskedTerm, { frequencies, spellings }: Vocabulary): Map<string, number> {
  const known = term.variants.filter((variant) => frequencies.has(variant));
  if (known.length > 0) return new Map(known.map((variant) => [variant, 1]));
  return new Map(
    choose(spellings.get(term.word) ?? [], frequencies).map((spelling) => [spelling, SLIP_STRENGTH]),
  );
}

/**
 * What everybody says tells little where the robot never says it: days and times, light words ("the whole day"),
 * sides of a thing ("how long does it last?"), the business itself, and the asker's own age. A word that the robot knows keeps most of its weight.
 */
function isLight(term: AskedTerm, { locale, kind }: Pick<ReadQuestion, "locale" | "kind">): boolean {
  if (kind === "age" && term.kind === "number") return true;
  if (onlyAsks(term, kind, locale) || asksToHire(term, locale)) return true;
  if (namesTime(term, locale) || isSide(term, locale) || namesBusiness(term, locale)) return true;
  return commonWordsOf(locale).light.has(term.word);
}

/** Whether a word is so common that a robot which never says it was not asked about it. */
function isPlain(term: AskedTerm, question: Pick<ReadQuestion, "locale" | "kind">): boolean {
  return isLight(term, question) || commonWordsOf(question.locale).everyday.has(term.word);
}

/** Positions of the words that a question by itself is about: no light ones, no cues. */
export function contentOf(question: Pick<ReadQuestion, "terms" | "locale" | "kind">): number[] {
  return question.terms.flatMap((term, at) =>
    term.role === "content" && !isLight(term, question) ? [at] : [],
  );
}

/** Whether a Japanese verb's one character stands in another word of the question: 食 beside 朝食. */
function isPartOf({ word, kind }: AskedTerm, terms: readonly AskedTerm[]): boolean {
  return (
    kind === "kanji" &&
    word.length === 1 &&
    terms.some((other) => other.word.length === 2 && other.word.includes(word))
  );
}

/** Positions of the words that an answer has to hold: the content without what is only common, and no crossing pairs. */
export const gistOf = perObject(
  (question: Pick<ReadQuestion, "terms" | "locale" | "kind">): readonly number[] =>
    question.terms.flatMap((term, at) =>
      term.role === "content" &&
      term.kind !== "hiragana" &&
      !isPartOf(term, question.terms) &&
      term.share >= LEAST_SHARE &&
      !isPlain(term, question)
        ? [at]
        : [],
    ),
);

/** Which asked terms, by position, a text says itself. */
export function saidIn(
  text: string,
  { terms, locale }: Pick<ReadQuestion, "terms" | "locale">,
): (at: number) => boolean {
  const words = new Set(analyse(text, locale));
  return (at) => terms[at]?.variants.some((variant) => words.has(variant)) ?? false;
}

/** Whether a question says so little that, without an answer of its own, it may have been about the one before. */
export function isBrief(question: Pick<ReadQuestion, "terms" | "locale" | "kind">): boolean {
  return contentOf(question).length <= MAX_BRIEF_TERMS;
}

/** How much of its weight a word keeps. */
function keptShare(term: AskedTerm, known: boolean, question: ReadQuestion): number {
  if (question.kind === "age" && term.kind === "number") return UNKNOWN_LIGHT;
  if (namesBusiness(term, question.locale)) return UNKNOWN_LIGHT;
  // "24 passengers" numbers people, whatever else the page says of guests.
  if (question.kind === "people" && onlyAsks(term, question.kind, question.locale)) return UNKNOWN_LIGHT;
  if (known) return commonWordsOf(question.locale).light.has(term.word) ? KNOWN_LIGHT : 1;
  if (term.ends_word) return UNKNOWN_END;
  if (isLight(term, question)) return UNKNOWN_LIGHT;
  if (isPlain(term, question)) return UNKNOWN_EVERYDAY;
  return term.kind === "katakana" && term.word.length > 2 ? UNKNOWN_KATAKANA : 1;
}

function weighTerm(term: AskedTerm, vocabulary: Vocabulary, question: ReadQuestion): WeighedTerm {
  const { frequencies, passages } = vocabulary;
  const strengths = directTerms(term, vocabulary);
  const relatives = [...term.relatives.keys()].filter(
    (relative) => frequencies.has(relative) && !strengths.has(relative),
  );
  const isSaid = strengths.size > 0;
  const counted = isSaid ? [...strengths.keys()] : relatives;
  const frequency = counted.reduce((most, known) => Math.max(most, frequencies.get(known) ?? 0), 0);
  for (const relative of relatives) {
    const { instead = 0, beside = 0 } = term.relatives.get(relative) ?? {};
    strengths.set(relative, isSaid ? beside : instead);
  }
  let postings = 0;
  for (const known of strengths.keys()) postings += frequencies.get(known) ?? 0;
  if (term.kind === "hiragana" && strengths.size === 0)
    return { ...term, weight: 0, frequency: 1, postings, strengths };
  const share = term.share * keptShare(term, strengths.size > 0, question);
  const weight = ROLE_WEIGHT[term.role] * share * idfOf(Math.max(1, Math.min(frequency, passages)), passages);
  return {
    ...term,
    share: isPlain(term, question) || (term.ends_word && strengths.size === 0) ? share : term.share,
    weight,
    frequency,
    postings,
    strengths,
  };
}

/**
 * A katakana word that the robot says in another word was no other spelling: the pairs of characters that it never says tell
 * nothing. Unless that word stands nearly everywhere: then it is not told of.
 */
function withoutPairs(weighed: readonly WeighedTerm[], passages: number): WeighedTerm[] {
  const meant = weighed.filter(
    ({ kind, word, strengths: { size }, frequency }) =>
      kind === "katakana" && word.length > 2 && size > 0 && frequency < passages / 2,
  );
  return weighed.map((term) => {
    const isPair = term.frequency === 0 && meant.some(({ word }) => word.includes(term.word));
    return isPair ? { ...term, weight: 0, share: 0, frequency: 1 } : term;
  });
}

/** Weighs every asked term. */
export function weighQuestion(read: ReadQuestion, vocabulary: Vocabulary): WeighedQuestion {
  const { passages, documents, frequencies } = vocabulary;
  const isKnown = ({ variants, relatives }: AskedTerm): boolean =>
    [...variants, ...relatives.keys()].some((word) => frequencies.has(word));
  const question = { ...read, terms: withKnownThing(read.terms, isKnown, read.locale) };
  const terms = question.terms.map((term) => weighTerm(term, vocabulary, question));
  const weighed = withoutPairs(terms, passages);
  const weights = new Float64Array(weighed.map(({ weight }) => weight));
  const total_weight = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    ...question,
    weighed,
    weights,
    total_weight,
    rarest_weight: idfOf(1, passages),
    passages,
    documents,
  };
}
