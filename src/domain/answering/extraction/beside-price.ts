/**
 * What stands beside a price that was asked for. Nearly every sentence of a page about bikes holds the bike, and the next one of a
 * paragraph tells of something else as often as not: what else is told of the thing, the deposit for it, and the prices of other
 * things would stand around the price that was asked for.
 */
import { fold } from "../../language/normalise.ts";
import type { AskedTerm } from "../question/asked-terms.ts";
import { AMOUNT, settlesPrice } from "../question/measures.ts";
import type { Asked } from "../question/question.ts";
import { isFound, wholeOf } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import type { Passage } from "../text/passages.ts";
import { gistOf } from "../ranking/weigh.ts";
import { sentenceAt } from "../../language/sentences.ts";
import { asksForPayers, namesPayers } from "../question/payers.ts";
import { isUnitOfTime } from "../text/rate.ts";
import { leadsIn } from "../text/lists.ts";
import { isPriceOfNone } from "./own-price.ts";
import { goesOnFrom } from "./pronouns.ts";
import { isRow, labelOf } from "./rows.ts";

/** 無料で before a verb says what is done for nothing, unless that is to use or enter the thing. */
const FREE = /無料(?!で(?!す|あ|ご?利用|ご?入|ご?参加|ご?乗))/;
const NOT_CHARGED =
  /(?:料|[金代])[はが]?(?:かかりません|かからず|(?:いただき|いただいて(?:おり|い))ません|なし|不要)/;

const tellsAmount = (folded: string): boolean => folded.search(AMOUNT) >= 0;

/** Whether a sentence tells a price, which may be none. */
function tellsPrice({ text, shows }: RankedSentence, { locale }: Asked): boolean {
  if (locale !== "ja") return shows === true;
  const folded = fold(text);
  return tellsAmount(folded) || FREE.test(folded) || NOT_CHARGED.test(folded);
}

/** Whether a sentence behind a table names the thing of another of its rows than the best one. */
function namesOtherRow(best: RankedSentence, other: RankedSentence): boolean {
  if (!isRow(best) || isRow(other)) return false;
  const { from } = best;
  const folded = fold(other.text);
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
    return term !== undefined && term.kind !== "number" && !isUnitOfTime(term.word, asked.locale);
  });
}

type OfThings = Asked & { readonly things: readonly number[] };

const isOfOtherSection = (best: RankedSentence, other: RankedSentence): boolean =>
  best.from.passage.heading !== other.from.passage.heading;

const followsAtOnce = (best: RankedSentence, other: RankedSentence): boolean =>
  best.from === other.from && other.index === best.index + 1;

/** A Japanese sentence leaves out what it is about: a price of the same section may be the thing's, and what follows at once may go on about it. */
function isBesideInJapanese(best: RankedSentence, other: RankedSentence, asked: OfThings): boolean {
  if (isOfOtherSection(best, other) || namesOtherRow(best, other)) return true;
  if (tellsPrice(other, asked)) return false;
  return (
    !followsAtOnce(best, other) || asked.things.some((at) => isFound(other.from.sentences[other.index], at))
  );
}

/** Whether a sentence goes on about the price, or tells what those pay for whom it was asked. */
function goesOnAbout(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  const folded = fold(other.text);
  const tellsOthers = tellsPrice(other, asked) && namesPayers(folded, asked.locale);
  if (tellsOthers && asksForPayers(asked)) return true;
  return (
    followsAtOnce(best, other) &&
    (tellsOthers || goesOnFrom(other.text, asked.locale) || settlesPrice(folded))
  );
}

/**
 * In the other languages a sentence says what it is about, unless it goes on from the one before ("It includes …", "Students pay …", "Breakfast is included")
 * or the thing stands above both.
 */
function isBesideElsewhere(best: RankedSentence, other: RankedSentence, asked: OfThings): boolean {
  if (goesOnAbout(best, other, asked)) return false;
  if (!tellsPrice(other, asked) || namesOtherRow(best, other)) return true;
  const [own, its] = [best.from.sentences[best.index], other.from.sentences[other.index]];
  const named = asked.things.filter((at) => isFound(own, at) && !isFound(best.from.heading, at));
  if (named.length === 0) return isOfOtherSection(best, other);
  return named.some((at) => !isFound(its, at)) || isPriceOfNone(other, asked);
}

/** Whether a sentence beside a price that was asked for tells of something else: another price, or the thing without one. */
function isBesidePrice(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  const told = fold(best.text);
  const isPriced = asked.locale === "ja" ? tellsAmount(told) || NOT_CHARGED.test(told) : best.shows === true;
  if (!isPriced) return false;
  const things = thingsOf(asked);
  const whole = wholeOf(best);
  const own = other.from.sentences[other.index];
  if (!things.some((at) => isFound(whole, at))) return false;
  if (things.some((at) => isFound(own, at) && !isFound(whole, at))) return false;
  return asked.locale === "ja"
    ? isBesideInJapanese(best, other, { ...asked, things })
    : isBesideElsewhere(best, other, { ...asked, things });
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
  const best = tellsPrice(leading, asked) ? leading : (priced ?? leading);
  return chosen.filter(
    (other) => other === best || leadsIn(other.text) || !isBesidePrice(best, other, asked),
  );
}
