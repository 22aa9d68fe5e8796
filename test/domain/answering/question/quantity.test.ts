/** How many and for how long a price is asked: what is left of the question, and which sentences tell of just that. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  createQuantityFinder,
  toQuantityTerm,
  withoutQuantities,
} from "../../../../src/domain/answering/question/quantity.ts";
import { toAskedTerms } from "../../../../src/domain/answering/question/asked-terms.ts";

describe("a question without its quantities", () => {
  it.each<[Locale, string, string, readonly string[]]>([
    ["en", "How much are 2 bikes for 3 days?", "How much are bikes per day?", ["3 days", "2 "]],
    ["en", "Price for two weeks?", "Price per week?", ["two weeks"]],
    ["en", "2 bikes, how much?", "bikes, how much?", ["2 "]],
    ["en", "How much is it to rent three kayaks?", "How much is it to rent kayaks?", ["three "]],
    ["en", "How much is a 3-day ticket?", "How much is a 3-day ticket?", []],
    ["en", "How much is bus 2 to town?", "How much is bus 2 to town?", []],
    ["en", "A table for 8 pm?", "A table for 8 pm?", []],
    ["en", "How much for my 7 year old?", "How much for my 7 year old?", []],
    ["en", "How much are 12 bikes?", "How much are 12 bikes?", []],
    [
      "pt-BR",
      "Quanto custam 2 bicicletas por 3 dias?",
      "Quanto custam bicicletas por dia?",
      ["3 dias", "2 "],
    ],
    ["pt-BR", "Quanto custa por dois meses?", "Quanto custa por mês?", ["dois meses"]],
    ["pt-BR", "Quanto custa a linha 2 azul?", "Quanto custa a linha 2 azul?", []],
    ["it", "Quanto costano 2 bici per 3 giorni?", "Quanto costano bici al giorno?", ["3 giorni", "2 "]],
    ["it", "Quanto costa per due ore?", "Quanto costa all'ora?", ["due ore"]],
    ["it", "Quanto costa la linea 2 blu?", "Quanto costa la linea 2 blu?", []],
    ["ja", "自転車を３日間借りるといくらですか？", "自転車を1日 借りるといくらですか?", ["3日"]],
    ["ja", "自転車を2日借りたいです。いくら？", "自転車を1日 借りたいです。いくら?", ["2日"]],
    ["ja", "2日だといくら？", "1日だといくら?", ["2日"]],
    ["ja", "1日借りるといくら？", "1日 借りるといくら?", []],
    ["ja", "1日乗車券はいくら？", "1日乗車券はいくら?", []],
    ["ja", "2日のライブはいくら？", "2日のライブはいくら?", []],
    ["ja", "3月2日なら料金はいくら？", "3月2日なら料金はいくら?", []],
    ["ja", "2泊でいくらですか？", "1泊でいくらですか?", ["2泊"]],
    ["ja", "大人2人でいくら？", "大人 いくら?", ["2人"]],
    ["ja", "3月2日間違いなく開いていますか？", "3月2日間違いなく開いていますか?", []],
  ])("%s: %s", (locale, text, left, named) => {
    expect(withoutQuantities(text, locale)).toEqual({ text: left, named });
  });
});

describe("a sentence that tells of the quantity", () => {
  it.each<[quantity: string, text: string, told: boolean]>([
    ["3 days", "3 days: €40", true],
    ["3 days", "For 3 days you pay €40", true],
    ["3 days", "13 days: €90", false],
    ["3 days", "From 1-3 days: €40", false],
    ["2 ", "2 bikes: €30", true],
    ["2 ", "For 2 people", true],
    ["2 ", "€2 per bike", false],
    ["2 ", "€ 2 per bike", false],
    ["2 ", "2 hours: €10", false],
    ["2 ", "12 bikes", false],
    ["2 ", "2 hours or 2 bikes", true],
    ["2 ", "Bikes: 2 (blue)", false],
  ])("%j in %j is %s", (quantity, text, told) => {
    const find = createQuantityFinder([toQuantityTerm(quantity)]);
    expect(find?.(text)).toEqual(told ? [{ index: 0, strength: 1 }] : []);
  });

  it("is not looked for where no quantity was asked for", () => {
    const terms = toAskedTerms("How much is the tandem?", { locale: "en", languages: ["en"] });
    expect(createQuantityFinder(terms)).toBeUndefined();
  });

  it("is told with the place of its term among the others", () => {
    const terms = toAskedTerms("How much is the tandem?", { locale: "en", languages: ["en"] });
    const find = createQuantityFinder([...terms, toQuantityTerm("3 days")]);
    expect(find?.("Tandem, 3 days: €60")).toEqual([{ index: terms.length, strength: 1 }]);
  });
});
