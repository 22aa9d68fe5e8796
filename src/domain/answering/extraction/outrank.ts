/**
 * When the sentence with the highest score is not the one to lead an answer: a question and its answer that were taught
 * together score well for half of what was asked, while another sentence holds all of it, or the price asked for.
 */
import { findMoments } from "../../language/calendar.ts";
import { fold } from "../../language/normalise.ts";
import { namesDay, tellsOfDay, tellsOfOtherDays } from "./of-day.ts";
import { isCalledFact, isShownFact } from "./facts.ts";
import { findCount } from "./duration-told.ts";
import { findDoneHere } from "./done-here.ts";
import { findHeadedList, isHeaded } from "./headed.ts";
import { asksForSteps } from "../question/answer-kind.ts";
import { findOfThing } from "./of-thing.ts";
import { findOwnPrice, isPriceOfOther } from "./own-price.ts";
import { findOwnRow, findRowOfThing, thingOf } from "./own-row.ts";
import { CONTACT_WORDS, findContact, isContact } from "../text/contacts.ts";
import { FOUND, OF_SYNONYMS, SLIGHT, isFound, wholeOf } from "../ranking/match.ts";
import { asksForDeed, tellsDeed } from "../text/deeds.ts";
import { asksWhetherHired } from "../question/hiring.ts";
import { isMeasure } from "../question/measures.ts";
import { asksForMonth, asksForWeekday } from "../question/moments.ts";
import { findOpeningRows, findSeasons, speaksOfOpening } from "../text/opening.ts";
import { namesRate } from "../text/rate.ts";
import { type Asked, asksYesOrNo, namesTime } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { findNamed, isRow, labelOf } from "./rows.ts";
import { findThereIs } from "./there-is.ts";
import { tellsWho } from "./staff.ts";
import { contentOf, gistOf } from "../ranking/weigh.ts";

/** Log-odds that another sentence may be behind. */
const MAX_BEHIND = 3;
/** The same, behind the answer to a taught question that asks for more than was asked. */
const MAX_BEHIND_BESIDE = 6;
/** Of a taught question that was meant, a third of its words was asked. */
const ASKED_SHARE = 0.33;
/** Of the very question that was asked, this much. */
const WHOLE_SHARE = 0.8;

/** How much another sentence holds of the question, as against the best one. */
interface Compared {
  /** It holds an asked word that the best one lacks. */
  readonly gains: boolean;
  /** It lacks an asked word that the best one holds. */
  readonly loses: boolean;
  /** Of a question asked with an earlier one, it holds something of the earlier one. */
  readonly shares: boolean;
}

/** Whether a word says more of the hours that are asked for than hours do: "open" does not. */
const tells =
  ({ kind, terms, locale }: Asked) =>
  (at: number): boolean =>
    kind !== "hour" || !speaksOfOpening(terms[at]?.word ?? "", locale);

/** Of a question asked with an earlier one its own words decide; where a measure is asked for, light ones are no loss. */
function compare(best: RankedSentence, other: RankedSentence, asked: Asked): Compared {
  const { terms } = asked;
  const telling = isMeasure(asked.kind) ? new Set(contentOf(asked).filter(tells(asked))) : undefined;
  const [its, more] = [wholeOf(best), wholeOf(other)];
  const gap = (index: number): number => (more[index] ?? 0) - (its[index] ?? 0);
  const indexes = [...terms.keys()];
  const context = indexes.filter((index) => terms[index]?.role === "context");
  const own = indexes.filter((index) => terms[index]?.role !== "context");
  return {
    gains: own.some((index) => isFound(more, index) && (its[index] ?? 0) < SLIGHT),
    loses: own.some((index) => (telling?.has(index) ?? true) && gap(index) < -OF_SYNONYMS),
    shares: context.length === 0 || context.some((index) => isFound(more, index)),
  };
}

/** Whether both are rows about the same thing in two tables: its price in one, its hours in the other. */
const sharesLabel = (best: RankedSentence, other: RankedSentence): boolean =>
  labelOf(best) !== "" && labelOf(best) === labelOf(other);

/** Whether the other one lacks what the best one holds of the thing that is asked about: "the bar", where a day's row tells of the sauna. */
export function losesThing(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  const [its, more] = [best.from.sentences[best.index], wholeOf(other)];
  return gistOf(asked).some((at) => {
    const { word = "" } = asked.terms[at] ?? {};
    if (namesTime({ word }, asked.locale) || speaksOfOpening(word, asked.locale)) return false;
    if (findSeasons(word, asked.locale).length > 0) return false;
    return isFound(its, at) && !isFound(more, at);
  });
}

/** Whether a sentence stands under other headings, which lack what the best one's headings hold of the question: another branch. */
export function isUnderOther(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  const whole = wholeOf(other);
  return gistOf(asked).some((at) => isFound(best.from.heading, at) && !isFound(whole, at));
}

/**
 * Whether a sentence answers a taught question that asks for more than was asked: who asks "Do you do tours?" did not ask
 * "Can I join a tour on my own bike?".
 */
function answersMore({ passage, heading_share }: RankedSentence["from"]): boolean {
  return passage.kind === "qa" && heading_share < ASKED_SHARE;
}

/** "Own" is no word of the index, and yet what was meant: "Can I bring my own bike?" */
const OWN = /\bown\b/i;
const sharesOwn = ({ from }: RankedSentence, { folded }: Asked): boolean =>
  OWN.test(folded) && OWN.test(from.passage.heading);

/** Whether the way to do something was asked for, and a sentence answers whether it has to be done ("Do I have to book?"). */
function answersWhether({ from }: RankedSentence, { folded, locale }: Asked): boolean {
  const { kind, heading } = from.passage;
  return kind === "qa" && asksForSteps(folded, locale) && asksYesOrNo({ folded: fold(heading), locale });
}

/** A thing that is called after its season: the summer camp in July, whenever other courses are. */
const OF_SEASON =
  /\b(?:estiv[oaie]|invernal[ei])\b|(?<!\b(?:in|during|over|through|this|next|the) )\b(?:summer|winter|spring|autumn) (?!and\b|or\b)[a-z]{3,}|\bde (?:verao|inverno|outono|primavera)\b/;

/** Whether a season or month was asked for, and the other one tells the months of the thing, of which the best one says nothing. */
function tellsMonths(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  if (asksForWeekday(asked) || (tellsOfDay(best, asked) && !tellsOfDay(other, asked))) return false;
  const seasons = findSeasons(asked.folded, asked.locale).map(({ name }) => name);
  if (seasons.length === 0 && !asksForMonth(asked)) return false;
  const isNamed = findSeasons(fold(best.text), asked.locale).some(({ name }) => seasons.includes(name));
  if (isNamed && OF_SEASON.test(asked.folded)) return false;
  const names = findMoments(fold(other.text)).some(({ moment }) => "month" in moment);
  const [its, more] = [wholeOf(best), wholeOf(other)];
  const gains = gistOf(asked).some((at) => (more[at] ?? 0) - (its[at] ?? 0) >= FOUND);
  return names && gains && !losesThing(best, other, asked);
}

/** Whether the other one is the row of the asked day, and the best one tells of no day: what else is said of classes where Saturday's were asked for. */
function isRowOfDay(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  if (!asksForWeekday(asked) || !isRow(other) || !tellsOfDay(other, asked)) return false;
  if (findMoments(fold(best.text)).length > 0 || namesDay(best.from.heading, asked)) return false;
  return (!isMeasure(asked.kind) || other.shows === true) && !losesThing(best, other, asked);
}

/** Whether a place was asked for, and beside what tells none the other one tells it of the same thing: where one parks, beside how many cars fit. */
const tellsWhere = (best: RankedSentence, other: RankedSentence, asked: Asked): boolean =>
  asked.kind === "where" &&
  best.from === other.from &&
  best.shows === false &&
  other.shows === true &&
  best.score - other.score <= MAX_BEHIND &&
  gistOf(asked).some((at) => isFound(other.from.sentences[other.index], at));

/** Whether another sentence should lead the answer instead of the one with the highest score. */
function outranks(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  if (tellsMonths(best, other, asked) || isRowOfDay(best, other, asked)) return true;
  if (tellsWhere(best, other, asked)) return true;
  if (isShownFact(best, other, asked)) return true;
  if (other.from === best.from && tellsOfDay(other, asked) && tellsOfOtherDays(best, asked))
    return !asksForWeekday(asked) || !losesThing(best, other, asked);
  if (tellsOfDay(best, asked) && !tellsOfDay(other, asked)) return false;
  // "Thursday 2–7" tells hours, though it does not say so.
  const isHours = asked.kind === "hour" && findOpeningRows(best.from.passage).has(best.index);
  const tellsIt = isMeasure(asked.kind) && best.shows !== true && other.shows === true && !isHours;
  if (tellsIt && sharesLabel(best, other)) return true;
  const { gains, loses, shares } = compare(best, other, asked);
  if (tellsWho(best, other, asked) && shares) return true;
  if (!shares || loses) return false;
  if (tellsIt) return true;
  if (best.from === other.from) return false;
  if (other.shows === false && best.shows !== false) return false;
  const behind = best.score - other.score;
  if (answersWhether(best, asked) && isHeaded(other, asked)) return behind <= MAX_BEHIND_BESIDE;
  if (answersMore(best.from) && !answersMore(other.from) && !sharesOwn(best, asked))
    return behind <= MAX_BEHIND_BESIDE;
  return best.from.passage.kind === "qa" && gains && behind <= MAX_BEHIND;
}

/**
 * Whether of two sentences that show the price, age or weight that was asked for the other one loses nothing, and has the
 * word for it ("costs") that the question left out.
 */
function saysIt(first: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  if (!isMeasure(asked.kind) || first.shows !== true || other.shows !== true) return false;
  if (isRow(other) || first.from === other.from || first.score - other.score > MAX_BEHIND) return false;
  const [its, more] = [wholeOf(first), wholeOf(other)];
  const isSaid = asked.terms.some(
    ({ role }, at) => role === "cue" && isFound(more, at) && (its[at] ?? 0) < SLIGHT,
  );
  return isSaid && !compare(first, other, asked).loses;
}

/**
 * Where a telephone number or address of nothing in particular is asked for, the sentence that calls it so, rather than what
 * to do in some case ("If you have a flat tyre, call …").
 */
function findNamedContact<S extends RankedSentence>(ranked: readonly S[], asked: Asked): S | undefined {
  if (!isContact(asked.kind)) return undefined;
  const said = findContact(asked.folded, asked.locale)?.said ?? "";
  if (contentOf(asked).some((at) => !said.includes(asked.terms[at]?.word ?? ""))) return undefined;
  const word = fold(CONTACT_WORDS[asked.kind][asked.locale]);
  const names = ({ shows, text }: S): boolean =>
    shows === true && fold(text).replaceAll("-", "").includes(word);
  return ranked.find(names);
}

/** Where somebody asks what to do, the first sentence that says it and loses nothing, rather than what else is said of the matter. */
function findDeed<S extends RankedSentence>(ranked: readonly S[], asked: Asked): S | undefined {
  const [best] = ranked;
  const tells = ({ text }: S): boolean => tellsDeed(text, asked.locale);
  if (!best || !asksForDeed(asked.folded, asked.locale) || tells(best)) return undefined;
  return ranked.find(
    (other) => other.from === best.from && tells(other) && !compare(best, other, asked).loses,
  );
}

/** The row of the thing that was asked for, or the sentence with its price, where the best sentence is neither the answer to that very question nor tells as much. */
function findRow<S extends RankedSentence>(best: S, ranked: readonly S[], asked: Asked): S | undefined {
  const row = findOwnRow(ranked, asked) ?? findOwnPrice(ranked, asked);
  if (!row) return undefined;
  const { passage, heading_share } = best.from;
  // "Can I take a rented bike on the train?" was not meant by whoever asks whether bikes are rented.
  const isOther = asksWhetherHired(asked.folded, asked.locale) && heading_share < WHOLE_SHARE;
  const isMeant = passage.kind === "qa" && !answersMore(best.from) && !namesRate(asked.folded) && !isOther;
  if (!isMeasure(asked.kind)) return isMeant ? undefined : row;
  const [its, more] = [wholeOf(best), wholeOf(row)];
  const lacks = thingOf(asked).some((at) => !isFound(its, at) && isFound(more, at));
  const tells = best.shows === true && !isRow(best) && !isPriceOfOther(best, row, asked);
  return tells && !lacks ? undefined : row;
}

/** The sentences with the one first that leads the answer; one of another passage gives its place up altogether. */
export function withLeader<S extends RankedSentence>(ranked: readonly S[], asked: Asked): readonly S[] {
  const [best, ...others] = ranked;
  if (!best) return ranked;
  const first =
    findRowOfThing(ranked, asked) ??
    findHeadedList(ranked, asked) ??
    findDoneHere(ranked, asked) ??
    findThereIs(ranked, asked) ??
    findRow(best, ranked, asked) ??
    findOfThing(ranked, asked) ??
    findNamedContact(ranked, asked) ??
    findDeed(ranked, asked) ??
    (isRow(best) && findNamed([best], asked).length === 0 ? findCount(ranked, asked) : undefined) ??
    others.find((other) => outranks(best, other, asked));
  const chosen = first ?? best;
  const isCalled = (other: S): boolean =>
    isCalledFact(chosen, other, asked) && !compare(chosen, other, asked).loses;
  const leader =
    others.find(isCalled) ?? (first && (others.find((other) => saysIt(first, other, asked)) ?? first));
  if (!leader) return ranked;
  // What goes on with an answer says little without its beginning.
  const isOfIt = ({ from }: S): boolean => from === best.from && from.passage.kind === "qa";
  const beside = leader.from === best.from ? ranked : others.filter((other) => !isOfIt(other));
  return [leader, ...beside.filter((other) => other !== leader)];
}
