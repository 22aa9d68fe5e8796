/** Opening hours of a day that is asked for without a word of opening, after another one, or as a holiday. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage, tellOf } from "../../../fixtures/taught-folder.ts";

const PAGES: Readonly<Record<Locale, string>> = {
  en: `# Opening hours

| Day | Open |
|---|---|
| Monday to Friday | 7 am to 9 pm |
| Saturday | 9 am to 6 pm |
| Sunday | closed |

On public holidays the pool is closed. In August the pool closes at 6 pm every day.

# Courses

| Course | Day and time |
|---|---|
| Aqua fit | Tuesday at 10 am |
| Crawl | Saturday at 11 am |
`,
  it: `# Orari

| Giorno | Aperto |
|---|---|
| Dal lunedì al venerdì | 7–21 |
| Sabato | 9–18 |
| Domenica | chiuso |

Nei giorni festivi la piscina è chiusa. In agosto chiudiamo ogni giorno alle 18.
`,
  "pt-BR": `# Horários

| Dia | Horário |
|---|---|
| Segunda a sexta | 7h às 21h |
| Sábado | 9h às 18h |
| Domingo | fechado |

Nos feriados a piscina não abre. Em janeiro fechamos todos os dias às 18h.
`,
  ja: `# 営業時間

| 曜日 | 営業時間 |
|---|---|
| 月曜〜金曜 | 7:00〜21:00 |
| 土曜 | 9:00〜18:00 |
| 日曜 | 休業 |

祝日は休業です。8月は毎日18時に閉まります。
`,
};

const tell = (locale: Locale, ...talk: readonly string[]): Promise<string> =>
  tellOf(locale, PAGES[locale], ...talk);

const EN_WEEK = "Monday to Friday: 7 am to 9 pm";
const EN_HOLIDAYS = "On public holidays the pool is closed.";
const IT_HOLIDAYS = "Nei giorni festivi la piscina è chiusa.";
const PT_HOLIDAYS = "Nos feriados a piscina não abre.";
const JA_HOLIDAYS = "祝日は休業です。";

describe("a day", () => {
  it.each<[Locale, string, string]>([
    ["en", "What time on Tuesday?", EN_WEEK],
    ["en", "until when on Saturdays?", "Saturday: 9 am to 6 pm"],
    ["en", "how late are you there on Friday?", EN_WEEK],
    ["it", "Fino a che ora il martedì?", "Dal lunedì al venerdì: 7–21"],
    ["it", "il sabato da che ora?", "Sabato: 9–18"],
    ["pt-BR", "Até que horas na terça?", "Segunda a sexta: 7h às 21h"],
    ["pt-BR", "sábado até que horas", "Sábado: 9h às 18h"],
    ["ja", "火曜日は何時まで？", "月曜〜金曜：7:00〜21:00"],
    ["ja", "土曜は何時からですか", "土曜：9:00〜18:00"],
  ])("%s: %s", async (locale, question, told) => {
    expect(await tell(locale, question)).toBe(told);
  });

  it("of a course is told that of the course", async () => {
    expect(await tell("en", "What time is aqua fit on Tuesday?")).toBe("Aqua fit: Tuesday at 10 am");
  });
});

describe("another day", () => {
  it.each<[Locale, readonly string[], string]>([
    ["en", ["Are you open on Sunday?", "And on Saturday?"], "Saturday: 9 am to 6 pm"],
    ["en", ["When do you open?", "And on Sundays?"], "Sunday: closed"],
    ["it", ["Siete aperti la domenica?", "E il sabato?"], "Sabato: 9–18"],
    ["pt-BR", ["Vocês abrem no domingo?", "E na terça?"], "Segunda a sexta: 7h às 21h"],
    ["ja", ["日曜日は開いていますか", "土曜日は？"], "土曜：9:00〜18:00"],
    ["ja", ["土曜は何時までですか", "じゃあ火曜は？"], "月曜〜金曜：7:00〜21:00"],
    ["en", ["Are you open on public holidays?", "And on Mondays?"], EN_WEEK],
    ["en", ["Are you open on Sunday?", "And on Christmas Day?"], EN_HOLIDAYS],
    ["it", ["Siete aperti il sabato?", "E nei festivi?"], IT_HOLIDAYS],
    ["it", ["Siete aperti il sabato?", "E a Natale?"], IT_HOLIDAYS],
    ["pt-BR", ["Abrem no sábado?", "E nos feriados?"], PT_HOLIDAYS],
    ["ja", ["土曜日は開いていますか", "祝日は？"], JA_HOLIDAYS],
  ])("%s: %s", async (locale, talk, told) => {
    expect(await tell(locale, ...talk)).toBe(told);
  });

  it("after several is that of the day named last", async () => {
    const talk = ["Are you open on Sunday?", "And on Christmas Day?", "And on Saturday?"];
    expect(await tell("en", ...talk)).toBe("Saturday: 9 am to 6 pm");
  });

  it("that is a holiday goes by what is said of those, also where little is said of opening", async () => {
    const page =
      "# Orari\n\n- Il sabato il negozio è aperto dalle 8 alle 20.\n- La domenica il negozio è aperto dalle 10 alle 18.\n\nNei giorni festivi valgono gli orari della domenica.";
    const taught = await openPage("it", page);
    const answers = await taught.talk(["Siete aperti il sabato?", "E a Pasquetta?"]);
    expect(answers.at(-1)?.text).toBe("Nei giorni festivi valgono gli orari della domenica.");
    await taught.close();
  });

  it("that is a holiday is told the row that names those", async () => {
    const page = "# Orari\n\n- Lunedì–sabato: 9–19\n- Domenica e festivi: 10–13\n";
    const taught = await openPage("it", page);
    const [answer] = await taught.talk(["A Ferragosto siete aperti?"]);
    expect(answer?.text).toBe("Domenica e festivi: 10–13");
    await taught.close();
  });

  it("of a course is none of the hours", async () => {
    expect(await tell("en", "When is the crawl course?", "And on Tuesday?")).not.toBe(EN_WEEK);
  });
});

describe("public holidays", () => {
  it.each<[Locale, string, string]>([
    ["en", "Are you open on public holidays?", EN_HOLIDAYS],
    ["en", "open on bank holidays?", EN_HOLIDAYS],
    ["en", "Are you open on New Year's Day?", EN_HOLIDAYS],
    ["en", "Are you open on Easter Monday?", EN_HOLIDAYS],
    ["it", "Siete aperti nei festivi?", IT_HOLIDAYS],
    ["it", "A Ferragosto siete aperti?", IT_HOLIDAYS],
    ["pt-BR", "Abre no feriado?", PT_HOLIDAYS],
    ["pt-BR", "Vocês abrem no Natal?", PT_HOLIDAYS],
    ["ja", "祝日は開いていますか", JA_HOLIDAYS],
    ["ja", "元日は営業していますか", JA_HOLIDAYS],
  ])("%s: %s", async (locale, question, told) => {
    expect(await tell(locale, question)).toBe(told);
  });

  it("are not what is asked of a day that is none, or of a day beside them", async () => {
    expect(await tell("ja", "クリスマスは開いていますか")).not.toBe(JA_HOLIDAYS);
    expect(await tell("en", "Are you open on Christmas Eve?")).not.toBe(EN_HOLIDAYS);
    expect(await tell("en", "Are you open on Sundays and public holidays?")).toContain("Sunday: closed");
  });
});

describe("classes of days in Japanese", () => {
  const CLINIC = `# みどり鍼灸院

## 診療時間

| 曜日 | 午前 | 午後 |
| --- | --- | --- |
| 月・水・金 | 9:00〜12:00 | 15:00〜19:30 |
| 火・木 | 9:00〜12:00 | 休診 |
| 土 | 9:00〜13:00 | 休診 |

日・祝は休診です。第3火曜は研修のため休診します。
祝前日は17時で終わります。
`;
  const CAFE = `# 喫茶こだま

## 営業時間

平日 11:00〜20:00
土日祝 9:00〜21:00
定休日:水曜、第2・第4火曜

## 教室

| 教室 | 曜日 | 時間 |
| --- | --- | --- |
| 紅茶 | 土 | 15:00-16:30 |
| こども工作 | 日 | 10:00-11:30 |
`;
  const MONDAY = "月・水・金：午前 9:00〜12:00、午後 15:00〜19:30";
  const TUESDAY = "火・木：午前 9:00〜12:00、午後 休診";
  it.each<[page: string, question: string, told: string]>([
    [CLINIC, "月曜何時から", MONDAY],
    [CLINIC, "月水金は何時まで", MONDAY],
    [CLINIC, "月・水・金の午後は？", MONDAY],
    [CLINIC, "月-金の診療時間", `${MONDAY}\n${TUESDAY}`],
    [CLINIC, "火木は何時まで", TUESDAY],
    [CLINIC, "日祝やってる？", "日・祝は休診です。"],
    [CLINIC, "日曜休み？", "日・祝は休診です。"],
    [CLINIC, "第3火曜は休み？", "第3火曜は研修のため休診します。"],
    [CLINIC, "祝前日は何時まで", "祝前日は17時で終わります。"],
    [CAFE, "水曜やってる？", "定休日:水曜、第2・第4火曜"],
    [CAFE, "火曜やってる？", "平日 11:00〜20:00\n定休日:水曜、第2・第4火曜"],
    [CAFE, "第3火曜やってる？", "平日 11:00〜20:00\n定休日:水曜、第2・第4火曜"],
    [CAFE, "第4火曜は営業してますか", "定休日:水曜、第2・第4火曜"],
    [CAFE, "月曜やってる？", "平日 11:00〜20:00"],
    [CAFE, "祝日はやってる？", "土日祝 9:00〜21:00"],
    [CAFE, "日曜の教室は？", "こども工作：曜日 日、時間 10:00-11:30"],
    [CAFE, "土曜の教室は何？", "紅茶：曜日 土、時間 15:00-16:30"],
  ])("%#: %s", async (page, question, told) => {
    expect(await tellOf("ja", page, question)).toBe(told);
  });
  it("tells all hours where nothing is said of the day before a holiday", async () => {
    expect(await tell("ja", "祝前日は何時まで？")).toMatch(/7:00〜21:00.*9:00〜18:00/s);
  });

  const HALL = `# 白樺町 公民館

開館時間　9:00〜21:30（日曜は17:00まで）
休館日　毎月第2・第4月曜（祝日のときは翌日）

## 証明書

住民票の写しは300円です。受付は平日の9:00〜16:30です。
`;
  const SCHOOL = `# あおぞら学習塾

## 授業時間

| 曜日 | 小学生 | 中学生 |
| --- | --- | --- |
| 月～金 | 16:30～17:50 | 18:30～21:30 |
| 土 | 10:00～11:20 | 13:00～18:00 |

## 自転車

自転車は入口の横に停められます。土曜は混み合います。
`;
  it.each<[page: string, question: string, told: string]>([
    [HALL, "月曜休み？", "休館日 毎月第2・第4月曜（祝日のときは翌日）"],
    [HALL, "第4月曜は？", "休館日 毎月第2・第4月曜（祝日のときは翌日）"],
    [CAFE, "定休日は？", "定休日:水曜、第2・第4火曜"],
    [CAFE, "月曜は？", "平日 11:00〜20:00"],
    [SCHOOL, "土曜日は何時から", "土：小学生 10:00～11:20、中学生 13:00～18:00"],
  ])("%#: %s is told when it closes, or begins", async (page, question, told) => {
    expect(await tellOf("ja", page, question)).toBe(told);
  });
});
