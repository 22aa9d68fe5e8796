/** "Who teaches it?" after what was told of a course: what the same line tells of who does. */
import { asksWhoTeaches, isOfTeaching, tellsWhoTeaches } from "../../language/teachers.ts";
import type { Extract } from "../extraction/extract.ts";
import { namesOffer } from "../question/offers-for-age.ts";
import type { ReadQuestion } from "../question/question.ts";
import type { RankedSentence } from "../ranking/rank.ts";
import { contentOf } from "../ranking/weigh.ts";
import type { Passage } from "../text/passages.ts";
import { findBeside, type Found } from "./beside-told.ts";

/** More tell of as many courses. */
const MOST_TOLD = 3;

/** Whether an answer tells of one thing by whom it is taught. */
const tellsOfOne = (sentences: readonly RankedSentence[]): boolean =>
  sentences.filter(({ text }) => tellsWhoTeaches(text)).length === 1;

/** Whether a message asks who teaches that which was spoken of and names nothing, and what was found for it does not tell that. */
export const asksForTeacher = (
  question: ReadQuestion,
  found: Pick<Extract, "sentences"> | undefined,
): boolean =>
  asksWhoTeaches(question.folded, question.locale) &&
  (found === undefined || !tellsOfOne(found.sentences)) &&
  contentOf(question).every((at) => {
    const word = question.terms[at]?.word ?? "";
    return isOfTeaching(word) || namesOffer(word, question.locale);
  });

/** The sentences that tell who teaches that which was told last; undefined where none does. */
export function findTeacherOfTold<P extends Passage>(
  found: Found<P>,
  history: readonly { readonly role: string; readonly text: string }[],
): readonly RankedSentence<P>[] | undefined {
  const told = findBeside(found, history)?.beside.filter(({ text }) => tellsWhoTeaches(text)) ?? [];
  return told.length > 0 && told.length <= MOST_TOLD ? told : undefined;
}
