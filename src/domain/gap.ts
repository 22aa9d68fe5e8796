/** Gaps: what makes two unanswered questions the same, and what of a question is kept. */
import type { Locale } from "../contract/locale.ts";
import { addContext } from "./answering/question/context.ts";
import { readQuestion } from "./answering/question/question.ts";
import { languageOfQuestion } from "./language/detect.ts";
import { startOf } from "./text.ts";

/** A question that was not answered, with the asker's earlier ones, oldest first. */
export interface Unanswered {
  readonly text: string;
  readonly earlier: readonly string[];
  readonly locale: Locale;
}

/** What is known of it. */
export interface GapWords {
  /** The same for questions of the same words, whatever their order, inflection and politeness. */
  readonly key: string;
  readonly question: string;
  /** The question before, when this one leans on it. */
  readonly question_before: string | null;
}

/** A longer question is cut. */
export const GAP_QUESTION_CHARACTERS = 1_000;

const cut = (text: string): string => startOf(text, GAP_QUESTION_CHARACTERS);

/** Reads the question as the engine does. Its context words count, so that "and on Sundays?" is told apart by what it is about. */
export function toGapWords({ text, earlier, locale }: Unanswered): GapWords {
  const language = languageOfQuestion(text, locale);
  const languages = { locale: language, languages: [language] };
  const alone = readQuestion(text, languages);
  const leans = alone.leans !== "no" && earlier.length > 0;
  const read = leans ? addContext(alone, earlier, languages) : alone;
  const terms = read.terms
    .filter(({ role }) => role !== "cue")
    .map(({ variants, word }) => variants[0] ?? word);
  return {
    key: [...new Set(terms)].sort().join(" ") || read.folded,
    question: cut(text),
    question_before: leans ? cut(earlier.at(-1) ?? "") || null : null,
  };
}
