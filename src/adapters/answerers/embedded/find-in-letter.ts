/**
 * Finds for the questions of a letter, each by itself; one that says too little is asked with what the letter tells before it,
 * the way a follow-up is asked with the question before.
 */
import { lacksTold } from "../../../domain/answering/confidence/missing-thing.ts";
import type { LetterQuestion } from "../../../domain/answering/question/letter.ts";
import { type ReadQuestion, readQuestion } from "../../../domain/answering/question/question.ts";
import {
  isVague,
  sayAge,
  tellingOf,
  tellsAge,
  tellsOfTold,
  withTold,
} from "../../../domain/answering/conversation/letter-context.ts";
import { openPlainly } from "../../../domain/language/openers.ts";
import type { ConversationTurn } from "../../../domain/runtime/conversation.ts";
import type { Question } from "../../../ports/answerer.ts";
import type { KnowledgeStore } from "../../../ports/knowledge-store.ts";
import { dateTexts } from "./dated-texts.ts";
import { findInConversation, prepare, type Prepared } from "./find-in-conversation.ts";
import { findInFocus } from "./find-in-focus.ts";
import { decide, type Finding } from "./look-up.ts";
import { weigh } from "./weigh-words.ts";
import { hasContext } from "../../../domain/answering/question/asked-terms.ts";

/** Of what a letter tells before a question, this much is tried with it, the nearest first. */
const MOST_TOLD = 4;

/** A question of a letter being looked for. */
interface Looking {
  readonly knowledge: KnowledgeStore;
  readonly question: Question;
  readonly prepared: Prepared;
  readonly read: ReadQuestion;
  /** Found for the question by itself. */
  readonly own: Finding;
}

/** Finds for each question of a letter, in order. */
export async function findInLetter(
  knowledge: KnowledgeStore,
  question: Question,
  letter: readonly LetterQuestion[],
): Promise<Finding[]> {
  if (letter.length === 0) return [];
  const prepared = await prepare(knowledge, question);
  const found: Finding[] = [];
  const history = [...question.history];
  for (const one of letter) {
    const asked = { ...question, text: one.text, history: [...history] };
    const part = await findOf(knowledge, asked, { one, prepared });
    found.push(part);
    if (part.extract && decide(part).suffices) history.push(...toTurns(one.text, part.extract.text));
  }
  return found;
}

const toTurns = (asked: string, told: string): readonly ConversationTurn[] => [
  { role: "user", text: asked },
  { role: "assistant", text: told },
];

async function findOf(
  knowledge: KnowledgeStore,
  question: Question,
  { one, prepared }: { readonly one: LetterQuestion; readonly prepared: Prepared },
): Promise<Finding> {
  const { languages, attached, find } = prepared;
  const told = one.before.slice(-MOST_TOLD).toReversed();
  const texts = [one.text, ...told];
  const dated = await dateTexts(knowledge, question.robot.robot_id, { ...languages, texts, attached });
  const [text = "", ...said] = dated;
  const read = readQuestion(openPlainly(text), languages);
  const own = await find(read);
  if (read.leans === "no" && decide(own).suffices) return own;
  const looking = { knowledge, question, prepared, read, own };
  const found = (await findAfter(looking)) ?? (await findWithin(looking, said));
  if (found) return found;
  const main = one.main === undefined ? undefined : await find(readQuestion(one.main, languages));
  if (main && decide(main).suffices) return main;
  return isVague(read) ? { ...own, decided: { ...decide(own), suffices: false } } : own;
}

/** Finds for what may go on from an earlier question and its answer, of the letter or of the conversation. */
async function findAfter({ knowledge, question, read, own }: Looking): Promise<Finding | undefined> {
  if (question.history.length === 0 || read.leans === "no") return undefined;
  const vague = isVague(read);
  if (!vague && decide(own).suffices) return undefined;
  const next = await findInConversation(knowledge, question);
  const isNext = !vague || hasContext(next.question);
  if (decide(next).suffices && isNext) return next;
  const focused = vague ? findInFocus(own, question.history) : undefined;
  return focused && decide(focused).suffices ? focused : undefined;
}

/** The surest of what is found with each thing told, and by the question itself where it names something. */
async function findWithin(looking: Looking, said: readonly string[]): Promise<Finding | undefined> {
  const { read, own } = looking;
  const fits = decide(own).suffices && !isVague(read) ? [own] : [];
  for (const told of said) {
    const found = await findTold(looking, told);
    if (found?.isAged) return found.finding;
    if (found) fits.push(found.finding);
  }
  const isOfTold = ({ question, extract }: Finding): boolean =>
    read.kind === "price" && extract !== undefined && tellsOfTold(question, extract);
  const priced = fits.filter(isOfTold);
  const surest = (priced.length > 0 ? priced : fits).toSorted(
    (one, other) => decide(other).confidence - decide(one).confidence,
  );
  return surest[0];
}

/** Finds for the question with what was told; `isAged`: the answer is for an age that was told. */
async function findTold(
  { knowledge, question, prepared, read }: Looking,
  told: string,
): Promise<{ readonly finding: Finding; readonly isAged: boolean } | undefined> {
  const { languages, attached, passages, documents, find } = prepared;
  const asked = { read: readQuestion(told, languages), ...languages, attached, passages, documents };
  const telling = tellingOf(await weigh(knowledge, question.robot.robot_id, asked));
  if (telling.length === 0) return undefined;
  const age = sayAge(told, languages.locale);
  if (age !== undefined) {
    const finding = await find(withTold(readQuestion(`${read.text} ${age}`, languages), telling));
    const isAged = finding.extract !== undefined && tellsAge(finding.extract, read.kind, told);
    if (isAged && decide(finding).suffices) return { finding, isAged };
  }
  const finding = await find(withTold(read, telling));
  const lacks =
    isVague(read) && finding.extract !== undefined && lacksTold(finding.question, finding.extract);
  return decide(finding).suffices && !lacks ? { finding, isAged: false } : undefined;
}
