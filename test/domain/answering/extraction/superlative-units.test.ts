/** Comparing rows by what they tell beside the thing: hours, lengths, weights, prices by the hour, the day or the month. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findCompared } from "../../../../src/domain/answering/extraction/superlative.ts";
import { findIn, type FoundText, tell } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});

describe("of rows the one that has the least or most", () => {
  it.each<[Locale, string, FoundText, readonly number[]]>([
    ["en", "Which class is the latest?", page("Classes", "Boxing: 18:30", "Yoga: 9:00", "Chess: 18:15"), [0]],
    ["en", "Which class is the latest?", page("Classes", "Boxing: 9:45 am", "Yoga: 9:15 am"), [0]],
    ["pt-BR", "Qual é a aula mais tarde?", page("Aulas", "Ioga: 9h", "Boxe: 18h", "Xadrez: 15h"), [1]],
    ["pt-BR", "Qual é a aula mais tarde?", page("Aulas", "Ioga: 9h30", "Boxe: 18h30", "Xadrez: 18h"), [1]],
    ["ja", "一番早い講座はどれですか？", page("講座", "書道：18時", "ヨガ：9時", "将棋：15時"), [1]],
    [
      "en",
      "Which trail is the longest?",
      page("Trails", "Lake trail: 5 km", "Hill trail: 12.5 km", "Wood trail: 8 km"),
      [1],
    ],
    [
      "en",
      "Which trip is the longest?",
      page("Trips", "Lake trip: 2 days, 45 min by train from here", "Hill trip: 2 days", "City trip: 1 day"),
      [0, 1],
    ],
    ["it", "Qual è la borsa più leggera?", page("Borse", "Borsa grande: 900 g", "Borsa piccola: 120 g"), [1]],
    [
      "en",
      "Which tour is the longest?",
      page("Tours", "Lake: 3 hours, €20 an hour", "Hill: 2 hours, €90 a day"),
      [0],
    ],
    [
      "en",
      "Which class is the cheapest?",
      page("Classes", "Weaving: £30", "Pottery: £20", "Sewing: £20", "Chess: £20"),
      [1, 2, 3],
    ],
  ])("%s: %s %j", (locale, question, taught, at) => {
    const lines = taught.text.split("\n");
    expect(tell([taught], question, locale)).toBe(at.map((one) => lines[one]).join("\n"));
  });

  it.each<[Locale, string, FoundText, number]>([
    [
      "en",
      "Which boat is the cheapest?",
      page("Boats", "Kayak: €12 an hour or €40 a day", "Canoe: €10 an hour or €50 a day"),
      1,
    ],
    [
      "pt-BR",
      "Qual é o barco mais barato?",
      page("Barcos", "Caiaque: R$ 12 por hora ou R$ 40 por dia", "Canoa: R$ 10 por hora ou R$ 50 por dia"),
      1,
    ],
    [
      "it",
      "Qual è la barca più economica?",
      page("Barche", "Kayak: 12 € all'ora o 40 € al giorno", "Canoa: 10 € all'ora o 50 € al giorno"),
      1,
    ],
    [
      "en",
      "Which boat is the cheapest?",
      page("Boats", "Kayak; €12 an hour; €40 a day", "Canoe; €10 an hour; €50 a day"),
      1,
    ],
    [
      "en",
      "Which plan is the cheapest?",
      page("Plans", "Seed: daily backups; €5 a month", "Bloom: weekly calls; €9 a month"),
      0,
    ],
    ["ja", "一番安い貸出はどれですか？", page("貸出", "1日：2,000円", "1時間：500円", "1週間：9,000円"), 1],
  ])("%s: %s by its first price, where all are for as long", (locale, question, taught, row) => {
    expect(tell([taught], question, locale)).toBe(taught.text.split("\n")[row]);
  });
});

describe("rows that cannot be compared", () => {
  it.each([
    ["Which class is the earliest?", page("Classes", "Yoga: 9 am", "Boxing: on request", "Chess: 7 pm")],
    ["Which class is the longest?", page("Classes", "Yoga: 1 hour", "Boxing: on request", "Chess: 2 hours")],
    ["Which boat is the cheapest?", page("Boats", "Kayak: €12 an hour", "Canoe: €40 a day")],
  ])("are all told: %s", (question, taught) => {
    const rows = taught.text.split("\n").map((row) => `- ${row}`);
    expect(tell([taught], question)).toBe(rows.join("\n"));
  });

  it("are told with what they cost on the day that was asked for", () => {
    const prices = page("Prices", "Wash: €12, on Sunday €20", "Cut: €30, on Sunday €15");
    expect(tell([prices], "What's the cheapest on Sunday?")).toContain("on Sunday €15");
  });
});

describe("what is cheapest of all", () => {
  const hours = page("Hours", "Monday: 9 am to 5 pm", "Tuesday: 9 am to 6 pm");
  it.each<[Locale, string, readonly FoundText[], string]>([
    ["en", "What's the cheapest?", [page("Prices", "Wash: €12", "Cut: €30", "Tips: welcome")], "Wash: €12"],
    ["en", "What's the cheapest?", [page("Prices", "Wash: €12", "Cut: €30"), hours], "Wash: €12"],
    [
      "en",
      "What's the cheapest?",
      [page("Room prices", "Pine: €80", "Oak: €95", "Breakfast: €12")],
      "Pine: €80",
    ],
    [
      "it",
      "Qual è la cosa più economica?",
      [page("Prezzi delle camere", "Pino: 80 €", "Quercia: 95 €", "Colazione: 12 €")],
      "Pino: 80 €",
    ],
    [
      "pt-BR",
      "Qual é o serviço mais barato?",
      [page("Preços", "Corte: R$ 30", "Escova: R$ 25", "Gorjeta: livre")],
      "Escova: R$ 25",
    ],
    [
      "ja",
      "一番安いメニューは？",
      [page("料金", "カット：3,000円", "カラー：5,000円", "駐車場：あり")],
      "カット：3,000円",
    ],
  ])("%s: %s %j", (locale, question, texts, row) => {
    expect(tell(texts, question, locale)).toBe(row);
  });
});

describe("the list to be read beside the best passages", () => {
  const about = page("About", "Our tours are loved by all. The cheapest tour is loved most.");
  const tours = page("Tours", "Lake: €20", "Hill: €15");
  it.each([
    ["Which tour is the cheapest?", "Tours"],
    ["Which boat is the cheapest?", undefined],
    ["What's the cheapest?", undefined],
    ["Can I book a tour?", undefined],
  ])("%s: %s", (question, heading) => {
    const { weighed, ranked } = findIn([about, tours], question, "en");
    expect(findCompared(ranked, weighed)?.passage.heading).toBe(heading);
  });
});
