/** Facts of one thing, each on a line with a label, below the thing's name: "Days: Monday", "Cost: €9". */
import { isMeasure } from "../question/measures.ts";
import type { Asked } from "../question/question.ts";
import { isSide } from "../question/sides.ts";
import { isFound } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { gistOf, saidIn } from "../ranking/weigh.ts";
import { labelAt } from "../text/lists.ts";
import { isRow, saidAbove } from "./rows.ts";

/** Whether both are facts of one thing, and the other one shows the measure that was asked for. */
const isFact = (best: RankedSentence, other: RankedSentence, asked: Asked): boolean =>
  isMeasure(asked.kind) &&
  other.shows === true &&
  best.from === other.from &&
  [best, other].every((row) => isRow(row) && labelAt(row.text) !== "");

/** Whether the other fact shows what was asked for, and the best one does not: the days of a doctor, where her field is "doctor". */
export const isShownFact = (best: RankedSentence, other: RankedSentence, asked: Asked): boolean =>
  best.shows !== true && gistOf(asked).some(saidAbove(best, asked)) && isFact(best, other, asked);

/** Whether the other fact is called what was asked for, and the best one is not: "Cost: €9", beside "Free from: €80". */
export function isCalledFact(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  const { locale, terms } = asked;
  const isAbove = gistOf(asked).some((at) => isFound(best.from.heading, at));
  if (!isAbove || !isFact(best, other, asked)) return false;
  const [its, more] = [saidIn(labelAt(best.text), asked), saidIn(labelAt(other.text), asked)];
  return terms.some((term, at) => (term.role === "cue" || isSide(term, locale)) && more(at) && !its(at));
}
