/** The terms of a question: what each is looked for by, and how much it counts. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { hasContext, toAskedTerms } from "../../../../src/domain/answering/question/asked-terms.ts";

const read = (text: string, locale: Locale, others: readonly Locale[] = []) =>
  toAskedTerms(text, { locale, languages: [locale, ...others] });
const termOf = (word: string, text: string, locale: Locale, others: readonly Locale[] = []) =>
  read(text, locale, others).find((term) => term.word === word);

describe("the words of a question", () => {
  it.each<[Locale, string, string[]]>([
    ["en", "Do you repair lamps?", ["repair", "lamps"]],
    ["en", "lamps lamps lamp", ["lamps"]],
    // A month, and grammar.
    ["en", "Are you open in May?", ["open", "may"]],
    ["en", "May I bring a lamp?", ["bring", "lamp"]],
    // Identifiers, and words with a letter before them.
    ["en", "What does error E-4 mean?", ["error", "e4", "mean"]],
    ["en", "Do you have e-bikes?", ["ebikes"]],
    // Talk counts where it is all there is.
    ["en", "hello", ["hello"]],
    ["en", "hello, lamps?", ["lamps"]],
    ["en", "?!", []],
    ["pt-BR", "Vocês consertam lâmpadas?", ["consertam", "lampadas"]],
    ["it", "Riparate lampade?", ["riparate", "lampade"]],
    ["ja", "電灯の修理", ["電灯", "修理"]],
  ])("%s: of “%s” are %j", (locale, text, words) => {
    expect(read(text, locale).map(({ word }) => word)).toEqual(words);
  });
  it("are sixty-four at most", () => {
    const many = Array.from(
      { length: 70 },
      (_, at) => `x${String.fromCodePoint(97 + (at % 26), 97 + Math.floor(at / 26))}zed`,
    );
    expect(read(many.join(" "), "en")).toHaveLength(64);
  });
});

describe("what a word is looked for by", () => {
  it("is its stem in every language of what was taught", () => {
    expect(termOf("lamps", "lamps", "en")?.variants).toEqual(["lamp"]);
    expect(termOf("repairing", "repairing", "en")?.variants).toEqual(["repair"]);
    expect(termOf("repairing", "repairing", "en", ["it"])?.variants).toEqual(["repair", "repairing"]);
  });
  it.each<[Locale, string, string]>([
    ["en", "Wi-Fi", "wifi"],
    ["en", "e-bikes", "ebik"],
  ])("%s: of “%s” is also the whole", (locale, text, whole) => {
    expect(read(text, locale).every(({ variants }) => variants.includes(whole))).toBe(true);
  });
  it("is for a word with a letter before it the word alone as well, which counts less", () => {
    const relatives = termOf("ebikes", "e-bikes", "en")?.relatives;
    expect([...(relatives?.keys() ?? [])]).toContain("bike");
  });
  it("is for an identifier also its letters, from four on", () => {
    expect(termOf("model500", "model500", "en")?.variants).toEqual(["model500", "model"]);
    expect(termOf("gps500", "gps500", "en")?.variants).toEqual(["gps500"]);
  });
});

describe("how a word counts", () => {
  it("is a name, where it has a capital inside of the question", () => {
    const names = (text: string): string[] =>
      read(text, "en").flatMap(({ word, name }) => (name ? [word] : []));
    expect(names("Do you sell Philips lamps?")).toEqual(["philips"]);
    expect(names("Philips lamps?")).toEqual([]);
    expect(names("Do you sell philips lamps?")).toEqual([]);
    expect(names("DO YOU SELL PHILIPS LAMPS?")).toEqual([]);
  });
  it("is little in an aside", () => {
    const shares = read("How can I get a refund if the lamp breaks?", "en").map(({ share }) => share);
    expect(Math.max(...shares)).toBe(1);
  });
  it("is that of a figure by itself", () => {
    const [figure] = read("1950?", "en");
    expect(figure).toMatchObject({ word: "1950", kind: "number", role: "content", share: 1, name: false });
    expect(figure?.relatives.size).toBe(0);
  });
  it("is less for the pairs of a Japanese word than for the whole, but for one with another name", () => {
    expect(read("テント", "ja").map(({ word, share }) => [word, share])).toEqual([
      ["テント", 1],
      ["テン", 0.25],
      ["ント", 0.25],
    ]);
    expect(read("ペット", "ja").map(({ word }) => word)).toEqual(["ペット"]);
  });
  it("is marked where one kanji ends a word of katakana", () => {
    expect(read("フッ素の塗布", "ja").flatMap(({ word, ends_word }) => (ends_word ? [word] : []))).toEqual([
      "素",
    ]);
    expect(read("素のフッ", "ja").some(({ ends_word }) => ends_word)).toBe(false);
  });
  it("is that of a context where it was said before", () => {
    expect(hasContext({ terms: [{ role: "content" }, { role: "context" }] })).toBe(true);
    expect(hasContext({ terms: [{ role: "content" }, { role: "cue" }] })).toBe(false);
  });
});
