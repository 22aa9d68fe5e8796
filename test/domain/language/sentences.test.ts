import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { isPieceOf, sentenceAt, toSentences } from "../../../src/domain/language/sentences.ts";

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
    ["en", "Hours\nopen daily", ["Hours", "open daily"]],
    ["en", "Is it open? yes it is.", ["Is it open?", "yes it is."]],
    ["en", "He asked “why?” and left.", ["He asked “why?” and left."]],
    [
      "en",
      'See below. "Lost" means gone. "So," he said.',
      ["See below.", '"Lost" means gone.', '"So," he said.'],
    ],
    ["en", 'He said "Yes." Then he left.', ['He said "Yes."', "Then he left."]],
    ["en", "Room 3. 50 seats.", ["Room 3. 50 seats."]],
    ["en", "Room 3. 50 Seats.", ["Room 3. 50 Seats."]],
    ["en", "Is it open?yes it is.", ["Is it open?", "yes it is."]],
    ["en", "To do:\n1. Open it.\n12) Shut it.", ["To do:", "1. Open it.", "12) Shut it."]],
    ["en", "There were 5. Then 6 came.", ["There were 5.", "Then 6 came."]],
    ["en", "One.\n \n\nTwo.", ["One.", "Two."]],
    [
      "en",
      "Book at https://shop.example/form?id=5&to=3.Pdf#!/a before noon. Come at 3!",
      ["Book at https://shop.example/form?id=5&to=3.Pdf#!/a before noon.", "Come at 3!"],
    ],
    ["en", "See https://shop.example/a? Or ask.", ["See https://shop.example/a?", "Or ask."]],
    ["en", "Is it 1/2? 3/4!", ["Is it 1/2?", "3/4!"]],
    [
      "ja",
      "https://shop.example/form?id=5で予約。次です。",
      ["https://shop.example/form?id=5で予約。", "次です。"],
    ],
    ["ja", "A/Bですか？はい。", ["A/Bですか？", "はい。"]],
    [
      "en",
      'Run:\n    say "Hi! Who? Me."  # a. B\n      x?y\nNow. Then.',
      ["Run:", 'say "Hi! Who? Me."  # a. B', "x?y", "Now.", "Then."],
    ],
    ["ja", "次です。これもです。", ["次です。", "これもです。"]],
    [
      "ja",
      "撮影料は5,500円（5名様まで。1名様増えるごとに1,100円）。次です。",
      ["撮影料は5,500円（5名様まで。1名様増えるごとに1,100円）。", "次です。"],
    ],
    ["ja", "（撮影料。5名様まで。次です。", ["（撮影料。", "5名様まで。", "次です。"]],
    ["ja", "彼は「はい。」次です。", ["彼は「はい。」", "次です。"]],
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
  it("finds nothing in blanks", () => {
    expect(toSentences(" \n \n", "en")).toEqual([]);
  });
  it("are whole in a text of any length", () => {
    const sentence = "Every Item Of The List Is Kept.";
    expect(new Set(split(`${sentence} `.repeat(400), "en"))).toEqual(new Set([sentence]));
  });
  it.each([
    "毎日九時に店が開きます。",
    "明日は何時に開きますか？",
    "明日も必ず来てください！",
    "Is The List Kept? ",
    "Keep All Of The List! ",
    "SALE TODAY 10 OFF\n",
  ])("are whole in a long text of nothing but “%s”", (sentence) => {
    expect(new Set(split(sentence.repeat(400), "ja"))).toEqual(new Set([sentence.trim()]));
  });
  it("are whole where a long text is first cut at an abbreviation", () => {
    const last = `See vers. ${"word ".repeat(160)}end.`;
    expect(split("One two three. ".repeat(95) + last, "en").at(-1)).toBe(last);
  });
});

/** A word of so many letters, blank included. */
const fill = (characters: number): string => "ab ".repeat(characters).slice(0, characters - 1) + "x";

describe("an overlong sentence", () => {
  it.each([
    ["of 300 characters stays whole", `${fill(150)}, ${fill(147)}.`, [300]],
    ["of 301 is cut", `${fill(150)}, ${fill(148)}.`, [151, 149]],
    ["is cut nearest the middle", `${fill(80)}, ${fill(70)}, ${fill(70)}, ${fill(90)}.`, [153, 163]],
    [
      "is cut as near before the middle as behind",
      `${fill(90)}, ${fill(70)}, ${fill(70)}, ${fill(80)}.`,
      [163, 153],
    ],
    ["is rather cut at a semicolon", `${fill(70)}; ${fill(90)}, ${fill(150)}.`, [71, 243]],
    ["is rather cut at a colon than at a comma", `${fill(70)}: ${fill(90)}, ${fill(150)}.`, [71, 243]],
    ["is not cut near its beginning", `${fill(58)}, ${fill(250)}.`, [311]],
    ["is cut after 60 characters", `${fill(59)}, ${fill(249)}.`, [60, 250]],
    ["is not cut near its end", `${fill(250)}, ${fill(57)}.`, [310]],
    ["is cut before 60 characters", `${fill(250)}, ${fill(58)}.`, [251, 59]],
    ["without a place to cut stays whole", `${fill(400)}.`, [401]],
    ["is cut again where a piece is overlong", `${fill(200)}, ${fill(200)}; ${fill(200)}.`, [201, 201, 201]],
  ])("%s", (_rule, text, lengths) => {
    expect(toSentences(text, "en").map(({ start, end }) => end - start)).toEqual(lengths);
  });
});

describe("a piece of a text", () => {
  it.each([
    ["a whole sentence", "First. |Second one.| Third.", false, false],
    ["one at the beginning", "|First one.| Second.", false, false],
    ["one after a line break", "a list\n|Second one.| Third.", false, false],
    ["one before a line break", "|First one|\nSecond.", false, false],
    ["one at the end, without a mark", "First. |second one|", false, false],
    ["one in quotes", "He: |“Yes.”| Then.", true, false],
    ["the first half", "|One thing,| and another.", false, true],
    ["the first half, without a mark", "|One thing| and another.", false, true],
    ["the second half", "One thing, |and another.| Then.", true, false],
    ["the first half of words without blanks", "|一つ、|二つ。", false, true],
    ["the second half of words without blanks", "一つ、|二つ。|三つ", true, false],
    ["the first half before a bracket", "|One thing| (and another).", false, true],
    ["a heading that a colon ends", "|One thing:| and another.", false, true],
    ["a sentence after an exclamation", "Oh! |Second one.| Third.", false, false],
  ])("%s", (_what, marked, begins_inside, ends_inside) => {
    const [before = "", piece = ""] = marked.split("|");
    const span = { start: before.length, end: before.length + piece.length };
    expect(isPieceOf(marked.replaceAll("|", ""), span)).toEqual({ begins_inside, ends_inside });
  });
});

it.each([
  [0, "One."],
  [1, "Two?"],
  [2, ""],
  [undefined, ""],
])("the sentence at %s is “%s”", (index, sentence) => {
  const text = "One. Two?";
  expect(sentenceAt({ text, sentences: toSentences(text, "en") }, index)).toBe(sentence);
});
