/** Cuts that never leave half a character: the database stores it as something that ends the process when it is read. */
import { describe, expect, it } from "vitest";
import { toUnanswered } from "../../src/domain/answering/conversation/decline.ts";
import { toPassages } from "../../src/domain/answering/text/passages.ts";
import { analyse } from "../../src/domain/language/analyse.ts";
import { startOf, toCleanText } from "../../src/domain/text.ts";

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
