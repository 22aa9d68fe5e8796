/**
 * Takes the answer out of the ranked sentences: the best one and what fits beside it, in the order of the text.
 * Only whole taught sentences are used.
 */
import { OF_SYNONYMS, SLIGHT, isFound } from "../ranking/match.ts";
import { isCode } from "../text/code.ts";
import type { Passage } from "../text/passages.ts";
import { type Asked, asksYesOrNo, type ReadQuestion } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { withoutOtherAges } from "../question/aged.ts";
import { findBeginning } from "./headed.ts";
import { isOfSibling } from "./siblings.ts";
import { findGround, lacksGround, saysOfOther } from "./pronouns.ts";
import { tellsMore, withoutEchoes, withRemedy } from "./echo.ts";
import { beginningWith, findDefinition } from "./definition.ts";
import { inOrder, isJapanese, toText, withoutRepeats } from "./compose.ts";
import { chooseRowsOfKind } from "./rows-of-kind.ts";
import { chooseRun } from "./run.ts";
import { chooseList, type Choice, withItems, withLeadIn } from "./list-answer.ts";
import { chooseHours } from "./opening-hours.ts";
import { type Branches, NO_BRANCHES } from "../question/branches.ts";
import { asksOfPlaces, chooseEach, ofNamedBranch, withBranchNames } from "./of-branches.ts";
import { withSiblings } from "./of-siblings.ts";
import { isMeasure } from "../question/measures.ts";
import { asksForWeekday, namesSuchMoments } from "../question/moments.ts";
import { isUnderOther, losesThing, tellsOfDay, tellsOfOtherDays, withLeader } from "./outrank.ts";
import { isRow } from "./rows.ts";
import { proseFirst } from "./prose-first.ts";
import { findExtreme } from "./superlative.ts";
import { contentOf, isBrief } from "../ranking/weigh.ts";
import { toProbability } from "../ranking/weights.ts";

/** An answer stays within this, unless its one best sentence is longer. */
export const ANSWER_CHARACTERS = 300;
/** Steps belong together: a run of them may be somewhat longer. */
const STEPS_CHARACTERS = 320;
/** Japanese sentences are half as long as those of the other languages. */
export const MAX_SENTENCES = { spaced: 3, japanese: 5 } as const;
const CONSIDERED = 20;
/** One of the first sentences leads. */
const LEADING = CONSIDERED + 1;
const COMPLETE = 0.9;
/** A best sentence with this much of the question needs nothing beside it that has next to none of it. */
const NEARLY_COMPLETE = 0.8;
const NEXT_TO_NONE = 0.1;
const NEAR = 2;
/** Log-odds below which a sentence of another passage only distracts. */
const MIN_FOREIGN_SCORE = -2.4;

/** Whether a sentence may stand beside the best one: from the same passage, or from one nearly as good. */
function belongsBeside(best: RankedSentence, other: RankedSentence, { locale }: Asked): boolean {
  if (best.from.passage.heading !== other.from.passage.heading && saysOfOther(other.text, locale))
    return false;
  return best.from === other.from || (best.from.passage.kind !== "qa" && other.score > MIN_FOREIGN_SCORE);
}

/** Whether a sentence has nothing of the question that the best one lacks, while the best one has more. */
function isOutdone(best: RankedSentence, other: RankedSentence): boolean {
  const [most, its] = [best.from.sentences[best.index] ?? [], other.from.sentences[other.index] ?? []];
  let less = false;
  for (const [term, strength] of most.entries()) {
    if ((its[term] ?? 0) > strength + OF_SYNONYMS) return false;
    if ((its[term] ?? 0) < strength - SLIGHT) less = true;
  }
  return less;
}

/**
 * Beside an answer that holds (nearly) all that was asked, a sentence only fills when it stands elsewhere and holds
 * less, or holds next to nothing of the question and does not follow at once.
 * NOTE: a Japanese sentence is too short for that: its answer often goes on in a later one.
 */
function fills(best: RankedSentence, other: RankedSentence): boolean {
  if (best.shows === false || isJapanese(best)) return false;
  if (best.from !== other.from) return best.coverage >= COMPLETE && other.coverage < best.coverage * COMPLETE;
  const follows = other.index === best.index + 1;
  return best.coverage >= NEARLY_COMPLETE && other.coverage <= NEXT_TO_NONE && !follows;
}

/** Whether a sentence follows the best one at once; Japanese ones are short, there it may be a little further off. */
function standsNear(best: RankedSentence, other: RankedSentence): boolean {
  if (best.from !== other.from) return false;
  const away = other.index - best.index;
  return isJapanese(best) ? Math.abs(away) <= NEAR : away === 1;
}

/** Beside a row that was asked for the other rows distract; beside a complete answer what holds little of it. */
function distracts(best: RankedSentence, other: RankedSentence): boolean {
  if (fills(best, other)) return true;
  if (!isOutdone(best, other)) return false;
  const short = best.shows !== true && isJapanese(best);
  if (best.coverage >= COMPLETE && !short && !standsNear(best, other)) return true;
  if (best.from === other.from && isRow(best) && isRow(other)) return true;
  if (best.coverage < COMPLETE || best.shows !== true) return false;
  return other.coverage < best.coverage / 2 || other.shows === false;
}

/**
 * Beside a sentence that holds all that a brief question asks, but for its light words, what holds none of it only
 * fills, unless it follows at once.
 */
function fillsBrief(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  if (!isBrief(asked) || standsNear(best, other)) return false;
  const content = contentOf(asked);
  const holds =
    ({ from, index }: RankedSentence) =>
    (at: number) =>
      isFound(from.sentences[index], at);
  return content.length > 0 && content.every(holds(best)) && !content.some(holds(other));
}

/** Beside a price, an age or a weight that was asked for, what shows none distracts unless it follows at once. */
function lacksMeasure(best: RankedSentence, other: RankedSentence, { kind }: Asked): boolean {
  const next = best.from === other.from && other.index === best.index + 1;
  return isMeasure(kind) && best.shows === true && other.shows !== true && !next;
}

/** The best sentence, and the next ones that fit beside it. */
function choose<P extends Passage>(ranked: readonly RankedSentence<P>[], asked: Asked): RankedSentence<P>[] {
  const [best] = ranked;
  if (!best) return [];
  const chosen = [best];
  let used = best.text.length;
  const ground = findGround(best, ranked, asked) ?? findBeginning(best, ranked, asked);
  if (ground && used + 1 + ground.text.length <= ANSWER_CHARACTERS) {
    chosen.push(ground);
    used += 1 + ground.text.length;
  }
  const most = MAX_SENTENCES[isJapanese(best) ? "japanese" : "spaced"];
  for (const sentence of withRemedy(ranked.slice(0, LEADING)).slice(1, CONSIDERED)) {
    if (chosen.length >= most) break;
    if (chosen.includes(sentence) || lacksGround(sentence, chosen, asked)) continue;
    const { from, index, text } = sentence;
    if (used + 1 + text.length > ANSWER_CHARACTERS || isCode(from.passage, index)) continue;
    if (!belongsBeside(best, sentence, asked) || lacksMeasure(best, sentence, asked)) continue;
    // Hours under another heading are another thing's.
    if ((isRow(sentence) || asked.kind === "hour") && isUnderOther(best, sentence, asked)) continue;
    if (isOfSibling(best, sentence, asked)) continue;
    if (asksForWeekday(asked) && namesSuchMoments(sentence.text, asked) && losesThing(best, sentence, asked))
      continue;
    const isSameDay = isRow(sentence) && tellsOfDay(best, asked) && tellsOfDay(sentence, asked);
    if (!isSameDay && (distracts(best, sentence) || fillsBrief(best, sentence, asked))) continue;
    if (isRow(best) && tellsOfDay(best, asked) && tellsOfOtherDays(sentence, asked)) continue;
    chosen.push(sentence);
    used += 1 + sentence.text.length;
  }
  return chosen;
}

/** A list, a run of steps, or the best sentence with what fits beside it. */
function chooseAll<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked & Pick<ReadQuestion, "steps">,
): Choice<P> {
  const { steps } = asked;
  const hours = chooseHours(ranked, asked, STEPS_CHARACTERS);
  if (hours) return hours;
  const rows = chooseRowsOfKind(ranked, asked);
  if (rows) return rows;
  const list = chooseList(ranked, { steps, room: STEPS_CHARACTERS });
  if (list) return list;
  const chosen = steps
    ? chooseRun(ranked, STEPS_CHARACTERS)
    : withLeadIn(choose(ranked, asked), ranked, ANSWER_CHARACTERS);
  return { sentences: withItems(chosen, ranked, STEPS_CHARACTERS), cut: false };
}

/** An extracted answer. */
export interface Extract<P extends Passage = Passage> {
  readonly text: string;
  readonly sentences: readonly RankedSentence<P>[];
  /** Probability that one of the sentences holds the answer, given that the knowledge has it. */
  readonly promise: number;
  /** The rows of a list were compared: these have the least or most of what was asked. */
  readonly compared: boolean;
  /** All rows of what was asked about are told. */
  readonly listed: boolean;
  /** The sentence that says what the thing is that was asked to be defined. */
  readonly definition: RankedSentence<P> | undefined;
  /** It is what every place of a business has, told of the one that is meant or of each. */
  readonly of_places: boolean;
}

interface Told<P extends Passage> extends Required<Choice<P>>, Pick<Extract<P>, "of_places"> {
  /** What was chosen, repeats included: that several documents say it speaks for it. */
  readonly chosen: readonly RankedSentence<P>[];
}

/** The sentences of an answer in the order in which they are told. */
function chooseTold<P extends Passage>(
  led: readonly RankedSentence<P>[],
  asked: Asked & Pick<ReadQuestion, "steps">,
  branches: Branches,
): Told<P> {
  const room = STEPS_CHARACTERS;
  const each = chooseEach(led, asked, { branches, room });
  if (each)
    return { ...each, chosen: each.sentences, of_places: asksOfPlaces(asked, branches), listed: false };
  const { sentences: chosen, cut, listed = false } = chooseAll(led, asked);
  const told = withoutRepeats(inOrder(chosen));
  return { sentences: withSiblings(told, led, { branches, room }), chosen, cut, of_places: false, listed };
}

/** The rows of a list that were compared. */
function toCompared<P extends Passage>(extreme: readonly RankedSentence<P>[]): Extract<P> {
  const sentences = withoutRepeats(inOrder(extreme));
  const text = toText({ sentences, cut: false });
  return {
    text,
    sentences,
    promise: 1,
    compared: true,
    listed: false,
    definition: undefined,
    of_places: false,
  };
}

/** The answer in at most about 300 characters; undefined when there is no sentence. */
export function extract<P extends Passage>(
  all: readonly RankedSentence<P>[],
  asked: Asked & Pick<ReadQuestion, "steps">,
  branches: Branches = NO_BRANCHES,
): Extract<P> | undefined {
  const ranked = ofNamedBranch(all, asked, branches);
  const extreme = findExtreme(ranked, asked);
  if (extreme) return toCompared(extreme);
  const suited = proseFirst(withoutOtherAges(ranked, asked), asked);
  const telling = asksYesOrNo(asked) ? suited : withoutEchoes(suited);
  const definition = findDefinition(suited, asked);
  const led = definition
    ? beginningWith(definition, telling)
    : [...withLeader(telling.slice(0, LEADING), asked), ...telling.slice(LEADING)];
  const choice = chooseTold(led, asked, branches);
  const sentences = withBranchNames(choice.sentences, asked, branches);
  if (sentences.length === 0) return undefined;
  const scores = choice.chosen.map(({ score }) => score).sort((a, b) => b - a);
  const surest = scores.slice(0, MAX_SENTENCES.spaced);
  const tells = asksYesOrNo(asked) || tellsMore(sentences);
  const missed = surest.reduce((product, score) => product * (1 - toProbability(score)), 1);
  return {
    text: toText({ ...choice, sentences }),
    sentences,
    promise: tells ? 1 - missed : 0,
    compared: false,
    listed: choice.listed,
    definition: definition && sentences.includes(definition) ? definition : undefined,
    of_places: choice.of_places,
  };
}
