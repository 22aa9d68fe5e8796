/** Whether something is done here is told by who says that it is, not by what is said of the thing to which it was done. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findDoneHere, isDoneHere } from "../../../../src/domain/answering/extraction/done-here.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

const GUARD = "A repaired bike is stored for seven days.";

it.each<[Locale, string, string, string, string]>([
  ["en", "Do you repair bikes?", GUARD, "We repair bikes and scooters.", "The repair of bikes takes a week."],
  ["en", "Do you also wash cars?", "A washed car shines.", "We wash cars by hand.", "Washing cars is fun."],
  [
    "it",
    "Riparate biciclette?",
    "La bicicletta riparata resta qui.",
    "Ripariamo biciclette e monopattini.",
    "Le riparazioni delle biciclette durano un giorno.",
  ],
  [
    "pt-BR",
    "Vocês consertam bicicletas?",
    "A bicicleta consertada fica aqui.",
    "Consertamos bicicletas e patins.",
    "O conserto de bicicletas leva um dia.",
  ],
  [
    "ja",
    "自転車の修理はできますか？",
    "自転車の修理後は7日間お預かりします。",
    "自転車の修理を承ります。",
    "修理中の自転車は店内にあります。",
  ],
  // Of the thing its kind is enough.
  [
    "en",
    "Do you repair e-bikes?",
    "A repaired e-bike is stored.",
    "We repair bicycles.",
    "E-bikes are green.",
  ],
  [
    "en",
    "Do you repair racing bikes?",
    "A repaired racing bike shines.",
    "We repair bikes.",
    "Racing is fun.",
  ],
])("%s: %s", (locale, question, before, says, behind) => {
  const gap = locale === "ja" ? "" : " ";
  const { weighed, ranked } = findIn([[before, says, behind].join(gap)], question, locale);
  const sentences = rankSentences(ranked, weighed);
  expect(sentences.filter((one) => isDoneHere(one, weighed)).map(({ text }) => text)).toEqual([says]);
  expect(sentences[0]?.text).not.toBe(says);
  expect(findDoneHere(sentences, weighed)?.text).toBe(says);
});

it.each<[Locale, string, string]>([
  // The best sentence says so.
  ["en", "Do you repair bikes?", "Aurora Cycles rents out and repairs all kinds of bikes. We repair bikes."],
  ["ja", "自転車は直せますか？", "自転車の修理を行っています。自転車は青いです。"],
  // Nobody says so: of something else, of a noun, of a thing far behind, in a row.
  ["en", "Can you repair bikes?", "We repair shoes. Bikes are sold. Your repair shop for all but bikes."],
  ["en", "Do you repair bikes?", `${GUARD} A repair takes a week for bikes.`],
  [
    "en",
    "Do you repair bikes?",
    `${GUARD} We repair, on most days of the week and in any weather, the bikes of our guests.`,
  ],
  ["en", "Do you repair bikes?", `${GUARD}\n- We repair bikes\n- We sell locks`],
  ["en", "Do you repair bikes?", `${GUARD} Old bikes repair badly.`],
  ["ja", "自転車の修理はできますか？", "自転車の修理後は7日間お預かりします。時計の修理を承ります。"],
  ["ja", "自転車の修理はできますか？", "自転車の修理後は7日間お預かりします。自転車の販売を承ります。"],
  // Something else is asked.
  ["en", "When do you repair bikes?", `${GUARD} We repair bikes.`],
  ["en", "Do you repair?", "A repaired bike is stored. We repair bikes."],
])("%s: %s of %j needs no other sentence", (locale, question, text) => {
  const { weighed, ranked } = findIn([text], question, locale);
  expect(findDoneHere(rankSentences(ranked, weighed), weighed)).toBeUndefined();
});
