/** Rows: sentences that stand on a line of their own, as the items of a list and the rows of a table do. */
import { isFound, wholeOf } from "../ranking/match.ts";
import { saidIn } from "../ranking/weigh.ts";
import type { Passage } from "../text/passages.ts";
import type { RankedPassage, RankedSentence } from "../ranking/rank.ts";
import { lastHeading } from "../text/headings.ts";
import { isItem } from "../text/lists.ts";
import { fold } from "../../language/normalise.ts";
import type { Asked } from "../question/question.ts";
import { isBesideKind } from "./beside-kind.ts";

/** What stands in brackets does not count: "X-Tudo (pão, carne, queijo, ovo): R$ 29". */
const LABEL = /^(?:[-*•] )?((?:[^:：\n(]|\([^()\n]{0,160}\)){1,60})[:：]/u;

/** What stands before the colon of a row ("Lake tour: …"); "" where it has no label. */
export const labelOf = ({ text }: Pick<RankedSentence, "text">): string => LABEL.exec(text)?.[1] ?? "";

/** Whether the sentence stands on a line of its own among others: a list item or a table row. */
export function isRow({ from, index }: Pick<RankedSentence, "from" | "index">): boolean {
  const { text, sentences } = from.passage;
  const { start = 0, end = 0 } = sentences[index] ?? {};
  const alone =
    (start === 0 || text.charAt(start - 1) === "\n") && (end === text.length || text.charAt(end) === "\n");
  return alone && sentences.length > 1;
}

/** Whether a sentence is prose, though it may stand on a line of its own: no row, for all its price. */
export const isProse = (one: RankedSentence): boolean =>
  !isRow(one) || (!isItem(one.text) && labelOf(one) === "" && /[.!?。]$/u.test(one.text));

/** A note below rows, and none of them. */
const NOTE = /^※/u;

/** Rows of lists under one heading belong together, however long the list is; the best list first. */
export function toLists<S extends RankedSentence>(
  ranked: readonly S[],
  isOne: (sentence: S) => boolean = isRow,
): S[][] {
  const lists = new Map<string, S[]>();
  for (const row of ranked
    .filter((one) => isOne(one) && !NOTE.test(one.text))
    .toSorted((one, other) => other.from.score - one.from.score)) {
    const { heading } = row.from.passage;
    lists.set(heading, [...(lists.get(heading) ?? []), row]);
  }
  return [...lists.values()];
}

/** The best passage with several rows below headings that hold all of these asked words. */
export const findListBelow = <P extends Passage>(
  passages: readonly RankedPassage<P>[],
  gist: readonly number[],
): RankedPassage<P> | undefined =>
  passages.find(
    (from) =>
      gist.every((at) => isFound(from.heading, at)) &&
      from.sentences.filter((_, index) => isRow({ from, index })).length > 1,
  );

/** A heading of several kinds of things: not every row below "Bikes and accessories" is a bike. */
const SEVERAL = /(?<!\p{L})(?:and|e|ed)(?!\p{L})|[&+/,・、と]/u;

/** Whether a row stands below a heading of several kinds of things. */
export const isBelowSeveral = ({ from }: RankedSentence): boolean =>
  SEVERAL.test(lastHeading(from.passage.heading));

/** The asked words that the heading right above a row says itself. */
export const saidAbove = (row: RankedSentence | undefined, asked: Asked): ((at: number) => boolean) =>
  saidIn(lastHeading(row?.from.passage.heading ?? ""), asked);

/** Whether a row stands below the name of what is asked for ("Tickets", "Rooms"), word for word, as rows do that do not repeat it. */
export const isNamedAbove = (row: RankedSentence, asked: Asked, gist: readonly number[]): boolean =>
  !isProse(row) && gist.every(saidAbove(row, asked));

/** The lists below the name of the thing before others: "Other costs" stands below that name, too. */
export function ownFirst<S extends RankedSentence>(
  lists: readonly S[][],
  asked: Asked,
  gist: readonly number[],
): readonly S[][] {
  const isOwn = (list: readonly S[]): boolean => list.some((row) => isNamedAbove(row, asked, gist));
  return lists.toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
}

const isAbout =
  (gist: readonly number[]) =>
  ({ from, index }: RankedSentence): boolean =>
    gist.every((at) => isFound(from.sentences[index], at) || isFound(from.heading, at));

/** Without what the list is known to hold beside the kind that was asked for. */
const ofKind = <S extends RankedSentence>(rows: readonly S[], asked: Asked): readonly S[] =>
  rows.filter((row) => !isBesideKind(row, asked));

/** Rows of a list that hold an asked word themselves. */
function rowsNaming<S extends RankedSentence>(
  list: readonly S[],
  gist: readonly number[],
  asked: Asked,
): readonly S[] {
  const named = list.filter(({ from, index }) => gist.some((at) => isFound(from.sentences[index], at)));
  return ofKind(named.filter(isAbout(gist)), asked);
}

/**
 * Rows of a list that the question is about: all under a heading that names the kind, though some repeat it ("Pine room", below
 * "Rooms") and some do not; else those that hold its words.
 */
export function rowsAbout<S extends RankedSentence>(
  list: readonly S[],
  gist: readonly number[],
  asked: Asked,
): readonly S[] {
  const [first] = list;
  const isKind = first && isBelowSeveral(first) ? () => false : saidAbove(first, asked);
  const own = gist.filter((at) => !isKind(at));
  const named = list.filter(({ from, index }) => own.some((at) => isFound(from.sentences[index], at)));
  const rows = own.length === 0 ? list.filter((row) => !isProse(row)) : list;
  return ofKind((named.length > 1 ? named : rows).filter(isAbout(gist)), asked);
}

/**
 * What may be compared, the best first: the lists below the name of the kind, else all; of each its rows about the kind, then
 * those alone that repeat its name.
 */
export function listsAbout<S extends RankedSentence>(
  lists: readonly (readonly S[])[],
  gist: readonly number[],
  asked: Asked,
): readonly (readonly S[])[] {
  const below = lists.filter((list) => list.some((row) => isNamedAbove(row, asked, gist)));
  return (below.length > 0 ? below : lists).flatMap((list) => [
    rowsAbout(list, gist, asked),
    rowsNaming(list, gist, asked),
  ]);
}

/** Which rows tell just what was asked, and which tell another one; of the rest of the question these words. */
interface Sides<S> {
  readonly isRight: (row: S) => boolean;
  readonly isOther: (row: S) => boolean;
  readonly words: readonly number[];
}

/** The sentences without rows that tell another one than was asked, where a row of their list tells just that of as much of the rest. */
export function withoutOthers<S extends RankedSentence>(
  ranked: readonly S[],
  { isRight, isOther, words }: Sides<S>,
): readonly S[] {
  const rows = ranked.filter((one) => !isProse(one));
  const right = rows.filter(isRight);
  const isBeside = (row: S) => (one: S) =>
    one.from.passage.heading === row.from.passage.heading &&
    words.every((at) => !isFound(wholeOf(row), at) || isFound(wholeOf(one), at));
  const others = new Set(rows.filter((row) => isOther(row) && right.some(isBeside(row))));
  return others.size > 0 ? ranked.filter((row) => !others.has(row)) : ranked;
}

/** The rows whose label the question says word for word, the longest of them: "the soup of the day" is no other soup. */
export function findNamed<S extends RankedSentence>(
  rows: readonly S[],
  { folded, locale }: Pick<Asked, "folded" | "locale">,
): readonly S[] {
  const toWords = (text: string): string => text.replaceAll(/[^\p{L}\p{N}']+/gu, " ").trim();
  // "X tudo" is the "X-Tudo (carne, queijo, ovo)".
  const nameOf = (row: S): string => {
    const label = fold(labelOf(row));
    return locale === "ja" ? label : toWords(label.replaceAll(/\([^()]*\)/g, " "));
  };
  const said = ` ${toWords(folded)} `;
  const named = rows.filter((row) => {
    const name = nameOf(row);
    return name !== "" && (locale === "ja" ? folded.startsWith(name) : said.includes(` ${name} `));
  });
  const most = Math.max(0, ...named.map((row) => nameOf(row).length));
  return named.filter((row) => nameOf(row).length === most);
}
