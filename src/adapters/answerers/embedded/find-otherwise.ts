/** Finds for a question in the words that pages have for it, where its own found nothing: "do you go out in the rain?" for rain. */
import { type ReadQuestion, readQuestion } from "../../../domain/answering/question/question.ts";
import { asksForHours, showsHours } from "../../../domain/answering/question/hours-words.ts";
import { FEW_PASSAGES } from "../../../domain/answering/ranking/weights.ts";
import { askPlainly } from "../../../domain/language/plain-questions.ts";
import { sayOtherwise, toMark } from "../../../domain/language/matters.ts";
import { findMatterOfVisit } from "../../../domain/language/visits.ts";
import { SYNONYM } from "../../../domain/language/relatives.ts";
import type { Question } from "../../../ports/answerer.ts";
import type { KnowledgeStore } from "../../../ports/knowledge-store.ts";
import { prepare } from "./find-in-conversation.ts";
import { decide, type Finding, languageOf } from "./look-up.ts";

/** The question, also by the marks of what sentences tell of. */
const withMarks = (read: ReadQuestion): ReadQuestion => ({
  ...read,
  terms: read.terms.map((term) =>
    Object.assign({}, term, {
      relatives: new Map([
        ...term.relatives,
        ...term.variants.map((variant) => [toMark(variant), SYNONYM] as const),
      ]),
    }),
  ),
});

/**
 * Whether the answer has a sentence that is marked by, or begins with one that says, what was asked about, or shows the measure that
 * was asked for: what is only like it tells nothing.
 */
function tellsOf(read: ReadQuestion, { extract }: Finding): boolean {
  const { terms } = read;
  const told = extract?.sentences.map(({ from, index, shows }) => ({
    terms: new Set(from.passage.sentence_terms[index]),
    shows,
  }));
  const [first] = told ?? [];
  const [begins] = extract?.sentences ?? [];
  const asked = terms.filter(({ role }) => role === "content").map(({ variants }) => variants);
  const isSaid =
    asked.length > 0 && asked.every((variants) => variants.some((variant) => first?.terms.has(variant)));
  const marks = asked.flat().map(toMark);
  // What only the heading says is told by the beginning of its section.
  const isHeaded =
    asked.length > 0 &&
    begins?.index === 0 &&
    asked.every((variants) =>
      variants.some((variant) => begins.from.passage.heading_terms.includes(variant)),
    );
  // The hours are told by themselves, whatever is asked of them.
  const tellsHours = asksForHours(read) && begins !== undefined && showsHours(begins.text, read);
  return (
    first?.shows === true ||
    tellsHours ||
    isSaid ||
    isHeaded ||
    (told?.some((one) => marks.some((mark) => one.terms.has(mark))) ?? false)
  );
}

/** Undefined where there are no other words, they have no answer, or the robot tells of too much for it to be sure. */
export async function findOtherwise(
  knowledge: KnowledgeStore,
  question: Question,
  before: Finding,
): Promise<Finding | undefined> {
  if (before.question.passages > FEW_PASSAGES) return undefined;
  const locale = languageOf(question);
  const { text: asked } = question;
  const readings = [askPlainly(asked, locale), sayOtherwise(asked, locale), findMatterOfVisit(asked, locale)];
  for (const text of readings) {
    if (text === undefined) continue;
    const prepared = await prepare(knowledge, question);
    const read = readQuestion(text, prepared.languages);
    const found = await prepared.find(withMarks(read));
    if (decide(found).suffices && tellsOf(read, found)) return found;
  }
  return undefined;
}
