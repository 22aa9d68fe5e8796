import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { isPieceOf, toSentences } from "../../../src/domain/language/sentences.ts";

const split = (text: string, locale: Locale): string[] =>
  toSentences(text, locale).map(({ start, end }) => text.slice(start, end));

describe("sentences", () => {
  it.each([
    ["en", "Mr. Vale left. He was tired.", ["Mr. Vale left.", "He was tired."]],
    [
      "it",
      "Il dott. Rossi vive qui. Il n. 231 è chiuso.",
      ["Il dott. Rossi vive qui.", "Il n. 231 è chiuso."],
    ],
    ["pt-BR", "O Sr. João chegou. Foi bom.", ["O Sr. João chegou.", "Foi bom."]],
    ["ja", "彼は「はい。」と言った。次です。", ["彼は「はい。」と言った。", "次です。"]],
    ["en", "It costs 3.50 crowns. Cheap!", ["It costs 3.50 crowns.", "Cheap!"]],
    ["en", "First line\nSecond line", ["First line", "Second line"]],
  ] satisfies [Locale, string, string[]][])(
    "ends sentences of %s where people do: %s",
    (locale, text, expected) => {
      expect(split(text, locale)).toEqual(expected);
    },
  );
  it("cuts an overlong sentence and knows its pieces", () => {
    const text = `The list holds ${"many quiet lamps with shades, ".repeat(20)}and one bell.`;
    const spans = toSentences(text, "en");
    expect(spans.length).toBeGreaterThan(1);
    expect(spans.every(({ start, end }) => end - start <= 320)).toBe(true);
    expect(isPieceOf(text, spans[0]!)).toEqual({ begins_inside: false, ends_inside: true });
    expect(isPieceOf(text, spans.at(-1)!)).toEqual({ begins_inside: true, ends_inside: false });
  });
  it("covers everything but blanks", () => {
    const text = " One.  Two?\n\nThree ";
    expect(split(text, "en").join("")).toBe("One.Two?Three");
  });
});
