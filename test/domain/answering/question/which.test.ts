/** Questions for those of several things that have something, for all of them, and for the way of doing something. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { asksForWay } from "../../../../src/domain/answering/question/asked-way.ts";
import { asksOfAll, asksWhich } from "../../../../src/domain/answering/question/which.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

describe("which of several things", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "Which rooms have a lake view?", true],
    ["en", "What courses are for beginners?", true],
    ["en", "Which of your rooms have a bath?", true],
    ["en", "Which room is the largest?", false],
    ["en", "Tell me which rooms have a view", false],
    ["pt-BR", "Quais quartos têm vista?", true],
    ["pt-BR", "Em quais dias vocês abrem?", true],
    ["pt-BR", "Qual quarto tem vista?", false],
    ["it", "Quali camere hanno il balcone?", true],
    ["it", "In quali giorni siete aperti?", true],
    ["it", "Quale camera ha il balcone?", false],
    ["ja", "どの部屋にバルコニーがありますか？", true],
    ["ja", "湖が見えるのはどれですか？", true],
    ["ja", "部屋にバルコニーはありますか？", false],
  ])("%s: %s is %s", (locale, text, isAsked) => {
    expect(asksWhich({ folded: fold(text), locale })).toBe(isAsked);
  });
});

describe("all of several things", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "Do all rooms have a balcony?", true],
    ["en", "Is there a bath in every room?", true],
    ["en", "Do both tours end here?", true],
    ["en", "Is parking allowed?", false],
    ["pt-BR", "Todos os quartos têm varanda?", true],
    ["pt-BR", "Cada quarto tem chuveiro?", true],
    ["pt-BR", "O quarto tem varanda?", false],
    ["it", "Tutte le camere hanno il balcone?", true],
    ["it", "Ogni camera ha il bagno?", true],
    ["it", "La camera ha il balcone?", false],
    ["ja", "全室にバルコニーがありますか？", true],
    ["ja", "どの部屋にもお風呂がありますか？", true],
    ["ja", "部屋にお風呂はありますか？", false],
  ])("%s: %s is %s", (locale, text, isAsked) => {
    expect(asksOfAll({ folded: fold(text), locale })).toBe(isAsked);
  });
});

describe("the way of doing something", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "How do I import a file?", true],
    ["en", "How can we get a refund?", true],
    ["en", "How to cancel", true],
    ["en", "How many people can come?", false],
    ["en", "How long is the tour?", false],
    ["pt-BR", "Como importo um arquivo?", true],
    ["pt-BR", "Como se cancela uma reserva?", true],
    ["pt-BR", "Me diga como eu cancelo", true],
    ["pt-BR", "Quando cancelo?", false],
    ["it", "Come importo un file?", true],
    ["it", "Come si arriva?", true],
    ["it", "Come mi iscrivo?", true],
    ["it", "Quando arrivo?", false],
    ["ja", "ファイルを取り込むには？", true],
    ["ja", "予約を取り消したいのですが", true],
    ["ja", "予約は必要ですか？", false],
  ])("%s: %s is %s", (locale, text, isAsked) => {
    expect(asksForWay({ folded: fold(text), locale })).toBe(isAsked);
  });
});
