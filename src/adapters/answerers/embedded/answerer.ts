/**
 * The answerer without a model: finds the passages that share most with the question, ranks their sentences, and
 * answers with one to three of them word for word – or says that it does not know.
 */
import { toText } from "../../../domain/answering/extraction/compose.ts";
import { toDecline, toUnanswered } from "../../../domain/answering/conversation/decline.ts";
import {
  asksByItself,
  elaborate,
  findElaborated,
} from "../../../domain/answering/conversation/elaboration.ts";
import type { Extract } from "../../../domain/answering/extraction/extract.ts";
import { LEAST_OF_LETTER, readLetter } from "../../../domain/answering/question/letter.ts";
import { toQuestionParts } from "../../../domain/answering/question/question-parts.ts";
import { isVague } from "../../../domain/answering/conversation/letter-context.ts";
import { cutToTokens } from "../../../domain/tokens.ts";
import type { ConversationTurn } from "../../../domain/runtime/conversation.ts";
import type { CitedPassage } from "../../../domain/runtime/frame.ts";
import type { Answer, Answerer, Question } from "../../../ports/answerer.ts";
import type { KnowledgeStore } from "../../../ports/knowledge-store.ts";
import type { Known } from "./attached.ts";
import { EstimatedUsage } from "./estimated-usage.ts";
import { findInChosen } from "./find-in-chosen.ts";
import { findInDocument } from "./find-in-document.ts";
import { UNSURE } from "./find-in-focus.ts";
import { findByAgeLimit } from "./find-by-age-limit.ts";
import { findInLetter } from "./find-in-letter.ts";
import { findOtherwise } from "./find-otherwise.ts";
import { findWithoutRemarks } from "./find-without-remarks.ts";
import { findInEitherLanguage } from "./in-other-language.ts";
import { decide, type Finding, languageOf } from "./look-up.ts";
import { suggestTopics } from "./suggest-topics.ts";
import { writeOutQuestion } from "./written-out.ts";

const MAX_CITATIONS = 3;
/** Questions of a letter that are looked for; the others are owned up to. */
const MOST_OF_LETTER = 4;

/**
 * Finds without deciding; the whole evidence for an answer. What only asks on about the answer before is answered from
 * what the question before was answered from, and several questions in one message each by themselves. @public
 */
export async function findAnswer(store: KnowledgeStore, typed: Question): Promise<Finding> {
  const knowledge = await (typed.knowledge ?? store.asOfNow(typed.robot.robot_id));
  const found = await findIn(knowledge, typed);
  return findInDocument(knowledge, { question: typed, found }, findIn);
}

async function findIn(knowledge: KnowledgeStore, typed: Question): Promise<Finding> {
  const question = await writeOutQuestion(knowledge, typed);
  const findBefore = async (known: KnowledgeStore, one: Question): Promise<Finding> =>
    findInEitherLanguage(known, await writeOutQuestion(known, one));
  const asked = findElaborated(question);
  if (!asked) {
    const chosen = await findInChosen(knowledge, typed, findBefore);
    if (chosen) return chosen;
    const letter = await answerLetter(knowledge, question);
    if (letter) return letter;
    const find = (one: Question): Promise<Finding> => findParts(knowledge, one, toAskingParts(one));
    const found = await find(question);
    if (decide(found).suffices) return found;
    return (
      (await findWithoutRemarks(knowledge, question, find)) ??
      (await findOtherwise(knowledge, question, found)) ??
      findByAgeLimit(found) ??
      found
    );
  }
  const before = { ...question, text: asked.question.text, history: asked.before };
  const found =
    (await findInChosen(knowledge, before, findBefore)) ??
    (await findParts(knowledge, before, toQuestionParts(before.text)));
  const told = asked.after.filter(({ role }) => role === "assistant").map(({ text }) => text);
  const extract = elaborate(found, asked.wanted, told);
  const decided = decide(found);
  // What is not known may be in the passages all the same: a model is asked, and its answer is checked.
  const unsure = { confidence: Math.min(decided.confidence, UNSURE), suffices: false };
  return { ...found, decided: extract ? decided : unsure, extract };
}

/** The parts of a message that ask something by themselves; a message of one part is looked for whole, whatever it is. */
function toAskingParts({ text, robot }: Question): readonly string[] {
  const parts = toQuestionParts(text);
  return parts.length < 2 ? parts : parts.filter((part) => asksByItself(part, robot));
}

/** Finds for the questions of a message that is a letter, and owns up to those without an answer; undefined when none has one. */
async function answerLetter(knowledge: KnowledgeStore, question: Question): Promise<Finding | undefined> {
  if (question.text.length < LEAST_OF_LETTER) return undefined;
  const letter = readLetter(question.text, languageOf(question));
  const found = await findInLetter(knowledge, question, letter.slice(0, MOST_OF_LETTER));
  const [first, ...others] = found;
  if (!first || !found.some((part) => decide(part).suffices)) return undefined;
  const joined = join(first, others);
  // "What should we do?" is answered by what was found for the others.
  const missed = found.flatMap((part, at) => {
    const asked = letter[at];
    return asked?.certain && !decide(part).suffices && !isVague(part.question) ? asked.text : [];
  });
  const beyond = letter.slice(MOST_OF_LETTER).filter(({ certain }) => certain);
  const named = [...missed, ...beyond.map((one) => one.text)];
  if (!joined.extract || named.length === 0) return joined;
  const text = `${joined.extract.text}\n\n${toUnanswered(question.robot.locale, named)}`;
  return { ...joined, extract: { ...joined.extract, text }, unanswered: missed };
}

/** Finds for each question of a message; one that may lean back has no answer where the one before it has none. */
async function findParts(
  knowledge: KnowledgeStore,
  question: Question,
  parts: readonly string[],
): Promise<Finding> {
  if (parts.length < 2) return findInEitherLanguage(knowledge, question);
  const found: Finding[] = [];
  for (const [at, text] of parts.entries()) {
    const said = parts.slice(0, at).map((part): ConversationTurn => ({ role: "user", text: part }));
    const part = await findInEitherLanguage(knowledge, {
      ...question,
      text,
      history: [...question.history, ...said],
    });
    const before = found.at(-1);
    const isLost = part.question.leans === "surely" && !isBeside(part, found);
    const lacksGround = part.question.leans !== "no" && before && (isLost || !decide(before).suffices);
    found.push(lacksGround ? { ...part, decided: { ...decide(part), suffices: false } } : part);
  }
  const [first, ...others] = found;
  const unanswered = parts.filter((_, at) => found[at] !== undefined && !decide(found[at]).suffices);
  if (!first || unanswered.length === parts.length) return findInEitherLanguage(knowledge, question);
  return { ...join(first, others), unanswered };
}

/** What was found for several questions, some of them answered, as one; each answer on lines of its own. */
function join(first: Finding, others: readonly Finding[]): Finding {
  const findings = [first, ...others];
  const answered = findings.filter((found) => decide(found).suffices);
  return {
    question: first.question,
    branches: new Map(findings.flatMap((found) => [...found.branches])),
    passages: takeTurns(findings.map((found) => found.passages)),
    sentences: findings.flatMap((found) => found.sentences),
    extract: joinExtracts(answered.flatMap((found) => found.extract ?? [])),
    decided: { confidence: Math.min(...answered.map((found) => decide(found).confidence)), suffices: true },
  };
}

const placeOf = ({ source, seq }: Known): string => `${source}\n${seq}`;

/** Whether the answer to a part stands where those to the parts before it do. */
function isBeside({ extract }: Finding, before: readonly Finding[]): boolean {
  const places = new Set(
    before.flatMap((found) => found.extract?.sentences.map(({ from }) => placeOf(from.passage)) ?? []),
  );
  return extract?.sentences.some(({ from }) => places.has(placeOf(from.passage))) ?? false;
}

/** Each answer on lines of its own; a sentence is told once. */
function joinExtracts(extracts: readonly Extract<Known>[]): Extract<Known> | undefined {
  const [first] = extracts;
  const told = new Set<string>();
  const texts = extracts.flatMap((extract) => {
    const sentences = extract.sentences.filter(({ from, index }) => {
      const place = `${placeOf(from.passage)}\n${index}`;
      return !told.has(place) && told.add(place);
    });
    if (sentences.length === extract.sentences.length) return extract.text;
    return sentences.length === 0 ? [] : toText({ sentences, cut: false });
  });
  const sentences = extracts.flatMap((one) => one.sentences);
  return first && { ...first, text: texts.join("\n\n"), sentences };
}

/** Joined scores differ little: the second question's best passage counts nearly as much as the first one's. */
const FLATTENED = 60;

/** The best of each list, then the next of each; their scores tell of different questions, and only the order stays. */
function takeTurns(lists: readonly Finding["passages"][]): Finding["passages"] {
  const longest = Math.max(...lists.map((list) => list.length));
  const byPlace = new Map<string, Finding["passages"][number]>();
  for (let at = 0; at < longest; at += 1)
    for (const each of lists.flatMap((list) => list[at] ?? [])) {
      const place = placeOf(each.passage);
      if (!byPlace.has(place)) byPlace.set(place, { ...each, score: 1 / (byPlace.size + FLATTENED) });
    }
  return [...byPlace.values()];
}

function toCitations(found: Extract<Known>): CitedPassage[] {
  const passages = [...new Set(found.sentences.map((sentence) => sentence.from.passage))];
  return passages
    .slice(0, MAX_CITATIONS)
    .map(({ source, heading, title, text }) => ({ source, heading: heading || title, passage: text }));
}

function toAnswer(question: Question, finding: Finding, suggests: boolean): Answer {
  const { extract: found } = finding;
  const { confidence, suffices } = decide(finding);
  const answered = found !== undefined && suffices;
  const { locale, decline_message, visibility } = question.robot;
  const decline = toDecline(locale, decline_message, visibility);
  const whole = answered ? found.text : `${decline}${suggests ? suggestTopics(locale, finding) : ""}`;
  const text = cutToTokens(whole, question.sampling?.max_tokens ?? Number.POSITIVE_INFINITY);
  return {
    text,
    outcome: answered ? "answered" : "declined",
    ...(answered && finding.unanswered?.length ? { unanswered: finding.unanswered } : {}),
    confidence,
    citations: answered ? toCitations(found) : [],
    finish: text === whole ? "stop" : "length",
    usage: new EstimatedUsage(question, text),
  };
}

/** What the engine answers from, and how. */
interface EmbeddedOptions {
  readonly knowledge: KnowledgeStore;
  /** Whether what is not known is followed by what may be. */
  readonly suggest_topics?: boolean;
}

/** The embedded engine; needs nothing but the knowledge. */
export function createEmbeddedAnswerer({ knowledge, suggest_topics = false }: EmbeddedOptions): Answerer {
  return {
    answer: async (question) => {
      question.signal?.throwIfAborted();
      question.onStage?.("searching_knowledge");
      const finding = await findAnswer(knowledge, question);
      question.signal?.throwIfAborted();
      question.onStage?.("generating_answer");
      const answer = toAnswer(question, finding, suggest_topics);
      question.onText?.(answer.text);
      return answer;
    },
  };
}
