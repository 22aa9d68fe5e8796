/**
 * What stands beside the sentence that answers a small robot's question, and is no part of the answer: pages of a business say each
 * thing once, and the next sentence of a paragraph tells of something else as often as not. In long texts it may well be the answer.
 * Prices first: nearly every sentence of a page about bikes holds the bike. Then by how a language says what a sentence is about.
 */
import { fold } from "../../language/normalise.ts";
import { hasContext } from "../question/asked-terms.ts";
import { pointsBack } from "../question/leaning-words.ts";
import { AMOUNT, isMeasure } from "../question/measures.ts";
import type { Asked, ReadQuestion } from "../question/question.ts";
import { isFound, OF_SYNONYMS, SLIGHT, wholeOf } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { contentOf, gistOf, isBrief } from "../ranking/weigh.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";
import { isQuestion, lastHeading } from "../text/headings.ts";
import { isItem, isLabelled, leadsIn, toLines, withoutMark } from "../text/lists.ts";
import { findSeasons } from "../text/opening.ts";
import type { Passage } from "../text/passages.ts";
import { withoutOtherPrices } from "./asides-of-price.ts";
import { NEXT_TO_NONE } from "./beside.ts";
import { follows, isJapanese } from "./compose.ts";
import { findCount } from "./duration-told.ts";
import { findGround, goesOnFrom, goesOnWithPrice } from "./pronouns.ts";
import { isRow, saidAbove } from "./rows.ts";
import { isOfPerson } from "./staff.ts";

/** The name of a thing with its price and no more: "Hydration: £25." */
const PRICED =
  /^(?:[-*•] )?(?!(?:cost|custa|vien|sai|it|they|from|da|a partir)\w*\b)\p{L}[^.:\d]{1,40}(?<! (?:e|is|are|sono|costs?|costa(?:no)?|custam?|sai|vien\w*|fica))(?::? (?:\+ )?)$/u;

/** Whether a sentence that holds nothing of the question names another thing with its price, or somebody else who does something else. */
function isOfOther(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  if (contentOf(asked).some((at) => isFound(other.from.sentences[other.index], at))) return false;
  const folded = fold(other.text);
  const isPriced = PRICED.test(folded.slice(0, Math.max(0, folded.search(AMOUNT))));
  if (isPriced && !goesOnWithPrice(folded)) return true;
  return asked.kind === "who" && isOfPerson(best, asked) && isOfPerson(other, asked);
}

/** Whether the next sentence points at what was said, or stands on a line that begins as an item or with a label: "Theory: 45 lessons. From 7 to 9 pm." */
function goesOn({ from, index, text }: RankedSentence, next: RankedSentence, { locale }: Asked): boolean {
  const { passage } = from;
  const folded = fold(next.text);
  if (goesOnFrom(next.text, locale) || goesOnWithPrice(folded) || pointsBack(folded, locale)) return true;
  const gap = passage.text.slice(passage.sentences[index]?.end, passage.sentences[next.index]?.start);
  return (isItem(text) || isLabelled(text)) && !gap.includes("\n");
}

/**
 * Whether the next sentence is about something else: the best one itself holds all that tells something in the question, the next one
 * holds none of it, shows nothing that was asked for, and goes on from nothing.
 */
function changesSubject(best: RankedSentence, next: RankedSentence, asked: Asked): boolean {
  const { kind, terms } = asked;
  if (kind === "why" || next.shows === true || goesOn(best, next, asked)) return false;
  const [own, its] = [best, next].map(({ from, index }) => from.sentences[index]);
  const gist = gistOf(asked);
  if (gist.length === 0 || !gist.every((at) => isFound(own, at))) return false;
  return !terms.some(({ role }, at) => role !== "cue" && isFound(its, at));
}

/** Whether a sentence holds less of the question than the best one, or only what stands above both. */
function addsNothing(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  // Beside the sentence that counts them rows of prices hold some number, too.
  if (isRow(other) && findCount([best], asked)) return true;
  const content = contentOf(asked);
  const [its, more] = [wholeOf(best), wholeOf(other)];
  const gap = (at: number): number => (more[at] ?? 0) - (its[at] ?? 0);
  if (content.some((at) => gap(at) > OF_SYNONYMS)) return false;
  const isSaid = (at: number): boolean => isFound(other.from.sentences[other.index], at);
  return content.some((at) => gap(at) < -SLIGHT) || !content.some(isSaid);
}

/** Whether what was asked stands above both: a section begins with what it is, and below a question on the page all is its answer. */
function belongsBelow(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  const { from } = best;
  if (other.from !== from) return false;
  const content = contentOf(asked);
  const isAbove = (at: number): boolean => isFound(from.heading, at);
  if (other.index === 0 && !isRow(other) && content.some(isAbove)) return true;
  const isAllAbove = content.every((at) => isAbove(at) || !isFound(wholeOf(best), at));
  return isAllAbove && isQuestion(from.passage.heading);
}

/**
 * Whether a sentence answers a brief question: it holds some of it, with what stands above it half of its words, and all that any other
 * sentence holds: what else was asked is told nowhere.
 */
function isAnswer(best: RankedSentence, ranked: readonly RankedSentence[], asked: Asked): boolean {
  if (hasContext(asked) || !isBrief(asked) || (isMeasure(asked.kind) && best.shows !== true)) return false;
  // When the season is stands beside its hours, and holds no word of them.
  if (findSeasons(asked.folded, asked.locale).length > 0) return false;
  const content = contentOf(asked);
  const isHeld = (at: number): boolean => isFound(wholeOf(best), at);
  const isTold = (at: number): boolean => ranked.some((other) => isFound(wholeOf(other), at));
  return (
    content.some((at) => isFound(best.from.sentences[best.index], at)) &&
    content.filter(isHeld).length * 2 >= content.length &&
    content.every((at) => isHeld(at) || !isTold(at))
  );
}

/*
 * Japanese pages put a fact on a line and a note below it, and leave out what they are about, so that nearly every neighbour may
 * belong to the answer and most only stand there.
 */

/** A sentence with this much of the question is its answer on a page of facts. */
const TELLING = 0.5;

/** What a sentence says that it is about, or no sentence at all; without it the one before says so ("返金または交換いたします。"). */
const TOPIC =
  /(?<!また|ある?い|^)は(?!い|じめ)|(?<!\p{Script=Hiragana})[もが]|(?:に|で|まで|から|と|の|な)も|[:：]/u;
const SENTENCE = /(?:ます|です|ません|ました|ください)[。！!]?$/u;
/** One case of several goes on from the one before ("連絡なしの場合は、返金できません。"). */
const CASE = /(?:場合|とき|際)(?:は|に|も|、)/u;
const saysTopic = (text: string): boolean => !CASE.test(text) && (TOPIC.test(text) || !SENTENCE.test(text));

/** What the whole line is about: "機関庫館：駅からバスで9分。駐車場があります。" */
const NAMED = /^(?:[^:：。]{1,30}[:：]|[^\s。\d]{1,20}[ 　]\S)/u;
/** Who compares is told what is compared. */
const COMPARES = /どっち|どちら|比べ|違い/u;

/** The line of a passage on which a sentence stands, as positions. */
const lineOf = ({ from, index }: RankedSentence): readonly number[] =>
  toLines(from.passage).find((line) => line.includes(index)) ?? [];

/** Whether a sentence begins the line of another one with the name of what that tells of. */
const namesFor = (one: RankedSentence, other: RankedSentence): boolean =>
  one.from === other.from &&
  lineOf(other)[0] === one.index &&
  (NAMED.test(withoutMark(one.text)) || one.text.startsWith(lastHeading(one.from.passage.heading)));

/** Whether a sentence stands before the one that answers, unless that goes on from it, or in another paragraph. */
function isApart(best: RankedSentence, other: RankedSentence): boolean {
  if (best.coverage < TELLING) return false;
  if (!lineOf(best).includes(other.index)) return true;
  return other.index < best.index && (other.index < best.index - 1 || saysTopic(best.text));
}

/** What was chosen without sentences of the same passage that hold nothing of the question and are rows beside prose, or stand apart. */
function withoutApart<P extends Passage>(
  chosen: readonly RankedSentence<P>[],
  best: RankedSentence<P>,
  asked: Asked,
): readonly RankedSentence<P>[] {
  if (COMPARES.test(asked.folded)) return chosen;
  // Paragraphs below what was asked, or was asked before, are about that.
  const isAbove = saidAbove(best, asked);
  const isNamed = asked.terms.some(({ role }, at) => role !== "cue" && isAbove(at));
  const isAside = (other: RankedSentence<P>): boolean =>
    other.from === best.from &&
    other.coverage <= NEXT_TO_NONE &&
    // It alone may show the price or hour that was asked for.
    !(other.shows === true && best.shows !== true) &&
    ((isRow(other) && !isRow(best)) || (!isNamed && isApart(best, other)));
  const kept = chosen.filter((other) => !isAside(other));
  return chosen.filter((one) => kept.includes(one) || kept.some((other) => namesFor(one, other)));
}

/** Beside a sentence that says where, one of another section that names no place. */
const tellsNoPlace = (best: RankedSentence, other: RankedSentence): boolean =>
  best.shows === true && other.shows === false && other.from !== best.from;

/** What was chosen beside the first of the ranked sentences, without what only stands there. */
export function withoutAsides<P extends Passage>(
  chosen: readonly RankedSentence<P>[],
  ranked: readonly RankedSentence<P>[],
  asked: Asked & Pick<ReadQuestion, "steps">,
): readonly RankedSentence<P>[] {
  const [best] = ranked;
  // Steps are read together, and what is led into stays whole.
  const isWhole = asked.steps || chosen.some(({ text }) => leadsIn(text));
  if (!best || isWhole || (asked.passages ?? 0) > FEW_PASSAGES) return chosen;
  const own = asked.kind === "price" ? withoutOtherPrices(chosen, best, asked) : chosen;
  const near = asked.locale === "ja" ? withoutApart(own, best, asked) : own;
  if (isJapanese(best)) return near;
  const answers = isAnswer(best, ranked, asked);
  const ground = findGround(best, ranked, asked);
  return near.filter((other) => {
    if (other === best || other === ground) return true;
    if (asked.kind === "where" && tellsNoPlace(best, other)) return false;
    const isNext = follows(best, other);
    if (isNext && changesSubject(best, other, asked)) return false;
    const goes = isNext ? isOfOther : addsNothing;
    return !answers || belongsBelow(best, other, asked) || !goes(best, other, asked);
  });
}
