/**
 * Finds for what a message asks without its remarks, where the whole message found nothing and the remarks tell no more than who
 * asks. A remark may be what is asked about ("I'm 70. What would I pay?"): then nothing is found.
 */
import { isVague, tellingOf, withTold } from "../../../domain/answering/conversation/letter-context.ts";
import type { AskedTerm } from "../../../domain/answering/question/asked-terms.ts";
import { asksForHours } from "../../../domain/answering/question/hours-words.ts";
import { readLetter } from "../../../domain/answering/question/letter.ts";
import { readRemarks } from "../../../domain/answering/question/remarks.ts";
import { asksYesOrNo, type ReadQuestion, readQuestion } from "../../../domain/answering/question/question.ts";
import { isContact } from "../../../domain/answering/text/contacts.ts";
import { findAskedAges } from "../../../domain/language/ages.ts";
import { commonWordsOf } from "../../../domain/language/common-words.ts";
import { fold } from "../../../domain/language/normalise.ts";
import type { Question } from "../../../ports/answerer.ts";
import type { KnowledgeStore } from "../../../ports/knowledge-store.ts";
import { prepare, type Prepared } from "./find-in-conversation.ts";
import { decide, type Finding, languageOf } from "./look-up.ts";
import { weigh } from "./weigh-words.ts";

const GROWN_UP = 21;
const RETIRED = 60;

/** Finds by `find`; undefined where there are no remarks, what is asked means nothing without them, or it has no answer. */
export async function findWithoutRemarks(
  knowledge: KnowledgeStore,
  question: Question,
  find: (one: Question) => Promise<Finding>,
): Promise<Finding | undefined> {
  const locale = languageOf(question);
  const isLetter = readLetter(question.text, locale).length > 0;
  const remarked = isLetter ? undefined : readRemarks(question.text, locale);
  if (!remarked) return undefined;
  const prepared = await prepare(knowledge, question);
  const read = readQuestion(remarked.asked, prepared.languages);
  // "I have no licence, may I ride one?": what is not so may be what it depends on.
  const depends = (remarked.denies || remarked.remarks.some(tellsAge)) && asksYesOrNo(read);
  const isWhole = isContact(read.kind) || asksForHours(read) || (!isVague(read) && read.leans !== "surely");
  if (depends || !isWhole) return undefined;
  const { robot_id } = question.robot;
  const weighed = await weigh(knowledge, robot_id, {
    ...prepared,
    read: readQuestion(remarked.remarks.join(" "), prepared.languages),
    languages: prepared.languages.languages,
  });
  const { talk } = commonWordsOf(weighed.locale);
  const telling = tellingOf(weighed).filter(({ word }) => !talk.has(word));
  const found = await find({ ...question, text: remarked.asked });
  if (!decide(found).suffices) return undefined;
  return telling.length === 0 || (await isSameWith(telling, { found, read, prepared })) ? found : undefined;
}

/** Who is so young or old that it may decide. */
const tellsAge = (remark: string): boolean =>
  findAskedAges(fold(remark)).some(({ age }) => age < GROWN_UP || age >= RETIRED);

interface Found {
  readonly found: Finding;
  readonly read: ReadQuestion;
  readonly prepared: Prepared;
}

/** Whether what is asked, with the remarks, leads to the same place, sure or not. */
async function isSameWith(telling: readonly AskedTerm[], { found, read, prepared }: Found): Promise<boolean> {
  const other = await prepared.find(withTold(read, telling));
  const told = found.extract?.sentences.map(({ text }) => text) ?? [];
  return other.extract?.sentences.some(({ text }) => told.includes(text)) ?? false;
}
