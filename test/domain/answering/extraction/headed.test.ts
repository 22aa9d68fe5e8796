/** Lists under a heading that says what was asked, beside sentences that say it in other words. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

const answerOf = (taught: readonly FoundText[], question: string, locale: Locale): string => {
  const { weighed, ranked } = findIn(taught, question, locale);
  return extract(rankSentences(ranked, weighed), weighed)!.text;
};

describe("a list under the heading that was asked for", () => {
  it.each<[Locale, FoundText, string, string]>([
    [
      "en",
      { heading: "Prices per night", text: "Tent: £18\nCaravan: £24" },
      "A hook-up costs £4.",
      "What are your prices?",
    ],
    [
      "pt-BR",
      { heading: "Preços por noite", text: "Barraca: R$ 18\nTrailer: R$ 24" },
      "A tomada custa R$ 4.",
      "Quais são os preços?",
    ],
    [
      "it",
      { heading: "Prezzi a notte", text: "Tenda: 18 €\nCaravan: 24 €" },
      "La presa costa 4 €.",
      "Quali sono i prezzi?",
    ],
  ])("%s: leads before a sentence with a synonym", (locale, list, sentence, question) => {
    expect(answerOf([{ heading: "Electricity", text: sentence }, list], question, locale)).toBe(
      list.text.replaceAll(/^/gm, "- "),
    );
  });

  it.each<[Locale, string, string, string]>([
    ["en", "What to bring", "Bring the locker key back.", "What do I need to bring?"],
    ["pt-BR", "O que levar", "O reboque leva duas crianças.", "O que preciso levar?"],
    ["it", "Cosa portare", "Il rimorchio porta due bambini.", "Cosa devo portare?"],
    ["ja", "持ち物", "自転車を電車に持ち込めます。", "何を持っていけばいいですか？"],
  ])("%s: tells what to bring under “%s”, rather than “%s”", (locale, heading, sentence, question) => {
    const list = { heading, text: "- lamp\n- wick" };
    expect(answerOf([{ text: sentence }, list], question, locale)).toBe(list.text);
  });

  it.each<[Locale, string, string, string]>([
    ["en", "Our coffees", "All coffees contain caffeine.", "Which coffees do you have?"],
    ["pt-BR", "Nossos cafés", "Todos os cafés contêm cafeína.", "Quais cafés vocês têm?"],
    ["it", "I nostri caffè", "Tutti i caffè contengono caffeina.", "Che caffè avete?"],
    ["ja", "珈琲豆", "珈琲豆はすべて国内で焙煎します。", "どんな珈琲豆がありますか？"],
  ])("%s: tells which there are under “%s”, rather than “%s”", (locale, heading, sentence, question) => {
    const rows = "Bell: 2, 250 g\nOrchard: 3, 250 g";
    const answer = answerOf([{ heading, text: `${rows}\n${sentence}` }], question, locale);
    expect(answer.replaceAll(/^- /gm, "")).toContain(rows);
  });

  it("does not lead where a sentence says it itself", () => {
    const list = { heading: "Prices", text: "Tent: £18\nCaravan: £24" };
    const sentence = "All prices are in pounds and include the showers.";
    expect(answerOf([{ text: sentence }, list], "Do prices include the showers?", "en")).toBe(sentence);
  });

  it("does not lead where the heading says only a part", () => {
    const list = { heading: "Prices", text: "Tent: £18\nCaravan: £24" };
    const sentence = "The lamp costs £4.";
    expect(answerOf([{ text: sentence }, list], "What is the price of the lamp?", "en")).toContain(sentence);
  });
});

describe("a question on the page that is the asked one", () => {
  const heading = "Questions › Who is the caretaker?";
  const text = "Marilda Okubo, flat 112. Write to caretaker@elm.example, or come by on Wednesdays.";
  it("is answered from its beginning", () => {
    expect(answerOf([{ heading, text }], "Who is the caretaker?", "en")).toBe(text);
  });
});
