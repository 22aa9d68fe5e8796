/** Code answers nobody who asks in a sentence as long as prose says as much. */
import { isFound, wholeOf } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { contentOf } from "../ranking/weigh.ts";
import { LEADING } from "./beside.ts";
import { isOfCode } from "./compose.ts";
import type { Asked } from "../question/question.ts";

/** How many of the asked words a sentence and the headings above it hold. */
function countHeld(sentence: RankedSentence, asked: Asked): number {
  const whole = wholeOf(sentence);
  return contentOf(asked).filter((at) => isFound(whole, at)).length;
}

/** The sentences with prose at their head where code was, if it holds as many of the asked words. */
export function proseFirst<S extends RankedSentence>(ranked: readonly S[], asked: Asked): readonly S[] {
  const [best] = ranked;
  if (!best || !isOfCode(best)) return ranked;
  const enough = countHeld(best, asked);
  const lead = ranked.slice(0, LEADING).find((one) => !isOfCode(one) && countHeld(one, asked) >= enough);
  return lead ? [lead, ...ranked.filter((other) => other !== lead)] : ranked;
}
