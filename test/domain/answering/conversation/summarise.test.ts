import { describe, expect, it } from "vitest";

import { LOCALES } from "../../../../src/contract/locale.ts";
import { declaresNotKnowing } from "../../../../src/domain/guardrails/grounding.ts";
import { toDecline, toUnanswered } from "../../../../src/domain/answering/conversation/decline.ts";
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
    expect(summarise([{ role: "user", text: "  " }], "it")).toBeNull();
  });
  const open = (text: string) => [
    { role: "user" as const, text },
    { role: "assistant" as const, text: "…", declined: true },
  ];
  it.each([
    ["en", "Left open: “b?” (and 1 more).", "No question could be answered."],
    ["pt-BR", "Em aberto: “b?” (e mais 1).", "Nenhuma pergunta pôde ser respondida."],
    ["it", "Senza risposta: “b?” (e un’altra).", "A nessuna domanda è stato possibile rispondere."],
    ["ja", "未回答：「b?」（ほか1件）。", "お答えできた質問はありません。"],
  ] as const)("tells in %s what was left open, and where nothing was answered", (locale, left, none) => {
    const some = summarise([...asked(["a?"], "x"), ...open("b?"), ...open("c?")], locale) ?? "";
    expect(some.endsWith(left)).toBe(true);
    expect(some).not.toContain(none);
    const all = summarise([...open("b?"), ...open("c?")], locale) ?? "";
    expect(all.endsWith(none)).toBe(true);
    expect(all).not.toContain(left);
  });
  it.each([
    ["it", "Il visitatore ha fatto 5 domande: “a?”, “b?”, “c?” (e altre 2). Risposta data: x."],
    ["ja", "お客様の質問（5件）：「a?」「b?」「c?」（ほか2件）。回答：x。"],
  ] as const)("counts more than one in %s", (locale, summary) => {
    expect(summarise(asked(["a?", "b?", "c?", "d?", "e?"], "x"), locale)).toBe(summary);
  });
  it("leaves a question open that was answered by nobody, and tells the last answer", () => {
    const turns = [
      ...asked(["a?"], "First."),
      { role: "user" as const, text: "b?" },
      { role: "user" as const, text: "c?" },
      { role: "assistant" as const, text: "**Last**, so far. And more." },
    ];
    expect(summarise(turns, "en")).toBe(
      "The visitor asked 3 questions: “a?”, “b?”, “c?” Answered: Last, so far. Left open: “b?”",
    );
  });
  const lamps = (count: number): string => Array.from({ length: count }, () => "lamp").join(" ");
  it.each([
    ["a question of 90 characters whole, on one line", `the\n ${lamps(17)}s?`, `the ${lamps(17)}s?`],
    ["a longer one up to a word", `${lamps(18)} s?`, `${lamps(17)}…`],
    ["a long word cut, but no character", `${"x".repeat(88)}😀😀`, `${"x".repeat(88)}…`],
    ["a first word before a long one not alone", `a ${"x".repeat(99)}`, `a ${"x".repeat(87)}…`],
  ])("tells %s", (_what, question, told) => {
    expect(summarise(asked([question], "So."), "en")).toBe(
      `The visitor asked: “${told}”${/[?…]$/.test(told) ? "" : "."} Answered: So.`,
    );
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
  it.each([
    ["en", null, "public", /don't know.* contact details, and a person/],
    ["en", null, "private", /don't know.* other words, or teach me/],
    ["pt-BR", null, "public", /Não sei.* contato, e uma pessoa/],
    ["pt-BR", null, "private", /Não sei.* outras palavras, ou me ensine/],
    ["it", null, "public", /Non so.* recapiti e una persona/],
    ["it", null, "private", /Non so.* altre parole, o insegnami/],
    ["ja", null, "public", /わかりません.*連絡先.*担当者/],
    ["ja", null, "private", /わかりません.*別の言葉.*教えてください/],
    ["ja", "担当者へどうぞ。", "private", /^担当者へどうぞ。$/],
  ] as const)(
    "in %s (%s, %s) says that it does not know, and what can be done",
    (locale, own, where, says) => {
      expect(toDecline(locale, own, where)).toMatch(says);
    },
  );
  it.each([
    ["en", "I'm not sure about this, though: “a?”"],
    ["pt-BR", "Sobre isto, porém, não tenho certeza: “a?”"],
    ["it", "Su questo, però, non ho certezze: «a?»"],
    ["ja", "次の点については、はっきりとはわかりません：「a?」"],
  ] as const)("in %s owns up to each question of a letter that found no answer", (locale, told) => {
    expect(toUnanswered(locale, ["a?"])).toBe(told);
    expect(toUnanswered(locale, ["a?", "b?"])).toBe(`${told}\n${told.replace("a?", "b?")}`);
    expect(toUnanswered(locale, [])).toBe("");
  });
  it("tells of a long question that was left open its beginning", () => {
    const whole = "w".repeat(120);
    expect(toUnanswered("en", [whole])).toContain(`“${whole}”`);
    expect(toUnanswered("en", [`${"w".repeat(119)} and so on`])).toContain(`“${"w".repeat(119)}…”`);
  });
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
