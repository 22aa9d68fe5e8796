/** Rows: sentences that stand on a line of their own, as the items of a list and the rows of a table do. */
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { lastHeading } from "../text/headings.ts";
import { isItem } from "../text/lists.ts";
import { analyse } from "../../language/analyse.ts";
import type { Asked } from "../question/question.ts";

const LABEL = /^(?:[-*•] )?([^:：\n]{1,60})[:：]/u;

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

/** Whether what stands on a line of its own is prose: no row, for all its price. */
export const isProse = (row: RankedSentence): boolean =>
  !isItem(row.text) && labelOf(row) === "" && /[.!?。]$/u.test(row.text);

/** Rows of lists under one heading belong together, however long the list is; the best list first. */
export function toLists<S extends RankedSentence>(ranked: readonly S[]): S[][] {
  const lists = new Map<string, S[]>();
  for (const row of ranked.filter(isRow).toSorted((one, other) => other.from.score - one.from.score)) {
    const { heading } = row.from.passage;
    lists.set(heading, [...(lists.get(heading) ?? []), row]);
  }
  return [...lists.values()];
}

/** A heading of several kinds of things: not every row below "Bikes and accessories" is a bike. */
const SEVERAL = /(?<!\p{L})(?:and|e|ed)(?!\p{L})|[&+/,・、と]/u;

/**
 * Rows of a list that the question is about: all under a heading that names the kind, though some repeat it ("Pine room", below
 * "Rooms") and some do not; else those that hold its words.
 */
export function rowsAbout<S extends RankedSentence>(
  list: readonly S[],
  gist: readonly number[],
  asked: Asked,
): readonly S[] {
  const isAbout = ({ from, index }: S): boolean =>
    gist.every((at) => isFound(from.sentences[index], at) || isFound(from.heading, at));
  const heading = lastHeading(list[0]?.from.passage.heading ?? "");
  const above = SEVERAL.test(heading) ? new Set<string>() : new Set(analyse(heading, asked.locale));
  const isKind = (at: number): boolean => asked.terms[at]?.variants.some((term) => above.has(term)) ?? false;
  const own = gist.filter((at) => !isKind(at));
  const named = list.filter(({ from, index }) => own.some((at) => isFound(from.sentences[index], at)));
  const rows = own.length === 0 ? list.filter((row) => !isProse(row)) : list;
  return (named.length > 1 ? named : rows).filter(isAbout);
}
