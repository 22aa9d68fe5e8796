/** Matters that every business has something to say of, told and asked for in many words: rain, photos, groups, being late … */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openMatters, SENTENCE_PAGES } from "../../../fixtures/matters.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

const { countOwn, countNext } = openMatters("everyday-questions");

describe("everyday matters in many words", () => {
  it.each<[Locale, number, number]>([
    ["en", 212, 284],
    ["it", 216, 284],
    ["pt-BR", 218, 284],
    ["ja", 221, 282],
  ])("%s: at least %i of %i questions are told the sentence", async (locale, least, all) => {
    const { told, asked } = await countOwn(locale);
    expect(asked).toBe(all);
    expect(told).toBeGreaterThanOrEqual(least);
  });

  it.each<[Locale, number]>([
    ["en", 3],
    ["it", 7],
    ["pt-BR", 3],
    ["ja", 3],
  ])("%s: at most %i questions for the next matter are told the sentence", async (locale, most) => {
    const { told, asked } = await countNext(locale);
    expect(asked).toBeGreaterThan(250);
    expect(told).toBeLessThanOrEqual(most);
  });
});

describe("a matter that is named among others", () => {
  it.each<[Locale, string, string]>([
    // How much, for whom and when ask for more than the matter.
    ["en", "Food is served all day.", "how much is the food?"],
    ["en", "Our café serves cakes.", "do you cater for weddings?"],
    ["en", "Cash only.", "I'm running late and my dog is ill, what do you charge for vaccinations?"],
    // What only is like the matter, or named with another, tells nothing of it.
    ["en", "Smoking is not permitted indoors.", "what if it rains?"],
    ["en", "We may have to find you another day.", "did anyone find my glasses"],
    ["en", "E-bikes are charged at the Lido café.", "is there food?"],
    ["ja", "電動自転車はカフェ「リド」で充電できます。", "何か食べられますか"],
    ["it", "Il bar serve torte.", "fate catering per matrimoni?"],
    ["pt-BR", "O café serve bolos.", "vocês fazem buffet de casamento?"],
    ["ja", "カフェではケーキを提供しています。", "結婚式の料理はいくらですか？"],
  ])("%s: of “%s” is not told who asks “%s”", async (locale, sentence, question) => {
    expect(await tellOf(locale, SENTENCE_PAGES[locale](sentence), question)).toBe("");
  });
});
