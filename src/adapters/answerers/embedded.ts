/**
 * The answerer without a model: finds the passages that share most with the question, ranks their sentences, and
 * answers with one to three of them word for word – or says that it does not know.
 */
import { setImmediate as othersTurn } from "node:timers/promises";

import type { Locale } from "../../contract/locale.ts";
import { decideConfidence } from "../../domain/answering/confidence.ts";
import { toDecline } from "../../domain/answering/decline.ts";
import { elaborate, findElaborated, findElaboration } from "../../domain/answering/elaboration.ts";
import { type Extract, extract } from "../../domain/answering/extract.ts";
import { isHeaded } from "../../domain/answering/headed.ts";
import { createMatcher, type MatchedPassage } from "../../domain/answering/match.ts";
import { concerns } from "../../domain/answering/missing-thing.ts";
import type { ReadingLanguages } from "../../domain/answering/asked-terms.ts";
import {
  addContext,
  type ReadQuestion,
  readQuestion,
  saysOnlyWhen,
} from "../../domain/answering/question.ts";
import {
  type RankedPassage,
  type RankedSentence,
  rankPassages,
  rankSentences,
} from "../../domain/answering/rank.ts";
import { findSmallTalk } from "../../domain/answering/small-talk.ts";
import { isBrief, type WeighedQuestion } from "../../domain/answering/weigh.ts";
import { stem } from "../../domain/language/analyse.ts";
import { detectLanguage } from "../../domain/language/detect.ts";
import { prepareRelatives } from "../../domain/language/relatives.ts";
import { cutToTokens, estimateTokens } from "../../domain/tokens.ts";
import type { Answer, Answerer, Citation, Question } from "../../ports/answerer.ts";
import type { KnowledgeSize, KnowledgeStore } from "../../ports/knowledge-store.ts";
import { type Known, toAttached } from "./attached.ts";
import { dateTexts } from "./dated-texts.ts";
import { weigh } from "./weigh-words.ts";

/** Passages ranked per question. */
const CANDIDATES = 40;
/** Passages matched before other work of the process has its turn. */
const MATCHED_AT_ONCE = 20;
/** Best passages whose sentences are ranked. */
const READ_CLOSELY = 5;
const MAX_CITATIONS = 3;
const CERTAIN = 0.25;
const COUNTED_CHARACTERS = 20_000;
const MAX_HISTORY = 10;

/** What the engine found, before it decides whether that is enough. */
export interface Finding {
  readonly question: WeighedQuestion;
  readonly passages: readonly RankedPassage<Known>[];
  readonly sentences: readonly RankedSentence<Known>[];
  readonly extract: Extract<Known> | undefined;
  /** The judgement on the question that was gone back to, where the extract is more than its answer, or less. */
  readonly decided?: Decision;
}

type Decision = ReturnType<typeof decideConfidence>;

/** Languages a question is stemmed in: the detected one, and those of the knowledge. */
function languageOf(question: Question): Locale {
  const { locale } = question.robot;
  const detected = detectLanguage(question.text, locale);
  return detected.certainty >= CERTAIN ? detected.locale : locale;
}

/** The first question in a language makes its words ready, in turns with the other work. */
async function prepareLanguages({ locale, languages }: ReadingLanguages): Promise<void> {
  for (const one of new Set([locale, ...languages])) {
    const steps = prepareRelatives({ locale: one, stem: (word) => stem(word, one) });
    while (steps.next().done !== true) await othersTurn();
  }
}

interface Setting {
  readonly size: KnowledgeSize;
  readonly languages: ReadingLanguages;
  readonly attached: readonly Known[];
}

/** Reading and ranking take turns with the other work of the process: no step holds it for long. */
async function matchAll(
  passages: readonly Known[],
  weighed: WeighedQuestion,
): Promise<MatchedPassage<Known>[]> {
  const match = createMatcher(weighed);
  const matched: MatchedPassage<Known>[] = [];
  for (const [index, passage] of passages.entries()) {
    if (index > 0 && index % MATCHED_AT_ONCE === 0) await othersTurn();
    matched.push(match(passage));
  }
  return matched;
}

async function findFor(
  knowledge: KnowledgeStore,
  question: Question,
  { read, size, languages, attached }: Setting & { readonly read: ReadQuestion },
): Promise<Finding> {
  const { robot_id } = question.robot;
  const passages = size.passages + attached.length;
  const weighed = await weigh(knowledge, robot_id, {
    read,
    languages: languages.languages,
    attached,
    passages,
  });
  const groups = weighed.weighed.map(({ strengths, postings }) => ({
    terms: [...strengths.keys()],
    frequency: postings,
  }));
  await othersTurn();
  const stored = await knowledge.search({ robot_id, groups, limit: CANDIDATES });
  await othersTurn();
  const ranked = rankPassages<Known>(await matchAll([...attached, ...stored], weighed), weighed);
  await othersTurn();
  const sentences = rankSentences(ranked.slice(0, READ_CLOSELY), weighed);
  return { question: weighed, passages: ranked, sentences, extract: extract(sentences, read) };
}

/** Whether a finding is an answer, and how sure. @public */
export function decide({ question, passages, extract: found, decided }: Finding): Decision {
  if (decided) return decided;
  return found
    ? decideConfidence({ question, passages, extract: found })
    : { confidence: 0, suffices: false };
}

/**
 * Finds for a question that asks something. One that leans back is asked with what it leans on; when that finds no answer,
 * the subject has changed, and it is asked by itself (or, when it only perhaps leans, the other way round).
 */
async function findAsked(knowledge: KnowledgeStore, question: Question): Promise<Finding> {
  const size = await knowledge.measure(question.robot.robot_id);
  const locale = languageOf(question);
  const languages = { locale, languages: size.locales.length > 0 ? size.locales : [locale] };
  await prepareLanguages(languages);
  const setting = { size, languages, attached: toAttached(question.documents, locale) };
  const heard = question.history.slice(-MAX_HISTORY).filter((turn) => turn.role === "user");
  const [text = "", ...earlier] = await dateTexts(knowledge, question.robot.robot_id, {
    texts: [question.text, ...heard.map((turn) => turn.text)],
    locale,
    attached: setting.attached,
  });
  const read = readQuestion(text, languages);
  const findRead = async (asked: ReadQuestion) => findFor(knowledge, question, { ...setting, read: asked });
  if (earlier.length === 0) return findRead(read);
  if (read.leans === "no") {
    const alone = await findRead(read);
    if (decide(alone).suffices || !isBrief(read)) return alone;
    const leaning = await findRead(addContext(read, earlier, languages));
    return decide(leaning).suffices ? leaning : alone;
  }
  // "What is the deadline?" beside a contract asks the contract, whatever was talked about before.
  if (read.leans === "surely" && setting.attached.length > 0) {
    const alone = await findRead(read);
    if (restsOn(alone, setting.attached) && decide(alone).suffices) return alone;
  }
  const leaning = addContext(read, earlier, languages);
  const [first, second] = read.leans === "surely" ? [leaning, read] : [read, leaning];
  const found = await findRead(first);
  const { suffices } = decide(found);
  if (suffices && (!found.extract || concerns(found.question, found.extract))) return found;
  const other = await findRead(second);
  // What names no thing of its own means nothing alone, unless a heading says just that ("What are your prices?").
  if (second === read && saysOnlyWhen(read) && !suffices)
    return decide(other).suffices && isUnderHeading(other) ? other : found;
  return second === leaning || decide(other).suffices ? other : found;
}

/**
 * Finds without deciding; the whole evidence for an answer. What only asks on about the answer before is answered from
 * what the question before was answered from. @public
 */
export async function findAnswer(knowledge: KnowledgeStore, question: Question): Promise<Finding> {
  const { robot, history } = question;
  const wanted = findElaboration(question.text, robot.locale);
  const asksByItself = (text: string): boolean =>
    findElaboration(text, robot.locale) === null && findSmallTalk(text, robot) === null;
  const asked = wanted === null ? undefined : findElaborated(history, asksByItself);
  if (wanted === null || asked === undefined) return findAsked(knowledge, question);
  const found = await findAsked(knowledge, { ...question, text: asked.question.text, history: asked.before });
  const told = asked.after.filter(({ role }) => role === "assistant").map(({ text }) => text);
  return { ...found, decided: decide(found), extract: elaborate(found, wanted, told) };
}

const isUnderHeading = ({ question, extract: found }: Finding): boolean =>
  found?.sentences.every((sentence) => isHeaded(sentence, question)) ?? false;

function restsOn({ extract: found }: Finding, attached: readonly Known[]): boolean {
  return found?.sentences.some(({ from }) => attached.includes(from.passage)) ?? false;
}

function toCitations(found: Extract<Known>): Citation[] {
  const passages = [...new Set(found.sentences.map((sentence) => sentence.from.passage))];
  return passages
    .slice(0, MAX_CITATIONS)
    .map(({ source, heading, title, text }) => ({ source, heading: heading || title, passage: text }));
}

/** What an upstream would bill, estimated; of a very long text its beginning stands for the rest. */
function countTokens(text: string): number {
  const counted = text.slice(0, COUNTED_CHARACTERS);
  return Math.ceil(estimateTokens(counted) * (text.length / Math.max(1, counted.length)));
}

function countInput({ text, history, documents }: Question): number {
  return [text, ...history.map((turn) => turn.text), ...documents.map((document) => document.text)]
    .map(countTokens)
    .reduce((sum, tokens) => sum + tokens, 0);
}

function toAnswer(question: Question, finding: Finding): Answer {
  const { extract: found } = finding;
  const { confidence, suffices } = decide(finding);
  const answered = found !== undefined && suffices;
  const { locale, decline_message, visibility } = question.robot;
  const whole = answered ? found.text : toDecline(locale, decline_message, visibility);
  const text = cutToTokens(whole, question.sampling?.max_tokens ?? Number.POSITIVE_INFINITY);
  return {
    text,
    outcome: answered ? "answered" : "declined",
    confidence,
    citations: answered ? toCitations(found) : [],
    finish: text === whole ? "stop" : "length",
    // Counting costs a twentieth of an answer, and only the runtime asks.
    get usage() {
      return { input_tokens: countInput(question), output_tokens: countTokens(text) };
    },
  };
}

/** The embedded engine; needs nothing but the knowledge. */
export function createEmbeddedAnswerer({ knowledge }: { readonly knowledge: KnowledgeStore }): Answerer {
  return {
    answer: async (question) => {
      question.signal?.throwIfAborted();
      question.onStage?.("searching_knowledge");
      const finding = await findAnswer(knowledge, question);
      question.signal?.throwIfAborted();
      question.onStage?.("generating_answer");
      const answer = toAnswer(question, finding);
      question.onText?.(answer.text);
      return answer;
    },
  };
}
