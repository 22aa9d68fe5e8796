import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { detectLanguage, languageOfQuestion } from "../../../src/domain/language/detect.ts";

describe("language detection", () => {
  it.each([
    ["en", "what are your opening hours"],
    ["en", "price list"],
    ["pt-BR", "qual é o horário"],
    ["pt-BR", "vocês entregam aos sábados?"],
    ["it", "quali sono gli orari"],
    ["it", "dove si trova il negozio?"],
    ["ja", "営業時間は？"],
    ["ja", "Wi-Fiのパスワード"],
    ["en", "thanks"],
    ["pt-BR", "obrigado"],
    ["it", "grazie"],
    ["en", "e-bike for 2"],
  ] satisfies [Locale, string][])("finds %s in %s", (locale, text) => {
    const other = locale === "ja" ? "en" : "ja";
    expect(detectLanguage(text, other).locale).toBe(locale);
  });
  it("falls back without certainty where there are no letters", () => {
    expect(detectLanguage("1234 ?!", "it")).toEqual({ locale: "it", certainty: 0 });
  });

  it.each([
    ["the name of a place", "東京 is the capital of this country"],
    ["a dish", "where do you have the 寿司?"],
  ])("is not led to Japanese by %s", (_what, text) => {
    expect(detectLanguage(text, "it").locale).toBe("en");
  });

  it.each([
    ["pt-BR", "maçã"],
    ["pt-BR", "MAÇÃ"],
    ["pt-BR", "maça\u0303"],
    ["it", "così"],
    ["it", "COSÌ"],
    ["it", "gli"],
  ] satisfies [Locale, string][])("is sure of %s where %s shows signs of no other", (locale, text) => {
    expect(detectLanguage(text, "ja")).toEqual({ locale, certainty: 1 });
  });

  it.each(["hotel", "menu", "la porta", "a", "日: 12 hotel hotel"])(
    "falls back where the signs of %j tell no two apart",
    (text) => {
      expect(detectLanguage(text, "pt-BR")).toEqual({ locale: "pt-BR", certainty: 0 });
    },
  );

  it.each(["domingo", "cachorro", "estacionamento", "horario domingo"])(
    "does not leave the expected language for the ending of %j",
    (text) => {
      expect(detectLanguage(text, "pt-BR").locale).toBe("pt-BR");
      expect(detectLanguage("parking", "pt-BR").locale).toBe("en");
    },
  );

  it("is the surer the more its lead, and never more than sure", () => {
    const certaintyOf = (text: string): number => detectLanguage(text, "ja").certainty;
    expect(certaintyOf("the lamp of the wall")).toBeLessThanOrEqual(1);
    expect(certaintyOf("the lamp of the wall")).toBeGreaterThan(certaintyOf("as the lamp"));
  });

  it("is not swayed by foreign names among function words", () => {
    expect(detectLanguage("the cappuccino and the tiramisu", "ja").locale).toBe("en");
  });

  it("reads the first 2,000 characters only", () => {
    expect(detectLanguage("the ".repeat(500) + "gli ".repeat(5000), "ja").locale).toBe("en");
  });
});

describe("the language of a question", () => {
  it.each<[asked: string, robot: Locale, Locale]>([
    ["what are your opening hours", "it", "en"],
    ["quali sono gli orari", "en", "it"],
    ["営業時間は", "en", "ja"],
    ["hotel", "it", "it"],
    ["a la carte menu", "pt-BR", "pt-BR"],
    ["a la carte menu", "en", "en"],
    ["12:30?", "ja", "ja"],
  ])("%s, asked of a robot in %s, is %s", (asked, robot, locale) => {
    expect(languageOfQuestion(asked, robot)).toBe(locale);
  });
});
