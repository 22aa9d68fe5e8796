/** Which document of a large robot a question is about, by where its best passages stand. */
import type { RankedPassage } from "./rank.ts";
import type { Passage } from "../text/passages.ts";

/** Of the odds of all ranked passages, what those of one document have at least. */
const LEADING = 0.3;

/** The id under which a passage is counted; undefined: it stands in no document. */
type DocumentOf<P extends Passage> = (passage: P) => string | undefined;

/** The document whose passages are likeliest together, each by its odds; undefined where none leads. */
export function findLeadingDocument<P extends Passage>(
  ranked: readonly RankedPassage<P>[],
  documentOf: DocumentOf<P>,
): string | undefined {
  const odds = new Map<string | undefined, number>();
  let all = 0;
  for (const { passage, score } of ranked) {
    const document = documentOf(passage);
    const its = Math.exp(score);
    odds.set(document, (odds.get(document) ?? 0) + its);
    all += its;
  }
  const [leading] = [...odds].toSorted(([, one], [, other]) => other - one);
  return leading && leading[1] >= LEADING * all ? leading[0] : undefined;
}
