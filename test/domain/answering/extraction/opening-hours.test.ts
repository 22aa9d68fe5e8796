/** Hours that are told by seasons, asked for by the month. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { decideConfidence } from "../../../../src/domain/answering/confidence/confidence.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

function ask(texts: readonly FoundText[], question: string, locale: Locale): string {
  const { weighed, ranked } = findIn(texts, question, locale);
  const found = extract(rankSentences(ranked, weighed), weighed)!;
  const { suffices } = decideConfidence({ question: weighed, passages: ranked, extract: found });
  return suffices ? found.text : "";
}

/** Hours of two seasons, when those are, and a closed day. */
const SEASONS: Readonly<Record<Locale, readonly [high: string, low: string, dates: string, closed: string]>> =
  {
    en: [
      "In high season we are open daily from 8 am to 6 pm.",
      "In low season we are open on Saturdays from 10 am to 4 pm.",
      "High season runs from 15 December to 15 March, low season from 16 March to 14 December.",
      "We are closed on 1 January.",
    ],
    "pt-BR": [
      "Na alta temporada abrimos todos os dias das 8h às 18h.",
      "Na baixa temporada abrimos aos sábados das 10h às 16h.",
      "A alta temporada vai de 15 de dezembro a 15 de março, a baixa temporada de 16 de março a 14 de dezembro.",
      "Fechamos em 1º de janeiro.",
    ],
    it: [
      "In alta stagione siamo aperti ogni giorno dalle 8 alle 18.",
      "In bassa stagione siamo aperti il sabato dalle 10 alle 16.",
      "L'alta stagione va dal 15 dicembre al 15 marzo, la bassa stagione dal 16 marzo al 14 dicembre.",
      "Siamo chiusi il 1° gennaio.",
    ],
    ja: [
      "夏は毎日8時から18時まで営業しています。",
      "冬は土曜日の10時から16時まで営業しています。",
      "夏は4月16日から10月14日まで、冬は10月15日から4月15日までです。",
      "1月1日は休業します。",
    ],
  };

describe("the hours of a month, where seasons have them", () => {
  it.each<[Locale, string, string]>([
    ["en", "Are you open in February?", "Are you open in July?"],
    ["pt-BR", "Abrem em fevereiro?", "Abrem em julho?"],
    ["it", "Siete aperti a febbraio?", "Siete aperti a luglio?"],
    ["ja", "7月は営業していますか？", "2月は営業していますか？"],
  ])("%s: are those of its season, with the dates", (locale, inHigh, inLow) => {
    const [high, low, dates, closed] = SEASONS[locale];
    const page = [{ heading: "Lamps", text: `${high}\n${low}\n${dates}\n${closed}` }];
    for (const [question, hours, others] of [
      [inHigh, high, low],
      [inLow, low, high],
    ] as const) {
      const answer = ask(page, question, locale);
      expect(answer).toContain(hours);
      expect(answer).toContain(dates);
      expect(answer).not.toContain(others);
    }
  });

  it("come with the day on which it is closed, and a day is told by itself", () => {
    const [high, low, dates, closed] = SEASONS.en;
    const page = [{ heading: "Lamps", text: `${high}\n${low}\n${dates}\n${closed}` }];
    expect(ask(page, "Are you open in January?", "en")).toBe(`${high}\n${dates}\n${closed}`);
    const ofDay = ask(page, "Are you open on 1 January?", "en");
    expect(ofDay).toContain(closed);
    expect(ofDay).not.toContain(high);
  });

  it.each<[Locale, string, string, string]>([
    ["en", "Walks run from April to October.", "In winter we close at 5 pm.", "Do walks run in winter?"],
    ["pt-BR", "Passeios de abril a outubro.", "No inverno fechamos às 17h.", "Tem passeios no inverno?"],
    [
      "it",
      "Le gite si fanno da aprile a ottobre.",
      "In inverno si chiude alle 17.",
      "Ci sono gite in inverno?",
    ],
  ])("%s: “%s” tells of the thing, “%s” of something else", (locale, walks, hours, question) => {
    const { weighed, ranked } = findIn([{ text: hours }, { text: walks }], question, locale);
    expect(extract(rankSentences(ranked, weighed), weighed)!.text.startsWith(walks)).toBe(true);
  });
});
