/** What stands beside the best sentence of an answer: what belongs to it, and neither fills nor distracts. */
import { fold } from "../../language/normalise.ts";
import { contentOf, isBrief } from "../ranking/weigh.ts";
import { isFound, OF_SYNONYMS, SLIGHT, wholeOf } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { isMeasure, settlesPrice } from "../question/measures.ts";
import { asksForWeekday, namesSuchMoments } from "../question/moments.ts";
import type { Asked } from "../question/question.ts";
import type { Passage } from "../text/passages.ts";
import { follows, isJapanese, isOfCode } from "./compose.ts";
import { withRemedy } from "./echo.ts";
import { findBeginning } from "./headed.ts";
import { tellsOfDay, tellsOfOtherDays } from "./of-day.ts";
import { isUnderOther, losesThing } from "./outrank.ts";
import { findGround, lacksGround, saysOfOther } from "./pronouns.ts";
import { isRow } from "./rows.ts";
import { isOfPerson } from "./staff.ts";

/** An answer stays within this, unless its one best sentence is longer. */
export const ANSWER_CHARACTERS = 300;
/** Japanese sentences are half as long as those of the other languages. */
export const MAX_SENTENCES = { spaced: 3, japanese: 5 } as const;
const CONSIDERED = 20;
/** One of the first sentences leads. */
export const LEADING = CONSIDERED + 1;
const COMPLETE = 0.9;
/** A best sentence with this much of the question needs nothing beside it that has next to none of it. */
const NEARLY_COMPLETE = 0.8;
/** A sentence with no more than this of the question tells nothing of it. */
export const NEXT_TO_NONE = 0.1;
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
  return best.coverage >= NEARLY_COMPLETE && other.coverage <= NEXT_TO_NONE && !follows(best, other);
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

/** Whether a sentence settles the price of something asked that the best one does not hold: "Children pay half", "Breakfast is included". */
function settlesMore(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  const [its, more] = [wholeOf(best), other.from.sentences[other.index]];
  return (
    settlesPrice(fold(other.text)) && contentOf(asked).some((at) => isFound(more, at) && !isFound(its, at))
  );
}

/** Beside a price, an age or a weight that was asked for, what shows none distracts unless it follows at once. */
function lacksMeasure(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  const { kind } = asked;
  if (!isMeasure(kind) || best.shows !== true || other.shows === true || follows(best, other)) return false;
  return kind !== "price" || !settlesMore(best, other, asked);
}

/** The best sentence, and the next ones that fit beside it. */
export function chooseBeside<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
): RankedSentence<P>[] {
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
    const { from, text } = sentence;
    if (used + 1 + text.length > ANSWER_CHARACTERS || isOfCode(sentence)) continue;
    if (asked.kind === "who" && from !== best.from && isOfPerson(best, asked) && !isOfPerson(sentence, asked))
      continue;
    if (!belongsBeside(best, sentence, asked) || lacksMeasure(best, sentence, asked)) continue;
    // Hours under another heading are another thing's.
    if ((isRow(sentence) || asked.kind === "hour") && isUnderOther(best, sentence, asked)) continue;
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
