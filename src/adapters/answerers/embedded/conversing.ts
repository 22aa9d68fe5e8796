/**
 * Answers small talk ("hello", "thanks", "who are you", "what can you help me with?") by itself, and leaves every message that may
 * ask something else to the engine behind it.
 */
import { findChosenTopic } from "../../../domain/answering/conversation/chosen-topic.ts";
import {
  BUSINESS_QUESTIONS,
  beginningOf,
  findAbout,
  tellsOfBusiness,
  type Told,
  toOverview,
} from "../../../domain/answering/conversation/overview.ts";
import {
  asksAbout,
  findSmallTalk,
  type TalkKind,
} from "../../../domain/answering/conversation/small-talk.ts";
import { type Overview, toSmallTalk } from "../../../domain/answering/conversation/small-talk-replies.ts";
import { isQuestion } from "../../../domain/answering/text/headings.ts";
import { fold } from "../../../domain/language/normalise.ts";
import { cutToTokens, estimateTokens } from "../../../domain/tokens.ts";
import type { Answer, Answerer, AnsweringRobot, Question } from "../../../ports/answerer.ts";
import type { KnowledgeDocument, KnowledgeStore, StoredPassage } from "../../../ports/knowledge-store.ts";

interface Options {
  readonly answerer: Answerer;
  readonly knowledge: KnowledgeStore;
}

/** Creates it. */
export function createConversingAnswerer({ answerer, knowledge }: Options): Answerer {
  return {
    answer: async (question) => {
      const talk = findTalk(question);
      if (!talk) return answerer.answer(question);
      question.signal?.throwIfAborted();
      question.onStage?.("searching_knowledge");
      const answer = await reply({ answerer, knowledge }, question, talk);
      question.signal?.throwIfAborted();
      question.onStage?.("generating_answer");
      question.onText?.(answer.text);
      return answer;
    },
  };
}

/**
 * What kind of small talk a message is; null: it may ask something else. "What is this?" beside a file asks of the file, and a heading
 * that was named last is chosen ("What we do").
 */
export function findTalk({ text, robot, documents, history }: Question): TalkKind | null {
  const talk = findChosenTopic(text, history) ? null : findSmallTalk(text, robot);
  return talk && asksAbout(talk) && documents.length > 0 ? null : talk;
}

/** A question that knowledge is asked before the robot speaks for itself, and whether an answer tells what was wanted. */
export interface LookUp {
  readonly text: string;
  readonly counts: (answer: { readonly text: string; readonly heading: string }) => boolean;
}

const always = (): boolean => true;
/** What pages say of data, and of what there is, in any of the four languages, folded. */
const OF_DATA =
  /privacy|personal data|data protection|dados|privacidade|dati personali|個人情報|プライバシー|データ/u;
const OF_MENU = /menu|cardapio|メニュー/u;
const OF_SERVICES = /servi[cz]|サービス/u;
const holds =
  (words: RegExp): LookUp["counts"] =>
  ({ heading, text }) =>
    words.test(fold(`${heading}\n${text}`));
/** Beside such words a sentence tells what there is; "all other services need an appointment" does not. */
const OFFERING =
  /\b(?:offer|provid|oferec|prest|offr|forni|propon|organi)\w*|\b(?:we do|fazemos|facciamo)\b|提供|行って|行い|ご用意|取り扱/u;
const LABELLED = /^(?:[-*•] )?([^:：\n]{1,80})[:：](.*)$/u;
/** "Full service: €95" is one of what there is; "Services: cuts, colours" is all of it. */
function tellsOffers(line: string): boolean {
  const [, label, value = ""] = LABELLED.exec(line) ?? [];
  if (label !== undefined) return OF_SERVICES.test(label) && /[,、・]/u.test(value);
  return OF_SERVICES.test(line) && OFFERING.test(line);
}
const isOfOffers: LookUp["counts"] = ({ heading, text }) => {
  const [above, told] = [fold(heading), fold(text)];
  return OF_MENU.test(`${above}\n${told}`) || OF_SERVICES.test(above) || told.split("\n").some(tellsOffers);
};

/** What the engine is asked before the robot speaks for itself, of the kinds that it may know of. */
const LOOK_UPS: Readonly<Partial<Record<TalkKind, (question: Question) => LookUp>>> = {
  identity: ({ text }) => ({ text, counts: always }),
  languages: ({ text }) => ({ text, counts: always }),
  overview: ({ text }) => ({ text, counts: isOfOffers }),
  privacy: ({ text }) => ({ text, counts: holds(OF_DATA) }),
  business: ({ robot: { locale, company_name } }) => ({
    text: BUSINESS_QUESTIONS[locale](company_name),
    counts: (told) => tellsOfBusiness(told.text, company_name),
  }),
};

/** What the engine is asked; undefined: nothing. */
export const toLookUp = (talk: TalkKind, question: Question): LookUp | undefined =>
  LOOK_UPS[talk]?.(question);

async function reply({ answerer, knowledge }: Options, question: Question, talk: TalkKind): Promise<Answer> {
  const { onText: _onText, onStage: _onStage, ...quiet } = question;
  const { told, overview } = await readTaught(knowledge, talk, question.robot);
  if (told) return toReply(question, told.text, told.from);
  const lookUp = toLookUp(talk, question);
  const found = lookUp && (await answerer.answer({ ...quiet, text: lookUp.text }));
  const heading = found?.citations[0]?.heading ?? "";
  if (found?.outcome === "answered" && lookUp?.counts({ text: found.text, heading })) return found;
  return toReply(question, toSmallTalk(talk, question.robot, overview));
}

/** Documents whose titles are read, and passages of the first of them; a handbook says nowhere what the business is. */
const MOST_DOCUMENTS = 200;
const MOST_READ = 12;
const MOST_PASSAGES = 200;

/** The first documents that were not taught as a question, as many as have so many passages together. */
function chooseRead(documents: readonly KnowledgeDocument[]): readonly KnowledgeDocument[] {
  let left = MOST_PASSAGES;
  const fitting = documents.filter(({ title, passage_count }) => {
    if (isQuestion(title) || passage_count > left) return false;
    left -= passage_count;
    return true;
  });
  return fitting.slice(0, MOST_READ);
}

/** What was taught of the very thing that is asked, if anything, and what else can be asked. */
interface Taught {
  readonly told?: Told<StoredPassage> | undefined;
  readonly overview?: Overview;
}

/** Reads what a robot was taught of itself and the business; nothing for talk that asks for neither. */
export async function readTaught(
  knowledge: KnowledgeStore,
  talk: TalkKind,
  robot: AnsweringRobot,
): Promise<Taught> {
  if (!asksAbout(talk)) return {};
  const documents = await knowledge.list(robot.robot_id, { limit: MOST_DOCUMENTS });
  const talkOf = ({ title }: KnowledgeDocument): TalkKind | null => findSmallTalk(title, robot);
  const taught = documents.find((document) => talkOf(document) === talk);
  const isOfWords = talk === "languages" || talk === "privacy";
  const read = taught ? [taught] : isOfWords ? [] : chooseRead(documents);
  const found = await Promise.all(read.map(({ document_id }) => knowledge.readPassages(document_id)));
  const passages = found.flat();
  if (taught) return { told: passages.map(beginningOf).find(Boolean) };
  const names = new Set([fold(robot.assistant_name), fold(robot.company_name)]);
  const others = documents.filter((document) => talkOf(document) === null);
  return {
    told: talk === "business" ? findAbout(passages, names) : undefined,
    overview: toOverview(others, passages, names),
  };
}

/** The robot's own words, or those of a passage. */
function toReply({ text, sampling }: Question, whole: string, from?: StoredPassage): Answer {
  const shown = cutToTokens(whole, sampling?.max_tokens ?? Number.POSITIVE_INFINITY);
  return {
    text: shown,
    outcome: "answered",
    confidence: 1,
    citations: from ? [{ source: from.source, heading: from.heading, passage: from.text }] : [],
    finish: shown === whole ? "stop" : "length",
    usage: { input_tokens: estimateTokens(text), output_tokens: estimateTokens(shown) },
  };
}
