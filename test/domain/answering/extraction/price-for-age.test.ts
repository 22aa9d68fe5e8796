/** The row of a price list that is for the age told with the question. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findPriceForAge } from "../../../../src/domain/answering/extraction/price-for-age.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

function rowFor(
  taught: readonly FoundText[],
  question: string,
  locale: Locale = "en",
  earlier: readonly string[] = [],
): string[] | undefined {
  const { weighed, ranked } = findIn(taught, question, locale, earlier);
  return findPriceForAge(rankSentences(ranked, weighed), weighed)?.map(({ text }) => text);
}

const ADMISSION: FoundText = {
  heading: "Admission",
  text: "Adults: €9\nChildren under 14: €4\nChildren under 3: free\nOver 65s: €6",
};
const COURSES: FoundText = { heading: "Courses", text: "Crawl, children 8 to 12: €80\nCrawl, adults: €120" };

describe("a price for an age", () => {
  it.each<[string, string[] | undefined]>([
    ["How much is it for a 10 year old?", ["Children under 14: €4"]],
    ["How much is it for a 2 year old?", ["Children under 3: free"]],
    ["How much is it for my mother, she is 70?", ["Over 65s: €6"]],
    ["I'm 30, how much is a ticket?", ["Adults: €9"]],
    ["How much is it for kids of 2 and 5?", ["Children under 3: free", "Children under 14: €4"]],
    ["How much is it for two kids of 5 and 7?", ["Children under 14: €4"]],
    ["How much is it for two adults and a 10 year old?", ["Adults: €9", "Children under 14: €4"]],
    [
      "How much is crawl for an adult and a 10 year old?",
      ["Crawl, adults: €120", "Crawl, children 8 to 12: €80"],
    ],
    ["How much is crawl for a 10 year old?", ["Crawl, children 8 to 12: €80"]],
    ["How much is crawl for a 6 year old?", undefined],
    ["How much is the sauna for a 10 year old?", undefined],
    ["How much is it?", undefined],
    ["When can a 10 year old come?", undefined],
  ])("%s", (question, told) => {
    expect(rowFor([ADMISSION, COURSES], question)).toEqual(told);
  });

  it.each<[Locale, FoundText, string, string]>([
    [
      "pt-BR",
      { heading: "Ingressos", text: "Inteira: R$ 30\nCrianças de 6 a 12 anos: R$ 15" },
      "Quanto custa para meu filho de 8 anos?",
      "Crianças de 6 a 12 anos: R$ 15",
    ],
    [
      "it",
      { heading: "Biglietti", text: "Intero: 9 €\nBambini fino a 12 anni: 4 €" },
      "Quanto costa per mio figlio di 8 anni?",
      "Bambini fino a 12 anni: 4 €",
    ],
    [
      "ja",
      { heading: "入場料", text: "大人：900円\n6歳から12歳まで：400円" },
      "8歳の子供はいくらですか？",
      "6歳から12歳まで：400円",
    ],
  ])("%s: is the row for it", (locale, taught, question, told) => {
    expect(rowFor([taught], question, locale)).toEqual([told]);
  });

  it("is a sentence beside the list, where that tells it", () => {
    const text = "Adults: €9\nChildren 6 to 15: €4\n\nChildren under 6 come in free of charge.";
    const told = rowFor([{ heading: "Prices", text }], "How much is it for a 4 year old?");
    expect(told).toEqual(["Children under 6 come in free of charge."]);
  });

  it("is no sentence beside the list that tells no price, and no prose of another thing", () => {
    const text = "Adults: €9\nChildren 6 to 15: €4\n\nChildren under 6 need a coat.";
    expect(rowFor([{ heading: "Prices", text }], "How much is it for a 4 year old?")).toBeUndefined();
    const boats = { heading: "Boats", text: "Boats for children 3 to 5 cost €20. Ask us." };
    expect(rowFor([{ heading: "Prices", text }, boats], "How much is it for a 4 year old?")).toBeUndefined();
  });

  it("is none where no row is by age, and none of a child where only grown-ups are told", () => {
    expect(rowFor([{ heading: "Prices", text: "Lamp: €9\nWick: €4" }], "How much for a 10 year old?")).toBe(
      undefined,
    );
    const text = "Adults: €9\nChildren under 3: free";
    expect(rowFor([{ heading: "Prices", text }], "How much is it for a 10 year old?")).toBe(undefined);
    expect(rowFor([{ heading: "Prices", text }], "How much is it for a 12 year old?")).toEqual([
      "Adults: €9",
    ]);
  });
});
