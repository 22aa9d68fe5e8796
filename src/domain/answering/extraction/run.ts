/** Steps are read together: a run of sentences of one passage around the best one. */
import type { RankedSentence } from "../ranking/rank.ts";
import { isCode } from "../text/code.ts";
import { isItem, leadsIn } from "../text/lists.ts";
import type { Passage } from "../text/passages.ts";
import { isOfCode } from "./compose.ts";
import { NEXT_TO_NONE } from "./beside.ts";

/** Whether a line of code has others of its block before it. */
const isAmidCode = (sentence: RankedSentence | undefined): boolean =>
  sentence !== undefined && isOfCode(sentence) && isCode(sentence.from.passage, sentence.index - 1);

/** Whether a sentence is an item, and the best one of none: the list before a paragraph is not told from its middle on. */
function isEndOfList(sentence: RankedSentence | undefined, best: RankedSentence): boolean {
  if (!sentence || !isItem(sentence.text) || isItem(best.text)) return false;
  const { text, sentences } = best.from.passage;
  return text.slice(sentences[sentence.index]?.end, sentences[best.index]?.start).includes("\n");
}

/** Whether a paragraph ends behind a sentence. */
function endsParagraph({ from, index }: RankedSentence): boolean {
  const { text, sentences } = from.passage;
  return text.slice(sentences[index]?.end, sentences[index + 1]?.start).includes("\n");
}

/** Whether a sentence tells nothing of what is asked, and ends a paragraph of prose that leads to nothing. */
function isAside(sentence: RankedSentence | undefined): boolean {
  if (!sentence || sentence.coverage > NEXT_TO_NONE || !endsParagraph(sentence)) return false;
  return !leadsIn(sentence.text) && !isItem(sentence.text) && !isOfCode(sentence);
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
  while (first > 0 && used + lengthOf(first - 1) <= room && !isAside(own[first - 1]))
    used += lengthOf(--first);
  while (own[first] !== best && (isAmidCode(own[first]) || isEndOfList(own[first], best))) first++;
  return own.slice(first, end);
}
