/**
 * What stands beside a price in Japanese. Its sentences are short, and nearly every one of a page about bikes holds the bike: what
 * else is told of it ("…を無料で充電できます"), and the prices of other things, would stand behind the price that was asked for.
 */
import { fold } from "../../language/normalise.ts";
import type { AskedTerm } from "../question/asked-terms.ts";
import { AMOUNT } from "../question/measures.ts";
import type { Asked } from "../question/question.ts";
import { isFound, wholeOf } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import type { Passage } from "../text/passages.ts";
import { gistOf } from "../ranking/weigh.ts";
import { sentenceAt } from "../../language/sentences.ts";
import { isUnitOfTime } from "../text/rate.ts";
import { leadsIn } from "../text/lists.ts";
import { isRow, labelOf } from "./rows.ts";

/** 無料で before a verb says what is done for nothing, unless that is to use or enter the thing. */
const FREE =
  /無料(?!で(?!す|あ|ご?利用|ご?入|ご?参加|ご?乗))|(?:料|[金代])[はが]?(?:かかりません|かからず|いただきません|不要)/;

const tellsAmount = (folded: string): boolean => folded.search(AMOUNT) >= 0;
const tellsPrice = (folded: string): boolean => tellsAmount(folded) || FREE.test(folded);

/** Whether a sentence behind a table names the thing of another of its rows than the best one. */
function namesOtherRow(best: RankedSentence, folded: string): boolean {
  const { from } = best;
  const own = fold(labelOf(best));
  return from.sentences.some((_, index) => {
    if (!isRow({ from, index })) return false;
    const label = fold(labelOf({ text: sentenceAt(from.passage, index) }));
    return label !== "" && label !== own && folded.includes(label);
  });
}

/** Positions of the things of which a price is asked; "1時間いくら" names none: all that is told by the hour may be meant. */
function thingsOf(asked: Asked): number[] {
  const terms = asked.terms.map((term): AskedTerm =>
    term.role === "context" ? { ...term, role: "content" } : term,
  );
  return gistOf({ ...asked, terms }).filter((at) => {
    const term = terms[at];
    return term !== undefined && term.kind !== "number" && !isUnitOfTime(term.word, "ja");
  });
}

/** Whether a sentence beside a price that was asked for tells of something else: another price, or the thing without one. */
function isBesidePrice(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  if (asked.kind !== "price" || asked.locale !== "ja" || !tellsAmount(fold(best.text))) return false;
  const things = thingsOf(asked);
  const whole = wholeOf(best);
  const own = other.from.sentences[other.index];
  if (!things.some((at) => isFound(whole, at))) return false;
  if (things.some((at) => isFound(own, at) && !isFound(whole, at))) return false;
  if (best.from.passage.heading !== other.from.passage.heading) return true;
  const folded = fold(other.text);
  if (isRow(best) && !isRow(other) && namesOtherRow(best, folded)) return true;
  if (tellsPrice(folded)) return false;
  const follows = best.from === other.from && other.index === best.index + 1;
  return !follows || things.some((at) => isFound(own, at));
}

/** What was chosen beside the leading sentence, without what is told beside a price that was asked for. */
export function withoutBesidePrice<P extends Passage>(
  chosen: readonly RankedSentence<P>[],
  leading: RankedSentence<P> | undefined,
  asked: Asked,
): readonly RankedSentence<P>[] {
  if (!leading || !chosen.includes(leading) || asked.kind !== "price") return chosen;
  const things = thingsOf(asked);
  // What is done for nothing with the thing ("うきわを無料で貸し出します") leads to no price of it.
  const priced = chosen.find(
    (one) => tellsAmount(fold(one.text)) && things.every((at) => isFound(wholeOf(one), at)),
  );
  const best = tellsPrice(fold(leading.text)) ? leading : (priced ?? leading);
  return chosen.filter(
    (other) => other === best || leadsIn(other.text) || !isBesidePrice(best, other, asked),
  );
}
