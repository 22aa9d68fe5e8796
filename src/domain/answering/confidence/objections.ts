/**
 * Objections: what makes an answer beside the question, though it may hold most of its words. The larger ones stand in files of
 * their own.
 */
import type { Locale } from "../../../contract/locale.ts";
import { isForOtherAges } from "../extraction/offers-for-age.ts";
import { lacksComparison } from "../extraction/differences.ts";
import { asksForMeetingPlace } from "../../language/meeting-place.ts";
import { fold } from "../../language/normalise.ts";
import { sentenceAt } from "../../language/sentences.ts";
import type { Extract } from "../extraction/extract.ts";
import { lacksJobs } from "../extraction/jobs.ts";
import { lacksPaying } from "../extraction/paying.ts";
import { lacksFigure } from "../extraction/figures.ts";
import { lacksAmount } from "../extraction/of-amount.ts";
import { isRowOfOtherDay } from "../extraction/of-day.ts";
import { isRow } from "../extraction/rows.ts";
import { lacksStaff } from "../extraction/staff.ts";
import { lacksTeacher } from "../extraction/who-teaches.ts";
import { hasContext } from "../question/asked-terms.ts";
import { isMeasure } from "../question/measures.ts";
import { asksForDiscount, payersIn, tellsPayers } from "../question/payers.ts";
import { asksYesOrNo, namesTime, type ReadQuestion } from "../question/question.ts";
import { asksSinceWhen, tellsSinceWhen } from "../question/since-when.ts";
import { isFound } from "../ranking/match.ts";
import { type RankedPassage, topOf } from "../ranking/rank.ts";
import { gistOf, saidIn, type WeighedQuestion } from "../ranking/weigh.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";
import { lastHeading } from "../text/headings.ts";
import { listAround } from "../text/lists.ts";
import { negates } from "../text/negation.ts";
import { missesHalfDay, missesRate } from "../text/rate.ts";
import { tableKindOf } from "../text/table-kind.ts";
import { isContactApart, isOtherBranch, isPriceApart } from "./apart.ts";
import { tellsHoursOfNoClass } from "./classes.ts";
import { lacksFeast, tellsElse, tellsOtherHours } from "./hours.ts";
import { hasRival } from "./holds.ts";
import { lacksArrival } from "./lacks-arrival.ts";
import { lacksCancellingFee } from "./lacks-cancelling-fee.ts";
import { lacksCode } from "./lacks-code.ts";
import { lacksExtreme } from "./lacks-extreme.ts";
import { lacksFetched } from "./lacks-fetched.ts";
import { lacksHired } from "./lacks-hired.ts";
import { missesDay } from "./missing-day.ts";
import { lacksDeed } from "./missing-deed.ts";
import { tellsOppositeTrade } from "./opposite-trade.ts";
import { isPriceOfCase } from "./price-of-case.ts";
import { isPriceForThing } from "./price-for-thing.ts";
import { lacksOffer, lacksThing, strays } from "./missing-thing.ts";

/** What makes an answer beside the question, however much it holds. */
type Objection = (question: WeighedQuestion, extract: Extract, passages: readonly RankedPassage[]) => boolean;

const TOLD_IN_MANY_WAYS: ReadonlySet<string> = new Set([
  "moment",
  "address",
  "duration",
  "distance",
  "needed",
  "people",
]);

const SHOWN_OR_DECLINED: ReadonlySet<string> = new Set(["number", "address", "language", "format"]);

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
  if (kind === "people" && few && showsNone) return true;
  // A kind is told by the names of its things, a number by one.
  if (few && SHOWN_OR_DECLINED.has(kind) && sentences.every(({ shows }) => shows === false)) return true;
  return !TOLD_IN_MANY_WAYS.has(kind) && isMeasure(kind) && sentences.every(({ shows }) => shows === false);
}

/** What may say where without a name: "in the night rack", "al banco", "na recepção". */
const IN_PLACE =
  /\b(?:at|in|on|by|near|under|inside|outside|into|from|to|through|along|behind) (?:the|our|a|an|your|any|one)\b|\b(?:n[ao]s?|pel[ao]s?|em|perto|dentro|fora|sob|sobre|entre|atraves|junto)\b|\b(?:al|allo|alla|all'|ai|agli|alle|nel|nello|nella|nell'|nei|nelle|sul|sulla|sull'|in|presso|vicino|dentro|fuori|sotto|sopra|tra|fra|da|dal|dalla)\b/;

/** Whether it was asked where a tour or lesson begins, and nothing of the answer says a place, by a name or without. */
const lacksPlace: Objection = ({ folded, locale, passages }, { sentences }) =>
  asksForMeetingPlace(folded, locale) &&
  locale !== "ja" &&
  passages <= FEW_PASSAGES &&
  sentences.every(({ shows, text }) => shows === false && !IN_PLACE.test(fold(text)));

/** Whether a price by the day (or hour …) was asked for, and the sentence that leads tells another. */
function lacksRate(question: WeighedQuestion, { sentences }: Extract): boolean {
  const { kind, folded, locale } = question;
  if (kind !== "price" || hasContext(question)) return false;
  const best = topOf(sentences);
  return best !== undefined && missesRate(folded, fold(`${best.from.passage.heading} ${best.text}`), locale);
}

/** Whether half a day was asked for, and the answer tells of three and a half hours. */
const lacksHalfDay: Objection = ({ folded, locale, passages }, { sentences }) =>
  passages <= FEW_PASSAGES &&
  missesHalfDay(
    folded,
    sentences.map(({ from, text }) => fold(`${from.passage.heading} ${text}`)),
    locale,
  );

/** Whether a day or a season was named of which the answer says nothing. */
function lacksDay({ folded, locale, terms }: WeighedQuestion, { sentences }: Extract): boolean {
  const asked = terms.some((term) => term.role !== "context" && namesTime(term, locale));
  if (!asked) return false;
  const texts = sentences.map(({ from, text }) => fold(`${from.passage.heading} ${text}`));
  return missesDay(folded, texts, locale);
}

/** Whether it was asked since when something has been there, and nothing that is told says it. */
const lacksYear = ({ folded, locale }: WeighedQuestion, { sentences }: Extract): boolean =>
  asksSinceWhen(folded, locale) && !sentences.some(({ text }) => tellsSinceWhen(fold(text)));

const OWNER: Readonly<Record<Locale, RegExp>> = {
  en: /\bwho(?:'s)? (?:(?:is|are) )?(?:the |your )?(?:owner|boss|manager|founder|director|chef|landlord)s?\b/,
  "pt-BR": /\bquem (?:e|sao) (?:[oa]s? )?(?:don[oa]|proprietari[oa]|gerente|chefe?|fundador|diretor)/,
  it: /\bchi (?:e|sono) (?:il |la |i |lo |l')?(?:titolar[ei]|proprietari[oa]?|gestor[ei]|cuoc[oa]|fondator[ei]|direttor[ei])/,
  ja: /(?!)/,
};
/** Whether it was asked who somebody is, and nothing of the answer is a name: "at the owner's expense". */
const lacksName: Objection = ({ folded, locale, passages, kind }, { sentences }) =>
  kind === "who" &&
  passages <= FEW_PASSAGES &&
  OWNER[locale].test(folded) &&
  sentences.every(({ shows }) => shows === false);

/**
 * Whether the thing that was asked for is only what the rows of a table are, they are not told as such, and no row holds anything else
 * that was asked: "How many courses?" is told by none of them.
 */
function isOnlyOfTable(question: WeighedQuestion, { sentences, listed, compared }: Extract): boolean {
  if (listed || compared) return false;
  const gist = gistOf(question);
  return (
    gist.length > 0 &&
    sentences.every(({ from, index }) => {
      const isKind = saidIn(tableKindOf(from.passage.heading), question);
      return gist.some(isKind) && !gist.some((at) => isFound(from.sentences[index], at));
    })
  );
}

/** Whether the answer is only what a list denies, where the question asks neither whether nor what is not so: "What do you offer?" */
export function deniesList(question: ReadQuestion, { sentences }: Extract): boolean {
  if (asksYesOrNo(question) || negates(question.folded)) return false;
  return sentences.every(({ from, index }) => {
    const list = listAround(from.passage, index);
    if (!list) return false;
    const { passage } = from;
    return negates(fold(lastHeading(passage.heading))) || negates(fold(sentenceAt(passage, list.lead)));
  });
}

/** Whether a passage tells what some payers pay, or who pays less. */
const isByPayer =
  ({ locale }: ReadQuestion) =>
  ({ passage }: RankedPassage): boolean =>
    passage.sentences.some((_, index) => tellsPayers(fold(sentenceAt(passage, index)), locale));

/**
 * Whether a price or discount was asked for somebody of whom the answer does not tell: that groups pay less tells students nothing. A price is told nevertheless where no
 * passage tells other payers theirs: then it is everybody's.
 */
function lacksPayer(
  question: ReadQuestion,
  { sentences }: Extract,
  found: readonly RankedPassage[],
): boolean {
  const { folded, kind, locale } = question;
  const isDiscount = asksForDiscount(question);
  if (kind !== "price" && !isDiscount) return false;
  const asked = payersIn(folded, locale);
  if (asked.length === 0) return false;
  const texts = sentences.map(({ from, text }) => fold(`${from.passage.heading} ${text}`));
  if (asked.some(([, told]) => texts.some((text) => told.test(text)))) return false;
  return isDiscount || found.some(isByPayer(question));
}

const OBJECTIONS: readonly Objection[] = [
  // What was asked about is not there: a thing or kind, a code, a deed, what is done for customers, fetched, who, how to pay.
  lacksThing,
  lacksCode,
  lacksDeed,
  lacksOffer,
  lacksFetched,
  lacksHired,
  lacksJobs,
  lacksFigure,
  lacksComparison,
  lacksStaff,
  lacksTeacher,
  lacksName,
  lacksPaying,
  lacksCancellingFee,
  lacksArrival,
  isOnlyOfTable,
  strays,
  // What was asked for is not shown: an amount, a rate, a day, a year, a feast, the price of who asks.
  lacksMeasure,
  lacksPlace,
  lacksRate,
  lacksHalfDay,
  (question, { sentences }) => question.passages <= FEW_PASSAGES && lacksAmount(question, sentences),
  lacksDay,
  lacksYear,
  lacksFeast,
  lacksPayer,
  lacksExtreme,
  // "Which languages does she speak?", where several do, and nobody was named.
  (question, extract, passages) =>
    question.kind === "language" && question.leans === "surely" && hasRival(question, extract, passages),
  // It is told of something else.
  tellsOtherHours,
  tellsElse,
  tellsHoursOfNoClass,
  isForOtherAges,
  deniesList,
  (question, extract) => !extract.compared && isPriceApart(question, extract),
  isPriceForThing,
  isPriceOfCase,
  tellsOppositeTrade,
  isContactApart,
  isOtherBranch,
  (question, { sentences }) => isRowOfOtherDay(question, sentences),
];

/** Whether an answer is beside the question. */
export const isBesideQuestion: Objection = (question, extract, passages) =>
  OBJECTIONS.some((objects) => objects(question, extract, passages));
