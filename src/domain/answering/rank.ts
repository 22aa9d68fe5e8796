/**
 * Ranks passages, then sentences. Each gets a handful of features; their weights were fitted on public question sets
 * and stand in `weights.ts`.
 */
import { showsAnswer } from "./answer-kind.ts";
import { type Found, type MatchedPassage, coverageOf, unite } from "./match.ts";
import type { Passage } from "./passages.ts";
import type { WeighedQuestion, WeighedTerm } from "./weigh.ts";
import { dot, PASSAGE_WEIGHTS, SENTENCE_WEIGHTS } from "./weights.ts";

/** A passage with its score; higher is better. */
export interface RankedPassage<P extends Passage = Passage> extends MatchedPassage<P> {
  readonly features: readonly number[];
  readonly score: number;
}

/** A sentence of a ranked passage. `score` is the log-odds that it holds the answer. */
export interface RankedSentence<P extends Passage = Passage> {
  readonly from: RankedPassage<P>;
  readonly index: number;
  readonly text: string;
  /** Share of the question that it holds. */
  readonly coverage: number;
  /** Whether it shows the kind of answer asked for; undefined when that cannot be told. */
  readonly shows: boolean | undefined;
  readonly features: readonly number[];
  readonly score: number;
}

const SATURATION = 1.2;
const TYPICAL_TERMS = 60;
const LENGTH_SHARE = 0.5;
const HEADING_COUNT = 1.5;

/** BM25 with the heading counted in, as a share of the most the question could reach. */
function saturatedShare(match: MatchedPassage, question: WeighedQuestion): number {
  if (question.total_weight === 0) return 0;
  const length = 1 - LENGTH_SHARE + LENGTH_SHARE * (match.size / TYPICAL_TERMS);
  let sum = 0;
  for (const [index, term] of question.weighed.entries()) {
    const count = (match.counts[index] ?? 0) / length + HEADING_COUNT * (match.heading[index] ?? 0);
    sum += term.weight * (count / (count + SATURATION));
  }
  return sum / question.total_weight;
}

const nothing = (size: number): Found => new Float64Array(size);
const highest = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);

/** 1 when the sentence shows the kind of answer asked for, or none can be shown; else 0. */
function traceOf(passage: Passage, index: number, question: WeighedQuestion): number {
  const { start = 0, end = 0 } = passage.sentences[index] ?? {};
  return showsAnswer(passage.text.slice(start, end), question) === false ? 0 : 1;
}

/** How surely the most telling asked term is there. */
function rarestFound(found: Found, question: WeighedQuestion): number {
  let rarest = 0;
  for (const [index, term] of question.weighed.entries())
    if (term.weight > (question.weighed[rarest]?.weight ?? 0)) rarest = index;
  return found[rarest] ?? 0;
}

/** Weight found among the asked terms that count, as a share of theirs; 0 when none counts. */
function shareFound(found: Found, question: WeighedQuestion, counts: (term: WeighedTerm) => boolean): number {
  let sum = 0;
  let all = 0;
  for (const [index, term] of question.weighed.entries()) {
    if (!counts(term)) continue;
    all += term.weight;
    sum += (found[index] ?? 0) * term.weight;
  }
  return all > 0 ? sum / all : 0;
}

/** Features of a passage, each about 0 to 1. */
function passageFeatures(match: MatchedPassage, question: WeighedQuestion): number[] {
  const none = nothing(question.weighed.length);
  const inSentence = match.sentences.map((found) => coverageOf(found, question));
  const inPair = match.sentences.map((found, index) =>
    coverageOf(unite(found, match.sentences[index + 1] ?? none, match.heading), question),
  );
  const body = unite(none, ...match.sentences);
  const whole = unite(body, match.heading);
  const heading = coverageOf(match.heading, question);
  const qa = match.passage.kind === "qa";
  return [
    saturatedShare(match, question),
    highest(inSentence),
    highest(inPair),
    coverageOf(body, question),
    heading,
    coverageOf(whole, question),
    highest(match.adjacent),
    qa ? heading : 0,
    highest(
      inSentence.map((coverage, index) =>
        coverage === 0 ? 0 : coverage * traceOf(match.passage, index, question),
      ),
    ),
    heading * match.heading_share,
    qa ? heading * match.heading_share : 0,
    qa ? 1 : 0,
    Math.log(1 + match.size / TYPICAL_TERMS),
    rarestFound(whole, question),
    shareFound(whole, question, (term) => term.name),
    shareFound(whole, question, (term) => term.kind === "number"),
  ];
}

/** Passages best first. */
export function rankPassages<P extends Passage>(
  matches: readonly MatchedPassage<P>[],
  question: WeighedQuestion,
): RankedPassage<P>[] {
  return matches
    .map((match) => {
      const features = passageFeatures(match, question);
      const { passage, heading, heading_share, sentences, adjacent, counts, size } = match;
      const score = dot(PASSAGE_WEIGHTS, features);
      return { passage, heading, heading_share, sentences, adjacent, counts, size, features, score };
    })
    .sort((a, b) => b.score - a.score);
}

/** Share of the question that `more` adds to what is found already. */
function gain(found: Found, more: Found | undefined, question: WeighedQuestion): number {
  return more ? coverageOf(unite(found, more), question) - coverageOf(found, question) : 0;
}

/** Features of the sentence at `index`; `lead` is how far its passage is behind the best one (0 or less). */
function sentenceFeatures(
  from: RankedPassage,
  index: number,
  context: { readonly question: WeighedQuestion; readonly lead: number; readonly text: string },
): number[] {
  const { question, text } = context;
  const found = from.sentences[index] ?? nothing(question.weighed.length);
  const terms = from.passage.sentence_terms[index]?.length ?? 0;
  const matched = found.filter((strength) => strength > 0).length;
  const shows = showsAnswer(text, question);
  const best = highest(from.sentences.map((other) => coverageOf(other, question)));
  const coverage = coverageOf(found, question);
  return [
    1,
    coverage,
    gain(found, from.heading, question),
    gain(found, from.sentences[index - 1], question),
    gain(found, from.sentences[index + 1], question),
    from.adjacent[index] ?? 0,
    shows === true ? 1 : 0,
    shows === false ? 1 : 0,
    Math.log(1 + text.length / 100),
    index === 0 ? 1 : 0,
    context.lead,
    context.lead === 0 ? 1 : 0,
    Math.log(1 + Math.max(0, terms - matched)),
    coverage - best,
    1 / from.sentences.length,
    from.passage.kind === "qa" ? 1 : 0,
    from.passage.kind === "qa" && index === 0 ? 1 : 0,
  ];
}

/** Sentences of the passages best first; `passages` best first. */
export function rankSentences<P extends Passage>(
  passages: readonly RankedPassage<P>[],
  question: WeighedQuestion,
): RankedSentence<P>[] {
  const top = passages[0]?.score ?? 0;
  return passages
    .flatMap((from) =>
      from.passage.sentences.map(({ start, end }, index) => {
        const text = from.passage.text.slice(start, end);
        const features = sentenceFeatures(from, index, { question, lead: from.score - top, text });
        const [, coverage = 0] = features;
        const shows = features[6] === 1 ? true : features[7] === 1 ? false : undefined;
        return {
          from,
          index,
          text,
          coverage,
          shows,
          features,
          score: dot(SENTENCE_WEIGHTS[question.locale], features),
        };
      }),
    )
    .sort((a, b) => b.score - a.score);
}
