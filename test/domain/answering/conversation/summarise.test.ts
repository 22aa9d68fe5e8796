import { describe, expect, it } from "vitest";

import { LOCALES } from "../../../../src/contract/locale.ts";
import { declaresNotKnowing } from "../../../../src/domain/guardrails/grounding.ts";
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
      "お客様の質問：「ベルはありますか？」。お答えできた質問はありません。",
    );
  });
  const asked = (questions: readonly string[], answer: string) =>
    questions.flatMap((text) => [
      { role: "user" as const, text },
      { role: "assistant" as const, text: answer },
    ]);
  it.each([
    ["en", "opening hours", "9 to 5", "The visitor asked: “opening hours”. Answered: 9 to 5."],
    ["pt-BR", "horários", "Das 9 às 17h.", "O visitante perguntou: “horários”. Respondido: Das 9 às 17h."],
    ["it", "orari", "Dalle 9 alle 17", "Il visitatore ha chiesto: “orari”. Risposta data: Dalle 9 alle 17."],
    ["ja", "営業時間", "9時から17時までです。", "お客様の質問：「営業時間」。回答：9時から17時までです。"],
  ] as const)("ends each part as a sentence in %s", (locale, question, answer, summary) => {
    expect(summarise(asked([question], answer), locale)).toBe(summary);
  });
  it.each([
    ["en", "The visitor asked 4 questions: “a?”, “b?”, “c?” (and 1 more). Answered: x."],
    ["pt-BR", "O visitante fez 4 perguntas: “a?”, “b?”, “c?” (e mais 1). Respondido: x."],
    ["it", "Il visitatore ha fatto 4 domande: “a?”, “b?”, “c?” (e un’altra). Risposta data: x."],
    ["ja", "お客様の質問（4件）：「a?」「b?」「c?」（ほか1件）。回答：x。"],
  ] as const)("counts what it leaves out in %s", (locale, summary) => {
    expect(summarise(asked(["a?", "b?", "c?", "d?"], "x"), locale)).toBe(summary);
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
