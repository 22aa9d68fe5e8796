/** Citations in whole and in streamed text. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCitationStream, HELD_CHARACTERS, stripCitations } from "../../src/domain/citations.ts";

const CASES: [text: string, stripped: string][] = [
  ["Thirty days [1].", "Thirty days."],
  ["Thirty days[1][2].", "Thirty days."],
  ["Thirty days [1], [2]. More [3]", "Thirty days. More"],
  ["Thirty days [1, 2; 3] or [1-3].", "Thirty days or."],
  ["三十日以内です【1】。また［２］［3］も", "三十日以内です。またも"],
  ["三十日以内です［１］。［出典：２、３］【１－２】", "三十日以内です。【１－２】"],
  ["Thirty days [doc 1] and [Document 2].", "Thirty days and."],
  ["Nested [[1]](https://acme.example/a), [[2], [[a]]", "Nested, [, [[a]]"],
  ["三十日以内です【出典1】。[資料: 2]", "三十日以内です。"],
  ["See [Source 1] and [passage 2], [fonte 3], [trecho 4].", "See and."],
  ["A link [1](https://acme.example/a) here", "A link here"],
  ["[1] It opens a line.\n[2]  So does this.", "It opens a line.\nSo does this."],
  ["A note[^1] and【4†source】.", "A note and."],
  [
    "Keep [here](https://acme.example), [2024], [a], [], [ ], [1a] and [100].",
    "Keep [here](https://acme.example), [2024], [a], [], [ ], [1a] and [100].",
  ],
  ["Unfinished [1", "Unfinished [1"],
  ["Unfinished [", "Unfinished ["],
  ["Trailing space ", "Trailing space "],
  ["Nested [[1]] stays odd", "Nested stays odd"],
  [`Long [${" ".repeat(80)}1] bracket`, `Long [${" ".repeat(80)}1] bracket`],
  ["", ""],
];

const streamed = (pieces: readonly string[]): string => {
  const stream = createCitationStream(() => "");
  return pieces.map((piece) => stream.push(piece)).join("") + stream.end();
};

describe("citations", () => {
  it.each(CASES)("strips %j", (text, stripped) => {
    expect(stripCitations(text)).toBe(stripped);
  });

  it.each(CASES)("strips %j the same at every split position", (text, stripped) => {
    for (let first = 0; first <= text.length; first += 1)
      for (let second = first; second <= text.length; second += 3)
        expect(streamed([text.slice(0, first), text.slice(first, second), text.slice(second)])).toBe(
          stripped,
        );
    expect(streamed(Array.from(text))).toBe(stripped);
  });

  it("gives the same result for any text in any pieces", () => {
    const token = fc.constantFrom(
      "[1]",
      "[2, 3]",
      " ",
      "  ",
      "\n",
      "[",
      "]",
      "(",
      ")",
      "(x)",
      "1",
      ",",
      "、",
      "【4】",
      "【",
      "text",
      "[source 1]",
      ".",
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(token, fc.string({ maxLength: 3 }))),
        fc.array(fc.nat(12)),
        (tokens, cuts) => {
          const text = tokens.join("");
          const pieces: string[] = [];
          let at = 0;
          for (const cut of cuts) pieces.push(text.slice(at, (at += cut)));
          pieces.push(text.slice(at));
          expect(streamed(pieces)).toBe(stripCitations(text));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("leaves no citation, and changes nothing in a text without brackets", () => {
    const word = fc.constantFrom("[1]", "[12]", "[1][2]", "days", "are", "over", ". ", " ");
    fc.assert(
      fc.property(fc.array(word), (words) => {
        expect(stripCitations(words.join(" "))).not.toMatch(/\[\d{1,2}\]/);
        const plain = words.filter((each) => !each.includes("[")).join(" ");
        expect(stripCitations(plain)).toBe(plain);
      }),
    );
  });

  it.each([
    ["brackets", "[".repeat(5_000)],
    ["spaces", " ".repeat(5_000)],
    ["a link", `[1](${"x".repeat(5_000)}`],
    ["numbers", "[1,".repeat(2_000)],
  ])("holds back a bounded number of characters of endless %s", (_name, text) => {
    const stream = createCitationStream(() => "");
    let out = 0;
    let most = 0;
    for (const [at, letter] of Array.from(text).entries()) {
      out += stream.push(letter).length;
      most = Math.max(most, at + 1 - out);
    }
    expect(most).toBeLessThanOrEqual(HELD_CHARACTERS);
  });

  it("renumbers by a rewriter, keeping the space before", () => {
    const seen: number[][] = [];
    const stream = createCitationStream((numbers) => {
      seen.push([...numbers]);
      return numbers.map((number) => `[${number + 10}]`).join("");
    });
    expect(stream.push("Yes [1][2], no [3-5].") + stream.end()).toBe("Yes [11][12], no [13][14][15].");
    expect(seen).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
  });
});
