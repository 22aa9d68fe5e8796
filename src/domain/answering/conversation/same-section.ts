/**
 * Follow-ups that name nothing of what they mean: "When does she work?" after what was told of one dentist, "What does it
 * include?" after one plan's price. They stay with that section where it says as much as those beside it.
 */
import { type Extract, extract } from "../extraction/extract.ts";
import type { Branches } from "../question/branches.ts";
import { SLIGHT, isFound } from "../ranking/match.ts";
import type { RankedPassage, RankedSentence } from "../ranking/rank.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";
import { parentOf } from "../text/headings.ts";
import type { Passage } from "../text/passages.ts";
import { lastTold } from "./focus.ts";

/** What was found for a question. */
interface Found<P extends Passage> {
  readonly question: WeighedQuestion;
  readonly passages: readonly RankedPassage<P>[];
  readonly sentences: readonly RankedSentence<P>[];
  readonly branches: Branches;
  readonly extract: Extract<P> | undefined;
}

const mostOf = (sentences: readonly RankedSentence[]): number =>
  Math.max(0, ...sentences.map(({ coverage }) => coverage));

/** The answer out of the section that was told of last, where that was told of others beside it; else undefined. */
export function staySameSection<P extends Passage>(
  { question, passages, sentences, branches, extract: found }: Found<P>,
  history: readonly { readonly role: string; readonly text: string }[],
): Extract<P> | undefined {
  if (!found || found.compared) return undefined;
  if (found.sentences.every(({ from }) => parentOf(from.passage.heading) === undefined)) return undefined;
  const told = lastTold(
    passages.map(({ passage }) => passage),
    history,
  );
  const [section = "", ...others] = new Set(told.map(({ heading }) => heading));
  const parent = parentOf(section);
  if (parent === undefined || others.length > 0) return undefined;
  const isBeside = ({ passage: { heading } }: RankedPassage<P>): boolean =>
    heading !== section && parentOf(heading) === parent;
  if (!found.sentences.some(({ from }) => isBeside(from))) return undefined;
  // "What do the plans cost?" means all of them, and "And the gold one?" another.
  const headings = passages.filter((one) => one.passage.heading === section || isBeside(one));
  const isNamed = question.terms.some(
    ({ role }, at) => role === "content" && headings.some(({ heading }) => isFound(heading, at)),
  );
  if (isNamed) return undefined;
  const own = extract(
    sentences.filter(({ from }) => !isBeside(from)),
    question,
    branches,
  );
  const stays = own?.sentences.filter(({ from }) => from.passage.heading === section) ?? [];
  return mostOf(stays) >= mostOf(found.sentences) - SLIGHT ? own : undefined;
}
