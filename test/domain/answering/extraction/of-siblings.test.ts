/** What is told of several branches finds room, or stays away. */
import { describe, expect, it } from "vitest";

import { takeOfEach, withSiblings } from "../../../../src/domain/answering/extraction/of-siblings.ts";
import type { Branch } from "../../../../src/domain/answering/question/branches.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { lastHeading } from "../../../../src/domain/answering/text/headings.ts";
import { findIn } from "../found.ts";

const PLACES = ["North", "River", "South"].map((name) => ({
  heading: `Mill › ${name}`,
  text: `Bread costs £2 at the ${name.toLowerCase()}ern door.`,
}));

function openPlaces() {
  const { weighed, ranked } = findIn(PLACES, "How much is bread?", "en");
  const siblings: Branch[] = [];
  const branches = new Map(
    ranked.map(({ passage }) => {
      const branch = {
        name: lastHeading(passage.heading),
        terms: new Set(""),
        shared: new Set(""),
        siblings,
      };
      siblings.push(branch);
      return [passage, branch];
    }),
  );
  return { sentences: rankSentences(ranked, weighed), branches };
}

describe("beside what is told of one branch", () => {
  const { sentences, branches } = openPlaces();
  const [first] = sentences.map(({ text }) => text.length);
  const name = "River".length;
  it.each([
    ["all of them where there is room", 1 + 3 * first! + 2 * name, 3],
    ["as many as find room", 3 * first! + 2 * name, 2],
    ["none without room", 2 * first! + name, 1],
  ])("the same is told of %s", (_rule, room, told) => {
    expect(withSiblings(sentences.slice(0, 1), sentences, { branches, room })).toHaveLength(told);
  });
  it("each is told of once", () => {
    expect(withSiblings(sentences, sentences, { branches, room: 9_999 })).toHaveLength(3);
    const twice = [sentences[0]!, sentences[0]!];
    expect(withSiblings(twice, sentences, { branches, room: 9_999 })).toHaveLength(4);
  });
});

describe("one branch after the other", () => {
  const { sentences, branches } = openPlaces();
  const each = sentences.map((sentence) => [sentence]);
  // A sentence with the blank before it, a name with its colon and blank.
  const most = sentences.reduce((sum, { text }) => sum + text.length + 1 + "North".length + 2, 0);
  it.each([
    [most, 3, false],
    [most - 1, 2, true],
    [10, 0, true],
  ])("in %i characters %i of them are told, cut: %s", (room, told, cut) => {
    const choice = takeOfEach(each, branches, room);
    expect([choice.sentences.length, choice.cut]).toEqual([told, cut]);
  });
});
