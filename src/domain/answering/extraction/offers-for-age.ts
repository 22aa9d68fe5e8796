/**
 * "What is there for a 9 year old?" is told the courses and trips that are for somebody of that age, and neither the others nor
 * what somebody of nine pays to get in.
 */
import { findAgeSpans, namesPerson } from "../../language/ages.ts";
import { fold } from "../../language/normalise.ts";
import { holdsNumber, type NumberSpan } from "../../language/number-words.ts";
import type { AskedAge } from "../../language/school-ages.ts";
import { hasContext } from "../question/asked-terms.ts";
import { showsPrice } from "../question/measures.ts";
import { agesOfOffer, namesOffer } from "../question/offers-for-age.ts";
import { isOfComing } from "../question/paying-terms.ts";
import type { Asked } from "../question/question.ts";
import { isOfTakingPart } from "../question/taking-part.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { thingOf } from "./own-row.ts";
import { isForAdults } from "./price-for-payers.ts";
import { isProse, isRow } from "./rows.ts";

/** More are no answer for somebody of one age. */
const MOST_TOLD = 4;

/** "Children under 8 swim with an adult": a rule, which offers nothing. */
const isRule = (told: RankedSentence, { from }: NumberSpan): boolean => isProse(told) && from === 0;

/** The asked words for the thing, by their positions: neither ages nor who is of them. */
const thingsOf = (asked: Asked, ages: readonly AskedAge[]): readonly number[] =>
  thingOf(asked).filter((at) => {
    const word = asked.terms[at]?.word ?? "";
    const isAge = ages.some((one) => one.word.includes(word));
    return !isAge && !namesPerson(word) && !isOfComing(word, asked.locale) && !isOfTakingPart(word);
  });

/** What is offered to those whose ages were told; undefined where nothing is, or not of the thing that was asked for. */
export function findOffersForAge<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
): readonly S[] | undefined {
  const ages = agesOfOffer(asked);
  if (ages.length === 0 || hasContext(asked)) return undefined;
  const isPriced = (one: S): boolean => isRow(one) && isForAdults(one) && showsPrice(fold(one.text));
  const lists = new Set(ranked.filter(isPriced).map(({ from }) => from));
  const suiting = ranked.filter(
    (one) =>
      !lists.has(one.from) &&
      findAgeSpans(fold(one.text)).some(
        (span) => !isRule(one, span) && ages.some(({ age }) => holdsNumber(span, age)),
      ),
  );
  const things = thingsOf(asked, ages);
  const own = suiting.filter(({ from, index }) =>
    things.every((at) => isFound(from.sentences[index], at) || isFound(from.heading, at)),
  );
  const isOffer = things.every((at) => namesOffer(asked.terms[at]?.word ?? "", asked.locale));
  const told = own.length === 0 && isOffer ? suiting : own;
  return told.length > 0 && told.length <= MOST_TOLD ? told : undefined;
}

/** Whether anything was looked for that is for somebody of an age, and what is told is for others. */
export function isForOtherAges(
  asked: Asked,
  { compared, sentences }: { readonly compared: boolean; readonly sentences: readonly RankedSentence[] },
): boolean {
  const ages = compared ? [] : agesOfOffer(asked);
  if (ages.length === 0 || thingsOf(asked, ages).length > 0) return false;
  return sentences.some(({ text }) => {
    const spans = findAgeSpans(fold(text));
    return spans.length > 0 && !spans.some((span) => ages.some(({ age }) => holdsNumber(span, age)));
  });
}
