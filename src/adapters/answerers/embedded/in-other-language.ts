/** Asks a robot in the language of what it was taught, for a visitor who wrote in another one. */
import { LOCALES, type Locale } from "../../../contract/locale.ts";
import { LEAST_OF_LETTER } from "../../../domain/answering/question/letter.ts";
import { languageOfQuestion } from "../../../domain/language/detect.ts";
import { type SaidQuestion, sayIn } from "../../../domain/language/dictionary.ts";
import type { Question } from "../../../ports/answerer.ts";
import type { KnowledgeStore } from "../../../ports/knowledge-store.ts";
import { findInConversation } from "./find-in-conversation.ts";
import { decide, type Finding } from "./look-up.ts";

/** A question in the knowledge's language, and whether it is to be asked so before it is asked as typed. */
interface InOtherLanguage {
  readonly question: Question;
  readonly first: boolean;
}

/** Between two languages: those of the robot and of its knowledge. */
interface Languages {
  readonly robot: Locale;
  readonly to: Locale;
}

/** The robot's language where it was taught in it, else one that it was taught in. */
const mainOf = (robot: Locale, taught: readonly Locale[]): Locale =>
  taught.includes(robot) ? robot : (taught[0] ?? robot);

/**
 * A text said in another language. It is in the one that its words and letters tell, or, where these are few, in one of
 * which the dictionary knows every word.
 */
function say(text: string, { robot, to }: Languages): (SaidQuestion & { readonly from: Locale }) | undefined {
  const detected = languageOfQuestion(text, robot);
  const readings = [detected, ...LOCALES.filter((one) => one !== detected)].flatMap((from) => {
    const said = from === to ? undefined : sayIn(text, from, to);
    return said ? [{ ...said, from }] : [];
  });
  return readings.find(({ whole }) => whole) ?? readings.find(({ from }) => from === detected);
}

/** What was said before, in the knowledge's language where a question was in another. */
function sayHistory(question: Question, languages: Languages): Question["history"] {
  return question.history.map((turn) => {
    const isOther = turn.role === "user" && languageOfQuestion(turn.text, languages.to) !== languages.to;
    const said = isOther ? say(turn.text, languages) : undefined;
    return said ? { ...turn, text: said.text } : turn;
  });
}

/**
 * The question and those before it, said in the language that the robot was taught in; undefined when it is asked in that one,
 * is a letter, or has nothing that the dictionary knows.
 */
async function inOtherLanguage(
  knowledge: KnowledgeStore,
  question: Question,
): Promise<InOtherLanguage | undefined> {
  const { robot, text, documents } = question;
  if (text.length >= LEAST_OF_LETTER) return undefined;
  const { locales } = await knowledge.measure(robot.robot_id);
  const languages = { robot: robot.locale, to: mainOf(robot.locale, locales) };
  const said = say(text, languages);
  if (!said) return undefined;
  const isForeign = languageOfQuestion(text, robot.locale) !== languages.to && !locales.includes(said.from);
  return {
    question: { ...question, text: said.text, history: sayHistory(question, languages) },
    first: isForeign && documents.length === 0,
  };
}

/**
 * Finds for a question as typed and, where it is in a language that the robot was not taught in, as it is said in one that it
 * was.
 */
export async function findInEitherLanguage(knowledge: KnowledgeStore, question: Question): Promise<Finding> {
  const other = await inOtherLanguage(knowledge, question);
  const [first, second] = other?.first ? [other.question, question] : [question, other?.question];
  const found = await findInConversation(knowledge, first);
  if (!second || decide(found).suffices) return found;
  const again = await findInConversation(knowledge, second);
  return decide(again).suffices ? again : found;
}
