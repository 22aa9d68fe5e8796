/** Rows of parts of the year without the asked month go, where one with it stands beside them; rows of another day answer nothing. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { isRowOfOtherDay, withoutOtherMonths } from "../../../../src/domain/answering/extraction/of-day.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

const HOURS = "- June to August: 9:00 to 20:00\n- September to May: 10:00 to 18:00";

it.each<[Locale, string, string, readonly number[]]>([
  ["en", "Is the pool open in July?", HOURS, [0]],
  ["en", "Is the pool open in November?", HOURS, [1]],
  ["en", "How much is a room in July?", "June to August: €120\nSeptember to May: €90\nBreakfast: €9", [0, 2]],
  ["it", "La piscina è aperta a luglio?", "Da giugno ad agosto: 9–20\nDa settembre a maggio: 10–18", [0]],
  [
    "pt-BR",
    "A piscina abre em outubro?",
    "De junho a agosto: 9h às 20h\nDe setembro a maio: 10h às 18h",
    [1],
  ],
  ["ja", "プールは7月に営業していますか", "6月〜8月：9:00〜20:00\n9月〜5月：10:00〜18:00", [0]],
  // No month was asked for, or a day of the week beside it.
  ["en", "When is the pool open?", HOURS, [0, 1]],
  ["en", "Is the pool open on Mondays in July?", HOURS, [0, 1]],
  // No row tells of it.
  ["en", "Is the pool open in July?", "- April to June: 9 to 18\n- August: 9 to 20", [0, 1]],
  // What is told of a month is another thing.
  ["en", "Is the slide open in July?", "June to August: the pool\nSeptember to May: the slide", [0, 1]],
  ["en", "Are you open in January?", "Garden: open April to October\nPond: closed in January", [0, 1]],
  ["en", "Is the pool open in July?", "We open in June and July. From September on we are closed.", [0]],
])("%s: %s %j", (locale, question, text, at) => {
  const { weighed, ranked } = findIn([{ heading: "Pool", text }], question, locale);
  const told = rankSentences(ranked, weighed);
  const left = withoutOtherMonths(told, weighed).map((one) => one.text);
  const kept = text.split("\n").flatMap((row, line) => (left.some((one) => row.includes(one)) ? [line] : []));
  expect(kept).toEqual(at);
});

const MENU = "Monday: pasta with tomatoes\nWednesday: fish and rice\nFriday: soup with bread";

it.each<[Locale, string, string, boolean]>([
  ["en", "Is there fish and rice on Friday?", MENU, true],
  ["it", "C'è pesce e riso venerdì?", "Mercoledì: pesce e riso\nVenerdì: zuppa con pane", true],
  ["pt-BR", "Tem peixe com arroz na sexta?", "Quarta: peixe com arroz\nSexta: sopa com pão", true],
  ["ja", "金曜日に焼き魚とご飯はありますか？", "水曜日：焼き魚とご飯\n金曜日：カレー", true],
  ["en", "Is there fish and rice on Wednesday?", MENU, false],
  ["en", "Is there fish and rice?", MENU, false],
  // Nothing is told of that day, or only by a sentence that may go on with it.
  ["en", "Is there fish and rice on Sunday?", MENU, false],
  [
    "en",
    "Is there fish and rice on Friday?",
    "We serve fish and rice on Wednesdays. On Fridays there is soup.",
    false,
  ],
  // When the thing is, is the answer, and not what there is on that day.
  [
    "en",
    "Is the guided sunrise tour on Sundays?",
    "Guided sunrise tour: Saturdays and Mondays\nLake tour: Sundays",
    false,
  ],
])("%s: %s of %j leads with a row of another day: %s", (locale, question, text, isOther) => {
  const { weighed, ranked } = findIn([{ heading: "Offers", text }], question, locale);
  const told = extract(rankSentences(ranked, weighed), weighed)?.sentences ?? [];
  expect(isRowOfOtherDay(weighed, told)).toBe(isOther);
});
