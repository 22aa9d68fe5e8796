/** "And on Saturdays?" after a question for the opening hours asks for those of that day, and for nothing of the day before. */
import type { ReadingLanguages } from "./asked-terms.ts";
import { asksForHours } from "./hours-words.ts";
import { momentTerms } from "./moments.ts";
import { type ReadQuestion, readQuestion, saysOnlyWhen } from "./question.ts";

/** The hours of the day that is named, asked as before; undefined where it is not only a day, or no hours were asked for. */
export function askHoursOf(
  question: ReadQuestion,
  earlier: readonly string[],
  languages: ReadingLanguages,
): ReadQuestion | undefined {
  if (!saysOnlyWhen(question) || momentTerms(question).length === 0) return undefined;
  for (const text of earlier.toReversed()) {
    const before = readQuestion(text, languages);
    if (asksForHours(before)) {
      const days = new Set(momentTerms(before).flat());
      const terms = before.terms.filter((_, at) => !days.has(at));
      return { ...question, kind: before.kind, terms: [...question.terms, ...terms] };
    }
    if (!saysOnlyWhen(before)) return undefined;
  }
  return undefined;
}
