import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { createMatcher, matchPassage } from "../../../src/domain/answering/match.ts";
import { analysePassage } from "../../../src/domain/answering/passages.ts";
import { readQuestion } from "../../../src/domain/answering/question.ts";
import { rankPassages } from "../../../src/domain/answering/rank.ts";
import { weighQuestion } from "../../../src/domain/answering/weigh.ts";

/** Texts best first, all words of them equally rare. */
function rank(question: string, texts: readonly string[], locale: Locale): string[] {
  const passages = texts.map((text, seq) => analysePassage({ seq, kind: "text", heading: "", text }, locale));
  const frequencies = new Map(
    passages.flatMap((passage) => passage.sentence_terms.flat()).map((term) => [term, 1]),
  );
  const read = readQuestion(question, { locale, languages: [locale] });
  const weighed = weighQuestion(read, { passages: 50, frequencies, spellings: new Map() });
  const match = createMatcher(weighed);
  return rankPassages(
    passages.map((passage) => matchPassage(passage, weighed, match)),
    weighed,
  ).map(({ passage }) => passage.text);
}

describe("ranking passages", () => {
  it.each<[Locale, string, string, string]>([
    [
      "en",
      "What did the council decide about trams in 1938?",
      "In 1938 the council met about trams.",
      "In 1951 the council did decide on the harbour.",
    ],
    [
      "en",
      "How does the museum present Odette Marlowe to visitors?",
      "The museum shows lamps by Odette Marlowe.",
      "The museum does present its lamps to visitors.",
    ],
    [
      "it",
      "Quanto pagano i gruppi nel 2024 per la visita?",
      "Nel 2024 i gruppi hanno una visita.",
      "Nel 2019 i gruppi pagano poco.",
    ],
  ])("%s: “%s” prefers what holds its number or name", (locale, question, right, other) => {
    expect(rank(question, [other, right], locale)[0]).toBe(right);
  });
});
