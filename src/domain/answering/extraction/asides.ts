/**
 * What stands around a sentence that answers, on Japanese pages: they put a fact on a line and a note below it, and leave out
 * what they are about, so that nearly every neighbour may belong to the answer and most only stand there.
 */
import { sentenceAt } from "../../language/sentences.ts";
import type { Asked } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";
import { analyse } from "../../language/analyse.ts";
import { isQuestion, lastHeading } from "../text/headings.ts";
import { leadsIn, toLines, withoutMark } from "../text/lists.ts";
import type { Passage } from "../text/passages.ts";
import { isProse, isRow } from "./rows.ts";

/** A sentence with this much of the question is its answer on a page of facts. */
const TELLING = 0.5;
/** One with less than this holds nothing of it. */
const NEXT_TO_NONE = 0.1;

/** Whether a row of a list or table stands beside prose. */
function isRowBesideProse(best: RankedSentence, other: RankedSentence): boolean {
  const isOwnLine = (one: RankedSentence): boolean => isRow(one) && !isProse(one);
  return !isOwnLine(best) && isOwnLine(other);
}

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

/** Whether a sentence stands before the one that answers, or in another paragraph; what answers a question of the page's own belongs together. */
function isApart(best: RankedSentence, other: RankedSentence): boolean {
  const { from, index, coverage, text } = best;
  if (coverage < TELLING || isQuestion(from.passage.heading)) return false;
  const line = lineOf(best);
  if (!line.includes(other.index)) return true;
  // Of a note ("※塾生以外の方も受講できます。入会金はかかりません。") the rest only holds with its beginning.
  if (sentenceAt(from.passage, line[0]).startsWith("※")) return false;
  return other.index < index && (other.index < index - 1 || saysTopic(text));
}

/** Whether the heading right above names something of what was asked, or was asked before: the paragraphs below it are about that. */
function isNamedAbove({ from }: RankedSentence, { terms, locale }: Asked): boolean {
  const above = new Set(analyse(lastHeading(from.passage.heading), locale));
  const isThere = ({ role, variants }: Asked["terms"][number]): boolean =>
    role !== "cue" && variants.some((one) => above.has(one));
  return terms.some(isThere);
}

/**
 * What was chosen without sentences of the same passage that hold nothing of the question and are rows beside prose or, where a small robot
 * answers, stand apart from the leading sentence. What was led into stays, and what alone shows the kind of answer that was asked for.
 */
export function withoutAsides<P extends Passage>(
  chosen: readonly RankedSentence<P>[],
  best: RankedSentence<P> | undefined,
  asked: Asked,
): readonly RankedSentence<P>[] {
  const { folded, locale, passages = Number.POSITIVE_INFINITY } = asked;
  if (
    locale !== "ja" ||
    !best ||
    !chosen.includes(best) ||
    COMPARES.test(folded) ||
    chosen.some(({ text }) => leadsIn(text))
  )
    return chosen;
  const isOfFacts = passages <= FEW_PASSAGES && !isNamedAbove(best, asked);
  const isAside = (other: RankedSentence<P>): boolean =>
    other !== best &&
    other.from === best.from &&
    other.coverage <= NEXT_TO_NONE &&
    !(other.shows === true && best.shows !== true) &&
    (isRowBesideProse(best, other) || (isOfFacts && isApart(best, other)));
  const kept = chosen.filter((other) => !isAside(other));
  return chosen.filter((one) => kept.includes(one) || kept.some((other) => namesFor(one, other)));
}
