/** Sentences for the age that was told with a question, and the names under which prices by age are told. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { createAgeFinder, withoutOtherAges } from "../../../../src/domain/answering/question/aged.ts";
import { toAskedTerms } from "../../../../src/domain/answering/question/asked-terms.ts";
import { isForGettingIn } from "../../../../src/domain/answering/question/payers.ts";
import { withPaying } from "../../../../src/domain/answering/question/paying-terms.ts";
import { readQuestion } from "../../../../src/domain/answering/question/question.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

const read = (text: string, locale: Locale) => readQuestion(text, { locale, languages: [locale] });

const PAGE = {};
const ELSEWHERE = {};
const on =
  (from: object) =>
  (text: string): { from: object; text: string } => ({ from, text });

describe("a sentence for the age that was told", () => {
  it.each<[Locale, string, string, number | undefined]>([
    ["en", "Is there a course for my son? He is 10.", "Ages 9 to 14", 0.8],
    ["en", "Is there a course for my son? He is 10.", "8 years and older", 0.5],
    ["en", "Is there a course for my son? He is 10.", "8 years and older, or ages 9 to 14", 0.8],
    ["en", "Is there a course for my son? He is 10.", "Ages 12 to 14", undefined],
    ["en", "Is there a course for my son? He is 10.", "Every Monday", undefined],
    ["pt-BR", "Tem curso para meu filho de 10 anos?", "De 9 a 14 anos", 0.8],
    ["it", "C'è un corso per mio figlio di 10 anni?", "Da 9 a 14 anni", 0.8],
    ["ja", "10歳の息子が通えるコースはありますか？", "9歳から14歳まで", 0.8],
  ])("%s: %s – %s", (locale, question, text, strength) => {
    const found = createAgeFinder(read(question, locale))?.(text);
    expect(found?.map((one) => one.strength)).toEqual(strength === undefined ? [] : [strength]);
  });

  it("is not looked for where no age was told", () => {
    expect(createAgeFinder(read("Is there a course for my son?", "en"))).toBeUndefined();
  });
});

describe("sentences for other ages", () => {
  const rows = ["Ages 9 to 14: Mondays", "Ages 4 to 8: Tuesdays", "Bring a towel."].map(on(PAGE));
  const open = ["8 years and older: Mondays", "Ages 4 to 6: Tuesdays"].map(on(PAGE));
  const left = (question: string, sentences: readonly { from: object; text: string }[]): string[] =>
    withoutOtherAges(sentences, read(question, "en")).map(({ text }) => text);

  it("go beside one for just that age, wherever they stand", () => {
    const both = [...rows, ...["Ages 15 to 18: Fridays"].map(on(ELSEWHERE))];
    expect(left("When is the course for my son, he is 10?", both)).toEqual([
      "Ages 9 to 14: Mondays",
      "Bring a towel.",
    ]);
  });
  it("go beside one that may be for it only where they stand together", () => {
    const both = [...open, ...["Ages 15 to 18: Fridays"].map(on(ELSEWHERE))];
    expect(left("When is the course for my son, he is 10?", both)).toEqual([
      "8 years and older: Mondays",
      "Ages 15 to 18: Fridays",
    ]);
  });
  it("stay where no age was told, or none suits", () => {
    expect(left("When is the course?", rows)).toHaveLength(3);
    expect(left("When is the course for my son, he is 16?", rows)).toHaveLength(3);
  });
  it("stay for who asks whether it is allowed at that age", () => {
    expect(left("Can my son come? He is 10.", rows)).toHaveLength(3);
  });
  it("tell no price where they tell hours or sizes for an age", () => {
    const mixed = ["Kids 3-12: 3 pm", "Kids 3-12: €4"].map(on(PAGE));
    expect(left("How much is it for my son, he is 10?", mixed)).toEqual(["Kids 3-12: €4"]);
  });
});

describe("whom a price by age is told for", () => {
  const wordsFor = (text: string, locale: Locale): string[] => {
    const reading = { locale, languages: [locale] };
    const terms = toAskedTerms(text, reading);
    return withPaying(terms, { folded: fold(text), kind: "price" }, reading)
      .filter(({ role }) => role === "cue")
      .map(({ word }) => word);
  };
  it.each<[Locale, string, string[]]>([
    ["en", "How much is it for a 10 year old?", ["child", "adult"]],
    ["en", "How much is a ticket for a 10-year-old?", ["ticket", "child", "adult"]],
    ["pt-BR", "Quanto custa para quem tem 10 anos?", ["crianca", "adulto"]],
    ["it", "Quanto costa per chi ha 10 anni?", ["bambino", "adulto"]],
    ["ja", "10歳はいくらですか？", ["子供", "大人"]],
  ])("%s: %s", (locale, text, words) => {
    expect(wordsFor(text, locale)).toEqual(expect.arrayContaining(words));
  });
  it("is not asked for by who names no age", () => {
    expect(wordsFor("How much is a ticket?", "en")).not.toContain("adult");
  });
  it.each<[Locale, string, string]>([
    ["en", "admission", "lamp"],
    ["pt-BR", "ingressos", "lampada"],
    ["it", "biglietti", "lampada"],
    ["ja", "入場", "電灯"],
  ])("%s: “%s” asks for getting in, “%s” does not", (locale, word, other) => {
    expect([word, other].map((one) => isForGettingIn(one, locale))).toEqual([true, false]);
  });
});
