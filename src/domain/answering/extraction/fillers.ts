/**
 * What only fills the room beside the sentence that answers a brief question to a small robot: pages of a business say each thing
 * once, and what stands beside it there is another thing. In articles the next sentence may well be the answer.
 */
import { fold } from "../../language/normalise.ts";
import { hasContext } from "../question/asked-terms.ts";
import { AMOUNT, isMeasure } from "../question/measures.ts";
import type { Asked, ReadQuestion } from "../question/question.ts";
import { isFound, OF_SYNONYMS, SLIGHT, wholeOf } from "../ranking/match.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { contentOf, isBrief } from "../ranking/weigh.ts";
import { FEW_PASSAGES } from "../ranking/weights.ts";
import { isCode } from "../text/code.ts";
import { isQuestion } from "../text/headings.ts";
import { findSeasons } from "../text/opening.ts";
import { leadsIn, listAround } from "../text/lists.ts";
import type { Passage } from "../text/passages.ts";
import { standsNear } from "./beside.ts";
import { isJapanese } from "./compose.ts";
import { findCount } from "./duration-told.ts";
import { findBeginning } from "./headed.ts";
import { findGround, goesOnWithPrice } from "./pronouns.ts";
import { isRow } from "./rows.ts";
import { isOfPerson } from "./staff.ts";

/** The name of a thing with its price and no more: "Hydration: £25." */
const PRICED =
  /^(?:[-*•] )?(?!(?:cost|custa|vien|sai|it|they|from|da|a partir)\w*\b)\p{L}[^.:\d]{1,40}(?<! (?:e|is|are|sono|costs?|costa(?:no)?|custam?|sai|vien\w*|fica))(?::? (?:\+ )?)$/u;

/** Whether a sentence is brief and tells the price of something alone. */
function isPriceOfThing({ text }: RankedSentence): boolean {
  const folded = fold(text);
  const at = folded.search(AMOUNT);
  return at > 0 && PRICED.test(folded.slice(0, at)) && !goesOnWithPrice(folded);
}

/**
 * Whether a sentence, with the heading above it, holds all of the question that any other does: what else was asked is told
 * nowhere.
 */
function holdsAllTold(best: RankedSentence, ranked: readonly RankedSentence[], asked: Asked): boolean {
  const whole = wholeOf(best);
  const isTold = (at: number): boolean => ranked.some((other) => isFound(wholeOf(other), at));
  const content = contentOf(asked);
  return content.some((at) => isFound(whole, at)) && content.every((at) => isFound(whole, at) || !isTold(at));
}

/** Whether it was asked who does something, and the other one tells what somebody else does. */
const isOfAnother = (best: RankedSentence, other: RankedSentence, asked: Asked): boolean =>
  asked.kind === "who" &&
  isOfPerson(best, asked) &&
  isOfPerson(other, asked) &&
  !contentOf(asked).some((at) => isFound(best.from.heading, at));

/** Whether a sentence holds less of the question than such a one, or only what stands above both. */
function addsNothing(best: RankedSentence, other: RankedSentence, asked: Asked): boolean {
  const [its, more] = [wholeOf(best), wholeOf(other)];
  const gap = (at: number): number => (more[at] ?? 0) - (its[at] ?? 0);
  // Beside the sentence that counts them rows of prices hold some number, too.
  if (isRow(other) && findCount([best], asked)) return true;
  const content = contentOf(asked);
  const holds = ({ from, index }: RankedSentence): boolean =>
    content.some((at) => isFound(from.sentences[index], at));
  if (content.some((at) => gap(at) > OF_SYNONYMS)) return false;
  // What follows at once goes on about it, unless it names another thing with its price, or somebody who does something else.
  const isOfOther = isPriceOfThing(other) || isOfAnother(best, other, asked);
  if (standsNear(best, other) && (holds(other) || !isOfOther)) return false;
  return content.some((at) => gap(at) < -SLIGHT) || (holds(best) && !holds(other));
}

/** Whether a sentence holds some of the question itself, and with what stands above it half of its words. */
function isMeant(best: RankedSentence, asked: Asked): boolean {
  const [own, whole] = [best.from.sentences[best.index], wholeOf(best)];
  const content = contentOf(asked);
  const held = content.filter((at) => isFound(whole, at));
  return held.length * 2 >= content.length && content.some((at) => isFound(own, at));
}

/** What was chosen around the leading sentence, without what only fills. */
export function withoutFillers<P extends Passage>(
  chosen: readonly RankedSentence<P>[],
  ranked: readonly RankedSentence<P>[],
  asked: Asked & Pick<ReadQuestion, "steps">,
): readonly RankedSentence<P>[] {
  const [best] = ranked;
  if (!best || asked.steps || hasContext(asked) || (asked.passages ?? 0) > FEW_PASSAGES) return chosen;
  if (isMeasure(asked.kind) && best.shows !== true) return chosen;
  // When the season is stands beside its hours, and holds no word of them.
  if (findSeasons(asked.folded, asked.locale).length > 0) return chosen;
  if (!isBrief(asked) || isJapanese(best) || isCode(best.from.passage, best.index)) return chosen;
  if (leadsIn(best.text) || !isMeant(best, asked) || !holdsAllTold(best, ranked, asked)) return chosen;
  const ground = findGround(best, ranked, asked) ?? findBeginning(best, ranked, asked);
  const lead = listAround(best.from.passage, best.index)?.lead;
  // A section that is headed by what was asked begins with what it is; below a question on the page all is its answer.
  const { passage, heading } = best.from;
  const isHeaded = contentOf(asked).every((at) => isFound(heading, at) || !isFound(wholeOf(best), at));
  const isAnswer = passage.kind === "qa" || isQuestion(passage.heading);
  const isAbove = contentOf(asked).some((at) => isFound(heading, at));
  const belongs = ({ from, index }: RankedSentence<P>): boolean =>
    from === best.from &&
    (index === lead || (isHeaded && isAnswer) || (isAbove && index === 0 && !isRow({ from, index })));
  return chosen.filter(
    (other) => other === best || other === ground || belongs(other) || !addsNothing(best, other, asked),
  );
}
