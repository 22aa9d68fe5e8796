/** The word for "no answer": recognised as it is written, and cut where it stands behind something else. */
import { describe, expect, it } from "vitest";
import {
  createNoAnswerCut,
  isNoAnswer,
  mayBecomeNoAnswer,
} from "../../../src/domain/guardrails/no-answer.ts";
import { watchCpu } from "../../support/cpu-time.ts";

const cut = (taught: readonly string[], ...pieces: string[]): [string, boolean] => {
  const text = createNoAnswerCut(taught);
  const said = pieces.map((piece) => text.push(piece)).join("") + text.end();
  return [said, text.noticed];
};

describe("the word for no answer", () => {
  it("is recognised while it is being written", () => {
    for (const text of ["N", "No", "NO_", "**NO_ANS", "NO_ANSWER", "NO_ANSWER. The passages", "", " \n"])
      expect(mayBecomeNoAnswer(text)).toBe(true);
    for (const text of ["Now", "No, it", "No, 5", "NO_ANT", "Yes", "No answer is", "-".repeat(60)])
      expect(mayBecomeNoAnswer(text)).toBe(false);
  });

  it("is a text that opens with it, or is nothing but it as models misspell it", () => {
    for (const text of [
      "NO_ANSWER",
      "`NO_ANSWER`.",
      "NO_ANSWER because",
      "NO ANSWER",
      "No_Answer",
      "No answer.",
    ])
      expect(isNoAnswer(text)).toBe(true);
    for (const text of ["", "NO", "Is NO_ANSWER a word?", "No answer is needed.", "No answers"])
      expect(isNoAnswer(text)).toBe(false);
  });

  it.each([
    ["Within 30 days. NO_ANSWER", "Within 30 days."],
    ["Sorry, **NO\\_ANSWER** for that", "Sorry,"],
    ["NO_ANSWER", ""],
  ])("ends %j, in any pieces", (text, said) => {
    expect(cut([], text)).toEqual([said, true]);
    expect(cut([], ...text.split(""))).toEqual([said, true]);
  });

  it.each(["Is it NO", "No, not NOW", "It is (N", `A${" *".repeat(200)}`, "SAY NO_ANSWE"])(
    "leaves %j whole, in any pieces",
    (text) => {
      expect(cut([], text)).toEqual([text, false]);
      expect(cut([], ...text.split(""))).toEqual([text, false]);
    },
  );

  it("may be said where it was taught", () => {
    expect(cut(["The status NO_ANSWER"], "It is NO_ANSWER.")).toEqual(["It is NO_ANSWER.", false]);
  });

  it("takes a time that grows with the length only", () => {
    const cpu_ms = watchCpu();
    cut([], " ".repeat(200_000), "*".repeat(200_000), "N".repeat(200_000));
    cut([], ...Array<string>(50_000).fill(" N"));
    expect(cpu_ms()).toBeLessThan(2_000);
  });
});
