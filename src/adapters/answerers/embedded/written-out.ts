/** Puts what is typed in chats in full words, slips of the keys in its words of asking undone, before anything else reads it. */
import { findKeySlips, mendKeySlips } from "../../../domain/answering/question/key-slips.ts";
import { analyse } from "../../../domain/language/analyse.ts";
import { writeOut } from "../../../domain/language/chat-writing.ts";
import type { Question } from "../../../ports/answerer.ts";
import type { KnowledgeStore } from "../../../ports/knowledge-store.ts";
import { addFrequencies, toAttached } from "./attached.ts";
import { languageOf } from "./look-up.ts";

/** The question and those before it in full words; costs a look-up only when a word of the question may be a slip. */
export async function writeOutQuestion(knowledge: KnowledgeStore, question: Question): Promise<Question> {
  const locale = languageOf(question);
  const history = question.history.map((turn) =>
    turn.role === "user" ? { ...turn, text: writeOut(turn.text, locale) } : turn,
  );
  const text = writeOut(question.text, locale);
  const slips = findKeySlips(text, locale);
  if (slips.length === 0) return { ...question, text, history };
  const terms = slips.flatMap(({ word }) => analyse(word, locale));
  const frequencies = await knowledge.frequencies(question.robot.robot_id, terms);
  const known = addFrequencies(frequencies, toAttached(question.documents, locale));
  const unknown = slips.filter(({ word }) => !analyse(word, locale).some((term) => known.has(term)));
  return { ...question, text: mendKeySlips(text, unknown), history };
}
