/** How sure an answer is: by what it holds of the question, and where it stands in a large manual. */
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

describe("the confidence in an answer", () => {
  /** Of many short articles, so that no rule for a few pages decides. */
  const MANY = { passages: 1_000, documents: 1_000 };
  const judge = (
    texts: readonly (string | FoundText)[],
    question: string,
    { known = "", hasNames = true, ...size }: { known?: string; hasNames?: boolean; passages?: number } = {},
  ) => {
    const found = findIn(texts, question, "en");
    const weighed = found.weighed.weighed.map((term) =>
      Object.assign({}, term, term.word === known && { frequency: 1 }, hasNames || { name: false }),
    );
    const asked = { ...found.weighed, ...MANY, ...size, weighed };
    const told = extract(rankSentences(found.ranked, asked), asked)!;
    return decideConfidence({ question: asked, passages: found.ranked, extract: told });
  };
  const sureOf = (...given: Parameters<typeof judge>): number => judge(...given).confidence;
  const LAMPS = ["We repair brass lamps by hand.", "Boats are hired by the hour.", "Ask for a towel."];
  const ASKED = "Do you repair brass lamps of glass?";

  it("is less where a word was asked that the robot never says", () => {
    expect(sureOf(LAMPS, ASKED)).toBeLessThan(sureOf(LAMPS, ASKED, { known: "glass" }));
  });
  it("is less where a number was asked that the page does not hold", () => {
    const of = (year: string) => sureOf([`We repair lamps of ${year}.`], "Do you repair lamps of 1950?");
    expect(of("1960")).toBeLessThan(of("1950"));
  });
  it("is less where the name of another was asked", () => {
    const asked = "Do you repair brass lamps of Philips?";
    expect(sureOf(LAMPS, asked)).toBeLessThan(sureOf(LAMPS, asked, { hasNames: false }));
    const own = ["We repair brass lamps of Philips by hand.", ...LAMPS.slice(1)];
    expect(sureOf(own, asked)).toBe(sureOf(own, asked, { hasNames: false }));
  });
  it("is less where another passage is as near", () => {
    const twice = [...LAMPS, "We sell brass lamps by hand, and repair."];
    expect(sureOf(twice, ASKED)).toBeLessThan(sureOf(LAMPS, ASKED));
  });
  it("is less where less of what was asked is held", () => {
    expect(sureOf(["We repair by hand.", ...LAMPS.slice(1)], ASKED)).toBeLessThan(sureOf(LAMPS, ASKED));
  });
  it("is none where nothing was found", () => {
    const { weighed, ranked } = findIn(LAMPS, ASKED, "en");
    const told = extract(rankSentences(ranked, weighed), weighed)!;
    expect(decideConfidence({ question: weighed, passages: [], extract: told })).toEqual({
      confidence: 0,
      suffices: false,
    });
  });
  it("suffices of a few pages where one passage holds all, and no other does", () => {
    const one = [{ heading: "Cats", text: "Pets are welcome." }, "Boats are hired by the hour."];
    expect(judge(one, "Can I bring my cat?", { passages: 50 }).suffices).toBe(true);
    const two = [...one, { heading: "Tours", text: "Pets ride in the trailer." }];
    expect(judge(two, "Can I bring my canoe?", { passages: 50 }).suffices).toBe(false);
  });
  it.each<[string, string, boolean]>([
    ["What is your phone number?", "Call us on 555 0142.", true],
    ["What is the phone number of the workshop?", "Workshop: call 555 0142.", true],
    ["What is the phone number of the workshop?", "Hotel: call 555 0142.", false],
    ["What is the phone number of the workshop?", "The workshop has a phone.", false],
    ["What is the mail address of the workshop?", "Workshop: write to hi@example.org.", true],
    ["What is the mail address of the workshop?", "Hotel: write to hi@example.org.", false],
  ])("suffices for “%s” by “%s”: %s", (question, text, suffices) => {
    expect(judge([text, "Boats are hired by the hour."], question).suffices).toBe(suffices);
  });
});
