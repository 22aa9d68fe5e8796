/** Hours of a day that is asked for, beside what only speaks of such hours. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { type FoundText, tell } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});

const PUB = [
  page(
    "Hours",
    "Monday to Thursday: 4 to 10 pm",
    "Friday: 4 to 11 pm",
    "Closed on Tuesdays.",
    "Kitchen: closed on Fridays",
  ),
];
const SAUNA = [page("Sauna", "Sunday: ladies only"), page("Hours", "Sunday: 10 am to 6 pm")];
const SUMMER = [
  page("", "On Sundays we are open from 10 to 6 in summer. Sunday hours apply on public holidays."),
];

it.each<[string, readonly FoundText[], string]>([
  ["When are you open on Sunday?", SUMMER, "On Sundays we are open from 10 to 6 in summer."],
  ["Are you open on public holidays?", SUMMER, "Sunday hours apply on public holidays."],
  [
    "What are your hours on Sunday?",
    [page("", "We are open on Sundays from 10:00 to 18:00.", "On public holidays Sunday hours apply.")],
    "We are open on Sundays from 10:00 to 18:00.",
  ],
  [
    "Is the kiosk open on Sunday?",
    [page("", "The pool: Monday to Sunday 7 am to 9 pm.", "The kiosk is closed on Sundays.")],
    "The kiosk is closed on Sundays.",
  ],
  ["Are you open on Tuesday?", PUB, "Closed on Tuesdays."],
  ["Are you open on Wednesday?", PUB, "Monday to Thursday: 4 to 10 pm"],
  ["Are you open on Friday?", PUB, "Friday: 4 to 11 pm"],
  ["Is the kitchen open on Friday?", PUB, "Kitchen: closed on Fridays"],
  ["Are you open on Sunday?", SAUNA, "Sunday: 10 am to 6 pm"],
  // A menu is no row of opening, and a week's end holds its days.
  [
    "Are you open on Monday?",
    [page("Lunch", "Monday: soup", "Tuesday: pie", "We are closed on Mondays.")],
    "We are closed on Mondays.",
  ],
  [
    "Are you open on Sunday?",
    [page("Us", "We are open at weekends. Ring the bell.")],
    "We are open at weekends.",
  ],
  [
    "Are you open on Sunday?",
    [page("Hours", "Daily: 9:00–17:00. On Sundays we ring the bell.")],
    "Daily: 9:00–17:00.",
  ],
  // A row that tells hours is told though it, or something else, is closed at times.
  [
    "Are you open on Tuesday?",
    [
      page(
        "Opening hours",
        "Tuesday: 9:00–12:00",
        "Friday: 9:00–12:00",
        "On Tuesdays the kitchen is closed.",
      ),
    ],
    "Tuesday: 9:00–12:00",
  ],
  [
    "Are you open on Monday?",
    [
      page(
        "Hours",
        "Monday: 9:00–12:00, closed in the afternoon",
        "Friday: 9:00–12:00",
        "Closed on Mondays in July.",
      ),
    ],
    "Monday: 9:00–12:00, closed in the afternoon\nClosed on Mondays in July.",
  ],
  [
    "Are you open on Wednesday?",
    [page("Hours", "Monday to Friday: 9:00–17:00", "Wednesday: closed for lunch from 12:00 to 13:00")],
    "Monday to Friday: 9:00–17:00\nWednesday: closed for lunch from 12:00 to 13:00",
  ],
])("%s of %j: “%s”", (question, taught, told) => {
  expect(tell(taught, question)).toBe(told);
});

const WEDNESDAY = "Are you open on Wednesday?";
const WEEK = ["Monday to Friday: 9 to 5", "Sunday: closed"];

it.each<[Locale, string, FoundText, string]>([
  // Hours of something else are none of the business's.
  [
    "en",
    WEDNESDAY,
    page("Contact", "Reception: Monday to Friday 9:00 to 16:30", "On Wednesdays we are closed."),
    "On Wednesdays we are closed.",
  ],
  [
    "ja",
    "水曜日は営業していますか？",
    page("ご案内", "受付：平日 9:00〜16:30", "水曜日は休みです。"),
    "水曜日は休みです。",
  ],
  [
    "en",
    "When is the shop open on Saturday?",
    page(
      "Visit",
      "Our phone is answered:",
      "- Monday: 9 to 5",
      "- Saturday: 9 to 12",
      "The shop is open on Saturdays from 10 to 2.",
    ),
    "The shop is open on Saturdays from 10 to 2.",
  ],
  // What leads into the rows says that they are of opening.
  [
    "ja",
    "土曜日は何時までですか？",
    page(
      "ご案内",
      "営業時間は次のとおりです。",
      "- 月曜〜金曜：9:00〜18:00",
      "- 土曜：9:00〜12:00",
      "土曜は電話に出られません。",
    ),
    "土曜：9:00〜12:00",
  ],
  // A day is taken out of the week, as a whole or in part.
  ["en", WEDNESDAY, page("Hours", ...WEEK, "Wednesday: closed"), "Wednesday: closed"],
  [
    "en",
    WEDNESDAY,
    page("Hours", ...WEEK, "Wednesday: 9 to 12, then closed"),
    "Wednesday: 9 to 12, then closed",
  ],
  [
    "en",
    WEDNESDAY,
    page("Hours", ...WEEK, "Wednesday mornings are closed to visitors."),
    "Wednesday mornings are closed to visitors.",
  ],
  [
    "it",
    "Siete aperti mercoledì?",
    page("Orari", "Dal lunedì al venerdì: 9–18", "Il mercoledì pomeriggio siamo chiusi."),
    "Il mercoledì pomeriggio siamo chiusi.",
  ],
  [
    "pt-BR",
    "Vocês abrem na quarta?",
    page("Horários", "Segunda a sexta: 9h às 18h", "Fechado às quartas."),
    "Fechado às quartas.",
  ],
  // What else is on that day is no opening.
  [
    "en",
    "When do you open on Monday?",
    page("", "The yoga class is on Mondays from 6 to 7. The shop opens at 9 on Mondays."),
    "The shop opens at 9 on Mondays.",
  ],
  [
    "en",
    "Are you open on Monday?",
    page("", "On Mondays Anna does the accounts. We are open on Mondays, too."),
    "We are open on Mondays, too.",
  ],
  [
    "en",
    "Are you open on Sunday?",
    page("", "We are open on Sundays from 10 to 6. On Sundays before public holidays we are closed."),
    "We are open on Sundays from 10 to 6.",
  ],
])("%s: %s of %j: “%s”", (locale, question, taught, told) => {
  expect(tell([taught], question, locale)).toBe(told);
});
