/** Hours and seasons: the row of the day that was asked for, whatever it calls it. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

function answerOf(taught: readonly FoundText[], question: string, locale: Locale): string {
  const { weighed, ranked } = findIn(taught, question, locale);
  return extract(rankSentences(ranked, weighed), weighed)!.text;
}

const HOURS: Readonly<Record<Locale, FoundText>> = {
  en: { heading: "Opening hours", text: "Monday to Friday: 7:00–18:00\nSat: 7:00–14:00\nSunday: closed" },
  "pt-BR": {
    heading: "Horário de funcionamento",
    text: "Segunda a sexta: 7h às 18h\nSábado: 7h às 14h\nDomingo: fechado",
  },
  it: {
    heading: "Orari di apertura",
    text: "Dal lunedì al venerdì: 7:00–18:00\nSabato: 7:00–14:00\nDomenica: chiuso",
  },
  ja: { heading: "営業時間", text: "月曜日〜金曜日：7時〜18時\n土曜日：7時〜14時\n日曜日：定休日" },
};

describe("a day that was asked for", () => {
  it.each<[Locale, string, number[]]>([
    ["en", "Are you open on Wednesday?", [0]],
    ["en", "Are you open on Saturday?", [1]],
    ["en", "Are you open on Sunday?", [2]],
    ["en", "Are you open at weekends?", [1, 2]],
    ["en", "What are your opening hours?", [0, 1, 2]],
    ["pt-BR", "O horário de quarta?", [0]],
    ["pt-BR", "Qual é o horário no domingo?", [2]],
    ["pt-BR", "Qual é o horário no fim de semana?", [1, 2]],
    ["pt-BR", "Qual é o horário?", [0, 1, 2]],
    ["it", "Che orari fate il giovedì?", [0]],
    ["it", "Che orari fate la domenica?", [2]],
    ["it", "Che orari fate?", [0, 1, 2]],
    ["ja", "水曜日の営業時間は？", [0]],
    ["ja", "日曜日の営業時間は？", [2]],
    ["ja", "営業時間は？", [0, 1, 2]],
  ])("%s: %s gets the rows %j", (locale, question, rows) => {
    const lines = HOURS[locale].text.split("\n");
    expect(answerOf([HOURS[locale]], question, locale).split("\n")).toEqual(rows.map((row) => lines[row]));
  });

  it.each<[Locale, string, string]>([
    ["en", "The campsite is closed from 16 October to 31 March.", "Is the campsite open in December?"],
    [
      "en",
      "The campsite is closed from 24 December to 2 January.",
      "Is the campsite open on New Year's Eve?",
    ],
    ["pt-BR", "O camping fecha de 16 de outubro a 31 de março.", "O camping abre em dezembro?"],
    ["it", "Il campeggio è chiuso dal 16 ottobre al 31 marzo.", "Il campeggio è aperto a dicembre?"],
    ["ja", "10月16日から3月31日まではキャンプ場は休業します。", "キャンプ場は12月に営業していますか？"],
  ])("%s: %s answers “%s”", (locale, text, question) => {
    const { weighed, ranked } = findIn([text], question, locale);
    const [best] = rankSentences(ranked, weighed);
    expect(best?.text).toBe(text);
    expect(best?.coverage).toBeGreaterThan(0.5);
  });
});
