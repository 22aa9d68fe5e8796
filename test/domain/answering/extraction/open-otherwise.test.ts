/** Hours that name no day, and the days on which it is closed: a day that is none of these has those hours. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tell } from "../found.ts";

const WEEKS: readonly (readonly [Locale, heading: string, text: string, closed: string])[] = [
  ["en", "Opening hours", "We serve from 8am to 6pm. Closed on Thursdays.", "Closed on Thursdays."],
  ["it", "Orari", "Serviamo dalle 8 alle 18. Chiuso il giovedì.", "Chiuso il giovedì."],
  ["pt-BR", "Horário", "Servimos das 8h às 18h. Fechado às quintas.", "Fechado às quintas."],
  [
    "ja",
    "営業時間",
    "朝は8時から11時まで、午後は13時から18時までです。木曜日はお休みです。",
    "木曜日はお休みです。",
  ],
];
const DAYS: Readonly<Record<Locale, readonly [open: readonly string[], closed: readonly string[]]>> = {
  en: [
    ["are you open sunday", "open on tuesdays?", "do you close on monday"],
    ["are you open thursday", "open on thursdays?"],
  ],
  it: [
    ["siete aperti domenica", "aprite il martedì?"],
    ["siete aperti giovedì", "aprite il giovedì?"],
  ],
  "pt-BR": [
    ["abre domingo", "abrem na terça?"],
    ["abre quinta", "abrem na quinta?"],
  ],
  ja: [["日曜日は営業していますか", "火曜は開いていますか"], ["木曜日は営業していますか"]],
};

describe("hours without a day, beside the days on which it is closed", () => {
  it.each(
    WEEKS.flatMap(([locale, heading, text]) =>
      DAYS[locale][0].map((question) => [locale, question, heading, text] as const),
    ),
  )("%s: “%s” is told both", (locale, question, heading, text) => {
    expect(tell([{ heading, text }], question, locale)).toBe(text);
  });

  it.each(
    WEEKS.flatMap(([locale, heading, text, closed]) =>
      DAYS[locale][1].map((question) => [locale, question, heading, text, closed] as const),
    ),
  )("%s: “%s” is told that it is closed", (locale, question, heading, text, closed) => {
    expect(tell([{ heading, text }], question, locale)).toBe(closed);
  });

  // A line that only says when it is closed is no row of a week: the hours stand beside it.
  it.each<[Locale, string, string, string]>([
    [
      "ja",
      "何時まで営業ですか",
      "営業時間",
      "昼は11時から14時まで、夜は17時から21時までです。火曜日と第3水曜日はお休みです。",
    ],
    [
      "it",
      "a che ora chiudete?",
      "Orari di apertura",
      "Si cena dalle 19 alle 23.\nLunedì e martedì: chiuso\nPranzo dalle 12 alle 14.",
    ],
  ])("%s: “%s”", (locale, question, heading, text) => {
    expect(tell([{ heading, text }], question, locale)?.slice(0, 8)).toBe(text.slice(0, 8));
  });
});
