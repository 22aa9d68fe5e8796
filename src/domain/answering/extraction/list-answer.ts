/** Answers out of a list: the whole of it when it was asked for as such, else the items asked for behind their lead-in. */
import { leadsIn, type List, listAround } from "../text/lists.ts";
import { FOUND, isFound } from "../ranking/match.ts";
import type { Passage } from "../text/passages.ts";
import type { RankedSentence } from "../ranking/rank.ts";

/** Sentences of an answer. */
export interface Choice<P extends Passage> {
  readonly sentences: readonly RankedSentence<P>[];
  /** Items at the end of the list found no room. */
  readonly cut: boolean;
  /** These are all rows of what was asked about, by their labels or the heading above them. */
  readonly listed?: boolean | undefined;
  /** One sentence leads, and the others fit beside it. */
  readonly beside?: boolean | undefined;
}

/** Whether an item holds an asked word that neither the heading nor the lead-in has. */
function names({ from, index }: Pick<RankedSentence, "from" | "index">, { lead }: List): boolean {
  const above = lead === undefined ? undefined : from.sentences[lead];
  const own = from.sentences[index] ?? [];
  return own.some((found, term) => found >= FOUND && !isFound(from.heading, term) && !isFound(above, term));
}

/** Groups of sentences one after the other, as many as fit. */
export function take<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  groups: readonly (readonly number[])[],
  { from, room }: { readonly from: RankedSentence<P>["from"]; readonly room: number },
): Choice<P> {
  const own = new Map(ranked.filter((one) => one.from === from).map((one) => [one.index, one]));
  const sentences: RankedSentence<P>[] = [];
  let left = room;
  for (const group of groups) {
    const added = group.flatMap((index) => own.get(index) ?? []);
    left -= added.reduce((sum, { text }) => sum + 1 + text.length, 0);
    if (left < 0) return { sentences, cut: true };
    sentences.push(...added);
  }
  return { sentences, cut: false };
}

/**
 * The list around the best sentence where that was asked for as such, by its lead-in or heading: whole,
 * or its items that hold something asked. Undefined otherwise, and when what was found would not fit into `room` characters.
 */
export function chooseList<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  room: number,
): Choice<P> | undefined {
  const [best] = ranked;
  const list = best && listAround(best.from.passage, best.index);
  if (!best || !list) return undefined;
  const { from } = best;
  const named = list.items.filter((item) => item.some((index) => names({ from, index }, list)));
  if (!list.code && best.index !== list.lead && named.length > 0) return undefined;
  const items = list.code || named.length === 0 ? list.items : named;
  const choice = take(ranked, list.lead === undefined ? items : [[list.lead], ...items], { from, room });
  if (list.code) return choice.sentences.includes(best) ? choice : undefined;
  return choice.sentences.includes(best) && choice.sentences.length > 1 ? choice : undefined;
}

/** The chosen sentences, best first, with the lead-in of the best one's list among them; the last ones make room for it. */
export function withLeadIn<P extends Passage>(
  chosen: readonly RankedSentence<P>[],
  ranked: readonly RankedSentence<P>[],
  room: number,
): RankedSentence<P>[] {
  const [best, ...others] = chosen;
  const lead = best && listAround(best.from.passage, best.index)?.lead;
  const leading = ranked.find(({ from, index }) => from === best?.from && index === lead);
  if (!best || !leading || leading === best) return [...chosen];
  const left = room - best.text.length - leading.text.length - 1;
  if (left < 0) return [...chosen];
  const beside = others.filter((other) => other !== leading);
  return [leading, best, ...takeFitting(beside, left).sentences];
}

/** The chosen sentences without lead-ins to nothing, and to lists of which nothing was chosen and that found no room as a whole. */
export function withItems<P extends Passage>(
  chosen: readonly RankedSentence<P>[],
  ranked: readonly RankedSentence<P>[],
  room: number,
): RankedSentence<P>[] {
  let left = room - chosen.reduce((sum, { text }) => sum + 1 + text.length, 0);
  const completed = chosen.flatMap((sentence) => {
    const { from, index, text } = sentence;
    const list = listAround(from.passage, index);
    const items = list?.items.flat() ?? [];
    // What it led into stands in another passage.
    if (sentence !== ranked[0] && leadsIn(text) && index === from.passage.sentences.length - 1) return [];
    if (list?.lead !== index || chosen.some((other) => other.from === from && items.includes(other.index)))
      return [sentence];
    const whole = take(ranked, list.items, { from, room: left });
    left += 1 + text.length;
    if (whole.cut) return [];
    left -= [sentence, ...whole.sentences].reduce((sum, one) => sum + 1 + one.text.length, 0);
    return [sentence, ...whole.sentences];
  });
  const told = completed.filter((sentence) => sentence === ranked[0] || !leadsNowhere(sentence, completed));
  return told.length > 0 ? told : [...chosen];
}

/** Whether a sentence leads into a paragraph of which nothing is told ("Tip:"). */
function leadsNowhere({ from, index, text }: RankedSentence, told: readonly RankedSentence[]): boolean {
  const { passage } = from;
  const endsLine = passage.text.charAt(passage.sentences[index]?.end ?? 0) === "\n";
  if (!leadsIn(text) || !endsLine || listAround(passage, index)?.lead === index) return false;
  return !told.some((other) => other.from === from && other.index === index + 1);
}

/** Those of several sentences, each with what is named before it, that fit into `room` characters. */
export function takeFitting<P extends Passage>(told: readonly RankedSentence<P>[], room: number): Choice<P> {
  let left = room;
  const sentences = told.filter(({ text, branch }) => {
    left -= 1 + text.length + (branch === undefined ? 0 : 1 + branch.length);
    return left >= 0;
  });
  return { sentences, cut: sentences.length < told.length };
}

/** The first sentences, as many as there is room for; one in any case. */
export function takeFirst<S extends Pick<RankedSentence, "text">>(
  sentences: readonly S[],
  room: number,
): readonly S[] {
  let left = room;
  const end = sentences.findIndex(({ text }) => (left -= text.length + 1) < 0);
  return end < 0 ? sentences : sentences.slice(0, Math.max(1, end));
}

/** Sentences of one passage in its order, as far as `room` characters reach. */
export function takeInOrder<P extends Passage>(
  told: readonly RankedSentence<P>[],
  room: number,
): Choice<P> | undefined {
  const [first] = told;
  if (!first) return undefined;
  const inOrder = told
    .filter(({ from }) => from === first.from)
    .toSorted((one, other) => one.index - other.index);
  const choice = take(
    inOrder,
    inOrder.map(({ index }) => [index]),
    { from: first.from, room },
  );
  return choice.sentences.length > 0 ? choice : undefined;
}
