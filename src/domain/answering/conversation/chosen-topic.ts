/**
 * A heading that was named instead of an answer, and is chosen now ("Perhaps this helps: “Repair prices”." – "Repair prices"): the
 * question before it is answered from what stands below that heading.
 */
import { readNearTopics } from "../../../contract/named-topics.ts";
import { extract, type Extract } from "../extraction/extract.ts";
import { inOrder, toText } from "../extraction/compose.ts";
import type { Branches } from "../question/branches.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import type { WeighedQuestion } from "../ranking/weigh.ts";
import type { Passage } from "../text/passages.ts";
import { topicOf } from "./near-topics.ts";
import { toPlain } from "./phrase-book.ts";

/** A turn of the conversation, as far as it matters here. */
interface Turn {
  readonly role: string;
  readonly text: string;
}

/** What was chosen, and the question instead of whose answer it was named. */
export interface ChosenTopic<T> {
  readonly topic: string;
  readonly question: T;
  /** What was said before the question, oldest first. */
  readonly before: readonly T[];
}

/** What says yes to the only one, in any of the four languages, as `toPlain` writes it. */
const YES =
  /^(?:(?:yes|yeah|yep|yup|y|ye|sim|si|hai|はい|ええ|うん)(?: ?(?:please|por favor|per favore|grazie|obrigad[oa]|thanks|お願いします|おねがいします|教えてください))?|(?:please|yes )?(?:show|tell) me|(?:me )?mostr[ae]|quero|quero sim|mostrami|dimmi|fammi vedere|お願いします|おねがいします|教えて(?:ください)?|見せて(?:ください)?)$/u;

/** The topic that a message chooses, also one named beside another one that was chosen before. Undefined where it asks by itself. */
export function findChosenTopic<T extends Turn>(
  text: string,
  history: readonly T[],
): ChosenTopic<T> | undefined {
  const named = history.map((turn) => (turn.role === "assistant" ? readNearTopics(turn.text) : []));
  const at = named.findLastIndex((topics) => topics.length > 0);
  const find = (said: string): string | undefined =>
    named[at]?.find((topic) => toPlain(topic) === toPlain(said));
  const isYes = at === history.length - 1 && named[at]?.length === 1 && YES.test(toPlain(text));
  const topic = isYes ? named[at]?.[0] : find(text);
  const question = history[at - 1];
  if (topic === undefined || question?.role !== "user") return undefined;
  const since = history.slice(at + 1).filter(({ role }) => role === "user");
  if (since.some((turn) => find(turn.text) === undefined)) return undefined;
  return { topic, question, before: history.slice(0, at - 1) };
}

/** A longer section is told by what is nearest to the question. */
const WHOLE_CHARACTERS = 600;

/** What stands below a heading, read for the question before. */
interface Section<P extends Passage> {
  /** In order. */
  readonly passages: readonly P[];
  /** All of their sentences, best first. */
  readonly sentences: readonly RankedSentence<P>[];
}

/** The section as a whole where it is short and one; else the answer that it holds. Undefined where it holds no sentence. */
export function tellSection<P extends Passage>(
  { passages, sentences }: Section<P>,
  asked: WeighedQuestion,
  branches: Branches,
): Extract<P> | undefined {
  const isOne = new Set(passages.map(({ heading }) => topicOf(heading))).size === 1;
  const length = sentences.reduce((sum, { text }) => sum + 1 + text.length, 0);
  if (!isOne || length > WHOLE_CHARACTERS) return extract(sentences, asked, branches);
  const whole = inOrder(
    passages.flatMap((passage) => sentences.filter(({ from }) => from.passage === passage)),
  );
  return { text: toText({ sentences: whole, cut: false }), sentences: whole, promise: 1, compared: false };
}
