import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../../src/contract/locale.ts";

const read = (locale: string) =>
  JSON.parse(readFileSync(`templates/locales/${locale}.json`, "utf8")) as Record<string, string>;
const english = read("en");
const placeholders = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(LOCALES)("the words of %s", (locale) => {
  const words = read(locale);

  it("have the same keys as the others", () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
  });

  it("are there, with the same placeholders as in English", () => {
    for (const [key, text] of Object.entries(words)) {
      expect(text.trim(), key).not.toBe("");
      expect(new Set(placeholders(text)), key).toEqual(new Set(placeholders(english[key] ?? "")));
    }
  });
});
