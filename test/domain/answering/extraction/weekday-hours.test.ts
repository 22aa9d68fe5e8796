/** Hours of a day that is asked for, beside what only speaks of such hours. */
import { expect, it } from "vitest";

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
])("%s of %j: “%s”", (question, taught, told) => {
  expect(tell(taught, question)).toBe(told);
});
