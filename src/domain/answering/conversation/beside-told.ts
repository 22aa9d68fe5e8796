/** What stands on the lines of that which was told last: a follow-up that names nothing asks of it. */
import { type RankedPassage, type RankedSentence, rankSentences } from "../ranking/rank.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";
import { toLines, withoutMark } from "../text/lists.ts";
import type { Passage } from "../text/passages.ts";

/** Shorter sentences stand in many an answer. */
export const MIN_CHARACTERS = 6;

/** A turn of a conversation. */
interface Turn {
  readonly role: string;
  readonly text: string;
}

/** What was found for a follow-up with what it leans on. */
export interface Found<P extends Passage> {
  readonly question: WeighedQuestion;
  readonly passages: readonly RankedPassage<P>[];
}

function onToldLines<P extends Passage>(
  from: RankedPassage<P>,
  sentences: readonly RankedSentence<P>[],
  answer: string,
): readonly RankedSentence<P>[] {
  const own = sentences.filter((one) => one.from === from);
  const isTold = ({ text }: RankedSentence<P>): boolean => {
    const said = withoutMark(text);
    return said.length >= MIN_CHARACTERS && answer.includes(said);
  };
  const told = new Set(own.filter(isTold).map(({ index }) => index));
  const lines = toLines(from.passage).filter((line) => line.some((index) => told.has(index)));
  return own.filter(({ index }) => lines.some((line) => line.includes(index)));
}

/** All sentences of what was found, and those on the lines of the last answer; undefined where nothing was told yet. */
export function findBeside<P extends Passage>(
  { question, passages }: Found<P>,
  history: readonly Turn[],
): { readonly all: readonly RankedSentence<P>[]; readonly beside: readonly RankedSentence<P>[] } | undefined {
  const { text: answer = "" } = history.findLast(({ role }) => role === "assistant") ?? {};
  if (answer === "") return undefined;
  const all = rankSentences(passages, question);
  return { all, beside: passages.flatMap((from) => onToldLines(from, all, answer)) };
}
