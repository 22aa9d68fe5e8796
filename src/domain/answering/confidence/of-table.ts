/** Whether all that an answer has to do with the question is what stands above its table: "How many courses?" is not told by any of its rows. */
import type { Extract } from "../extraction/extract.ts";
import { isFound } from "../ranking/match.ts";
import { gistOf, saidIn, type WeighedQuestion } from "../ranking/weigh.ts";
import { tableKindOf } from "../text/table-kind.ts";

/** Whether the thing that was asked for is only what the rows of a table are, they are not told as such, and no row holds anything else that was asked. */
export function isOnlyOfTable(question: WeighedQuestion, { sentences, listed, compared }: Extract): boolean {
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
