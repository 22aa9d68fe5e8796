/**
 * What stands around a sentence that answers, on Japanese pages: they put a fact on a line and a note below it, and leave out
 * what they are about, so that nearly every neighbour may belong to the answer and most only stand there.
 */
import type { Asked } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { lastHeading } from "../text/headings.ts";
import { toLines, withoutMark } from "../text/lists.ts";
import type { Passage } from "../text/passages.ts";
import { NEXT_TO_NONE } from "./beside.ts";
import { isRow, saidAbove } from "./rows.ts";

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
export function withoutApart<P extends Passage>(
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
