/** The steps below a Japanese heading that names the way of something, in whatever words it is asked for. */
import { expect, it } from "vitest";

import { type FoundText, tell } from "../found.ts";

const STEPS = "1. 券売機で食券を買ってください。\n2. 店員に食券を渡してください。";
const ORDERING: FoundText = { heading: "注文のしかた", text: `${STEPS}\n\n混んでいるときはご案内します。` };
const MAIL: FoundText = { heading: "通販", text: "ご注文から4日ほどで届きます。冷凍庫で60日もちます。" };
const JOINING: FoundText = {
  heading: "入会の流れ",
  text: "1. 見学をご予約ください。\n2. 用紙にご記入ください。",
};
const ALL = [MAIL, ORDERING, JOINING];

it.each([
  ["注文方法は？", STEPS],
  ["注文はどうすればいいですか", STEPS],
  ["どうやって注文するの？", STEPS],
  ["注文の方法がわからない", STEPS],
  ["頼み方を教えて", STEPS],
  ["入会の方法は？", JOINING.text],
  ["どうやって入会するんですか", JOINING.text],
])("%s", (question, told) => {
  expect(tell(ALL, question, "ja")).toBe(told);
});

it.each([
  // When and how much are asked of the order itself.
  ["注文からどのくらいで届きますか"],
  ["注文はいつ届きますか"],
  // Another way than the one that the heading names.
  ["冷凍の方法は？"],
])("%s is told something else", (question) => {
  expect(tell(ALL, question, "ja") ?? "").not.toContain("券売機");
});
