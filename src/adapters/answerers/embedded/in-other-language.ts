/** Asks a robot in the language of what it was taught, for a visitor who wrote in another one. */
import { setImmediate as othersTurn } from "node:timers/promises";

import { LOCALES, type Locale } from "../../../contract/locale.ts";
import { languageOfQuestion } from "../../../domain/language/detect.ts";
import { prepareDictionary, type SaidQuestion, sayIn } from "../../../domain/language/dictionary.ts";
import type { Question } from "../../../ports/answerer.ts";
import type { KnowledgeStore } from "../../../ports/knowledge-store.ts";
import { findInConversation } from "./find-in-conversation.ts";
import { decide, type Finding } from "./look-up.ts";

/** Of a longer text, said word by word, nothing would be left to be understood. */
const MOST_CHARACTERS = 200;

/** From which languages to which one. */
interface Languages {
  readonly robot: Locale;
  /** Those of the robot's knowledge. */
  readonly taught: readonly Locale[];
  /** The robot's language where it was taught in it, else one that it was taught in. */
  readonly to: Locale;
}

async function findLanguages(knowledge: KnowledgeStore, { robot }: Question): Promise<Languages> {
  const { locales } = await knowledge.measure(robot.robot_id);
  const to = locales.includes(robot.locale) ? robot.locale : (locales[0] ?? robot.locale);
  return { robot: robot.locale, taught: locales, to };
}

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
    if (turn.role !== "user" || turn.text.length > MOST_CHARACTERS) return turn;
    const isOther = languageOfQuestion(turn.text, languages.to) !== languages.to;
    const said = isOther ? say(turn.text, languages) : undefined;
    return said ? { ...turn, text: said.text } : turn;
  });
}

/** The first of them makes the dictionary ready, in turns with the other work. */
async function sayQuestion(question: Question, languages: Languages): Promise<Question | undefined> {
  for (const locale of LOCALES) {
    const steps = prepareDictionary(locale);
    while (steps.next().done !== true) await othersTurn();
  }
  const said = say(question.text, languages);
  return said && { ...question, text: said.text, history: sayHistory(question, languages) };
}

/** The answer to the question as it is asked first or, where that is none, as it is asked then. */
async function findEither(
  first: () => Promise<Finding>,
  then: () => Promise<Finding | undefined>,
): Promise<Finding> {
  const found = await first();
  if (decide(found).suffices) return found;
  const again = await then();
  return again && decide(again).suffices ? again : found;
}

/**
 * Finds for a question as it was typed, and as it is said in the language that the robot was taught in: first so where it was
 * typed in another one; where that cannot be told, only when nothing was found and every word of it is of another one.
 */
export async function findInEitherLanguage(knowledge: KnowledgeStore, question: Question): Promise<Finding> {
  const find = (asked: Question): Promise<Finding> => findInConversation(knowledge, asked);
  if (question.text.length > MOST_CHARACTERS) return find(question);
  const languages = await findLanguages(knowledge, question);
  const typedIn = languageOfQuestion(question.text, languages.robot);
  const isForeign = typedIn !== languages.to;
  // Its own pages hold no answer: what others say beside its words is none either.
  if (isForeign && languages.taught.includes(typedIn)) return find(question);
  if (!isForeign || question.documents.length > 0)
    return findEither(
      () => find(question),
      async () => {
        const said = await sayQuestion(question, languages);
        return said && find(said);
      },
    );
  const said = await sayQuestion(question, languages);
  if (!said) return find(question);
  return findEither(
    () => find(said),
    () => find(question),
  );
}
