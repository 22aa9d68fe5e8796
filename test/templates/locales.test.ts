import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LOCALES } from "../../src/contract/locale.ts";
import { CONVERSION_ERRORS } from "../../src/domain/documents/conversion-error.ts";
import { documentErrorWords } from "../../src/domain/documents/document-error-words.ts";

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

describe("Japanese", () => {
  const WORDS = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
  // A mark of ASCII beside a Japanese letter; "{limit}文字" and "robot.yaml の" are none.
  const NARROW =
    /(?:[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}][!?,:;()]|[!?,;()][\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}])/u;
  const lines = [
    ...Object.values(read("ja")),
    ...["checks", "robot", "tenant"].flatMap((name) =>
      readFileSync(`templates/init/${name}.ja.yaml`, "utf8").split("\n"),
    ),
    ...readFileSync("templates/terms/terms.ja.md", "utf8").split("\n"),
    ...CONVERSION_ERRORS.map((error) => documentErrorWords(error, "ja")),
  ].filter((line) => WORDS.test(line));

  it("has full-width marks beside its letters", () => {
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => NARROW.test(line.replace("質問,回答", "")))).toEqual([]);
  });

  it("has no blank around a company's name", () => {
    expect(Object.values(read("ja")).filter((text) => / ?\{company\} /.test(text))).toEqual([]);
  });
});
