/**
 * "How much is it for a 10 year old?" is told the row of the price list that is for that age, though it shares no word with the
 * question: "Children under 14: €4".
 */
import { findAgeSpans, namesPerson } from "../../language/ages.ts";
import { type NumberSpan, widthAround } from "../../language/number-words.ts";
import { SYNONYM } from "../../language/relatives.ts";
import { fold } from "../../language/normalise.ts";
import { hasContext } from "../question/asked-terms.ts";
import { agesOfPrice, GROWN_UPS, isForGettingIn } from "../question/payers.ts";
import type { Asked } from "../question/question.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { lastHeading } from "../text/headings.ts";
import { withoutMark } from "../text/lists.ts";
import { thingOf } from "./own-row.ts";
import { isInPriceList } from "./price-list.ts";
import { isProse, toLists } from "./rows.ts";

/** Who is of no age that is told. */
const GROWN_UP =
  /^(?:- )?(?:adults?|adult[oi]s?|full price|regular|standard|normal|inteira|inter[oi]|大人|おとな|一般)(?!\p{L})/u;
/** The same behind what the price is for: "Crawl, adults: €120", "Acquagym (adulti)", "Natação para adultos". */
const OF_GROWN_UP =
  /(?:[,(（、・/] ?|\s[-–—] |\b(?:for|per(?: gli)?|para) )(?:adults?|grown-?ups|adult[oi]s?|大人|おとな|一般)(?!\p{L})/u;
const LEAST_GROWN_UP = 12;
const BEFORE_PRICE = /[:：]|\s[-–—]\s|\s(?:[€$£¥]|r\$|\d[\d.,]* ?(?:€|円|euros?|reais)(?! ?\d))/u;

/** What a row tells a price of: what stands before its colon, dash or amount. */
export const labelOfPrice = (row: RankedSentence): string =>
  fold(withoutMark(row.text)).split(BEFORE_PRICE)[0] ?? "";

const AMOUNT = /[:：]|\s(?:[€$£¥]|r\$|\d[\d.,]* ?(?:€|円|euros?|reais)(?! ?\d))/u;
/** Whether a row is for grown-ups, by what stands before its amount. */
export function isForGrownUps(row: RankedSentence): boolean {
  const [label = ""] = fold(withoutMark(row.text)).split(AMOUNT);
  return GROWN_UP.test(labelOfPrice(row)) || OF_GROWN_UP.test(label);
}

/** A price list with the sentences beside it that tell a price, too: "Children under 6 come in free of charge." */
export interface PriceList<S extends RankedSentence> {
  readonly rows: readonly S[];
  readonly sentences: readonly S[];
}

const isPriceSentence = (sentence: RankedSentence): boolean => isProse(sentence) && sentence.shows === true;

const withSentences =
  <S extends RankedSentence>(ranked: readonly S[]) =>
  (rows: readonly S[]): PriceList<S> => ({
    rows,
    sentences: ranked.filter(
      (sentence) => isPriceSentence(sentence) && rows.some(({ from }) => from === sentence.from),
    ),
  });

/** "Little climber (3–5)": in brackets behind whoever pays two small numbers are ages. */
const IN_BRACKETS = /\((\d{1,2}) ?[-–—] ?(1\d|\d)\)/;

/** For which ages a row or sentence is. */
export const spansOf = (told: RankedSentence): readonly NumberSpan[] =>
  findAgeSpans(
    isPriceSentence(told) ? fold(told.text) : labelOfPrice(told).replace(IN_BRACKETS, "($1-$2 years old)"),
  );

/** What is told for an age: of what holds it the narrowest, else the row for adults. */
export function priceFor<S extends RankedSentence>(
  age: number,
  { rows, sentences }: PriceList<S>,
): S | undefined {
  const suiting = [...rows, ...sentences].flatMap((told) => {
    const width = widthAround(spansOf(told), age);
    return width === undefined ? [] : [{ told, width }];
  });
  const [narrowest] = suiting.toSorted((one, other) => one.width - other.width);
  if (narrowest || age < LEAST_GROWN_UP) return narrowest?.told;
  return rows.find(isForGrownUps);
}

/** Prices in one line of prose: "Adults £8. Under 12 free." */
const BRIEF =
  /^\p{L}[^.:：。]{1,30}? (?:[€$£¥]|r\$)? ?(?:\d+(?:[.,]\d\d)?(?: ?(?:€|円|euros?|reais))?|free|gratis|gratuit[oai])[.。]?$/u;

/** Whether a sentence is a row of prices, or as brief as one. */
const isPriced = (row: RankedSentence): boolean =>
  row.shows === true && (!isProse(row) || BRIEF.test(fold(row.text)));

/** Whether a list is called "Prices", or by a word for getting in. */
const isOfAdmission =
  (asked: Asked) =>
  ({ rows: [row] }: PriceList<RankedSentence>): boolean => {
    if (!row) return false;
    const words = fold(lastHeading(row.from.passage.heading)).split(/[^\p{L}]+/u);
    return isInPriceList(row, asked) || words.some((word) => isForGettingIn(word, asked.locale));
  };

/** The list of prices that a question is about, and what it was picked among. */
interface Picked<S extends RankedSentence> {
  readonly list: PriceList<S> | undefined;
  /** All rows with a price of the thing that was asked for. */
  readonly priced: readonly S[];
}

/** Finds the list of prices by payers of the things that were asked for, by their positions; of none in particular the one for getting in. */
export function pickPriceList<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
  { things, isByPayer }: { readonly things: readonly number[]; readonly isByPayer: (told: S) => boolean },
): Picked<S> {
  // "Courses" above tells of all courses and of no other thing: not of yoga.
  const isOfThing = ({ from, index }: S): boolean =>
    things.every((at) => isFound(from.sentences[index], at) || (from.heading[at] ?? 0) >= SYNONYM.instead);
  const priced = ranked.filter((row) => isPriced(row) && isOfThing(row));
  const lists = toLists(priced, isPriced)
    .map(withSentences(ranked.filter(isOfThing)))
    .filter(({ rows, sentences }) => [...rows, ...sentences].some(isByPayer));
  const [first, second] = lists;
  // Whoever names nothing wants to get in.
  const list = second && things.length === 0 ? lists.find(isOfAdmission(asked)) : first;
  return { list, priced };
}

/** Whether a row or sentence is for some ages. */
export const isByAge = (told: RankedSentence): boolean => spansOf(told).length > 0;

/** The rows of a price list for the ages that were told; undefined where none of a list is by age, or not of the thing that was asked for. */
export function findPriceForAge<S extends RankedSentence>(
  ranked: readonly S[],
  asked: Asked,
): readonly S[] | undefined {
  const ages = agesOfPrice(asked);
  if (ages.length === 0 || hasContext(asked)) return undefined;
  const things = thingOf(asked).filter((at) => {
    const word = asked.terms[at]?.word ?? "";
    return !namesPerson(word) && !GROWN_UPS.test(word) && !isForGettingIn(word, asked.locale);
  });
  const { list, priced } = pickPriceList(ranked, asked, { things, isByPayer: isByAge });
  if (!list) return things.length > 0 && priced.length === 1 ? priced : undefined;
  // "Two adults and a 10 year old": both are told.
  const grownUps = GROWN_UPS.test(asked.folded) ? [list.rows.find(isForGrownUps)] : [];
  const told = [...grownUps, ...ages.map(({ age }) => priceFor(age, list))];
  return told.every((row) => row !== undefined) ? [...new Set(told)] : undefined;
}
