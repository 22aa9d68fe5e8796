/**
 * How sure an answer is: from what the passage and the sentences hold of the question, how far the best passage leads,
 * and what was asked that the robot was never taught. Calibrated per language; below its threshold the engine declines.
 */
import { isContactApart, isOtherBranch, isPriceApart, ownerOf } from "./apart.ts";
import { namedBeside } from "../extraction/named-beside.ts";
import { fold } from "../../language/normalise.ts";
import { tellsHoursOfNoClass } from "./classes.ts";
import { missesDay } from "./missing-day.ts";
import type { Extract } from "../extraction/extract.ts";
import { lacksComparison } from "../extraction/differences.ts";
import { doubtOf } from "./scattered.ts";
import { hasRival, holdsAll } from "./holds.ts";
import { lacksFeast, tellsElse, tellsHours, tellsOtherHours } from "./hours.ts";
import { deniesList } from "./denied.ts";
import { coverageOf, unite, isFound } from "../ranking/match.ts";
import { isMeasure } from "../question/measures.ts";
import { lacksFetched } from "./lacks-fetched.ts";
import { lacksPayer } from "./lacks-payer.ts";
import { lacksDeed } from "./missing-deed.ts";
import { lacksCode, lacksOffer, lacksThing, strays } from "./missing-thing.ts";
import { isOnlyOfTable } from "./of-table.ts";
import { lacksPaying } from "../extraction/on-delivery.ts";
import { isToldWho, lacksStaff } from "../extraction/staff.ts";
import { asksSinceWhen, tellsSinceWhen } from "../question/since-when.ts";
import { namesTime } from "../question/question.ts";
import { isRowOfOtherDay } from "../extraction/outrank.ts";
import { isRow } from "../extraction/rows.ts";
import { missesRate } from "../text/rate.ts";
import { type RankedPassage, type RankedSentence, topOf } from "../ranking/rank.ts";
import { gistOf, type WeighedQuestion } from "../ranking/weigh.ts";
import {
  CONFIDENCE_BIAS,
  CONFIDENCE_WEIGHTS,
  DECLINE_BELOW,
  DECLINE_BELOW_OF_FEW,
  dot,
  FEW_PASSAGES,
  toProbability,
} from "../ranking/weights.ts";
import { hasContext } from "../question/asked-terms.ts";

/** The best passage stands alone with this probability among those found. */
const LEADING_SHARE = 0.8;

/** What the confidence looks at. */
export interface Evidence {
  readonly question: WeighedQuestion;
  readonly passages: readonly RankedPassage[];
  readonly extract: Extract;
}

function share(question: WeighedQuestion, counts: (index: number) => boolean): number {
  if (question.total_weight === 0) return 0;
  let sum = 0;
  for (const [index, term] of question.weighed.entries()) if (counts(index)) sum += term.weight;
  return sum / question.total_weight;
}

/** Probability of the best passage among those found. */
function shareOfBest(passages: readonly RankedPassage[]): number {
  const top = passages[0]?.score ?? 0;
  return 1 / passages.reduce((sum, passage) => sum + Math.exp(passage.score - top), 0);
}

/** Whether the robot never says it; how many the asker wants, it need not say. */
const isUnknown = (term: WeighedQuestion["weighed"][number] | undefined): boolean =>
  term?.frequency === 0 && !term.is_quantity;

/** Features of the confidence, each about 0 to 1. */
function confidenceFeatures({ question, passages, extract }: Evidence): number[] {
  const [best] = passages;
  if (!best) return [];
  const whole = unite(best.heading, ...best.sentences);
  const missing = (wanted: (index: number) => boolean): number =>
    question.weighed.some((_, index) => wanted(index) && !isFound(whole, index)) ? 1 : 0;
  return [
    best.features[4] ?? 0,
    best.features[6] ?? 0,
    share(question, (index) => isUnknown(question.weighed[index])),
    extract.promise,
    missing((index) => question.weighed[index]?.kind === "number" && question.weighed[index].share === 1),
    missing((index) => question.weighed[index]?.name === true),
    Math.log(1 + question.weighed.length) / 3,
    best.score / 10,
    (coverageOf(whole, question) * question.total_weight) / question.rarest_weight / 3,
    shareOfBest(passages),
    question.weighed.reduce((sum, term) => sum + (isUnknown(term) ? term.share : 0), 0) / 3,
  ];
}

/** Whether a sentence that leaves it open may show an amount: in running text a bare number counts what the sentence is about. */
function mayBeAmount(sentence: RankedSentence, question: WeighedQuestion): boolean {
  if (question.kind !== "price" || sentence.shows === true || isRow(sentence)) return true;
  const found = sentence.from.sentences[sentence.index];
  return gistOf(question).some((at) => isFound(found, at));
}

const TOLD_IN_MANY_WAYS: ReadonlySet<string> = new Set([
  "moment",
  "address",
  "duration",
  "distance",
  "needed",
]);

const CURRENCY = /[€$£¥円]|ユーロ/u;

/**
 * Whether a price, an age, a weight or an hour was asked for, and no sentence of the answer can be showing one. Of other
 * times nothing is concluded: they are told in too many ways ("the week after").
 */
function lacksMeasure(
  question: WeighedQuestion,
  { sentences }: Extract,
  found: readonly RankedPassage[],
): boolean {
  const { kind } = question;
  const few = question.passages <= FEW_PASSAGES;
  const showsNone = !sentences.some((one) => one.shows === true || isRow(one));
  // Where prices have their currency, "40 desks and three rooms" is none.
  if (kind === "price" && few && showsNone && found.some(({ passage }) => CURRENCY.test(passage.text)))
    return true;
  return (
    !TOLD_IN_MANY_WAYS.has(kind) &&
    isMeasure(kind) &&
    sentences.every((sentence) => sentence.shows === false || (few && !mayBeAmount(sentence, question)))
  );
}

/** Whether a price by the day (or hour …) was asked for, and the sentence that leads tells another. */
function lacksRate(question: WeighedQuestion, { sentences }: Extract): boolean {
  const { kind, folded, locale } = question;
  if (kind !== "price" || hasContext(question)) return false;
  const best = topOf(sentences);
  return best !== undefined && missesRate(folded, fold(`${best.from.passage.heading} ${best.text}`), locale);
}

/** Whether a day or a season was named of which the answer says nothing. */
function lacksDay({ folded, locale, terms }: WeighedQuestion, { sentences }: Extract): boolean {
  const asked = terms.some((term) => term.role !== "context" && namesTime(term, locale));
  if (!asked) return false;
  const texts = sentences.map(({ from, text }) => fold(`${from.passage.heading} ${text}`));
  return missesDay(folded, texts, locale);
}

/** Whether the answer holds all that was asked, and no other passage comes near it. */
function standsOut({ question, extract, passages }: Evidence): boolean {
  // Of a time any number may be a sign: rows of prices are none.
  const isListed = extract.listed && question.kind !== "moment";
  if (extract.compared || extract.definition || isListed) return true;
  if (!holdsAll(question, extract)) return false;
  return shareOfBest(passages) >= LEADING_SHARE || !hasRival(question, extract, passages);
}

/** Whether it was asked since when something has been there, and nothing that is told says it. */
const lacksYear = ({ folded, locale }: WeighedQuestion, { sentences }: Extract): boolean =>
  asksSinceWhen(folded, locale) && !sentences.some(({ text }) => tellsSinceWhen(fold(text)));

/** What makes an answer beside the question, however much it holds. */
type Objection = (question: WeighedQuestion, extract: Extract, passages: readonly RankedPassage[]) => boolean;

const OBJECTIONS: readonly Objection[] = [
  lacksThing,
  lacksCode,
  lacksDeed,
  lacksOffer,
  lacksFetched,
  lacksComparison,
  lacksStaff,
  lacksPaying,
  isOnlyOfTable,
  strays,
  lacksMeasure,
  lacksRate,
  lacksDay,
  lacksYear,
  lacksFeast,
  lacksPayer,
  tellsOtherHours,
  tellsElse,
  tellsHoursOfNoClass,
  deniesList,
  (question, extract) => !extract.compared && isPriceApart(question, extract),
  isContactApart,
  isOtherBranch,
  (question, { sentences }) => isRowOfOtherDay(question, sentences),
];

/** Whether a telephone number, a mail address or a place was asked for and is shown, beside whatever else the question names. */
function showsContact({ question, extract: { sentences } }: Evidence): boolean {
  const others = namedBeside(question);
  if (others === undefined) return false;
  return sentences.some((sentence) => {
    if (sentence.shows !== true) return false;
    const found = ownerOf(sentence, question);
    return others.every((at) => isFound(found, at));
  });
}

/** Confidence 0 to 1 and whether it suffices to answer. */
export function decideConfidence(evidence: Evidence): { confidence: number; suffices: boolean } {
  const { question, extract, passages } = evidence;
  const { locale } = question;
  const enough = (question.passages <= FEW_PASSAGES ? DECLINE_BELOW_OF_FEW : DECLINE_BELOW)[locale];
  const features = confidenceFeatures(evidence);
  if (features.length === 0) return { confidence: 0, suffices: false };
  const odds = CONFIDENCE_BIAS[locale] + dot(CONFIDENCE_WEIGHTS, features);
  const fitted = toProbability(odds - doubtOf(question, passages));
  const reached =
    extract.of_places ||
    showsContact(evidence) ||
    tellsHours(question, extract) ||
    isToldWho(question, extract);
  const confidence = reached || standsOut(evidence) ? Math.max(fitted, enough) : fitted;
  if (!reached && OBJECTIONS.some((objects) => objects(question, extract, passages)))
    return { confidence: Math.min(confidence, enough / 2), suffices: false };
  return { confidence, suffices: confidence >= enough };
}
