/** Hours of a day that is asked for, beside what only speaks of such hours. */
import { expect, it } from "vitest";

import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

it.each([
  [
    "When are you open on Sunday?",
    "On Sundays we are open from 10 to 6 in summer. Sunday hours apply on public holidays.",
    "On Sundays we are open from 10 to 6 in summer.",
  ],
  [
    "What are your hours on Sunday?",
    "We are open on Sundays from 10:00 to 18:00.\nOn public holidays Sunday hours apply.",
    "We are open on Sundays from 10:00 to 18:00.",
  ],
  [
    "Is the kiosk open on Sunday?",
    "The pool: Monday to Sunday 7 am to 9 pm.\nThe kiosk is closed on Sundays.",
    "The kiosk is closed on Sundays.",
  ],
])("%s of “%s”: “%s”", (question, text, told) => {
  const { weighed, ranked } = findIn([text], question, "en");
  expect(extract(rankSentences(ranked, weighed), weighed)!.text).toBe(told);
});
