/** When an answer is as a check wants it, and what a taught answer is checked by. */
import { describe, expect, it } from "vitest";
import { decideExpectation, isDecidedSource, meetsExpectation } from "../../src/domain/check.ts";

describe("what a check expects", () => {
  const answered = (text: string, passage = "") => ({
    outcome: "answered" as const,
    text,
    citations: [{ passage }],
  });
  const declined = { outcome: "declined" as const, text: "I don't know.", citations: [] };

  it.each([
    ["CLOSED   on sundays", answered("The shop is closed on Sundays."), false, true],
    ["às 9h", answered("Abre as 9h."), false, true],
    ["  on\nSundays ", answered("Closed on Sundays"), false, true],
    ["onsundays", answered("Closed on Sundays"), false, false],
    ["noon", answered("At 9.", "It opens at noon."), false, false],
    ["noon", answered("At midday.", "It opens at noon."), true, true],
    [
      "noon",
      { ...answered("At midday."), citations: [{ passage: "At 9." }, { passage: "Noon." }] },
      true,
      true,
    ],
    ["know", declined, true, false],
    [null, declined, false, true],
    [null, answered("Yes."), false, false],
  ] as const)("%j of %j (paraphrased: %j) is met: %j", (expected, answer, paraphrased, met) => {
    expect(meetsExpectation(answer, expected, paraphrased)).toBe(met);
  });

  it("is the first taught sentence that the robot says, else the first", () => {
    const taught = "Dogs are welcome. They stay on a lead.";
    expect(decideExpectation(taught, answered("They stay on a lead."), "en")).toBe("They stay on a lead.");
    expect(decideExpectation(taught, declined, "en")).toBe("Dogs are welcome.");
    expect(decideExpectation(" \n\n Dogs are welcome. \n", declined, "en")).toBe("Dogs are welcome.");
    expect(decideExpectation("", declined, "en")).toBe("");
    const long = decideExpectation("Woof ".repeat(200), declined, "en");
    expect(long.length).toBe(300);
  });

  it.each(["", "a"])("is a beginning of whole characters, behind %j", (before) => {
    const given = answered(`${before}${"😀".repeat(400)}.`);
    expect(meetsExpectation(given, decideExpectation(given.text, given, "en"), false)).toBe(true);
  });

  it("is what was taught where that has no sentence", () => {
    expect(decideExpectation(" ", declined, "en")).toBe(" ");
  });
});

it.each([
  ["gaps/gap_a1-B2", true],
  ["reviews/rev_7", true],
  ["gaps/gap_a1.md", false],
  ["gaps/other", false],
  ["reviews/gap_7", false],
  ["docs/gaps/gap_a1", false],
  ["gaps/gap_", false],
])("the source %s is of an answer that a person decided: %j", (source, decided) => {
  expect(isDecidedSource(source)).toBe(decided);
});
