import { describe, expect, it } from "vitest";

import { LOCALES } from "../../../src/contract/locale.ts";
import { CONVERSION_ERRORS, isConversionError } from "../../../src/domain/documents/conversion-error.ts";
import {
  documentErrorWords,
  teachingErrorWords,
} from "../../../src/domain/documents/document-error-words.ts";

describe("the words for an unreadable document", () => {
  it("are there for every error, language and reader, short, and none is shared", () => {
    const all = CONVERSION_ERRORS.flatMap((error) => [
      ...LOCALES.map((locale) => documentErrorWords(error, locale)),
      teachingErrorWords(error, "binary"),
    ]);
    expect(all).toHaveLength(35);
    expect(new Set(all).size).toBe(35);
    expect(all.filter((words) => words.length > 160)).toEqual([]);
  });

  it("are Japanese for Japanese readers", () => {
    for (const error of CONVERSION_ERRORS) expect(documentErrorWords(error, "ja")).toMatch(/[ぁ-ん]/u);
  });

  it("name both reasons for which a document that is taught has no text: a scan, and a page made by script", () => {
    expect(teachingErrorWords("no_text", "pdf")).toMatch(/scan.*by script/);
  });

  it.each([
    ["doc", /^An old Word .*\.docx/],
    ["xls", /^An old Excel .*\.xlsx/],
    ["ppt", /^An old PowerPoint .*\.pptx/],
    ["msg", /Outlook.*\.eml/],
    ["epub", /\.docx or HTML/],
    ["jpeg", /^A picture.*OCR, such as tesseract/],
    ["archive", /unpack it/],
  ] as const)("say of each kind that nobody reads what to do with it: %s", (type, words) => {
    expect(teachingErrorWords("unsupported_type", type)).toMatch(words);
    expect(teachingErrorWords("corrupt", type)).toMatch(/engine.*damaged|^Damaged/);
  });

  it("belong to a closed list", () => {
    expect(isConversionError("timeout")).toBe(true);
    expect(isConversionError("toString")).toBe(false);
    expect(isConversionError(undefined)).toBe(false);
  });
});
