/** Citations in whole and in streamed text. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createCitationRemover,
  createCitationStream,
  HELD_CHARACTERS,
  stripCitations,
} from "../../../src/domain/guardrails/citations.ts";

const CASES: [text: string, stripped: string][] = [
  ["Thirty days [1].", "Thirty days."],
  ["Thirty days[1][2].", "Thirty days."],
  ["Thirty days [1], [2]. More [3]", "Thirty days. More"],
  ["Thirty days [1, 2; 3] or [1-3].", "Thirty days or."],
  ["三十日以内です【1】。また［２］［3］も", "三十日以内です。またも"],
  ["三十日以内です［１］。［出典：２、３］【１－２】", "三十日以内です。"],
  ["Thirty days [doc 1] and [Document 2].", "Thirty days."],
  ["Nested [[1]](https://acme.example/a), [[2], [[a]]", "Nested, [, [[a]]"],
  ["三十日以内です【出典1】。[資料: 2]", "三十日以内です。"],
  ["See [Source 1] and [passage 2], [fonte 3], [trecho 4].", "See."],
  ["A link [1](https://acme.example/a) here", "A link here"],
  ["[1] It opens a line.\n[2]  So does this.", "It opens a line.\nSo does this."],
  ["A note[^1] and【4†source】.", "A note."],
  [
    "Keep [here](https://acme.example), [2024], [a], [], [ ], [1a] and [100].",
    "Keep [here](https://acme.example), [2024], [a], [], [ ], [1a] and [100].",
  ],
  ["Thirty days \\[1\\], and \\[2, 3\\].", "Thirty days."],
  ["Thirty days<sup>1</sup>, <sup>[2](#n2)</sup> <SUP>3, 4</SUP>.", "Thirty days."],
  ["Thirty days [1]–[3], [1] and [2], [1] & [2].", "Thirty days."],
  [
    "Trinta dias [1] e [2]; trenta giorni [1] ed [2]。三日[1]と[2]です",
    "Trinta dias; trenta giorni。三日です",
  ],
  ["Thirty days【4:0†source】【1†L3-L5】〔2〕[citation:1].", "Thirty days."],
  ["Thirty days [Source: x.md], [fonte: a b.pdf]【出典：返品.md】.", "Thirty days."],
  ["Thirty days [1, p. 3] [2: returns v2.md], [3, pages 4-5].", "Thirty days."],
  ["Keep [2: x], [1, of 3], [5, p].", "Keep [2: x], [1, of 3], [5, p]."],
  ["Thirty days (see [1], p. 3) or (cf. [2]) or ([1][2]).", "Thirty days or or."],
  ["Thirty days (source 1), (Source: x.md), (see passage 2, pp. 3-4)（参照 [1]）.", "Thirty days."],
  ["三十日以内です（出典：返品.md）。", "三十日以内です。"],
  ["Thirty days¹. Really.² Days¹˒² and 日¹²以内", "Thirty days. Really. Days˒ and 日以内"],
  [
    "Thirty days.[^1]\n\n[^1]: returns.md, page 3\nMore.\n[2]: https://acme.example/a b\n",
    "Thirty days.\n\nMore.\n",
  ],
  ["Thirty days.\n\n**Sources:** [1], [2]\nFonte: [1]\nYes. Source: [2]", "Thirty days.\n\n\n\nYes."],
  ["Nothing but `[1]` or `[1, 2]`", "Nothing but or"],
  [
    "30 m², 5 km<sup>2</sup>, 10³, x², (a+b)², H²O, ¹⁴C, ¹/₂, a[1], my_list[2] and `b = [1]`",
    "30 m², 5 km<sup>2</sup>, 10³, x², (a+b)², H²O, ¹⁴C, ¹/₂, a[1], my_list[2] and `b = [1]`",
  ],
  ["```js\nlist[1] = [2];\n```\nDone [1].", "```js\nlist[1] = [2];\n```\nDone."],
  ["````\n```\na [1]\n```\nb [2]\n````\nDone [1].", "````\n```\na [1]\n```\nb [2]\n````\nDone."],
  ["~~~\n```\n[1]\n~~~\nDone [1].", "~~~\n```\n[1]\n~~~\nDone."],
  ["```\n~~~\n``\n[1]\n`````\nDone [1].", "```\n~~~\n``\n[1]\n`````\nDone."],
  ["``\n[1]\n``\nA ```\n[2]", "``\n\n``\nA ```\n"],
  [`${"`".repeat(21)}\n[1]\n${"`".repeat(21)}\n[2] Done`, `${"`".repeat(21)}\n[1]\n${"`".repeat(21)}\nDone`],
  ["Use ``b [1] ` [2]`` [3], not `[1] ` nor `c [1]\nd [2]`", "Use ``b [1] ` [2]``, not `[1] ` nor `c\nd`"],
  ["\t[1] A tab, \u3000[2]a wide blank", "A tab,a wide blank"],
  ["1. Edit:\n   ```\n   rows[1]\n   ```\n   Done [1].", "1. Edit:\n   ```\n   rows[1]\n   ```\n   Done."],
  ["\t~~~\n\t[1]\n\t~~~\n  [2] Done", "\t~~~\n\t[1]\n\t~~~\nDone"],
  ["Don`t worry [1], it`s [2] fine", "Don`t worry [1], it`s fine"],
  [
    "Lamp (ref. 123), (ref. 12), (source 1234), tel. (11) 5555, open (see page 3), (daily), (in 2024), 1st<sup>st</sup>, [x] done, [Hours](#1), \\[x\\], 12/05/2024 [12/05].",
    "Lamp (ref. 123), (ref. 12), (source 1234), tel. (11) 5555, open (see page 3), (daily), (in 2024), 1st<sup>st</sup>, [x] done, [Hours](#1), \\[x\\], 12/05/2024 [12/05].",
  ],
  ["Source: the manual. Sources of energy: [1]", "Source: the manual. Sources of energy:"],
  ["[1]: We open at nine.", ": We open at nine."],
  ["Unfinished [1", "Unfinished [1"],
  ["Unfinished [", "Unfinished ["],
  ["Trailing space ", "Trailing space "],
  ["Nested [[1]] stays odd", "Nested stays odd"],
  [`Long [${" ".repeat(120)}1] bracket`, `Long [${" ".repeat(120)}1] bracket`],
  ["", ""],
];

const TAUGHT = "Parts:\n[1] Screw, steel\n[2] Nut";

const streamed = (pieces: readonly string[], taught: readonly string[] = []): string => {
  const stream = createCitationRemover(taught);
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

  it("keeps the number of a line that was taught, where it opens a line again", () => {
    const text = "The parts [1]:\n[1] Screw, steel [2]\n[2] Nut\n[1] is what holds.\n[2]";
    const shown = "The parts:\n[1] Screw, steel\n[2] Nut\nis what holds.\n";
    expect(stripCitations(text, [TAUGHT])).toBe(shown);
    for (let at = 0; at <= text.length; at += 1)
      expect(streamed([text.slice(0, at), text.slice(at)], [TAUGHT])).toBe(shown);
    expect(stripCitations(text)).not.toContain("[1]");
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
      "\\[",
      "<sup>",
      "</sup>",
      "²",
      "m",
      "(see ",
      "(source: a.md)",
      " and ",
      "–",
      "`",
      "\n```\n",
      "\n  ```\n",
      "\n~~~~\n",
      "[^1]: ",
      "\nSources: ",
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
    ["remarks", "(see ".repeat(1_000)],
    ["a remark", `(see ${"p. ".repeat(2_000)}`],
    ["a file's name", `(source: ${"x".repeat(5_000)}`],
    ["raised text", "<sup>1".repeat(1_000)],
    ["code", "` ".repeat(2_000)],
    ["backticks", "`".repeat(5_000)],
  ])("holds back a bounded number of characters of endless %s", (_name, text) => {
    const stream = createCitationRemover();
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
    const text =
      "Yes [1][2], no [3-5], \\[6\\]; <sup>7</sup> [8]–[10] (see [1], p. 3), 3 m², [Source: x.md].";
    expect(stream.push(text) + stream.end()).toBe(
      "Yes [11][12], no [13][14][15][16][17][18][19][20] (see [11], p. 3), 3 m², [Source: x.md].",
    );
    expect(seen).toEqual([[1, 2], [3, 4, 5, 6, 7, 8, 9, 10], [1]]);
  });
});
