/** Texts without half a character, cut or handed in: the database stores it as something that ends the process when it is read. */
import { describe, expect, it } from "vitest";
import { toUnanswered } from "../../src/domain/answering/conversation/decline.ts";
import { toPassages } from "../../src/domain/answering/text/passages.ts";
import { analyse } from "../../src/domain/language/analyse.ts";
import { admitTexts, isCleanText, startOf, toCleanText } from "../../src/domain/text.ts";
import { refusalOf } from "../support/refused.ts";

describe("the start of a text", () => {
  it.each([
    ["abc", 3, "abc"],
    ["abc", 2, "ab"],
    ["a😀b", 2, "a"],
    ["a😀b", 3, "a😀"],
    ["😀", 1, ""],
    ["", 1, ""],
  ])("%j, %i units at most: %j", (text, most, start) => {
    expect(startOf(text, most)).toBe(start);
  });
});

it("a text is cleaned of what a database cannot keep", () => {
  expect(toCleanText("a\0b \ud83d😀 \ude00")).toBe("ab \ufffd😀 \ufffd");
});

// Letters outside of the basic plane, flags, and rare Japanese characters; behind one unit, each cut falls within one.
describe.each(["😀", "🇮🇹", "𠮷", "𐌰"])("what is cut from a text of %s", (character) => {
  const [even, odd] = ["", "a"].map((before) => before + character.repeat(5_000)) as [string, string];

  it.each([even, odd])("a passage's text, heading and terms", (long) => {
    const title = `What is ${long}?`;
    for (const locale of ["en", "ja"] as const)
      for (const { text, heading, heading_terms, sentence_terms } of toPassages(
        { title, text: `# ${long}\n\n${long}`, kind: "text" },
        locale,
      ))
        expect(
          [text, heading, ...heading_terms, ...sentence_terms.flat()].every((one) => one.isWellFormed()),
        ).toBe(true);
  });

  it.each([even, odd])("terms", (long) => {
    for (const term of analyse(`${long} 1${long}`, "en")) expect(term.isWellFormed()).toBe(true);
  });

  it.each([even, odd])("a question that is told by its beginning", (long) => {
    expect(toUnanswered("en", [long]).isWellFormed()).toBe(true);
  });
});

describe("texts", () => {
  it.each([
    ["plain", true],
    ["日本語 🚲", true],
    ["a\0b", false],
    ["half \ud83d", false],
    ["\udeb2 half", false],
  ])("%j is clean: %s", (text, isClean) => {
    expect(isCleanText(text)).toBe(isClean);
    expect(refusalOf(() => admitTexts({ list: [{ text }] }))?.reason ?? null).toBe(
      isClean ? null : "invalid_text",
    );
  });

  it("a key is a text too", () => {
    expect(refusalOf(() => admitTexts({ "a\0": 1 }))?.reason ?? null).toBe("invalid_text");
  });

  it("are found at any depth that the parser reads", () => {
    const nested = (text: string) =>
      JSON.parse(`${'{"a":['.repeat(100_000)}${JSON.stringify(text)}${"]}".repeat(100_000)}`) as unknown;
    expect(refusalOf(() => admitTexts(nested("plain")))?.reason ?? null).toBeNull();
    expect(refusalOf(() => admitTexts(nested("a\0b")))?.reason ?? null).toBe("invalid_text");
  });

  it.each([[null], [1], [true], [undefined], [[null, 1, { a: null }]]])(
    "%j holds no text to refuse",
    (value) => {
      expect(refusalOf(() => admitTexts(value))).toBeNull();
    },
  );
});
