/** How long something takes, or how many there are, where a sentence says it: "Setting up a marquee takes two people about three hours." */
import { fold } from "../../language/normalise.ts";
import type { Asked } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { isItem } from "../text/lists.ts";
import { contentOf, gistOf } from "../ranking/weigh.ts";
import { ITSELF } from "./headed.ts";
import { isProse } from "./rows.ts";

const TAKES = /\b(?:takes?|lasts?|needs?|dura\w*|leva\w*|demora\w*|vuole|vogliono|impiega\w*|richied\w+)\b/;
/** Whether it was asked how long something takes, and a sentence says that of it: rows with a price by the day do not. */
export const isDurationTold = (
  ranked: readonly RankedSentence[],
  { kind }: Pick<Asked, "kind">,
  gist: readonly number[],
): boolean =>
  kind === "duration" &&
  ranked.some(
    (one) =>
      (isProse(one) || isItem(one.text)) &&
      one.shows === true &&
      TAKES.test(fold(one.text)) &&
      gist.every((at) => (one.from.sentences[one.index]?.[at] ?? 0) >= ITSELF),
  );

/** Things are counted; "how long" asks for a measure. */
const COUNTING = /\b(?:how many|quant[oa]s|quant[ie])\b/;

/**
 * Where it was asked how many there are, the sentence that says it of the thing, or best of all ("A large one serves three."): rows
 * with a price hold some number, too.
 */
export function findCount<S extends RankedSentence>(ranked: readonly S[], asked: Asked): S | undefined {
  const gist = gistOf(asked);
  if (asked.kind !== "number" || !COUNTING.test(asked.folded) || gist.length === 0) return undefined;
  return ranked.find((one, rank) => {
    const found = one.from.sentences[one.index];
    const holds = (at: number): boolean => (found?.[at] ?? 0) >= ITSELF;
    const isSentence = isProse(one) && !isItem(one.text) && one.shows === true;
    return isSentence && (gist.every(holds) || (rank === 0 && contentOf(asked).some(holds)));
  });
}
