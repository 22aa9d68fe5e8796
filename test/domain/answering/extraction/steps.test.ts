/** Steps of a way, from the text to the words that a visitor reads. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

function answerOf(taught: FoundText, question: string, locale: Locale = "en"): string {
  const { weighed, ranked } = findIn([taught], question, locale);
  return extract(rankSentences(ranked, weighed), weighed)!.text;
}

const STEPS = "1. Open the glass.\n2. Turn the screw.\n3. Press OK.";
const QUESTION = "How do I replace the wick?";

describe("the steps of a way", () => {
  it.each([
    ["behind the sentence that says what they are for", `You can replace the wick yourself.\n${STEPS}`],
    ["before the sentence that says what they come to", `${STEPS}\nNow you can replace the wick.`],
    [
      "with what they say further",
      "1. Open the glass.\nIt is hot.\n2. Replace the wick.\n- a new one\n- an old one\n3. Press OK.",
    ],
  ])("are told from the first one on: %s", (_where, text) => {
    expect(answerOf({ heading: "Lamps", text }, QUESTION).replaceAll("\n\n", "\n")).toBe(text);
  });

  it.each<[Locale, string, string, string]>([
    ["it", "Come cambio lo stoppino?", "Si può cambiare lo stoppino.", "1. Aprire.\n2. Girare la vite."],
    ["it", "Come si cambia lo stoppino?", "Si cambia lo stoppino.", "1. Aprire.\n2. Girare la vite."],
    ["pt-BR", "Como troco o pavio?", "Você pode trocar o pavio.", "1. Abra o vidro.\n2. Gire o parafuso."],
    ["ja", "芯を交換するには?", "芯は交換できます。", "1. ガラスを開けます。\n2. ねじを回します。"],
  ])("are told where a way is asked for in one of these words (%s: %s)", (locale, question, said, steps) => {
    expect(answerOf({ text: `${said}\n${steps}` }, question, locale)).toBe(`${said}\n${steps}`);
  });

  it("end with a sign where they find no room", () => {
    const many = Array.from({ length: 20 }, (_, at) => `${at + 1}. Turn the screw number ${at + 1}.`);
    const answer = answerOf({ text: `You can replace the wick.\n${many.join("\n")}` }, QUESTION);
    expect(answer).toMatch(/^You can replace the wick\.\n1\. .+\n…$/su);
    expect(answer.length).toBeLessThanOrEqual(454);
  });

  it("are none of what whether it is done asks for", () => {
    const text = `The wick is replaced for free.\n${STEPS}`;
    expect(answerOf({ text }, "Is the wick replaced for free?")).toBe("The wick is replaced for free.");
  });

  it("are none of a sentence further off", () => {
    const text = `${STEPS}\nThat is all.\nYou can replace the wick in ${"the evening, or in ".repeat(12)}the morning.`;
    expect(answerOf({ text }, QUESTION)).not.toContain("1.");
  });
});

describe("steps under a heading that says just what is asked", () => {
  const long = "and who has never seen one of them may well be surprised by it, ".repeat(4);
  const text = `Who wants to replace the wick of a lamp may find it hot, ${long}as is told.\nIt cools down.\n${STEPS}`;

  it("are told instead of what else is said there", () => {
    expect(answerOf({ heading: "Lamps › 2.1. To replace wicks", text }, QUESTION)).toBe(STEPS);
  });

  it("are told where it says the deed alone, and not where it says another", () => {
    const question = "How do I upgrade the oven to a new version?";
    const rival = { heading: "Lamps › Versions", text: "A new version of the oven comes by post." };
    const answerUnder = (heading: string): string => {
      const { weighed, ranked } = findIn([rival, { heading, text }], question, "en");
      return extract(rankSentences(ranked, weighed), weighed)!.text;
    };
    expect(answerUnder("Lamps › Upgrading")).toBe(STEPS);
    expect(answerUnder("Lamps › Cleaning")).toBe(rival.text);
  });

  it("are told from the first one on where the run goes on in further passages", () => {
    const heading = "Lamps › To replace wicks";
    const told = { heading, text: STEPS };
    const rest = { heading, text: "4. Close the glass.\n5. Write it into the log." };
    const { weighed, ranked } = findIn([rest, told], QUESTION, "en");
    expect(extract(rankSentences(ranked, weighed), weighed)!.text).toMatch(/^1\. Open the glass\./);
  });

  it.each([
    "Lamps › To replace the glass",
    "Lamps › To replace wicks and screws",
    "To replace wicks › Lamps",
  ])("stay away under another one: %s", (heading) => {
    expect(answerOf({ heading, text }, QUESTION)).not.toContain("3. Press OK.");
  });
});

it("a first step alone, where the second finds no room, is no way", () => {
  const text = `You can replace the wick.\n1. Open it${" and look".repeat(30)}.\n2. Turn it${" and look".repeat(30)}.`;
  expect(answerOf({ text }, QUESTION)).not.toMatch(/^1\.|…$/mu);
});
