/** By what things are to be compared, and which of them is asked for. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findSuperlative } from "../../../../src/domain/answering/question/superlative.ts";
import { fold } from "../../../../src/domain/language/normalise.ts";

describe("the least or most of something", () => {
  it.each<[Locale, string, string, boolean, string]>([
    ["en", "Which course is the cheapest?", "price", false, "cheapest"],
    ["en", "Which room has the highest price?", "price", true, "highest price"],
    ["en", "What is the shortest tour?", "length", false, "shortest"],
    ["en", "Which boat takes the most people?", "size", true, "most people"],
    ["en", "Which stop is the nearest?", "distance", false, "nearest"],
    ["pt-BR", "Qual é a aula mais barata?", "price", false, "mais barata"],
    ["pt-BR", "Qual passeio dura mais?", "length", true, "dura mais"],
    ["pt-BR", "Qual é a bicicleta mais leve?", "weight", false, "mais leve"],
    ["it", "Qual è il corso più economico?", "price", false, "piu economico"],
    ["it", "Qual è la gita più lunga?", "length", true, "piu lunga"],
    ["ja", "一番安いコースはどれですか？", "price", false, "一番安"],
    ["ja", "最も重い自転車は？", "weight", true, "最も重"],
  ])("%s: “%s”", (locale, question, by, most, said) => {
    expect(findSuperlative(fold(question), locale)).toEqual({ by, most, said });
  });
  it.each<[Locale, string]>([
    ["en", "How much is the course?"],
    ["en", "When is the first of May?"],
    ["en", "Is the last class full?"],
    ["pt-BR", "Quanto custa a aula?"],
    ["pt-BR", "Entra menor de 12 anos?"],
    ["it", "Quanto costa il corso?"],
    ["ja", "最終日はいつですか？"],
  ])("%s: is not asked for by “%s”", (locale, question) => {
    expect(findSuperlative(fold(question), locale)).toBeUndefined();
  });
});

describe("the first or last by their hour", () => {
  it.each<[Locale, string, boolean, string, string, string]>([
    [
      "en",
      "When is your first tour?",
      false,
      "first",
      "The first tour starts at 9.",
      "The last one starts at 5.",
    ],
    ["en", "What time is the last class?", true, "last", "The final class is at 8.", "The first is at 9."],
    ["pt-BR", "Quando é a última aula?", true, "ultima", "A última é às 20h.", "A primeira é às 9h."],
    ["it", "A che ora è la prima gita?", false, "prima", "La prima parte alle 9.", "L'ultima parte alle 17."],
    ["ja", "最終のバスは何時ですか？", true, "最終の", "最終は20時です。", "始発は6時です。"],
  ])("%s: “%s”", (locale, question, most, said, tells, other) => {
    const found = findSuperlative(fold(question), locale);
    expect(found).toMatchObject({ by: "hour", most, said });
    expect([tells, other].map((text) => found?.told?.test(fold(text)))).toEqual([true, false]);
  });
});
