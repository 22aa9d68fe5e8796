import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { detectLanguage } from "../../../src/domain/language/detect.ts";

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
  ] satisfies [Locale, string][])("finds %s in %s", (locale, text) => {
    const other = locale === "en" ? "ja" : "en";
    expect(detectLanguage(text, other).locale).toBe(locale);
  });
  it("falls back without certainty where there are no letters", () => {
    expect(detectLanguage("1234 ?!", "it")).toEqual({ locale: "it", certainty: 0 });
  });
});
