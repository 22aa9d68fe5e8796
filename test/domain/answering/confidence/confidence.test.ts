/** When the best passages of a large manual stand in too many documents for one of them to be meant. */
import { describe, expect, it } from "vitest";

import { decideConfidence, doubtOf } from "../../../../src/domain/answering/confidence/confidence.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

const MANUAL = { passages: 1_600, documents: 127 };

/** Passages about lamps in as many documents as there are letters. */
function find(documents: string): ReturnType<typeof findIn> {
  const texts = Array.from(documents, (title, at) => ({
    heading: `${title} › Part ${at + 1}`,
    text: `A lamp of kind ${at + 1} burns oil.`,
  }));
  return findIn(texts, "Which oil does a lamp burn?", "en");
}

describe("the doubt in an answer from a large manual", () => {
  it.each([
    ["aaaaa", 0],
    ["aabbc", 0],
    ["aabcd", 1],
    ["abcde", 2],
    ["abcdefgh", 2],
  ])("grows with the documents of the five best passages: %s", (documents, doubt) => {
    expect(doubtOf(MANUAL, find(documents).ranked)).toBe(doubt);
  });

  it.each([
    ["few pages", { passages: 200, documents: 4 }],
    ["many short articles", { passages: 1_000, documents: 500 }],
  ])("is none in %s", (_what, size) => {
    expect(doubtOf(size, find("abcde").ranked)).toBe(0);
  });

  it("lowers the confidence, but not that of what says what a thing is", () => {
    const { weighed, ranked } = find("abcde");
    const found = extract(rankSentences(ranked, weighed), weighed)!;
    const judge = (size: typeof MANUAL, definition = found.definition): number =>
      decideConfidence({
        question: { ...weighed, ...size },
        passages: ranked,
        extract: { ...found, definition },
      }).confidence;
    const articles = { passages: MANUAL.passages, documents: MANUAL.passages };
    expect(judge(MANUAL)).toBeLessThan(judge(articles));
    expect(judge(MANUAL, found.sentences[0])).toBeGreaterThanOrEqual(0.49);
  });
});

describe("what a thing is, in a large manual that names it everywhere", () => {
  const lamps = (definition: FoundText): readonly FoundText[] => [
    ...Array.from("abcdef", (title, at) => ({
      heading: `${title} › Part ${at + 1}`,
      text: `A lamp of kind ${at + 1} burns oil.`,
    })),
    definition,
  ];

  function judge(texts: readonly FoundText[], question: string): { told: string; suffices: boolean } {
    const found = findIn(texts, question, "en");
    const weighed = { ...found.weighed, ...MANUAL };
    const told = extract(rankSentences(found.ranked, weighed), weighed)!;
    const { suffices } = decideConfidence({ question: weighed, passages: found.ranked, extract: told });
    return { told: told.text, suffices };
  }

  it.each<[string, FoundText, boolean]>([
    ["says it", { heading: "Words", text: "A lamp is a burner of oil." }, true],
    ["begins its section", { heading: "Words › Lamp", text: "It burns oil." }, true],
    ["only speaks of it", { heading: "Words", text: "Every lamp was lit." }, false],
  ])("is told surely by what %s", (_what, definition, suffices) => {
    const judged = judge(lamps(definition), "What is a lamp?");
    expect(judged.suffices).toBe(suffices);
    if (suffices) expect(judged.told.startsWith(definition.text)).toBe(true);
  });
});
