/**
 * Ranks passages, then sentences. Each gets a handful of features; their weights were fitted on public question sets
 * and stand in `weights.ts`.
 */
import { countWords } from "../../language/matters.ts";
import { showsAnswer } from "../question/answer-kind.ts";
import { type Found, type MatchedPassage, coverageOf, coverageOfAll, strengthen } from "./match.ts";
import type { Passage } from "../text/passages.ts";
import type { WeighedQuestion, WeighedTerm } from "./weigh.ts";
import { dot, PASSAGE_WEIGHTS, SENTENCE_WEIGHTS } from "./weights.ts";
import { sentenceAt } from "../../language/sentences.ts";

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
  /** The name of the place that it is told of, where an answer has to say it. */
  readonly branch?: string;
  readonly features: readonly number[];
  readonly score: number;
}

const SATURATION = 1.2;
const TYPICAL_TERMS = 60;
const LENGTH_SHARE = 0.5;
const HEADING_COUNT = 1.5;

/** BM25 with the heading counted in, as a share of the most the question could reach. */
function saturatedShare(match: MatchedPassage, { weights, total_weight }: WeighedQuestion): number {
  if (total_weight === 0) return 0;
  const length = 1 - LENGTH_SHARE + LENGTH_SHARE * (match.size / TYPICAL_TERMS);
  let sum = 0;
  for (let index = 0; index < weights.length; index++) {
    const count = (match.counts[index] ?? 0) / length + HEADING_COUNT * (match.heading[index] ?? 0);
    sum += (weights[index] ?? 0) * (count / (count + SATURATION));
  }
  return sum / total_weight;
}

const nothing = (size: number): Found => new Float64Array(size);

/** 1 when the sentence shows the kind of answer asked for, or none can be shown; else 0. */
function traceOf(passage: Passage, index: number, question: WeighedQuestion): number {
  return showsAnswer(sentenceAt(passage, index), question) === false ? 0 : 1;
}

/** Some of the asked terms, by their positions, and what they weigh together. */
interface Some {
  readonly indexes: readonly number[];
  readonly weight: number;
}

function pick({ weighed }: WeighedQuestion, counts: (term: WeighedTerm) => boolean): Some {
  const indexes = weighed.flatMap((term, index) => (counts(term) ? [index] : []));
  return { indexes, weight: indexes.reduce((sum, index) => sum + (weighed[index]?.weight ?? 0), 0) };
}

/** Weight found among some of the asked terms, as a share of theirs; 0 when there are none. */
function shareFound(found: Found, weights: Float64Array, { indexes, weight }: Some): number {
  let sum = 0;
  for (const index of indexes) sum += (found[index] ?? 0) * (weights[index] ?? 0);
  return weight > 0 ? sum / weight : 0;
}

/** What is looked at in every passage. */
interface Aims {
  readonly question: WeighedQuestion;
  /** What a sentence that is not there holds. */
  readonly none: Found;
  /** The most telling term. */
  readonly rarest: number;
  readonly names: Some;
  readonly numbers: Some;
}

function toAims(question: WeighedQuestion): Aims {
  const { weights } = question;
  let rarest = 0;
  for (const [index, weight] of weights.entries()) if (weight > (weights[rarest] ?? 0)) rarest = index;
  const names = pick(question, (term) => term.name);
  const numbers = pick(question, (term) => term.kind === "number");
  return { question, none: nothing(weights.length), rarest, names, numbers };
}

/** The most that sentences of a passage hold of the question. */
interface Best {
  /** One, two beside each other with the heading, and one that shows the kind of answer. */
  readonly alone: number;
  readonly paired: number;
  readonly showing: number;
  readonly adjacent: number;
}

function bestOf({ passage, sentences, heading, adjacent }: MatchedPassage, { question, none }: Aims): Best {
  const best = { alone: 0, paired: 0, showing: 0, adjacent: 0 };
  for (const [index, found] of sentences.entries()) {
    const coverage = coverageOf(found, question);
    const pair = coverageOfAll([found, sentences[index + 1] ?? none, heading], question);
    best.alone = Math.max(best.alone, coverage);
    best.paired = Math.max(best.paired, pair);
    best.adjacent = Math.max(best.adjacent, adjacent[index] ?? 0);
    // A sentence is read only when it can be the best of those that show an answer.
    if (coverage > best.showing)
      best.showing = Math.max(best.showing, coverage * traceOf(passage, index, question));
  }
  return best;
}

/** Features of a passage, each about 0 to 1. */
function passageFeatures(match: MatchedPassage, aims: Aims): number[] {
  const { question, rarest, names, numbers } = aims;
  const { weights } = question;
  const best = bestOf(match, aims);
  const whole = nothing(weights.length);
  for (const found of match.sentences) strengthen(whole, found);
  const body = coverageOf(whole, question);
  strengthen(whole, match.heading);
  const heading = coverageOf(match.heading, question);
  const qa = match.passage.kind === "qa";
  return [
    saturatedShare(match, question),
    best.alone,
    best.paired,
    body,
    heading,
    coverageOf(whole, question),
    best.adjacent,
    qa ? heading : 0,
    best.showing,
    heading * match.heading_share,
    qa ? heading * match.heading_share : 0,
    qa ? 1 : 0,
    Math.log(1 + match.size / TYPICAL_TERMS),
    whole[rarest] ?? 0,
    shareFound(whole, weights, names),
    shareFound(whole, weights, numbers),
  ];
}

/** Passages best first. */
export function rankPassages<P extends Passage>(
  matches: readonly MatchedPassage<P>[],
  question: WeighedQuestion,
): RankedPassage<P>[] {
  const aims = toAims(question);
  return matches
    .map((match) => {
      const features = passageFeatures(match, aims);
      const { passage, heading, heading_share, sentences, adjacent, counts, size } = match;
      const score = dot(PASSAGE_WEIGHTS, features);
      return { passage, heading, heading_share, sentences, adjacent, counts, size, features, score };
    })
    .sort((a, b) => b.score - a.score);
}

/** Of sentences in any order the one with the highest score. */
export function topOf<S extends Pick<RankedSentence, "score">>(sentences: readonly S[]): S | undefined {
  return sentences.toSorted((one, other) => other.score - one.score)[0];
}

/** Share of the question that `more` adds to what is found already. */
function gain(found: Found, more: Found | undefined, question: WeighedQuestion): number {
  return more ? coverageOfAll([found, more, found], question) - coverageOf(found, question) : 0;
}

/** What the features of a sentence look at beside it; `lead` is how far its passage is behind the best one (0 or less). */
interface Surroundings {
  readonly question: WeighedQuestion;
  readonly lead: number;
  /** The most that a sentence of the passage holds of the question. */
  readonly best: number;
  readonly text: string;
}

/** Features of the sentence at `index`. */
function sentenceFeatures(
  from: RankedPassage,
  index: number,
  { question, lead, best, text }: Surroundings,
): number[] {
  const found = from.sentences[index] ?? nothing(question.weights.length);
  const terms = countWords(from.passage.sentence_terms[index] ?? []);
  let matched = 0;
  for (const strength of found) if (strength > 0) matched++;
  const shows = showsAnswer(text, question);
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
    lead,
    lead === 0 ? 1 : 0,
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
    .flatMap((from) => {
      const lead = from.score - top;
      const best = from.sentences.reduce((most, found) => Math.max(most, coverageOf(found, question)), 0);
      return from.passage.sentences.map(({ start, end }, index) => {
        const text = from.passage.text.slice(start, end);
        const features = sentenceFeatures(from, index, { question, lead, best, text });
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
      });
    })
    .sort((a, b) => b.score - a.score);
}
