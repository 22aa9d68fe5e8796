/** Which of the ranked sentences leads an answer. */
import type { Passage } from "../text/passages.ts";
import { withoutOtherAges } from "../question/aged.ts";
import { type Asked, asksYesOrNo, type ReadQuestion } from "../question/question.ts";
import { isFound, wholeOf } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { contentOf, type WeighedQuestion } from "../ranking/weigh.ts";
import { LEADING } from "./beside.ts";
import { isOfCode } from "./compose.ts";
import { beginningWith, findDefinition } from "./definition.ts";
import { withoutEchoes } from "./echo.ts";
import { asksForName } from "./of-which.ts";
import { withBeginning } from "./section-beginning.ts";
import { withLeader } from "./outrank.ts";
import { withoutOtherRemedies } from "./remedy.ts";
import { beginningWithWay, findWay } from "./ways.ts";

/** What is asked, and how many passages the robot was taught. */
export type AskedOfRobot = Asked & Pick<ReadQuestion, "steps"> & Partial<Pick<WeighedQuestion, "passages">>;

/** How many of the asked words a sentence and the headings above it hold. */
function countHeld(sentence: RankedSentence, asked: Asked): number {
  const whole = wholeOf(sentence);
  return contentOf(asked).filter((at) => isFound(whole, at)).length;
}

/** The sentences with prose at their head where code was, if it holds as many of the asked words: code answers nobody who asks in a sentence. */
function proseFirst<S extends RankedSentence>(ranked: readonly S[], asked: Asked): readonly S[] {
  const [best] = ranked;
  if (!best || !isOfCode(best)) return ranked;
  const enough = countHeld(best, asked);
  const lead = ranked.slice(0, LEADING).find((one) => !isOfCode(one) && countHeld(one, asked) >= enough);
  return lead ? [lead, ...ranked.filter((other) => other !== lead)] : ranked;
}

/** The sentences with the one first that leads the answer. */
export interface Led<P extends Passage> {
  readonly led: readonly RankedSentence<P>[];
  /** Those that tell something, the one with the highest score first. */
  readonly telling: readonly RankedSentence<P>[];
  /** What leads says what a thing is, or tells a way, that was asked for. */
  readonly definition?: RankedSentence<P> | undefined;
  readonly way?: RankedSentence<P> | undefined;
}

/**
 * Which sentence leads: those for other ages, of other troubles, of code and that only ask again give way; what says what the
 * asked thing is, or tells the asked way, goes before the one that holds most of the question.
 */
export function lead<P extends Passage>(ranked: readonly RankedSentence<P>[], asked: AskedOfRobot): Led<P> {
  const suited = proseFirst(withoutOtherAges(withoutOtherRemedies(ranked, asked), asked), asked);
  const telling = asksYesOrNo(asked) || asksForName(asked) ? suited : withoutEchoes(suited);
  const definition = findDefinition(suited, asked);
  if (definition) return { led: beginningWith(definition, telling), telling, definition };
  const way = findWay(telling, asked);
  if (way) return { led: beginningWithWay(way, telling, asked), telling, way };
  const led = [...withLeader(telling.slice(0, LEADING), asked), ...telling.slice(LEADING)];
  return { led: withBeginning(led, asked), telling };
}
