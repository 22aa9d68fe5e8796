/**
 * Finds the asked terms in a passage: which sentence holds which term, how surely, and side by side with what.
 */
import type { Passage } from "./passages.ts";
import type { WeighedQuestion, WeighedTerm } from "./weigh.ts";

/** For each asked term (by position in the question) how surely it stands there, 0 to 1. */
export type Found = Float64Array;

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
const MIN_SHARED = 4;
const MIN_RESEMBLANCE = 0.6;
/** A word that is wholly inside another is more alike than its length tells. */
const WHOLE_INSIDE = 0.15;
const MAX_DISTANCE = 3;

function sharedPrefix(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one.charCodeAt(shared) === other.charCodeAt(shared)) shared++;
  return shared;
}

/** Share of the longer word that two words have in common: at the beginning, or one inside the other. */
function resemblance(one: string, other: string): number {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (shorter.length < MIN_SHARED) return 0;
  const ratio = longer.includes(shorter) ? shorter.length / longer.length + WHOLE_INSIDE : 0;
  const shared = sharedPrefix(one, other);
  return Math.min(1, Math.max(ratio, shared >= MIN_SHARED ? shared / longer.length : 0));
}

/** How surely an index term is a form or relative of an asked word. */
function likeness(term: string, asked: WeighedTerm): number {
  if (asked.kind !== "word") return 0;
  let best = 0;
  for (const variant of asked.variants) best = Math.max(best, resemblance(variant, term));
  return best >= MIN_RESEMBLANCE ? LIKE_STRENGTH * best * best : 0;
}

/** Which asked term an index term stands for. */
interface Hit {
  readonly index: number;
  readonly strength: number;
}

/** A matcher for one question; remembers what each index term stood for. */
export function createMatcher(question: WeighedQuestion): (term: string) => Hit | undefined {
  const known = new Map<string, Hit | undefined>();
  for (const [index, asked] of question.weighed.entries()) {
    for (const [term, strength] of asked.strengths)
      if (strength > (known.get(term)?.strength ?? 0)) known.set(term, { index, strength });
  }
  return (term) => {
    if (known.has(term)) return known.get(term);
    let best: Hit | undefined;
    for (const [index, asked] of question.weighed.entries()) {
      const strength = likeness(term, asked);
      if (strength > (best?.strength ?? 0)) best = { index, strength };
    }
    known.set(term, best);
    return best;
  };
}

interface SentenceMatch {
  readonly found: Found;
  readonly share: number;
  readonly adjacent: number;
}

function matchTerms(
  terms: readonly string[],
  question: WeighedQuestion,
  tools: { readonly match: (term: string) => Hit | undefined; readonly counts: Float64Array },
): SentenceMatch {
  const found = new Float64Array(question.weighed.length);
  const pairs = new Set<number>();
  let hits = 0;
  let previous: { index: number; at: number } | undefined;
  for (const [at, term] of terms.entries()) {
    const hit = tools.match(term);
    if (!hit) continue;
    hits++;
    found[hit.index] = Math.max(found[hit.index] ?? 0, hit.strength);
    tools.counts[hit.index] = (tools.counts[hit.index] ?? 0) + hit.strength;
    if (previous && Math.abs(previous.index - hit.index) === 1 && at - previous.at <= MAX_DISTANCE)
      pairs.add(Math.min(previous.index, hit.index));
    previous = { index: hit.index, at };
  }
  return { found, share: terms.length > 0 ? hits / terms.length : 0, adjacent: pairWeight(pairs, question) };
}

function pairWeight(pairs: ReadonlySet<number>, question: WeighedQuestion): number {
  let together = 0;
  let all = 0;
  for (let index = 0; index + 1 < question.weighed.length; index++) {
    const weight = (question.weighed[index]?.weight ?? 0) + (question.weighed[index + 1]?.weight ?? 0);
    all += weight;
    if (pairs.has(index)) together += weight;
  }
  return all > 0 ? together / all : 0;
}

/** Matches one passage. */
export function matchPassage<P extends Passage>(
  passage: P,
  question: WeighedQuestion,
  match: (term: string) => Hit | undefined,
): MatchedPassage<P> {
  const counts = new Float64Array(question.weighed.length);
  const heading = matchTerms(passage.heading_terms, question, {
    match,
    counts: new Float64Array(counts.length),
  });
  const sentences = passage.sentence_terms.map((terms) => matchTerms(terms, question, { match, counts }));
  const size = passage.sentence_terms.reduce((sum, terms) => sum + terms.length, 0);
  return {
    passage,
    heading: heading.found,
    heading_share: heading.share,
    sentences: sentences.map((sentence) => sentence.found),
    adjacent: sentences.map((sentence) => sentence.adjacent),
    counts,
    size,
  };
}

/** The strongest finding of each term over several places. */
export function unite(...founds: readonly Found[]): Found {
  const united = new Float64Array(founds[0]?.length ?? 0);
  for (const found of founds) {
    for (let index = 0; index < united.length; index++)
      united[index] = Math.max(united[index] ?? 0, found[index] ?? 0);
  }
  return united;
}

/** Weight found, as a share of all that was asked; 0 when nothing was. */
export function coverageOf(found: Found, question: WeighedQuestion): number {
  if (question.total_weight === 0) return 0;
  const { weighed } = question;
  let sum = 0;
  // Asked for every sentence of every candidate: a pair made for each step costs more than the sum.
  for (let index = 0; index < weighed.length; index++)
    sum += (found[index] ?? 0) * (weighed[index]?.weight ?? 0);
  return sum / question.total_weight;
}
