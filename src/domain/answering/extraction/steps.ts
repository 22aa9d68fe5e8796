/** The steps of a way that was asked for: all of them from the first one on, also where a sentence around them says it best. */
import { analyse } from "../../language/analyse.ts";
import { sentenceAt } from "../../language/sentences.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { lastHeading } from "../text/headings.ts";
import { isCode } from "../text/code.ts";
import { leadsIn, numberOf, toLines } from "../text/lists.ts";
import type { Passage } from "../text/passages.ts";
import { asksForWay, deedOf } from "../question/asked-way.ts";
import type { ReadQuestion } from "../question/question.ts";
import { type Choice, take } from "./list-answer.ts";
import { isUnderOwnHeading } from "./headed.ts";

/** Lines that may stand between two steps: what a step says further. */
const MOST_BETWEEN = 8;

/** A way without its end leads nowhere. */
const ROOM = 450;

/** Steps by the lines of a passage, from the first to behind the last. */
interface Steps {
  readonly first: number;
  readonly end: number;
}

/** Each run of numbered lines from 1 on, two at least, with what stands between them. */
function findSteps(passage: Passage, lines: readonly (readonly number[])[]): Steps[] {
  const numbers = lines.map(([index]) =>
    index === undefined || isCode(passage, index) ? undefined : numberOf(sentenceAt(passage, index)),
  );
  const found: Steps[] = [];
  for (const [first, number] of numbers.entries()) {
    if (number !== 1) continue;
    let last = first;
    for (let wanted = 2; ; wanted += 1) {
      const next = numbers.slice(last + 1, last + 2 + MOST_BETWEEN).findIndex((other) => other !== undefined);
      if (next < 0 || numbers[last + 1 + next] !== wanted) break;
      last += 1 + next;
    }
    if (last > first) found.push({ first, end: last + 1 });
  }
  return found;
}

/**
 * The steps of a way that is asked for, as far as they find room: those that hold the best sentence or stand right before or
 * behind its line, or else those under a heading that says just what is asked. Undefined where no way is asked for, there are
 * none, or they find no room.
 */
export function chooseSteps<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Pick<ReadQuestion, "terms" | "locale" | "kind" | "folded">,
): Choice<P> | undefined {
  const [best] = ranked;
  if (!best || !asksForWay(asked)) return undefined;
  return stepsAround(best, ranked) ?? stepsUnderHeading(ranked, asked);
}

function stepsAround<P extends Passage>(
  best: RankedSentence<P>,
  ranked: readonly RankedSentence<P>[],
): Choice<P> | undefined {
  const { from, index } = best;
  const lines = toLines(from.passage);
  const line = lines.findIndex((sentences) => sentences.includes(index));
  const steps = findSteps(from.passage, lines).find(({ first, end }) => line >= first - 1 && line <= end);
  if (!steps) return undefined;
  const isBefore = line === steps.first - 1;
  const lead = isBefore ? index : lines[steps.first - 1]?.at(-1);
  const isLed = lead !== undefined && (isBefore || leadsIn(sentenceAt(from.passage, lead)));
  const told = lines.slice(steps.first, line === steps.end ? steps.end + 1 : steps.end);
  const choice = take(ranked, isLed ? [[lead], ...told] : told, { from, room: ROOM });
  return choice.sentences.includes(best) && tellsSteps(choice) ? choice : undefined;
}

function stepsUnderHeading<P extends Passage>(
  ranked: readonly RankedSentence<P>[],
  asked: Pick<ReadQuestion, "terms" | "locale" | "kind" | "folded">,
): Choice<P> | undefined {
  const own = ranked.find((one) => isUnderOwnHeading(one, asked) || isUnderDeed(one, asked));
  if (!own) return undefined;
  // A long run goes on in further passages of its section, and one of those may be the best.
  const section = ranked.filter(({ from }) => from.passage.heading === own.from.passage.heading);
  for (const from of new Set([own, ...section].map((one) => one.from))) {
    const lines = toLines(from.passage);
    const [steps] = findSteps(from.passage, lines);
    if (!steps) continue;
    const choice = take(ranked, lines.slice(steps.first, steps.end), { from, room: ROOM });
    return tellsSteps(choice) ? { ...choice, listed: true } : undefined;
  }
  return undefined;
}

/** Whether the heading above a sentence is the deed alone: "Upgrading", where somebody asks how to upgrade to a new version. */
function isUnderDeed({ from }: RankedSentence, asked: Pick<ReadQuestion, "folded" | "locale">): boolean {
  const deed = deedOf(asked);
  const terms = deed === undefined ? [] : analyse(deed, asked.locale);
  const named = analyse(lastHeading(from.passage.heading), asked.locale);
  return terms.length > 0 && named.length === terms.length && named.every((term, at) => term === terms[at]);
}

const tellsSteps = ({ sentences }: Choice<Passage>): boolean =>
  sentences.filter((one) => numberOf(one.text) !== undefined).length > 1;
