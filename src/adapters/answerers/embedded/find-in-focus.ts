/** Finds the answer to a follow-up where the last answer stands. */
import { asksForAge, findAgesOfTold } from "../../../domain/answering/conversation/ages-of-told.ts";
import { lastTold, lookInFocus } from "../../../domain/answering/conversation/focus.ts";
import { findSideOfTold, sideOf } from "../../../domain/answering/conversation/side-of-told.ts";
import { asksForTeacher, findTeacherOfTold } from "../../../domain/answering/conversation/teacher-of-told.ts";
import { toSure } from "../../../domain/answering/extraction/extract.ts";
import type { ReadQuestion } from "../../../domain/answering/question/question.ts";
import type { RankedSentence } from "../../../domain/answering/ranking/rank.ts";
import type { Question } from "../../../ports/answerer.ts";
import type { Known } from "./attached.ts";
import { decide, type Finding, isSame } from "./look-up.ts";

/** Confidence where the place of the last answer is known, and what is asked of it was not found there. */
export const UNSURE = 0.2;
/** Confidence in an answer that is only known to stand where the last one did. */
const IN_FOCUS = 0.4;

/**
 * Looks for the answer where the last one stands. What stands there comes first also when the engine finds none: a model may.
 */
export function findInFocus(alone: Finding | undefined, history: Question["history"]): Finding | undefined {
  const focused = alone && lookInFocus(alone, history);
  if (!focused) return undefined;
  if (focused.extract) {
    const decided = { confidence: IN_FOCUS, suffices: true };
    return { ...alone, passages: focused.passages, extract: focused.extract, decided };
  }
  if (alone.question.leans === "no") return undefined;
  const decided = { confidence: Math.max(UNSURE, decide(alone).confidence), suffices: false };
  return { ...alone, passages: focused.passages, decided };
}

/** What was looked up for a follow-up: by itself, and all that was tried; and the conversation before it. */
interface Looked {
  readonly alone: Finding | undefined;
  readonly tried: readonly Finding[];
  readonly history: Question["history"];
}

/**
 * The same, also in a passage of the last answer that holds no word of the follow-up: the row that was told may have the price
 * that is asked for now, and no word for it. `find` looks the follow-up up in such passages, too.
 */
export async function findWhereTold(
  { alone, tried, history }: Looked,
  find: (also: readonly Known[]) => Promise<Finding>,
): Promise<Finding | undefined> {
  const near = findInFocus(alone, history);
  if (!alone || near?.decided?.suffices === true || alone.question.kind !== "price") return near;
  const known = tried.flatMap(({ passages }) => passages.map(({ passage }) => passage));
  const unread = lastTold(known, history).filter(
    (one, at, told) =>
      !alone.passages.some(({ passage }) => isSame(passage, one)) &&
      told.findIndex((other) => isSame(other, one)) === at,
  );
  if (unread.length === 0) return near;
  return findInFocus(await find(unread), history) ?? near;
}

/** Whether an answer stands where the last one does. */
function isWhereTold({ passages, extract }: Finding, history: Question["history"]): boolean {
  if (!extract) return false;
  const from = new Set(extract.sentences.map((sentence) => sentence.from.passage));
  const known = passages.flatMap(({ passage }) => (from.has(passage) ? [passage] : []));
  return lastTold(known, history).length === from.size;
}

/** A follow-up, the questions before it (oldest first), and what was found for it. */
interface FollowUp {
  readonly read: ReadQuestion;
  readonly earlier: readonly string[];
  readonly found: Finding;
  readonly history: Question["history"];
}

/** What a follow-up that names nothing asks of that which was told last; undefined where it asks otherwise, or was answered there. */
function toAsking({ read, earlier, found, history }: FollowUp): FindBeside | undefined {
  const { suffices } = decide(found);
  const extract = suffices ? found.extract : undefined;
  if (asksForTeacher(read, extract)) return (leaning) => findTeacherOfTold(leaning, history);
  const isThere = suffices && isWhereTold(found, history);
  if (!isThere && asksForAge(read, earlier, extract)) return (leaning) => findAgesOfTold(leaning, history);
  const side = sideOf(read);
  return side && ((leaning) => findSideOfTold(leaning, { side, history, answered: extract }));
}
type FindBeside = (leaning: Finding) => readonly RankedSentence<Known>[] | undefined;

/** So many questions back is looked for what was told last. */
const MOST_BACK = 3;

/**
 * For which ages that is of which was told last, who teaches it, when it is or what it costs, where a follow-up asks that and names
 * nothing. `findLeaning` finds for the follow-up with what some earlier questions were about; where the last ones do not lead to
 * what was told ("My son is 15, can he join?"), those before them may. Undefined where that is told nowhere.
 */
export async function findBesideTold(
  asked: FollowUp,
  findLeaning: (earlier: readonly string[]) => Promise<Finding>,
): Promise<Finding | undefined> {
  const findBeside = toAsking(asked);
  if (!findBeside) return undefined;
  const { earlier, history } = asked;
  for (let back = 0; back < Math.min(MOST_BACK, earlier.length); back += 1) {
    const leaning = await findLeaning(earlier.slice(0, earlier.length - back));
    const told = findBeside(leaning);
    if (told) return { ...leaning, extract: toSure(told), decided: { confidence: IN_FOCUS, suffices: true } };
    const known = leaning.passages.map(({ passage }) => passage);
    if (lastTold(known, history).length > 0) return undefined;
  }
  return undefined;
}
