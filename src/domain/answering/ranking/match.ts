/**
 * Finds the asked terms in a passage: which sentence holds which term, how surely, and side by side with what.
 */
import { countWords } from "../../language/matters.ts";
import { createAgeFinder } from "../question/aged.ts";
import { createMomentFinder } from "../question/moments.ts";
import { createShownFinder } from "../question/shown-words.ts";
import { createQuantityFinder } from "../question/quantity.ts";
import type { Passage } from "../text/passages.ts";
import { createKanjiFinder } from "./shared-kanji.ts";
import { resemblance } from "./slips.ts";
import type { WeighedQuestion } from "./weigh.ts";
import { sentenceAt } from "../../language/sentences.ts";

/** For each asked term (by position in the question) how surely it stands there, 0 to 1. */
export type Found = Float64Array;

/** How surely a word has to stand there to count as found. */
export const FOUND = 0.5;
/** Whether the asked term at a position was found. */
export const isFound = (found: ArrayLike<number> | undefined, at: number): boolean =>
  (found?.[at] ?? 0) >= FOUND;
/** A synonym counts this much less than the word itself: beside the word it is neither a gain nor a loss. */
export const OF_SYNONYMS = 0.2;
/** A difference in strength that is none. */
export const SLIGHT = 0.1;

/** What a passage holds of the question. */
export interface MatchedPassage<P extends Passage = Passage> {
  readonly passage: P;
  readonly heading: Found;
  /** Share of the heading's own terms that were asked. */
  readonly heading_share: number;
  readonly sentences: readonly Found[];
  /** Weight of asked neighbours that stand side by side, as a share of all neighbours; by sentence. */
  readonly adjacent: readonly number[];
  /** How often each term occurs, strengths added up; by asked term. */
  readonly counts: Float64Array;
  /** Terms in the passage. */
  readonly size: number;
}

const LIKE_STRENGTH = 0.75;
/** A span around an asked day tells as much as a synonym of it. */
const SPAN_STRENGTH = 1 - OF_SYNONYMS;
const MIN_RESEMBLANCE = 0.6;
const MAX_DISTANCE = 3;

/** Which asked term an index term stands for. */
interface Hit {
  readonly index: number;
  readonly strength: number;
  /** Asked terms beside it that it means as well: "luggage" is both words of "leave my bags". */
  readonly others?: readonly number[];
}

/** Tells which asked term an index term stands for; remembers it. */
function createLookup(question: WeighedQuestion): (term: string) => Hit | undefined {
  const { weighed } = question;
  const known = new Map<string, Hit | null>();
  for (const [index, { strengths, role }] of weighed.entries()) {
    for (const [term, strength] of strengths) {
      const before = known.get(term);
      const last = before?.others?.at(-1) ?? before?.index ?? -1;
      const isBeside = index === last + 1 && role === "content" && weighed[last]?.role === "content";
      if (strength > (before?.strength ?? 0)) known.set(term, { index, strength });
      else if (before && strength === before.strength && isBeside)
        known.set(term, { ...before, others: [...(before.others ?? []), index] });
    }
  }
  const words = weighed.flatMap(({ kind, variants }, index) =>
    kind === "word" ? [{ index, variants }] : [],
  );
  const findKanji = createKanjiFinder(question);
  return (term) => {
    const before = known.get(term);
    if (before !== undefined) return before ?? undefined;
    const hit = findKanji?.(term) ?? findLike(term, words);
    known.set(term, hit);
    return hit ?? undefined;
  };
}

/** The asked word that an index term is most surely a form or relative of; of equals the first. */
function findLike(
  term: string,
  words: readonly { readonly index: number; readonly variants: readonly string[] }[],
): Hit | null {
  let best: Hit | null = null;
  for (const { index, variants } of words) {
    let alike = 0;
    for (const variant of variants) alike = Math.max(alike, resemblance(variant, term));
    const strength = alike >= MIN_RESEMBLANCE ? LIKE_STRENGTH * alike * alike : 0;
    if (strength > (best?.strength ?? 0)) best = { index, strength };
  }
  return best;
}

const NO_OTHERS: readonly number[] = [];

interface SentenceMatch {
  readonly found: Found;
  readonly share: number;
  readonly adjacent: number;
}

/** One question's means of matching: its terms, their weights, and what all that holds none of them shares. */
interface Means {
  readonly lookUp: (term: string) => Hit | undefined;
  readonly weights: Float64Array;
  readonly nothing: Found;
  /** Titles are not counted: what their terms add up to goes here. */
  readonly uncounted: Float64Array;
  /** Each tells the asked terms that a sentence holds by a span around them, of days or of ages. */
  readonly inSpans: readonly ((text: string) => readonly Hit[])[];
}

/** NOTE: runs for every sentence of every candidate; plain loops, and nothing is made for what holds nothing. */
function matchTerms(
  terms: readonly string[],
  { lookUp, weights, nothing }: Means,
  counts: Float64Array,
): SentenceMatch {
  let found = nothing;
  let pairs: Set<number> | undefined;
  let hits = 0;
  let previous = 0;
  let previous_at = -Infinity;
  for (let at = 0; at < terms.length; at++) {
    const hit = lookUp(terms[at] ?? "");
    if (hit === undefined) continue;
    const { index, strength, others } = hit;
    if (hits++ === 0) found = new Float64Array(weights.length);
    if (strength > (found[index] ?? 0)) found[index] = strength;
    for (const other of others ?? NO_OTHERS) found[other] = Math.max(found[other] ?? 0, strength);
    counts[index] = (counts[index] ?? 0) + strength;
    if (Math.abs(previous - index) === 1 && at - previous_at <= MAX_DISTANCE)
      (pairs ??= new Set()).add(Math.min(previous, index));
    previous = index;
    previous_at = at;
  }
  const share = terms.length > 0 ? hits / terms.length : 0;
  return { found, share, adjacent: pairs === undefined ? 0 : pairWeight(pairs, weights) };
}

function pairWeight(pairs: ReadonlySet<number>, weights: Float64Array): number {
  let together = 0;
  let all = 0;
  for (let index = 0; index + 1 < weights.length; index++) {
    const weight = (weights[index] ?? 0) + (weights[index + 1] ?? 0);
    all += weight;
    if (pairs.has(index)) together += weight;
  }
  return all > 0 ? together / all : 0;
}

function toSpanFinders(question: WeighedQuestion): ((text: string) => readonly Hit[])[] {
  const inOtherWords = [createMomentFinder(question), createShownFinder(question.weighed, question.locale)]
    .filter((find) => find !== undefined)
    .map((find) => (text: string) => find(text).map((index) => ({ index, strength: SPAN_STRENGTH })));
  const finders = [...inOtherWords, createAgeFinder(question), createQuantityFinder(question.weighed)];
  return finders.filter((find) => find !== undefined);
}

/** A matcher of passages for one question. */
export function createMatcher(
  question: WeighedQuestion,
): <P extends Passage>(passage: P) => MatchedPassage<P> {
  const { weights } = question;
  const none = () => new Float64Array(weights.length);
  const means = {
    lookUp: createLookup(question),
    weights,
    nothing: none(),
    uncounted: none(),
    inSpans: toSpanFinders(question),
  };
  return (passage) => matchPassage(passage, means);
}

/** What a sentence holds, spans around what was asked included. */
function withSpans(
  passage: Passage,
  { index, found }: { readonly index: number; readonly found: Found },
  { inSpans }: Means,
): Found {
  if (inSpans.length === 0) return found;
  const sentence = sentenceAt(passage, index);
  const hits = inSpans.flatMap((find) => find(sentence));
  if (hits.length === 0) return found;
  const whole = found.slice();
  for (const { index: at, strength } of hits) whole[at] = Math.max(whole[at] ?? 0, strength);
  return whole;
}

function matchPassage<P extends Passage>(passage: P, means: Means): MatchedPassage<P> {
  const counts = new Float64Array(means.weights.length);
  const { found: heading, share: heading_share } = matchTerms(passage.heading_terms, means, means.uncounted);
  const sentences: Found[] = [];
  const adjacent: number[] = [];
  let size = 0;
  for (const [index, terms] of passage.sentence_terms.entries()) {
    const sentence = matchTerms(terms, means, counts);
    sentences.push(withSpans(passage, { index, found: sentence.found }, means));
    adjacent.push(sentence.adjacent);
    size += countWords(terms);
  }
  return { passage, heading, heading_share, sentences, adjacent, counts, size };
}

/** Adds to `united` what is stronger in `found`. */
export function strengthen(united: Found, found: Found): void {
  for (let index = 0; index < united.length; index++) {
    const strength = found[index] ?? 0;
    if (strength > (united[index] ?? 0)) united[index] = strength;
  }
}

/** The strongest finding of each term over several places. */
export function unite(...founds: readonly Found[]): Found {
  const united = new Float64Array(founds[0]?.length ?? 0);
  for (const found of founds) strengthen(united, found);
  return united;
}

/** What a sentence of a passage holds together with the headings above it. */
export const wholeOf = ({ from, index }: { from: MatchedPassage; index: number }): Found =>
  from.sentences[index] ? unite(from.heading, from.sentences[index]) : from.heading;

/** Weight found, as a share of all that was asked; 0 when nothing was. */
export function coverageOf(found: Found, { weights, total_weight }: WeighedQuestion): number {
  if (total_weight === 0) return 0;
  let sum = 0;
  for (let index = 0; index < weights.length; index++) sum += (found[index] ?? 0) * (weights[index] ?? 0);
  return sum / total_weight;
}

/** What three places hold together, as a share of all that was asked: `coverageOf` of the three united. */
export function coverageOfAll(
  [one, other, heading]: readonly [Found, Found, Found],
  { weights, total_weight }: WeighedQuestion,
): number {
  if (total_weight === 0) return 0;
  let sum = 0;
  for (let index = 0; index < weights.length; index++) {
    const strongest = Math.max(one[index] ?? 0, other[index] ?? 0, heading[index] ?? 0);
    sum += strongest * (weights[index] ?? 0);
  }
  return sum / total_weight;
}
