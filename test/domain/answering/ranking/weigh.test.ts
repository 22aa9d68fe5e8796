import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { addContext } from "../../../../src/domain/answering/question/context.ts";
import { readQuestion } from "../../../../src/domain/answering/question/question.ts";
import { findUnknown, isBrief, weighQuestion } from "../../../../src/domain/answering/ranking/weigh.ts";
import { analyse } from "../../../../src/domain/language/analyse.ts";

/** Weights of the words of a question for a robot that was taught one text, by the word. */
function weightsOf(question: string, locale: Locale, taught: string, earlier: readonly string[] = []) {
  const languages = { locale, languages: [locale] };
  const read = addContext(readQuestion(question, languages), earlier, languages);
  const frequencies = new Map(analyse(taught, locale).map((term) => [term, 1]));
  const { weighed } = weighQuestion(read, { passages: 20, documents: 1, frequencies, spellings: new Map() });
  return new Map(weighed.map(({ word, weight, strengths }) => [word, { weight, strengths }]));
}

describe("a word that everybody says", () => {
  it.each<[Locale, string, string, string]>([
    ["en", "Can you take my dog along?", "along", "dog"],
    ["en", "Are you open in December?", "december", "open"],
    ["en", "Can my 8 year old cousin swim?", "8", "swim"],
    ["it", "Quanto dura la pulizia?", "dura", "pulizia"],
    ["pt-BR", "Posso levar meu cachorro?", "levar", "cachorro"],
    ["it", "Bisogna lasciare una cauzione?", "lasciare", "cauzione"],
    ["ja", "明日の修理は？", "明日", "修理"],
  ])("%s: of “%s”, “%s” weighs less than “%s” where neither is known", (locale, question, light, other) => {
    const weights = weightsOf(question, locale, "");
    expect(weights.get(light)!.weight).toBeLessThan(weights.get(other)!.weight / 2);
  });
  it("keeps most of its weight where the robot was taught it", () => {
    const weights = weightsOf("Can I bring my dog?", "en", "Bring dogs.");
    expect(weights.get("bring")!.weight).toBeLessThan(weights.get("dog")!.weight);
    expect(weights.get("bring")!.weight).toBeGreaterThan(weights.get("dog")!.weight / 2);
  });
  it("is a day that the robot knows no longer", () => {
    const weights = weightsOf("Are you open in December?", "en", "We are open in December.");
    expect(weights.get("december")!.weight).toBe(weights.get("open")!.weight);
  });
});

describe("what a word means", () => {
  it.each<[Locale, string, string, string]>([
    ["en", "electric bikes", "electric", "Our e-bikes are new."],
    ["en", "how much is the e-bike", "ebike", "Our electric bikes are new."],
    ["en", "How old is the axe?", "axe", "We sharpen axes."],
    ["en", "Are wines aged here?", "aged", "The wines age in the cellar."],
    ["en", "When can we check in?", "check", "Arrival is from 3 pm."],
    ["pt-BR", "quanto custa a e-bike", "ebike", "A bicicleta elétrica custa 10."],
    ["pt-BR", "bicicleta elétrica", "eletrica", "As e-bikes custam 10."],
    ["it", "ho una gomma a terra", "bucata", "Una gomma bucata si ripara qui."],
    ["it", "ho mal di denti", "dolore", "Per un dolore acuto chiami subito."],
    ["ja", "電動アシスト自転車", "アシスト", "電動自転車があります。"],
  ])("%s: in “%s”, “%s” is found in “%s”", (locale, question, word, taught) => {
    expect(weightsOf(question, locale, taught).get(word)!.strengths.size).toBeGreaterThan(0);
  });
  it("is its own where the phrase is another", () => {
    const taught = "Una gomma bucata si ripara qui.";
    expect(weightsOf("la gomma cade per terra", "it", taught).get("terra")!.strengths.size).toBe(0);
  });
  it("leaves no pairs of characters to look for", () => {
    const words = [...weightsOf("電動アシスト自転車", "ja", "").keys()];
    expect(words).not.toContain("アシ");
  });
});

describe("the pairs of a katakana word", () => {
  it("tell nothing where the robot says the word in another", () => {
    const pairs = (taught: string) => weightsOf("スーツケースは？", "ja", taught).get("ツケ")!.weight;
    expect(pairs("荷物を預かります。")).toBe(0);
    expect(pairs("自転車を貸します。")).toBeGreaterThan(0);
  });
});

describe("a slip of the keys", () => {
  const unknownIn = (text: string, locale: Locale) =>
    findUnknown(readQuestion(text, { locale, languages: [locale] }), new Map()).map(({ word }) => word);
  it("may be a word that stands nowhere", () => {
    expect(unknownIn("the wrokshop", "en")).toEqual(["wrokshop"]);
  });
  it("is no word whose meaning is known, and no word of every question", () => {
    expect(unknownIn("Up to what weight?", "en")).toEqual([]);
    expect(unknownIn("se vengo in treno", "it")).toEqual([]);
  });
  it("is no word that the lexicon knows, though it relates it to none: a cot is no boat", () => {
    expect(unknownIn("tem berço", "pt-BR")).toEqual([]);
    expect(unknownIn("tem berko", "pt-BR")).toEqual(["berko"]);
  });
});

describe("a brief question", () => {
  it.each<[string, boolean]>([
    ["How much is the repair in the shop?", true],
    ["Which bicycles fit tall riders with heavy luggage?", false],
  ])("“%s”: %s", (text, brief) => {
    expect(isBrief(readQuestion(text, { locale: "en", languages: ["en"] }))).toBe(brief);
  });
});
