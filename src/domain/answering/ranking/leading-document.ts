/** Which document of a large robot a question is about, by where its best passages stand. */
import type { RankedPassage } from "./rank.ts";
import type { Passage } from "../text/passages.ts";

/** Of the odds of all ranked passages, what those of one document have at least. */
const LEADING = 0.2;

/** The document whose passages are likeliest together, each by its odds, by its best passage; undefined where none leads. */
export function findLeading<P extends Passage & { readonly document_id?: string }>(
  ranked: readonly RankedPassage<P>[],
): P | undefined {
  const documents = new Map<string | undefined, { readonly best: P; readonly odds: number }>();
  let all = 0;
  for (const { passage, score } of ranked) {
    const its = Math.exp(score);
    const { best, odds } = documents.get(passage.document_id) ?? { best: passage, odds: 0 };
    documents.set(passage.document_id, { best, odds: odds + its });
    all += its;
  }
  const [leading] = [...documents.values()].toSorted((one, other) => other.odds - one.odds);
  return leading && leading.odds >= LEADING * all ? leading.best : undefined;
}
