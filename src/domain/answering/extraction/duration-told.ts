/** How long something takes, where a sentence says it: "Setting up a marquee takes two people about three hours." */
import { fold } from "../../language/normalise.ts";
import type { Asked } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { isItem } from "../text/lists.ts";
import { ITSELF } from "./headed.ts";
import { isProse, isRow } from "./rows.ts";

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
      (!isRow(one) || isProse(one) || isItem(one.text)) &&
      one.shows === true &&
      TAKES.test(fold(one.text)) &&
      gist.every((at) => (one.from.sentences[one.index]?.[at] ?? 0) >= ITSELF),
  );
