/** Where the rows below the name of the thing are not what was asked for: extras of it, and what only stands in their list. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { type FoundText, tell } from "../found.ts";

const page = (heading: string, ...lines: readonly string[]): FoundText => ({
  heading,
  text: lines.join("\n"),
});

it.each<[Locale, string, FoundText, string]>([
  [
    "en",
    "How much are massages?",
    page("Spa › Massages", "Oil: €5", "Hot stones: €9"),
    "All massages cost €60 an hour.",
  ],
  [
    "it",
    "Quanto costano i massaggi?",
    page("Massaggi", "Olio: 5 €", "Pietre calde: 9 €"),
    "60 € costano tutti i massaggi.",
  ],
  [
    "pt-BR",
    "Quanto custam as massagens?",
    page("Massagens", "Óleo: R$ 5", "Pedras: R$ 9"),
    "Todas as massagens custam R$ 60.",
  ],
  [
    "ja",
    "マッサージの料金は？",
    page("マッサージ", "オイル：500円", "温石：900円"),
    "マッサージは全て6,000円です。",
  ],
  [
    "en",
    "For what age are the courses?",
    page("Courses", "Pottery: 2 years", "Welding: 3 years"),
    "The courses are for ages from 16 years on.",
  ],
])("%s: %s is told by the sentence that says it of the thing", (locale, question, rows, told) => {
  expect(tell([rows, page("News", told)], question, locale)).toBe(told);
});

it.each([
  ["How much are the bikes?", ["City bike: €18", "E-bike: €38", "Opening: 9 am"]],
  ["What bikes do you have?", ["City bike", "E-bike", "Repair kit"]],
])("%s %j: what is no bike is not told with the bikes", (question, rows) => {
  const list = rows.map((row) => `- ${row}`);
  expect(tell([page("Bicycle rental", ...list)], question)).toBe(list.slice(0, 2).join("\n"));
});
