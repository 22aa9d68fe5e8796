import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { extract } from "../../../src/domain/answering/extract.ts";
import { lacksThing } from "../../../src/domain/answering/missing-thing.ts";
import { rankSentences } from "../../../src/domain/answering/rank.ts";
import { findIn } from "./found.ts";

const KNOWN: Readonly<Record<Locale, string>> = {
  en: "We sell used bikes every autumn. The lake tour includes a helmet.",
  "pt-BR": "Vendemos bicicletas usadas no outono. O capacete do passeio é gratuito.",
  it: "Vendiamo bici usate in autunno. I cani sono benvenuti in negozio.",
  ja: "秋に中古の自転車を販売しています。",
};

describe("a yes-or-no question", () => {
  it.each<[Locale, string, boolean]>([
    ["en", "Do you sell cars?", true],
    ["en", "Do you sell used bikes?", false],
    ["en", "Is the helmet included?", false],
    ["en", "What do you sell beside cars?", false],
    ["en", "And do you sell cars?", false],
    ["en", "Do you sell blue electric cars and motorbikes?", false],
    ["en", "cars?", false],
    ["pt-BR", "Vocês vendem carros?", true],
    ["pt-BR", "Vendem bicicletas?", false],
    ["pt-BR", "O capacete foi incluído?", false],
    ["it", "Vendete automobili?", true],
    ["it", "Vendete bici usate?", false],
    ["it", "I cani possono entrare?", false],
    ["ja", "車を販売していますか？", false],
  ])("%s: “%s” lacks its thing: %s", (locale, question, lacking) => {
    const { weighed, ranked } = findIn([KNOWN[locale]], question, locale);
    const found = extract(rankSentences(ranked, weighed), weighed);
    expect(lacksThing(weighed, found!)).toBe(lacking);
  });
});
