/** Steps are read together: a run of sentences of one passage around the best one. */
import type { RankedSentence } from "../ranking/rank.ts";
import { isCode } from "../text/code.ts";
import { isItem, leadsIn } from "../text/lists.ts";
import type { Passage } from "../text/passages.ts";

/** Whether a line of code has others of its block before it. */
const isAmidCode = (sentence: RankedSentence | undefined): boolean =>
  sentence !== undefined &&
  isCode(sentence.from.passage, sentence.index) &&
  isCode(sentence.from.passage, sentence.index - 1);

/** Whether a sentence is an item, and the best one of none: the list before a paragraph is not told from its middle on. */
function isEndOfList(sentence: RankedSentence | undefined, best: RankedSentence): boolean {
  if (!sentence || !isItem(sentence.text) || isItem(best.text)) return false;
  const { text, sentences } = best.from.passage;
  return text.slice(sentences[sentence.index]?.end, sentences[best.index]?.start).includes("\n");
}

/** A run of sentences from the best one on, filled up from before it: steps are read together. */
export function chooseRun<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  room: number,
): RankedSentence<P>[] {
  const [best] = ranked;
  if (!best) return [];
  const own = ranked.filter(({ from }) => from === best.from).sort((a, b) => a.index - b.index);
  const lengthOf = (at: number): number => 1 + (own[at]?.text.length ?? room);
  let first = own.indexOf(best);
  let end = first + 1;
  let used = best.text.length;
  while (end < own.length && used + lengthOf(end) <= room) used += lengthOf(end++);
  // What it leads into found no room.
  while (own[end - 1] !== best && leadsIn(own[end - 1]?.text ?? "")) used -= lengthOf(--end);
  while (first > 0 && used + lengthOf(first - 1) <= room) used += lengthOf(--first);
  while (own[first] !== best && (isAmidCode(own[first]) || isEndOfList(own[first], best))) first++;
  return own.slice(first, end);
}
