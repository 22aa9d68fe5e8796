/**
 * What a conversation is about just now: the headings under which the last answer stands, found again by its sentences.
 * A follow-up that says too little to be found by its words is mostly answered there ("And if I cancel?").
 */
import { type Extract, extract } from "../extraction/extract.ts";
import type { Branches } from "../question/branches.ts";
import { withoutMark } from "../text/lists.ts";
import { namesSuchMoments } from "../question/moments.ts";
import type { Passage } from "../text/passages.ts";
import { namesTime } from "../question/question.ts";
import { type RankedPassage, type RankedSentence, rankSentences } from "../ranking/rank.ts";
import { gistOf, isBrief, type WeighedQuestion } from "../ranking/weigh.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";

/** A turn of the conversation, as far as it matters here. */
interface Turn {
  readonly role: string;
  readonly text: string;
}

/** A passage, and the document that it stands in. */
type Place = Passage & { readonly source: string };

/** Answers looked back at; small talk and "I don't know" hold nothing that was taught, and are passed over. */
const MOST_ANSWERS = 3;
/** Shorter sentences stand in many an answer. */
const MIN_CHARACTERS = 6;
/** How surely a word stands in a sentence: by itself or by a synonym, not by one like it or one that it may be a slip of. */
const SAID = 0.81;
/** Share of what a question names, by weight, that a sentence in focus has to hold. */
const ENOUGH = 0.5;

const placeOf = ({ source, heading }: Place): string => `${source}\n${heading}`;

function isTold({ text, sentences }: Passage, answer: string): boolean {
  return sentences.some(({ start, end }) => {
    const sentence = withoutMark(text.slice(start, end));
    return sentence.length >= MIN_CHARACTERS && answer.includes(sentence);
  });
}

/** The passages of which something was told in the last answer. */
export function lastTold<P extends Passage>(passages: readonly P[], history: readonly Turn[]): P[] {
  const { text = "" } = history.findLast(({ role }) => role === "assistant") ?? {};
  return passages.filter((passage) => isTold(passage, text));
}

/** The passages under one heading with what was told last; none when nothing of them was told lately. */
function inFocus<P extends Place>(
  passages: readonly RankedPassage<P>[],
  history: readonly Turn[],
): RankedPassage<P>[] {
  const answers = history.filter(({ role }) => role === "assistant").slice(-MOST_ANSWERS);
  for (const { text } of answers.toReversed()) {
    const told = passages.filter(({ passage }) => isTold(passage, text));
    const places = new Set(told.map(({ passage }) => placeOf(passage)));
    if (told.length > 0) return passages.filter(({ passage }) => places.has(placeOf(passage)));
  }
  return [];
}

/**
 * Whether a sentence may be the answer: it holds some of what the question names, or shows what it asks for. One that asks
 * about nothing but a day ("Also on Saturdays?") is answered by the days that there are.
 */
function createTest(question: WeighedQuestion): (sentence: RankedSentence) => boolean {
  const { terms, weighed, locale } = question;
  const asksDay = terms.some((term) => namesTime(term, locale));
  const gist = gistOf(question);
  const weightOf = (at: number): number => weighed[at]?.weight ?? 0;
  const all = gist.reduce((sum, at) => sum + weightOf(at), 0);
  return ({ from, index, text, shows }) => {
    if (shows === false) return false;
    const found = from.sentences[index] ?? [];
    const held = gist.reduce((sum, at) => sum + ((found[at] ?? 0) >= SAID ? weightOf(at) : 0), 0);
    if (all > 0) return held >= ENOUGH * all;
    return shows === true || (asksDay && namesSuchMoments(text, question));
  };
}

function extractFrom<P extends Passage>(
  passages: readonly RankedPassage<P>[],
  question: WeighedQuestion,
  branches: Branches,
): Extract<P> | undefined {
  const sentences = rankSentences(passages, question);
  const mayAnswer = createTest(question);
  const fitting = sentences.filter(mayAnswer);
  const found = extract([...fitting, ...sentences.filter((one) => !mayAnswer(one))], question, branches);
  return found?.sentences.some(mayAnswer) ? found : undefined;
}

/** The passages in focus before the others, which they score as high as then. */
function putFirst<P extends Passage>(
  first: readonly RankedPassage<P>[],
  passages: readonly RankedPassage<P>[],
): RankedPassage<P>[] {
  const lift = Math.max(0, (passages[0]?.score ?? 0) - (first.at(-1)?.score ?? 0));
  return [
    ...first.map((passage) => ({ ...passage, score: passage.score + lift })),
    ...passages.filter((passage) => !first.includes(passage)),
  ];
}

/** What the place of the last answer brings to a follow-up. */
export interface Focused<P extends Passage> {
  /** All passages, those in focus first. */
  readonly passages: readonly RankedPassage<P>[];
  /** The answer that they hold; undefined when none of their sentences may be one. */
  readonly extract: Extract<P> | undefined;
}

/**
 * Looks for the answer to a follow-up where the last answer stands. Undefined for a question that leans on nothing, and where
 * none of the passages was told lately.
 */
export function lookInFocus<P extends Place>(
  {
    question,
    passages,
    branches,
  }: {
    readonly question: WeighedQuestion;
    readonly passages: readonly RankedPassage<P>[];
    readonly branches: Branches;
  },
  history: readonly Turn[],
): Focused<P> | undefined {
  const leans = question.leans !== "no" || (question.passages <= FEW_PASSAGES && isBrief(question));
  const near = leans ? inFocus(passages, history) : [];
  if (near.length === 0) return undefined;
  return { passages: putFirst(near, passages), extract: extractFrom(near, question, branches) };
}
