/** Days on which a Japanese business closes, some of them in some weeks of a month. */
import { expect, it } from "vitest";

import { tellsAskedWeek } from "../../../../src/domain/answering/extraction/closing-days.ts";
import { tell } from "../found.ts";

const HOURS = "営業時間：10:00〜18:00";
const CLOSED = "定休日：水曜日";
const SOME = "第2・第4火曜日は休みです。";
const NOON = "昼休みは12時から13時です。";
const ALL = [HOURS, CLOSED, SOME, NOON];

it.each<[string, readonly string[]]>([
  ["定休日はいつですか？", [CLOSED, SOME]],
  ["休みの日はいつですか？", [CLOSED, SOME]],
  ["お休みは何曜日ですか？", [CLOSED, SOME]],
  ["水曜日は営業していますか？", [CLOSED]],
  ["火曜日は営業していますか？", [SOME]],
  ["第4火曜日は営業していますか？", [SOME]],
  ["営業時間は？", ALL],
])("%s", (question, told) => {
  expect(tell([{ heading: "営業案内", text: ALL.join("\n") }], question, "ja")).toBe(told.join("\n"));
});

it.each([
  ["第4火曜日", "第4火曜日は17時まで営業します。"],
  ["第2火曜日", "第2・第3火曜日は休みです。"],
  ["第3火曜日", "第2・第3火曜日は休みです。"],
])("of %s: %s", (day, told) => {
  const text = "営業時間：10:00〜18:00\n第2・第3火曜日は休みです。\n第4火曜日は17時まで営業します。";
  expect(tell([{ heading: "営業案内", text }], `${day}は営業していますか？`, "ja")).toBe(told);
});

it.each([
  ["第1月曜日", "第1月曜日と第2・第3火曜日は休みです。"],
  ["第3火曜日", "第1月曜日と第2・第3火曜日は休みです。"],
  ["第4火曜日", "第4火曜日は17時まで営業します。"],
])("of %s, where a sentence tells of several: %s", (day, told) => {
  const text =
    "営業時間：10:00〜18:00\n第1月曜日と第2・第3火曜日は休みです。\n第4火曜日は17時まで営業します。";
  expect(tell([{ heading: "営業案内", text }], `${day}は営業していますか？`, "ja")).toBe(told);
});

it.each([
  ["第4火曜日は営業していますか？", "第2・第4火曜日は休みです。", true],
  ["第1・第3火曜日は営業していますか？", "第1・第3火曜日は休みです。", true],
  // One of two weeks is not both, and who names no week asks for none.
  ["第1・第3火曜日は営業していますか？", "第3・第4火曜日は休みです。", false],
  ["火曜日は営業していますか？", "第2・第4火曜日は休みです。", false],
])("%s of the weeks of %s: %s", (folded, text, tells) => {
  expect(tellsAskedWeek(text, { folded })).toBe(tells);
});
