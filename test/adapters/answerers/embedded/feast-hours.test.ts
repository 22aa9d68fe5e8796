/** Hours of a feast or a day of the year: told by its name, its date or a span around it, else as those of public holidays, else not at all. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

// 15 and August stand on the page, 15 August does not.
const HOLIDAYS: Readonly<Record<Locale, readonly [page: string, told: string]>> = {
  en: [
    "# Rope Shop\n\n## Hours\n\nMonday to Saturday 9 am to 6 pm\nSunday 10 am to 1 pm\n\nOn public holidays we are open from 10 am to noon.\n\n## Orders\n\nOrders over £25 arrive within 26 hours, except in December. In January there are 10 new ropes.",
    "On public holidays we are open from 10 am to noon.",
  ],
  "pt-BR": [
    "# Loja de Cordas\n\n## Horário\n\nSegunda a sábado das 9h às 18h\nDomingo das 10h às 13h\n\nNos feriados abrimos das 10h às 12h.\n\n## Pedidos\n\nPedidos acima de R$ 25 chegam em 7 dias, menos em setembro.",
    "Nos feriados abrimos das 10h às 12h.",
  ],
  it: [
    "# Corderia\n\n## Orario\n\nLunedì – sabato 9–18\nDomenica 10–13\n\nNei giorni festivi siamo aperti dalle 10 alle 12.\n\n## Ordini\n\nGli ordini sopra i 15 € arrivano in 25 ore, tranne che ad agosto e ad aprile.",
    "Nei giorni festivi siamo aperti dalle 10 alle 12.",
  ],
  ja: [
    "# ロープ店\n\n## 営業時間\n\n月曜～土曜 9:00～18:00\n日曜 10:00～13:00\n\n祝日は10時から12時まで営業します。\n\n## 注文\n\n注文は3日から5日で届きます。5月は配送が遅れます。",
    "祝日は10時から12時まで営業します。",
  ],
};

describe("a feast of which nothing is told", () => {
  it.each<[Locale, ...string[]]>([
    ["en", "Are you open on Boxing Day?"],
    ["en", "Are you open on 26 December?"],
    ["en", "open good friday?"],
    ["en", "When do you open on Saturdays?", "And on Easter Monday?"],
    ["pt-BR", "Vocês abrem no Dia da Independência?"],
    ["pt-BR", "abrem dia 7 de setembro?"],
    ["pt-BR", "Que horas abrem no sábado?", "E no carnaval?"],
    ["it", "Siete aperti a Ferragosto?"],
    ["it", "siete aperti il 25 aprile?"],
    ["it", "A che ora aprite il sabato?", "E a Pasquetta?"],
    ["ja", "ゴールデンウィークは営業していますか"],
    ["ja", "5月3日は開いていますか"],
  ])("%s: %s is told as a public holiday %s", async (locale, ...talk) => {
    const [page, told] = HOLIDAYS[locale];
    expect(await tellOf(locale, page, ...talk.filter(Boolean))).toBe(told);
  });

  it.each<[Locale, string, string]>([
    [
      "en",
      "# Car Wash\n\n## Hours\n\nMonday to Friday 8am – 6pm\nSaturday 8am – 5pm",
      "are you open on easter monday",
    ],
    [
      "pt-BR",
      "# Lava-rápido\n\n## Horário\n\nSegunda a sexta 8h – 18h\nSábado 8h – 17h",
      "abrem na sexta-feira santa?",
    ],
    ["it", "# Autolavaggio\n\n## Orario\n\nLunedì – venerdì 8–18\nSabato 8–17", "siete aperti a Pasquetta?"],
    [
      "ja",
      "# 洗車場\n\n## 営業時間\n\n月曜～金曜 8:00～18:00\n土曜 8:00～17:00",
      "年末年始は営業していますか",
    ],
  ])("%s: where only the week is told, it is not known", async (locale, page, question) => {
    expect(await tellOf(locale, page, question)).toBe("");
  });
});

describe("a feast or a day that is told", () => {
  it.each<[Locale, string, string, string]>([
    [
      "en",
      "# Car Wash\n\n## Hours\n\nMonday to Friday 8am – 6pm\nSunday 9am – 2pm\nIn winter (November to February) we shut at 4pm. Closed Christmas Day and Boxing Day.",
      "Are you open on Christmas Day?",
      "Closed Christmas Day and Boxing Day.",
    ],
    [
      "it",
      "# Studio\n\n## Orari\n\nLunedì 9–18\nMartedì 9–18\n\nChiusura estiva: dall'8 al 25 agosto.\n\nDomenica e festivi lo studio è chiuso.",
      "Siete aperti a Ferragosto?",
      "Chiusura estiva: dall'8 al 25 agosto.",
    ],
    [
      "ja",
      "# 陶芸\n\n## 営業時間\n\n平日 10:00～18:00\n土日祝 9:00～19:00\n定休日:火曜日\n年末年始(12月29日～1月4日)とお盆(8月13日～16日)はお休みします。",
      "お盆は営業していますか",
      "年末年始(12月29日～1月4日)とお盆(8月13日～16日)はお休みします。",
    ],
    [
      "pt-BR",
      "# Padaria\n\n## Horário\n\nTerça a sábado das 6h às 19h\nDomingo das 7h às 12h\n\nFechamos de 20 a 31 de janeiro. Nos feriados abrimos às 8h.",
      "Vocês abrem no dia 25 de janeiro?",
      "Fechamos de 20 a 31 de janeiro.",
    ],
  ])("%s: it alone", async (locale, page, question, told) => {
    expect(await tellOf(locale, page, question)).toBe(told);
  });

  it.each<[Locale, string, string, string]>([
    [
      "it",
      "# Escape room\n\n## Orari\n\nLunedì – giovedì 16:00–22:00, venerdì 16:00–24:00, domenica 10:00–20:00. Il martedì siamo chiusi.",
      "siete aperti il martedì?",
      "Il martedì siamo chiusi.",
    ],
    [
      "en",
      "# Escape room\n\n## Hours\n\nMonday to Saturday 4 pm to 10 pm, Sunday 10 am to 8 pm. On Tuesdays we are closed.",
      "are you open on Tuesday?",
      "On Tuesdays we are closed.",
    ],
    [
      "en",
      "# Garden\n\n## When to visit\n\n| Months | Days | Hours |\n|---|---|---|\n| March to May | Tuesday to Sunday | 9.30am – 5pm |\n| June to September | Thursday to Sunday | 10am – 4.30pm |\n| November to February | Closed | – |\n\nWe open on bank holidays in spring.",
      "what time do you shut in july",
      "June to September: Days Thursday to Sunday; Hours 10am – 4.30pm",
    ],
  ])("%s: what takes a day or a month out of the week", async (locale, page, question, told) => {
    expect(await tellOf(locale, page, question)).toBe(told);
  });
});

describe("days on which many close in Japan", () => {
  const SEASONS =
    "# 温室\n\n## 開園時間\n\n- 火曜日から日曜日の開園時間は、夏は9時から19時まで、冬は10時から17時までです。\n- 月曜日は定休日です。\n\n夏は4月1日から10月31日まで、冬は11月1日から3月31日までです。";
  const HOLIDAY = `${SEASONS}\n祝日の営業時間は日曜日と同じです。12月25日と1月1日は休業します。`;
  const DAYS_OFF =
    "# 時計店\n\n## 営業時間\n\n月〜金 10:00〜19:00\n土曜 10:00〜17:00\n日・祝 定休\n\n## 長期休業\n\n夏季休業：8月11日〜16日\n年末年始休業：12月29日〜1月4日\n\n## 修理\n\nお盆の前は修理が混み合います。電池交換は1,500円です。";
  const WEEK = "# 洗車場\n\n## 営業時間\n\n月曜～金曜 8:00～18:00\n土曜 8:00～17:00";
  const RULE = "祝日の営業時間は日曜日と同じです。12月25日と1月1日は休業します。";

  it.each<[page: string, question: string, told: string]>([
    [HOLIDAY, "お盆は営業してる？", RULE],
    [HOLIDAY, "お盆休みはありますか", RULE],
    [HOLIDAY, "お盆休みいつ？", RULE],
    [HOLIDAY, "GWやってる？", RULE],
    [HOLIDAY, "シルバーウィークは開いてますか", RULE],
    [HOLIDAY, "連休もやってますか", RULE],
    [HOLIDAY, "山の日やってる？", RULE],
    [HOLIDAY, "大晦日は何時まで？", RULE],
    [HOLIDAY, "祝日はやってますか？", RULE],
    [HOLIDAY, "三が日は開いてますか", "12月25日と1月1日は休業します。"],
    [HOLIDAY, "年末年始の営業", "12月25日と1月1日は休業します。"],
    [DAYS_OFF, "お盆はやってますか", "夏季休業：8月11日〜16日"],
    [DAYS_OFF, "お盆休みはいつからいつまで？", "夏季休業：8月11日〜16日"],
    [DAYS_OFF, "大みそかやってる？", "年末年始休業：12月29日〜1月4日"],
    [DAYS_OFF, "年末年始の休みはいつですか", "年末年始休業：12月29日〜1月4日"],
    [DAYS_OFF, "お正月三が日は営業してますか", "年末年始休業：12月29日〜1月4日"],
    [SEASONS, "お盆は営業してる？", ""],
    [SEASONS, "大晦日は何時まで？", ""],
    [WEEK, "お盆休みはありますか", ""],
    [WEEK, "シルバーウィークはやってますか", ""],
    [WEEK, "三が日は開いてますか", ""],
    [WEEK, "大晦日は何時まで？", ""],
  ])("%#: %s", async (page, question, told) => {
    expect(await tellOf("ja", page, question)).toBe(told);
  });

  it.each<[page: string, question: string, told: RegExp]>([
    [SEASONS, "8月は何時まで？", /夏は9時から19時/],
    [HOLIDAY, "8月15日は営業していますか", /夏は9時から19時/],
    [DAYS_OFF, "電池交換はいくら？", /1,500円/],
    [DAYS_OFF, "日曜休み？", /日・祝 定休/],
  ])("%#: %s is asked of another day, or of something else", async (page, question, told) => {
    expect(await tellOf("ja", page, question)).toMatch(told);
  });
});
