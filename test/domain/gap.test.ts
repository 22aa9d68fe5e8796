import { describe, expect, it } from "vitest";
import { GAP_QUESTION_CHARACTERS, toGapWords } from "../../src/domain/gap.ts";
import type { Locale } from "../../src/contract/locale.ts";

const keyOf = (text: string, locale: Locale, earlier: string[] = []) =>
  toGapWords({ text, earlier, locale }).key;

describe("the key of an unanswered question", () => {
  it.each([
    ["en", "Do you rent kayaks?", "hello, do you rent KAYAKS please"],
    ["en", "Do you rent kayaks?", "kayak renting?"],
    ["pt-BR", "Vocês alugam caiaques?", "oi, voces alugam caiaques, por favor?"],
    ["it", "Noleggiate i kayak?", "Buongiorno, noleggiate kayak?"],
    ["ja", "カヤックは借りられますか？", "ｶﾔｯｸは借りられますか"],
  ] as const)("is the same in %s for “%s” and “%s”", (locale, left, right) => {
    expect(keyOf(left, locale)).toBe(keyOf(right, locale));
  });

  it("differs for other things, and by what a question leans on", () => {
    expect(keyOf("Do you rent kayaks?", "en")).not.toBe(keyOf("Do you rent canoes?", "en"));
    const leaning = toGapWords({ text: "And for children?", earlier: ["Do you rent kayaks?"], locale: "en" });
    expect(leaning.key).not.toBe(keyOf("And for children?", "en"));
    expect(leaning.question_before).toBe("Do you rent kayaks?");
  });

  it.each<[string, string, string]>([
    [
      "in the language it is asked in, whatever the robot's",
      "Quando sono aperte le lezioni di nuoto per i bambini?",
      "it",
    ],
    ["in the robot's language where the question says too little", "kayaks", "en"],
    ["with each word once, in one order", "kayaks or canoes or kayaks", "en"],
  ])("is read %s: “%s”", (_what, text, locale) => {
    expect(keyOf(text, "en")).toBe(keyOf(text, locale as Locale));
  });

  it("says nothing of an earlier question where this one stands alone", () => {
    const of = (earlier: string[]) => keyOf("Where can I buy brass lamps?", "en", earlier);
    expect(of(["Do you rent kayaks?"])).toBe(of([]));
  });

  it("is made of stems, not of what asks", () => {
    expect(keyOf("When are the canoes and kayaks rented?", "en")).toBe("cano kayak rent");
  });

  it("leaves the question before out where this one stands alone or is the first", () => {
    const earlier = ["Do you rent kayaks?"];
    const alone = toGapWords({ text: "Where can I buy brass lamps?", earlier, locale: "en" });
    expect(alone).toEqual({
      ...alone,
      key: keyOf("Where can I buy brass lamps?", "en"),
      question_before: null,
    });
    expect(toGapWords({ text: "And for children?", earlier: [], locale: "en" }).question_before).toBeNull();
    expect(toGapWords({ text: "And for children?", earlier: [""], locale: "en" }).question_before).toBeNull();
  });

  it("exists for a text without words, and long texts are cut behind a whole character", () => {
    expect(keyOf("???", "en")).not.toBe("");
    const { question } = toGapWords({ text: `a${"😀".repeat(2_000)}`, earlier: [], locale: "en" });
    expect(question).toBe(`a${"😀".repeat(GAP_QUESTION_CHARACTERS / 2 - 1)}`);
  });
});
