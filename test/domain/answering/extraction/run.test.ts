import { describe, expect, it } from "vitest";

import { chooseRun } from "../../../../src/domain/answering/extraction/run.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

function run(text: string, question: string, room: number): string[] {
  const { weighed, ranked } = findIn([text], question, "en");
  return chooseRun(rankSentences(ranked, weighed), room).map((sentence) => sentence.text);
}

const ASKED = "How do I polish brass lamps?";
const BEST = "Polish brass lamps with wax.";

describe("a run of steps", () => {
  it.each<[string, string, number, string[]]>([
    ["goes on from the best sentence", `${BEST} Wait an hour.`, 60, [BEST, "Wait an hour."]],
    ["is filled up from before it", `Take a cloth. ${BEST}`, 60, ["Take a cloth.", BEST]],
    ["begins behind a paragraph that tells of something else", `Take a cloth.\n\n${BEST}`, 60, [BEST]],
    [
      "begins with a paragraph that tells of it",
      `Lamps are made of brass.\n\n${BEST}`,
      60,
      ["Lamps are made of brass.", BEST],
    ],
    ["holds what there is room for", `Take a cloth. ${BEST} Wait an hour.`, 40, [BEST]],
    [
      "leads to what has room",
      `${BEST}\nThe wax:\n- white\n- brown`,
      80,
      [BEST, "The wax:", "- white", "- brown"],
    ],
    ["does not begin amid the list before it", `Bring:\n- soap\n- a bowl\n\n${BEST}`, 48, [BEST]],
    [
      "begins with a whole list that leads to it",
      `Bring:\n- soap\n- a bowl\n\n${BEST}`,
      80,
      ["Bring:", "- soap", "- a bowl", BEST],
    ],
    [
      "keeps an item together with what it begins with",
      `- A sink?\n- Dirty? ${BEST}`,
      46,
      ["- Dirty?", BEST],
    ],
    [
      "keeps items beside an item",
      `- Take a cloth.\n- ${BEST}\n- Wait.`,
      80,
      ["- Take a cloth.", `- ${BEST}`, "- Wait."],
    ],
  ])("%s", (_what, text, room, told) => {
    expect(run(text, ASKED, room)).toEqual(told);
  });

  it("begins behind the steps of something else", () => {
    expect(run(`1. Take a cloth.\n2. Rub.\n\n${BEST}`, ASKED, 80)).toEqual([BEST]);
  });

  it("holds a block of code before it whole, or none of it", () => {
    const text = `    melt wax\n    strain wax\n    pour wax\n\n${BEST}`;
    expect(run(text, ASKED, 50)).toEqual([BEST]);
    expect(run(text, ASKED, 60)).toEqual(["melt wax", "strain wax", "pour wax", BEST]);
  });

  it("is empty where nothing was found", () => {
    expect(chooseRun([], 100)).toEqual([]);
  });
});
