import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

function answerOf(texts: readonly string[], question: string, locale: Locale): string {
  const { weighed, ranked } = findIn(texts, question, locale);
  return extract(rankSentences(ranked, weighed), weighed)!.text;
}

describe("beside a sentence that holds all that was asked", () => {
  const LAMPS = "The deposit for a brass lamp is 50 crowns.";
  it("stands what follows at once, and nothing further that shares nothing with the question", () => {
    const text = `${LAMPS} It is paid back at the counter. Visitors must show a passport. Dogs stay outside.`;
    expect(answerOf([text], "What is the deposit for a brass lamp?", "en")).toBe(
      `${LAMPS} It is paid back at the counter.`,
    );
  });
  it("stands nothing from elsewhere that holds less of it", () => {
    const other = "A brass lamp weighs three pounds.";
    expect(answerOf([LAMPS, other], "What is the deposit for a brass lamp?", "en")).toBe(LAMPS);
  });
  it("stands what else a sentence with half the question needs", () => {
    const other = "The engraving of a lamp takes a week.";
    const answer = answerOf([LAMPS, other], "Are deposit and engraving of the lamp cheap?", "en");
    expect(answer).toContain(LAMPS);
    expect(answer).toContain(other);
  });
});

describe("beside a price that was asked for", () => {
  const PRICE = "Renting a lantern costs €38 per day.";
  it("stands nothing that shows none", () => {
    const text = `Lanterns are lent for a day or longer. ${PRICE} A deposit is asked for. Lanterns burn for a day.`;
    expect(answerOf([text], "What does renting a lantern for a day cost?", "en")).toBe(PRICE);
  });
  it("stands another price", () => {
    const text = `${PRICE} It is open all year. Renting a lantern for the weekend costs €60.`;
    expect(answerOf([text], "What does renting a lantern cost?", "en")).toContain("€60");
  });
});

describe("beside a sentence that holds all that was asked", () => {
  it("stands nothing further off that holds less of it, even of the same passage", () => {
    const text =
      "The lantern museum opens daily. Children pay half. The harbour is near. The lantern museum shows brass.";
    expect(answerOf([text], "Does the lantern museum show brass?", "en")).toBe(
      "The lantern museum shows brass.",
    );
  });
});

describe("beside a sentence that holds all that a brief question asks", () => {
  it("stands nothing that holds only its light words, unless it follows at once", () => {
    const text =
      "Breakfast is early. Guests bring towels. Dogs are welcome here. Bring a lead. Guests bring towels of their own to the lake.";
    expect(answerOf([text], "Can I bring my dog?", "en")).toBe("Dogs are welcome here. Bring a lead.");
  });
});

describe("what stands in several files", () => {
  it.each([
    ["The workshop opens at 9 am.", "When does the workshop open?"],
    ["| Helmet | 5 EUR |\n| Lock | 2 EUR |", "How much is a helmet?"],
  ])("is said once: %j", (text, question) => {
    const answer = answerOf([text, `${text}\n`, text], question, "en");
    expect(answer.split("\n")).toHaveLength(1);
    expect(answer).toMatch(/9 am|5 EUR/);
  });
  it("keeps what only one of them says", () => {
    const text = "The workshop opens at 9 am.";
    const more = `${text} The workshop opens at 10 am in winter.`;
    const answer = answerOf([text, more], "When does the workshop open?", "en");
    expect(answer).toContain("10 am in winter");
    expect(answer.split(text)).toHaveLength(2);
  });
});

it("nothing is told where nothing was found", () => {
  const { weighed } = findIn([], "When do you open?", "en");
  expect(extract([], weighed)).toBeUndefined();
});
