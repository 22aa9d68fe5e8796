/** Hours as a page tells them: of the week, of a day, by seasons, on holidays. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { decideConfidence } from "../../../../src/domain/answering/confidence/confidence.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText, tell } from "../found.ts";

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

const WEEK = ["Monday to Friday: 9 am to 5 pm", "Saturday: 10 am to 2 pm", "Sunday: closed"];
const HOLIDAYS = "Public holidays: 11 am to 3 pm. Closed on 25 December and 1 January.";
const SHOP = [...WEEK, HOLIDAYS, "The shop is next to the museum."];

describe("of a page of hours", () => {
  it.each<[string, readonly string[]]>([
    ["Are you open on public holidays?", [HOLIDAYS]],
    ["What are your hours on public holidays?", [HOLIDAYS]],
    ["Are you open on a public holiday on Saturday?", [WEEK[1]!, HOLIDAYS]],
    ["Are you open on Sunday?", [WEEK[2]!]],
    ["When do you close on Saturday?", [WEEK[1]!]],
    ["Are you open on Tuesday?", [WEEK[0]!]],
    ["Are you open on 25 December?", ["Closed on 25 December and 1 January."]],
    ["Are you open on Christmas Day?", ["Closed on 25 December and 1 January."]],
  ])("%s %j", (question, told) => {
    expect(tell([{ heading: "Hours", text: SHOP.join("\n") }], question)).toBe(told.join("\n"));
  });

  it("all rows of the week are told, and no other hours beside them", () => {
    const others = ["Quiet hours: 10 pm to 7 am", "Court: 8 am to 9 pm, €12"];
    const taught = [{ heading: "Hours", text: [...WEEK.slice(0, 2), ...others].join("\n") }];
    for (const question of ["When are you open?", "What are your hours?", "Are you open on Sunday?"])
      expect(tell(taught, question)).toBe(WEEK.slice(0, 2).join("\n"));
  });

  it.each<[string, string, string]>([
    [
      "We are open on weekdays from 9 to 5.",
      "Are you open on Sunday?",
      "We are open on weekdays from 9 to 5.",
    ],
    [
      "Tuesday to Saturday: 9 am to 5 pm\nClosed on Wednesdays.",
      "Are you open on Wednesday?",
      "Closed on Wednesdays.",
    ],
    [
      "Tuesday to Saturday: 9 am to 5 pm\nClosed on Wednesdays.",
      "Are you open on Thursday?",
      "Tuesday to Saturday: 9 am to 5 pm",
    ],
    [
      "On Sundays we are open from 10 to 6. Sunday hours apply on public holidays.",
      "Are you open on public holidays?",
      "Sunday hours apply on public holidays.",
    ],
    [
      "The pool is open daily. In winter the pool is closed.",
      "Is the pool open in winter?",
      "In winter the pool is closed.",
    ],
  ])("“%s”, %s “%s”", (text, question, told) => {
    expect(tell([{ heading: "Hours", text }], question)).toBe(told);
  });

  it.each<[string, string, readonly number[]]>([
    [
      "November to February: 10 am to 4 pm\nMarch to October: 9 am to 6 pm\nClosed in January.",
      "When are you open in December?",
      [0],
    ],
    [
      "November to February: 10 am to 4 pm\nMarch to October: 9 am to 6 pm\nClosed in January.",
      "When are you open in June?",
      [1],
    ],
    [
      "November to February: 10 am to 4 pm\nMarch to October: 9 am to 6 pm\nClosed in January.",
      "Are you open in January?",
      [0, 2],
    ],
  ])("by months: “%s”, %s %j", (text, question, at) => {
    const lines = text.split("\n");
    expect(tell([{ heading: "Hours", text }], question)).toBe(at.map((one) => lines[one]).join("\n"));
  });

  it.each([
    ["When are you open in August?", "We are closed on 1 August."],
    ["When are you open in June?", ""],
  ])("by seasons that one sentence tells: %s", (question, closed) => {
    const high = "In summer the garden is open from 9 am to 8 pm.";
    const dates = "Summer is from May to September.";
    const text = `${high} In winter it is open from 10 am to 4 pm. ${dates} We are closed on 1 August.`;
    expect(tell([{ heading: "Hours", text }], question)).toBe(`${high} ${dates} ${closed}`.trim());
  });

  it.each<[Locale, readonly string[], string, readonly number[]]>([
    ["ja", ["月〜金：10:00〜18:00", "土：10:00〜15:00", "祝日は休みです。"], "祝日は営業していますか？", [2]],
    ["ja", ["月〜金：10:00〜18:00", "土：10:00〜15:00", "祝日は休みです。"], "土曜日は何時までですか？", [1]],
    [
      "it",
      ["Lunedì: chiuso", "Martedì - venerdì: 9-12", "Nei festivi siamo chiusi."],
      "Quando siete aperti?",
      [0, 1, 2],
    ],
    [
      "it",
      ["Lunedì: chiuso", "Martedì - venerdì: 9-12", "Nei festivi siamo chiusi."],
      "Siete aperti nei festivi?",
      [2],
    ],
    [
      "it",
      ["Lunedì: chiuso", "Martedì - venerdì: 9-12", "Vigilia di Natale: 9-11"],
      "Siete aperti alla vigilia di Natale?",
      [2],
    ],
    [
      "it",
      ["Lunedì: chiuso", "Martedì - venerdì: 9-12", "Vigilia di Natale: 9-11"],
      "Siete aperti lunedì?",
      [0],
    ],
  ])("%s: %j, %s %j", (locale, lines, question, at) => {
    const told = at.map((one) => lines[one]).join("\n");
    expect(
      tell([{ heading: locale === "it" ? "Orari" : "営業時間", text: lines.join("\n") }], question, locale),
    ).toBe(told);
  });

  it("a long week is told as far as whole lines reach", () => {
    const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
    const week = (more: string): string => days.map((day) => `${day}: 9 am to 5 pm ${more}`).join("\n");
    const wordy = week("for members of the club");
    expect(tell([{ heading: "Hours", text: wordy }], "When are you open?")).toBe(wordy);
    const long = week(`for members of the club${" and friends".repeat(8)}`);
    expect(tell([{ heading: "Hours", text: long }], "When are you open?")).toMatch(/^Monday.*\n…$/s);
  });
});
