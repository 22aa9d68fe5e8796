/**
 * What stands beside a price that was asked for. Nearly every sentence of a page about bikes holds the bike, and the next one of a
 * paragraph tells of something else as often as not: what else is told of the thing, the deposit for it, and the prices of other
 * things would stand around the price that was asked for.
 */
import { fold } from "../../language/normalise.ts";
import { AMOUNT, settlesPrice } from "../question/measures.ts";
import type { Asked } from "../question/question.ts";
import { isFound, wholeOf } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import type { Passage } from "../text/passages.ts";
import { sentenceAt } from "../../language/sentences.ts";
import { asksForPayers, namesPayers } from "../question/payers.ts";
import { follows } from "./compose.ts";
import { isPriceOfNone } from "./own-price.ts";
import { thingOf } from "./own-row.ts";
import { goesOnFrom } from "./pronouns.ts";
import { isProse, isRow, labelOf } from "./rows.ts";

/** 無料で before a verb says what is done for nothing, unless that is to use or enter the thing. */
const FREE = /無料(?!で(?!す|あ|ご?利用|ご?入|ご?参加|ご?乗))/;
const NOT_CHARGED =
  /(?:料|[金代])[はが]?(?:かかりません|かからず|(?:いただき|いただいて(?:おり|い))ません|なし|不要)/;

/** Whether a sentence tells what is to be paid. */
function tellsAmount({ text, shows }: RankedSentence, { locale }: Asked): boolean {
  const folded = fold(text);
  return locale === "ja" ? folded.search(AMOUNT) >= 0 || NOT_CHARGED.test(folded) : shows === true;
}

/** Whether a sentence tells a price, which may be none. */
const tellsPrice = (sentence: RankedSentence, asked: Asked): boolean =>
  tellsAmount(sentence, asked) || (asked.locale === "ja" && FREE.test(fold(sentence.text)));

/** Whether a sentence behind a table names the thing of another of its rows than the best one. */
function namesOtherRow(best: RankedSentence, other: RankedSentence): boolean {
  if (!isRow(best) || !isProse(other)) return false;
  const { from } = best;
  const folded = fold(other.text);
  const own = fold(labelOf(best));
  return from.sentences.some((_, index) => {
    const label = fold(labelOf({ text: sentenceAt(from.passage, index) }));
    return label !== "" && label !== own && folded.includes(label);
  });
}

type OfThings = Asked & { readonly things: readonly number[] };

/** Whether a sentence goes on about the price ("It includes …"), or tells what those pay for whom it was asked ("Students pay …"). */
function goesOnAbout(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  const folded = fold(other.text);
  const tellsOthers = tellsPrice(other, asked) && namesPayers(folded, asked.locale);
  if (tellsOthers && asksForPayers(asked)) return true;
  return (
    follows(best, other) && (tellsOthers || goesOnFrom(other.text, asked.locale) || settlesPrice(folded))
  );
}

/**
 * Whether a sentence tells of something else: another price, or the thing without one. A Japanese sentence leaves out what it is about: a
 * price of the same section may be the thing's, and what follows at once may go on about it. In the other languages a sentence says
 * what it is about, unless the thing stands above both.
 */
function isOfOther(best: RankedSentence, other: RankedSentence, asked: OfThings): boolean {
  const { locale, things } = asked;
  const [own, its] = [best, other].map(({ from, index }) => from.sentences[index]);
  if (things.some((at) => isFound(its, at) && !isFound(wholeOf(best), at))) return false;
  const isOfOtherSection = best.from.passage.heading !== other.from.passage.heading;
  if (locale === "ja") {
    if (isOfOtherSection || namesOtherRow(best, other)) return true;
    const isSaid = things.some((at) => isFound(its, at));
    return !tellsPrice(other, asked) && (isSaid || !follows(best, other));
  }
  if (goesOnAbout(best, other, asked)) return false;
  if (!tellsPrice(other, asked)) return true;
  const named = things.filter((at) => isFound(own, at) && !isFound(best.from.heading, at));
  if (named.length === 0) return isOfOtherSection;
  return named.some((at) => !isFound(its, at)) || isPriceOfNone(other, asked);
}

/** What was chosen beside the leading sentence, without what is told beside a price that was asked for. */
export function withoutOtherPrices<P extends Passage>(
  chosen: readonly RankedSentence<P>[],
  leading: RankedSentence<P>,
  asked: Asked,
): readonly RankedSentence<P>[] {
  // "1時間いくら" names no thing: all that is told by the hour may be meant.
  const terms = asked.terms.map((term) =>
    term.role === "context" ? { ...term, role: "content" as const } : term,
  );
  const things = thingOf({ ...asked, terms });
  const isHeld = (one: RankedSentence) => (at: number) => isFound(wholeOf(one), at);
  // What tells no price of the thing ("源泉は62度のナトリウム塩化物泉。") may lead to the sentence that does.
  const best = [leading, ...chosen.filter((one) => things.every(isHeld(one)))].find((one) =>
    tellsPrice(one, asked),
  );
  if (!best || !tellsAmount(best, asked) || !things.some(isHeld(best))) return chosen;
  return chosen.filter((other) => other === best || !isOfOther(best, other, { ...asked, things }));
}
