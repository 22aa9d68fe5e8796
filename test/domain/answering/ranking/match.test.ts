import { describe, expect, it } from "vitest";

import { createMatcher } from "../../../../src/domain/answering/ranking/match.ts";
import { analysePassage } from "../../../../src/domain/answering/text/passages.ts";
import { readQuestion } from "../../../../src/domain/answering/question/question.ts";
import { rankPassages, rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { weighQuestion } from "../../../../src/domain/answering/ranking/weigh.ts";

const ENGLISH = { locale: "en", languages: ["en"] } as const;

/** The question matched with one passage of an otherwise empty robot; the words of the question are `known`. */
function match(question: string, text: string, known: readonly string[], heading = "") {
  const read = readQuestion(question, ENGLISH);
  const frequencies = new Map(known.map((term) => [term, 1]));
  const weighed = weighQuestion(read, { passages: 50, documents: 1, frequencies, spellings: new Map() });
  const passage = analysePassage({ seq: 0, kind: "text", heading, text }, "en");
  return { weighed, matched: createMatcher(weighed)(passage) };
}

describe("matching a passage", () => {
  it.each([
    ["the word itself", "Lamps?", "A lamp.", ["lamp"], [[1]]],
    ["a relative", "Price?", "The cost.", ["price", "cost"], [[0.85]]],
    ["a word inside another", "Light?", "Some moonlights.", ["light"], [[0.75 * (5 / 9 + 0.15) ** 2]]],
    ["a beginning", "Chandelier?", "Chandelry.", ["chandelier"], [[0.75 * (7 / 9) ** 2]]],
    ["nothing short", "Cat?", "Cats and concatenation.", ["dog"], [[0]]],
    ["nothing too different", "Candle?", "Candour.", ["candle"], [[0]]],
    ["the strongest of a sentence", "Light?", "Moonlights light. Light moonlights.", ["light"], [[1], [1]]],
    [
      "what two words mean together in both",
      "Leave my bags?",
      "We store luggage.",
      ["luggag"],
      [[0.85, 0.85]],
    ],
    ["the likest of two words", "Moonlight light?", "Moonlightz.", ["dog"], [[0.75, 0]]],
    [
      "each sentence by itself",
      "Lamp oil?",
      "A lamp. The oil. None.",
      ["lamp", "oil"],
      [
        [1, 0],
        [0, 1],
        [0, 0],
      ],
    ],
  ] as const)("finds %s", (_, question, text, known, expected) => {
    const { matched } = match(question, text, known);
    const rounded = (value: number) => Math.round(value * 1e6) / 1e6;
    expect(matched.sentences.map((found) => Array.from(found, rounded))).toEqual(
      expected.map((found) => found.map(rounded)),
    );
  });

  it("counts every occurrence, and titles apart", () => {
    const { matched } = match("Lamp oil?", "A lamp. Lamp, lamp and oil.", ["lamp", "oil"], "Lamp shades");
    expect([...matched.counts]).toEqual([3, 1]);
    expect([...matched.heading]).toEqual([1, 0]);
    expect(matched.heading_share).toBe(0.5);
    expect(matched.size).toBe(4);
  });

  it("sees asked neighbours side by side, in either order, across three words and no further", () => {
    const known = ["brass", "lamp", "oil"];
    const adjacentIn = (text: string) => match("Brass lamp oil?", text, known).matched.adjacent;
    expect(adjacentIn("Brass lamp oil.")).toEqual([1]);
    expect(adjacentIn("Brass lamp.")).toEqual([0.5]);
    expect(adjacentIn("Lamp brass.")).toEqual([0.5]);
    expect(adjacentIn("Lamp cheap old brass.")).toEqual([0.5]);
    expect(adjacentIn("Lamp cheap old green brass.")).toEqual([0]);
    expect(adjacentIn("Brass oil.")).toEqual([0]);
  });
});

describe("ranking what was matched", () => {
  /** Position of the feature that tells how much a sentence with the kind of answer asked for holds. */
  const SHOWING = 8;

  it("looks for the kind of answer in the sentences that hold most, and then in the others", () => {
    const known = ["lamp", "oil", "wick"];
    const showingIn = (text: string) => {
      const { weighed, matched } = match("When lamp oil wick?", text, known);
      return rankPassages([matched], weighed)[0]!.features[SHOWING]!;
    };
    expect(showingIn("Lamp oil wick of 1987.")).toBeCloseTo(1);
    expect(showingIn("Lamp oil wick. Lamp in 1987. Lamp oil in 1990. A wick.")).toBeCloseTo(2 / 3);
    expect(showingIn("Lamp oil in 1990. Lamp oil wick. Lamp in 1987.")).toBeCloseTo(2 / 3);
    expect(showingIn("Lamp oil wick. Founded in 1987.")).toBe(0);
  });

  it("unites what stands side by side, and looks for the most telling word", () => {
    const read = readQuestion("Lamp oil wick?", ENGLISH);
    const frequencies = new Map([
      ["lamp", 9],
      ["oil", 1],
      ["wick", 9],
    ]);
    const weighed = weighQuestion(read, { passages: 50, documents: 1, frequencies, spellings: new Map() });
    const featuresOf = (text: string) => {
      const passage = analysePassage({ seq: 0, kind: "text", heading: "", text }, "en");
      const [best] = rankPassages([createMatcher(weighed)(passage)], weighed);
      return { best: best!, sentences: rankSentences([best!], weighed) };
    };
    const [lamp = 0, oil = 0, wick = 0] = weighed.weights;
    const share = (weight: number) => weight / (lamp + oil + wick);
    const apart = featuresOf("A lamp. None here. The wick.").best;
    expect(apart.features[2]).toBeCloseTo(share(lamp));
    expect(apart.features[13]).toBe(0);
    const { best, sentences } = featuresOf("A lamp. The oil. The wick.");
    expect(best.features[2]).toBeCloseTo(share(oil + wick));
    expect(best.features[13]).toBe(1);
    const middle = sentences.find(({ index }) => index === 1)!;
    expect(middle.features[3]).toBeCloseTo(share(lamp));
    expect(middle.features[4]).toBeCloseTo(share(wick));
  });

  it("tells how far a sentence is behind the best of its passage", () => {
    const { weighed, matched } = match("Lamp oil?", "A lamp. The lamp has oil. None.", ["lamp", "oil"]);
    const sentences = rankSentences(rankPassages([matched], weighed), weighed);
    const behind = sentences
      .toSorted((one, other) => one.index - other.index)
      .map(({ features }) => features[13]);
    expect(behind).toEqual([-0.5, 0, -1]);
  });
});
