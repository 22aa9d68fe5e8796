/** Rows of parts of the year: those without the asked month go, where one with it stands beside them. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { withoutOtherMonths } from "../../../../src/domain/answering/extraction/of-day.ts";
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
