/**
 * "How much are the tours?" asks for every row of the table of tours, not for what else is said of a tour and of money.
 * Rows are of a kind where each has it in its label ("Lake tour: …").
 */
import { analyse } from "../../language/analyse.ts";
import { AMOUNT, isMeasure } from "../question/measures.ts";
import { fold } from "../../language/normalise.ts";
import { momentTerms } from "../question/moments.ts";
import { asksWhich } from "../question/which.ts";
import type { Asked } from "../question/question.ts";
import { lastHeading } from "../text/headings.ts";
import { isItem, withoutMark } from "../text/lists.ts";
import type { Passage } from "../text/passages.ts";
import { FOUND, isFound } from "../ranking/match.ts";
import type { RankedPassage, RankedSentence } from "../ranking/rank.ts";
import { contentOf, gistOf } from "../ranking/weigh.ts";
import { inOrder } from "./compose.ts";
import { findCount, isDurationTold } from "./duration-told.ts";
import { isBesideKind } from "./beside-kind.ts";
import { ITSELF } from "./headed.ts";
import { asksWhatThereIs } from "../question/answer-kind.ts";
import { type Choice, takeFitting, takeInOrder } from "./list-answer.ts";
import { areOnThing } from "./own-price.ts";
import { isAmong, thingOf } from "./own-row.ts";
import { asksForPrices, isInPriceList } from "./price-list.ts";
import {
  findListBelow,
  findNamed,
  isBelowSeveral,
  isNamedAbove,
  isProse,
  labelOf,
  ownFirst,
  rowsAbout,
  toLists,
} from "./rows.ts";
import { hasContext } from "../question/asked-terms.ts";

/** Rows that may be told, for the words asked for. */
interface Rows {
  readonly ranked: readonly RankedSentence[];
  readonly asked: Asked;
  readonly gist: readonly number[];
}

/** Rows of a table are wordier than sentences. */
export const ROWS_CHARACTERS = 450;
/** All of them may be longer: "and more" would be one row. */
const WHOLE_CHARACTERS = 520;
export const CONSIDERED = 40;
const MOSTLY = 4;

/** Whether a row's label has one of the asked words, or a synonym of one. */
function isLabelledBy(row: RankedSentence, asked: Asked, gist: readonly number[]): boolean {
  const label = analyse(labelOf(row), asked.locale);
  return gist.some((at) => isAmong(asked.terms[at], label));
}

/** The rows that tell most of how many, how long and for whom a price was asked; none where no row tells of it. */
function findOfQuantity<S extends RankedSentence>(rows: readonly S[], { terms }: Asked): readonly S[] {
  const wanted = terms.flatMap(({ is_quantity, is_party }, at) => (is_quantity || is_party ? [at] : []));
  const countOf = ({ from, index }: S): number =>
    wanted.filter((at) => isFound(from.sentences[index], at)).length;
  const most = Math.max(0, ...rows.map(countOf));
  return most > 0 ? rows.filter((row) => countOf(row) === most) : [];
}

/** Whether the headings above a row hold all that was asked, word for word, and that prices follow: "Repair prices". */
function isPricedUnder(
  { from: { heading } }: RankedSentence,
  asked: Asked,
  gist: readonly number[],
): boolean {
  const saysPrices = asked.terms.some(({ role }, at) => role === "cue" && isFound(heading, at));
  return asked.kind === "price" && saysPrices && gist.every((at) => (heading[at] ?? 0) >= ITSELF);
}

/** Whether a row tells a price below the name of the thing or a synonym, and no sentence says by an amount what the thing costs. */
function isPriceUnder(row: RankedSentence, rows: Rows): boolean {
  const { ranked, asked, gist } = rows;
  const above = analyse(lastHeading(row.from.passage.heading), asked.locale);
  const isNamed = !isProse(row) && gist.every((at) => isAmong(asked.terms[at], above));
  if (asked.kind !== "price" || !isNamed) return false;
  return !ranked.some(
    (other) =>
      isProse(other) &&
      other.shows === true &&
      fold(other.text).search(AMOUNT) >= 0 &&
      gist.every((at) => (other.from.sentences[other.index]?.[at] ?? 0) >= ITSELF),
  );
}

/** Rows of a table as items: on a phone each takes several lines. */
export const asList = <P extends Passage>({ sentences, cut }: Choice<P>): Choice<P> => ({
  sentences: sentences.map((row) => (isItem(row.text) ? row : { ...row, text: `- ${row.text}` })),
  cut,
  listed: true,
});

/** All rows, or as many as fit. */
function takeRows<P extends Passage>(rows: readonly RankedSentence<P>[]): Choice<P> | undefined {
  const whole = takeInOrder(rows, WHOLE_CHARACTERS);
  return whole?.cut ? takeInOrder(rows, ROWS_CHARACTERS) : whole;
}

/** Whether those were asked for that have something: "Which rooms have a lake view?", "Do you have vegan dishes?" */
const asksForSome = ({ asked, gist }: Pick<Rows, "asked" | "gist">): boolean =>
  asksWhich(asked) || (asksWhatThereIs(asked) && contentOf(asked).length > gist.length);

/** Whether a row itself has something of what was asked for: the word, or one like it. */
const holdsSome = (row: RankedSentence, gist: readonly number[], least = FOUND): boolean =>
  !isProse(row) && gist.some((at) => (row.from.sentences[row.index]?.[at] ?? 0) >= least);

/** The rows without those that have only something like what was asked for, where others have it: "vegetarian" is not vegan. */
function withoutAlike<S extends RankedSentence>(rows: readonly S[], gist: readonly number[]): readonly S[] {
  const exact = rows.filter((row) => holdsSome(row, gist, ITSELF));
  return exact.length > 0 ? exact : rows;
}

/** Of several lists the rows that have what was asked for: main courses and desserts. Undefined where one list has them all. */
function chooseSome<P extends Passage>(
  lists: readonly (readonly RankedSentence<P>[])[],
  asked: Asked,
  gist: readonly number[],
): Choice<P> | undefined {
  if (isCounted(asked) || !asksForSome({ asked, gist })) return undefined;
  // "What courses are there?" is answered below "Courses", not by what else comes with a course.
  const isNamed = (row: RankedSentence<P>): boolean => isNamedAbove(row, asked, gist);
  if (asksWhatThereIs(asked) && lists.flat().some(isNamed)) return undefined;
  const about = lists.flatMap((list) => rowsAbout(list, gist, asked).filter((row) => holdsSome(row, gist)));
  const some = withoutAlike(about, gist);
  if (new Set(some.map(({ from }) => from.passage.heading)).size < 2) return undefined;
  const { sentences: told, cut } = takeFitting(inOrder(some), ROWS_CHARACTERS);
  const sentences = told.map((row) => ({ ...row, text: withoutMark(row.text) }));
  return told.length > 1 ? { sentences, cut, listed: true } : undefined;
}

/** Whether a row may tell the measure in words ("Tuning: the next working day"): "Bring water" is none of the tours. */
const isOneOfAll = (row: RankedSentence): boolean => row.shows === true || labelOf(row) !== "";

/** Whether a row is one of those that were asked for, whatever else the list holds. */
function isAsked(row: RankedSentence, rows: Rows): boolean {
  const { asked, gist } = rows;
  if (asksForPrices(asked)) return isInPriceList(row, asked);
  if (isLabelledBy(row, asked, gist) || isPricedUnder(row, asked, gist) || isPriceUnder(row, rows))
    return true;
  // "Repairs", word for word: how long they take stands below that.
  if (asked.kind === "duration")
    return isOneOfAll(row) && gist.every((at) => (row.from.heading[at] ?? 0) >= ITSELF);
  if (isCounted(asked)) return false;
  if (isNamedAbove(row, asked, gist)) return true;
  return asksForSome({ asked, gist }) && holdsSome(row, gist);
}

export const isCounted = ({ kind }: Asked): boolean => isMeasure(kind) || kind === "number";

/**
 * Whoever asks what bikes there are is told the tandem as well, where it stands beside bikes below "Bicycle rental"; and whoever asks
 * for their prices, where most of the rows are bikes by their names, and each has a price. To be counted among them it stands below
 * "Our bikes".
 */
function withOthersOfKind<S extends RankedSentence>(
  about: readonly S[],
  list: readonly S[],
  asked: Asked,
): readonly S[] {
  const thing = thingOf(asked);
  const isBelow = list.every(({ from }) => thing.every((at) => isFound(from.heading, at)));
  const rows = list.filter((row) => !isProse(row));
  if (!isBelow || about.length < 2 || rows.some((row) => labelOf(row) === "")) return about;
  if (asksWhatThereIs(asked)) return rows;
  const areMost = about.length > rows.length / 2 && rows.every(({ shows }) => shows === true);
  const isOfKind = (row: S): boolean => isNamedAbove(row, asked, thing) && !isBelowSeveral(row);
  const mayBeOne = asked.kind === "price" || (asked.kind === "number" && rows.every(isOfKind));
  return areMost && mayBeOne ? rows : about;
}

/** Of all below the name of the thing the rows with a price, where most have one: how to pay is not told with what to pay. */
function withoutSilent<S extends RankedSentence>(rows: readonly S[]): readonly S[] {
  const priced = rows.filter(({ shows }) => shows === true);
  return priced.length > rows.length / 2 ? priced : rows;
}

const asksForRows = (asked: Asked): boolean => isCounted(asked) || asksWhatThereIs(asked) || asksWhich(asked);

/** The best passage with rows below headings that hold all that was asked, where it was asked for such; to be read beside the best ones. */
export function findRowsBelow<P extends Passage>(
  passages: readonly RankedPassage<P>[],
  asked: Asked,
): RankedPassage<P> | undefined {
  const gist = gistOf(asked);
  if (!asksForRows(asked) || gist.length === 0) return undefined;
  return findListBelow(passages, gist);
}

/**
 * The rows of the thing that was asked about, where it was asked what there is of it, which of them have something, or for its
 * price, number, length, age or time without a day; undefined where fewer than two are of that kind, or one does not tell it.
 */
export function chooseRowsOfKind<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Asked,
): Choice<P> | undefined {
  const counts = isCounted(asked);
  if (!asksForRows(asked)) return undefined;
  const gist = gistOf(asked);
  if ((gist.length === 0 && !asksForPrices(asked)) || hasContext(asked) || momentTerms(asked).length > 0)
    return undefined;
  if (isDurationTold(ranked, asked, gist) || findCount(ranked, asked)) return undefined;
  const lists = ownFirst(toLists(ranked.slice(0, CONSIDERED)), asked, gist);
  const some = chooseSome(lists, asked, gist);
  if (some) return some;
  for (const list of lists) {
    const about = rowsAbout(list, gist, asked).filter((row) => isAsked(row, { ranked, asked, gist }));
    const isWhole = about.some((row) => isNamedAbove(row, asked, gist));
    const exact = !isWhole && asksForSome({ asked, gist }) ? withoutAlike(about, gist) : about;
    const others = list.filter((row) => !isBesideKind(row, asked));
    const all = withOthersOfKind(exact, others, asked);
    const rows = isWhole && asked.kind === "price" ? withoutSilent(all) : all;
    const silent = rows.filter(({ shows }) => counts && shows !== true).length;
    // One row of many may tell it in words ("the next working day").
    const most = asked.kind === "duration" ? Math.floor(rows.length / MOSTLY) : 0;
    if (rows.length < 2 || silent > most || areOnThing(rows, ranked, asked)) continue;
    const wanted = findOfQuantity(rows, asked);
    const named = wanted.length > 0 ? wanted : counts ? findNamed(rows, asked) : [];
    if (named.length === 1) return { sentences: named, cut: false };
    const choice = takeRows(named.length > 0 ? named : rows);
    return choice && choice.sentences.length > 1 ? asList(choice) : undefined;
  }
  return undefined;
}
