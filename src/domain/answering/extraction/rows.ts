/** Rows: sentences that stand on a line of their own, as the items of a list and the rows of a table do. */
import type { RankedSentence } from "../ranking/rank.ts";

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
