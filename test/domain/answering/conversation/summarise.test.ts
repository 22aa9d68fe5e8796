import { describe, expect, it } from "vitest";

import { LOCALES } from "../../../../src/contract/locale.ts";
import { declaresNotKnowing } from "../../../../src/domain/grounding.ts";
import { toDecline } from "../../../../src/domain/answering/conversation/decline.ts";
import { SUMMARY_CHARACTERS, summarise } from "../../../../src/domain/answering/conversation/summarise.ts";

describe("the summary of a session", () => {
  it("says what was asked, answered and left open", () => {
    const summary = summarise(
      [
        { role: "user", text: "Are you open on Mondays?" },
        { role: "assistant", text: "Yes, from 9:00. Come in." },
        { role: "user", text: "Do you sell bells?" },
        { role: "assistant", text: "I don't know.", declined: true },
      ],
      "en",
    );
    expect(summary).toBe(
      "The visitor asked 2 questions: “Are you open on Mondays?”, “Do you sell bells?” Answered: Yes, from 9:00. Left open: “Do you sell bells?”",
    );
  });
  it("says so when nothing could be answered", () => {
    expect(summarise([{ role: "user", text: "ベルはありますか？" }], "ja")).toBe(
      "お客様の質問：「ベルはありますか？」 お答えできた質問はありません。",
    );
  });
  it("is null when nothing was asked", () => {
    expect(summarise([{ role: "assistant", text: "Hello" }], "it")).toBeNull();
  });
  it.each(LOCALES)("stays within its bound in %s", (locale) => {
    const turns = Array.from({ length: 40 }, (_, at) => ({
      role: at % 2 === 0 ? ("user" as const) : ("assistant" as const),
      text: "palavra ".repeat(200),
      declined: at % 4 === 1,
    }));
    const summary = summarise(turns, locale) ?? "";
    expect(summary.length).toBeGreaterThan(100);
    expect(summary.length).toBeLessThanOrEqual(SUMMARY_CHARACTERS);
  });
});

describe("declining", () => {
  it("takes the robot's own words first", () => {
    expect(toDecline("it", "Chieda a Ugo.")).toBe("Chieda a Ugo.");
    expect(toDecline("it", "  ")).toMatch(/^Non so/);
  });
  it("differs by language and by who asks", () => {
    const all = LOCALES.flatMap((locale) => [toDecline(locale, null), toDecline(locale, null, "private")]);
    expect(new Set(all).size).toBe(2 * LOCALES.length);
    // A model that repeats them from the conversation has declined, too.
    expect(all.filter((text) => !declaresNotKnowing(text))).toEqual([]);
  });
});
