/** What an answer to who asks for the hours has to tell: of the day, the feast, the season, and of opening rather than of a menu. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import {
  lacksFeast,
  tellsElse,
  tellsHours,
  tellsOtherHours,
} from "../../../../src/domain/answering/confidence/hours.ts";
import { type FoundText, openInOrder } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});
const WEEK = page("Opening hours", "Monday to Friday: 9:00–17:00", "Saturday: 9:00–12:00");
const DAILY = page("Opening hours", "Monday to Sunday: 9:00–17:00", "Ring the bell.");
const SHOP = page("Our shop", "The bell rings at 9:00.", "The shop is red.");
const FEASTS = page("Opening hours", "Monday to Friday: 9:00–17:00", "Christmas Day: closed");
const HOLIDAYS = page("Opening hours", "Monday to Friday: 9:00–17:00", "Public holidays: closed");
const SEASON = page("Garden", "We are open from May to September.", "The garden is green.");
const MENU = page(
  "Lunch",
  "Monday: soup from 12:00, with bread and butter, and cake afterwards for all",
  "Tuesday: pie",
);

function ask(taught: FoundText, question: string, locale: Locale = "en") {
  const { weighed, sentences } = openInOrder([taught], question, locale);
  return { weighed, extract: { sentences, text: "", compared: false } as never };
}

it.each<[Locale, string, FoundText, boolean]>([
  ["en", "What are your opening hours?", WEEK, true],
  ["en", "What are your opening hours?", page("Opening hours", "9:00–17:00", "Ring the bell."), true],
  [
    "en",
    "What are your opening hours?",
    page("Us", "We are open from 9:00 to 17:00.", "Ring the bell."),
    true,
  ],
  ["en", "What are your opening hours?", SHOP, false],
  ["en", "Are you open on Saturday?", WEEK, true],
  // A week that leaves out a day tells that day, too.
  ["en", "Are you open on Sunday?", WEEK, true],
  ["en", "Are you open on Sunday?", page("Opening hours", "Saturday: 9:00–12:00", "Ring the bell."), false],
  ["en", "Are you open on Monday?", MENU, false],
  // Feasts, public holidays, and the days before these, which are any days.
  ["en", "Are you open on Christmas Day?", FEASTS, true],
  ["en", "Are you open on Christmas Day?", WEEK, false],
  ["en", "Are you open on public holidays?", HOLIDAYS, true],
  ["en", "Are you open on public holidays?", WEEK, false],
  // A season.
  ["en", "Are you open in July?", SEASON, true],
  ["en", "Are you open in July?", SHOP, false],
  [
    "en",
    "Are you open in July?",
    page("Opening hours", "May to September: 9:00–17:00", "Ring the bell."),
    true,
  ],
  ["en", "Are you open in July?", page("Opening hours", "October: 9:00–12:00", "Ring the bell."), false],
  ["en", "Are you open on Sunday?", page("Lunch", "Monday to Friday: soup", "Saturday: pie"), false],
  // Something else is asked.
  ["en", "Who rings the bell?", WEEK, false],
  ["it", "Siete aperti a Natale?", page("Orari", "Lunedì: 9:00–17:00", "Natale: chiuso"), true],
  ["it", "Siete aperti a Natale?", page("Orari", "Lunedì: 9:00–17:00", "Martedì: chiuso"), false],
  ["pt-BR", "Vocês abrem no Natal?", page("Horário", "Segunda: 9h às 17h", "Natal: fechado"), true],
  ["ja", "元日は営業していますか？", page("営業時間", "平日：9時〜17時", "元日：休業"), true],
  ["ja", "元日は営業していますか？", page("営業時間", "平日：9時〜17時", "土曜日：休業"), false],
])("%s: %s is told by %j: %s", (locale, question, taught, tells) => {
  const { weighed, extract } = ask(taught, question, locale);
  expect(tellsHours(weighed, extract)).toBe(tells);
});

it.each<[Locale, string, FoundText, boolean]>([
  ["en", "Are you open on Christmas Day?", FEASTS, false],
  ["en", "Are you open on Christmas Day?", HOLIDAYS, false],
  ["en", "Are you open on Christmas Day?", page("Hours", "25 December: closed", "Ring the bell."), false],
  ["en", "Are you open on Christmas Day?", WEEK, true],
  [
    "en",
    "Are you open on Christmas Day?",
    page("Hours", "21 December to 6 January: closed", "Ring the bell."),
    false,
  ],
  ["en", "Are you open on public holidays?", HOLIDAYS, false],
  ["en", "Are you open on public holidays?", WEEK, true],
  ["en", "Are you open on Saturday?", WEEK, false],
  ["en", "What do you sell for Christmas Day?", WEEK, false],
  ["ja", "祝前日は営業していますか？", page("営業時間", "祝前日：9時〜17時", "日曜日：休業"), false],
  [
    "ja",
    "祝前日は営業していますか？",
    page("営業時間", "月曜日〜日曜日：9時〜17時", "年中無休です。"),
    false,
  ],
  ["ja", "祝前日は営業していますか？", page("営業時間", "祝日：9時〜17時", "水曜日：休業"), true],
])("%s: %s is not answered by %j: %s", (locale, question, taught, lacks) => {
  const { weighed, extract } = ask(taught, question, locale);
  expect(lacksFeast(weighed, extract)).toBe(lacks);
});

it.each<[string, FoundText, boolean]>([
  ["Are you open on Sunday?", page("Opening hours", "Saturday: 9:00–12:00", "Monday: 9:00–17:00"), true],
  ["Are you open on Saturday?", WEEK, false],
  ["Are you open on Sunday?", DAILY, false],
  ["Who rings on Sunday?", page("Bells", "Saturday: Anna", "Monday: Otto"), false],
])("%s is told other days by %j: %s", (question, taught, isOther) => {
  const { weighed, extract } = ask(taught, question);
  expect(tellsOtherHours(weighed, extract)).toBe(isOther);
});

it.each<[string, FoundText, boolean]>([
  ["Are you open on Monday?", MENU, true],
  ["Are you open on Monday?", WEEK, false],
  ["Are you open on Sunday?", WEEK, false],
  [
    "Are you open on Monday?",
    page(
      "Us",
      "Monday: 9:00–17:00",
      "Monday: soup from 12:00, with bread and butter, and cake afterwards for all",
    ),
    false,
  ],
  // What goes on from words of opening is of opening, if it is brief.
  [
    "Are you open on Saturday?",
    page("Us", "We are open from Tuesday to Friday, 9 to 5. Saturdays only in summer."),
    false,
  ],
  [
    "Are you open on Saturday?",
    page("Us", "We bake from Tuesday to Friday, 9 to 5. Saturdays only in summer."),
    true,
  ],
  [
    "Are you open on Saturday?",
    page(
      "Us",
      "We are open from Tuesday to Friday, 9 to 5. On Saturdays a market sells bread, cheese, fish, lamps and old clocks.",
    ),
    true,
  ],
  ["What is there on Monday?", MENU, false],
])("%s is told something else of that day by %j: %s", (question, taught, isElse) => {
  const { weighed, extract } = ask(taught, question);
  expect(tellsElse(weighed, extract)).toBe(isElse);
});
