/** Whether the amount told is only the bound of a case. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { isPriceOfCase } from "../../../../src/domain/answering/confidence/price-of-case.ts";
import { extract } from "../../../../src/domain/answering/extraction/extract.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

function isOfCase(
  locale: Locale,
  text: string,
  question: string,
  { passages = 50, compared = false } = {},
): boolean | undefined {
  const { weighed, ranked } = findIn([{ heading: "Info", text }], question, locale);
  const found = extract(rankSentences(ranked, weighed), weighed);
  return found && isPriceOfCase({ ...weighed, passages }, { ...found, compared });
}

it.each<[Locale, string, string]>([
  ["en", "If the labour comes to more than €100 we call you first.", "How much is labour?"],
  ["en", "Estimates are free; if the labour exceeds €100 we call you.", "How much is labour?"],
  ["pt-BR", "Se o serviço passar de R$ 300, ligamos antes.", "Quanto custa o serviço?"],
  ["it", "Il preventivo è gratuito; se il lavoro supera i 100 € vi chiamiamo.", "Quanto costa il lavoro?"],
  ["ja", "修理が10,000円を超える場合はお電話します。", "修理はいくらですか"],
])("%s: %j tells no price: %s", (locale, text, question) => {
  expect(isOfCase(locale, text, question)).toBe(true);
});

it.each<[Locale, string, string]>([
  ["en", "Labour costs €46 an hour; if it comes to more than €100 we call you.", "How much is labour?"],
  ["en", "Delivery is free if your order is over €50.", "How much is delivery?"],
  ["en", "Labour over an hour costs €40.", "How much is labour?"],
  ["pt-BR", "O serviço custa R$ 90; se passar de R$ 300, ligamos antes.", "Quanto custa o serviço?"],
  [
    "it",
    "Il preventivo è gratuito; se il lavoro supera i 100 € vi chiamiamo.",
    "Quanto costa il preventivo?",
  ],
  ["ja", "修理は5,000円からです。10,000円を超える場合はお電話します。", "修理はいくらですか"],
])("%s: %j may tell a price: %s", (locale, text, question) => {
  expect(isOfCase(locale, text, question)).toBe(false);
});

const CASE = "If the labour comes to more than €100 we call you first.";

it("is of no other question, of rows that were compared, or of many pages", () => {
  expect(isOfCase("en", CASE, "When do you call about labour?")).toBe(false);
  expect(isOfCase("en", CASE, "How much is labour?", { compared: true })).toBe(false);
  expect(isOfCase("en", CASE, "How much is labour?", { passages: 200 })).toBe(true);
  expect(isOfCase("en", CASE, "How much is labour?", { passages: 201 })).toBe(false);
  expect(isOfCase("en", CASE, "How much is it?")).not.toBe(true);
});

it("is that of a case where another sentence tells no price", () => {
  expect(isOfCase("en", `${CASE} A friend of labour reads.`, "How much is labour?")).toBe(true);
});
