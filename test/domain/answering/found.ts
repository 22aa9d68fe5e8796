/** What the rules find in a few texts, all words of them equally rare: the ground of the tests of ranking and refusing. */
import type { Locale } from "../../../src/contract/locale.ts";
import { extract } from "../../../src/domain/answering/extraction/extract.ts";
import { createMatcher } from "../../../src/domain/answering/ranking/match.ts";
import { analysePassage } from "../../../src/domain/answering/text/passages.ts";
import { addContext } from "../../../src/domain/answering/question/context.ts";
import { readQuestion } from "../../../src/domain/answering/question/question.ts";
import {
  type RankedPassage,
  type RankedSentence,
  rankPassages,
  rankSentences,
} from "../../../src/domain/answering/ranking/rank.ts";
import { weighQuestion, type WeighedQuestion } from "../../../src/domain/answering/ranking/weigh.ts";

/** A text as it was taught. */
export interface FoundText {
  readonly text: string;
  readonly heading?: string;
  readonly kind?: "text" | "qa";
}

/** The question weighed with the earlier ones, and the texts as passages, best first. */
export function findIn(
  texts: readonly (string | FoundText)[],
  question: string,
  locale: Locale,
  earlier: readonly string[] = [],
): { readonly weighed: WeighedQuestion; readonly ranked: RankedPassage[] } {
  const passages = texts.map((taught, seq) => {
    const { text, heading = "", kind = "text" } = typeof taught === "string" ? { text: taught } : taught;
    return analysePassage({ seq, kind, heading, text }, locale);
  });
  const terms = passages.flatMap((passage) => [...passage.heading_terms, ...passage.sentence_terms.flat()]);
  const languages = { locale, languages: [locale] };
  const read = addContext(readQuestion(question, languages), earlier, languages);
  const frequencies = new Map(terms.map((term) => [term, 1]));
  const weighed = weighQuestion(read, { passages: 50, documents: 1, frequencies, spellings: new Map() });
  const match = createMatcher(weighed);
  const matched = passages.map((passage) => match(passage));
  return { weighed, ranked: rankPassages(matched, weighed) };
}

/** What is told of the texts; the last of several questions is the one that is asked. */
export function tell(
  texts: readonly (string | FoundText)[],
  questions: string | readonly string[],
  locale: Locale = "en",
): string | undefined {
  const [question = "", ...earlier] = [questions].flat().toReversed();
  const { weighed, ranked } = findIn(texts, question, locale, earlier.toReversed());
  return extract(rankSentences(ranked, weighed), weighed)?.text;
}

/** The question weighed with the earlier ones, and the sentences of the texts in their order, as if they were found so. */
export function openInOrder(
  texts: readonly (string | FoundText)[],
  questions: string | readonly string[],
  locale: Locale = "en",
): { readonly weighed: WeighedQuestion; readonly sentences: readonly RankedSentence[] } {
  const [question = "", ...earlier] = [questions].flat().toReversed();
  const { weighed, ranked } = findIn(texts, question, locale, earlier.toReversed());
  const sentences = rankSentences(ranked, weighed).toSorted(
    (one, other) => one.from.passage.seq - other.from.passage.seq || one.index - other.index,
  );
  return { weighed, sentences };
}
