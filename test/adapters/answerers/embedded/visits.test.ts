/** Matters around a visit, told and asked for in many words: the way from the station, queues, safety, own food, coming late … */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openMatters, SENTENCE_PAGES } from "../../../fixtures/matters.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

const { countOwn, countNext } = openMatters("visit-questions");

describe("matters around a visit in many words", () => {
  it.each<[Locale, number]>([
    ["en", 236],
    ["it", 234],
    ["pt-BR", 239],
    ["ja", 244],
  ])("%s: at least %i of 252 questions are told the sentence, none anything else", async (locale, least) => {
    const counted = await countOwn(locale);
    expect(counted).toMatchObject({ asked: 252, otherwise: 0 });
    expect(counted.told).toBeGreaterThanOrEqual(least);
  });

  it.each<[Locale, number]>([
    ["en", 4],
    ["it", 0],
    ["pt-BR", 1],
    ["ja", 0],
  ])("%s: at most %i questions for the next matter are told the sentence", async (locale, most) => {
    const { told } = await countNext(locale);
    expect(told).toBeLessThanOrEqual(most);
  });
});

describe("what only looks like a matter of a visit", () => {
  it.each<[Locale, string, string]>([
    ["en", "The harbour is ten minutes away.", "how far is it from the airport"],
    ["en", "Bottles of the quiet old spring are sold here.", "is it busy at weekends"],
    ["en", "Our chargers for phones lie at the desk.", "can I charge my electric car"],
    ["it", "I clienti portano la macchina entro le otto.", "posso portare il cibo da casa"],
    ["pt-BR", "O porto fica a dez minutos.", "fica longe do aeroporto"],
    ["ja", "港から徒歩10分です。", "駅から遠い？"],
    ["ja", "冬の茶碗を作ります。", "冬もやってる？"],
  ])("%s: of “%s” is not told who asks “%s”", async (locale, sentence, question) => {
    expect(await tellOf(locale, SENTENCE_PAGES[locale](sentence), question)).toBe("");
  });
});
