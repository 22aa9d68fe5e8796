/** Rows that say the opposite of what was asked for, though they hold the same words. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { withoutOpposite } from "../../../../src/domain/answering/extraction/without.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn } from "../found.ts";

/** The rows that stay, as they were taught. */
function rowsFor(locale: Locale, rows: string, question: string): string[] {
  const { weighed, ranked } = findIn([{ heading: "Menu", text: rows }], question, locale);
  const left = withoutOpposite(rankSentences(ranked, weighed), weighed).map(({ text }) => text);
  const texts = new Set(left);
  return rows.split("\n").filter((row) => texts.has(row));
}

const PLANS = "Basic: €5, no backups\nTeam: €12, with backups";
const ROOMS = "Attic: Balcony no; Bath yes\nLake: Balcony yes; Bath no";
const DISHES = "Lasagne: contains gluten\nRisotto: gluten-free";

describe("rows that say the opposite", () => {
  it.each<[Locale, string, string, string[]]>([
    ["en", DISHES, "Which dishes are gluten-free?", ["Risotto: gluten-free"]],
    ["en", DISHES, "Which dishes contain gluten?", ["Lasagne: contains gluten"]],
    ["en", PLANS, "Which plan has backups?", ["Team: €12, with backups"]],
    ["en", PLANS, "Which plan has no backups?", ["Basic: €5, no backups"]],
    ["en", ROOMS, "Which room has a balcony?", ["Lake: Balcony yes; Bath no"]],
    ["en", ROOMS, "Which room is without a balcony?", ["Attic: Balcony no; Bath yes"]],
    [
      "pt-BR",
      "Lasanha: com glúten\nRisoto: sem glúten",
      "Quais pratos são sem glúten?",
      ["Risoto: sem glúten"],
    ],
    [
      "pt-BR",
      "Sótão: Varanda não; Banheira sim\nLago: Varanda sim; Banheira não",
      "Qual quarto tem varanda?",
      ["Lago: Varanda sim; Banheira não"],
    ],
    [
      "it",
      "Lasagne: con glutine\nRisotto: senza glutine",
      "Quali piatti sono senza glutine?",
      ["Risotto: senza glutine"],
    ],
    [
      "it",
      "Base: 5 €, non include i backup\nTeam: 12 €, include i backup",
      "Quale piano include i backup?",
      ["Team: 12 €, include i backup"],
    ],
    ["ja", "ラザニア：小麦を使用\nリゾット：小麦不使用", "小麦不使用の料理は？", ["リゾット：小麦不使用"]],
    ["ja", "屋根裏：浴室 なし\n湖側：浴室 あり", "浴室がある部屋はどれですか？", ["湖側：浴室 あり"]],
  ])("%s: %j, asked “%s”", (locale, rows, question, told) => {
    expect(rowsFor(locale, rows, question)).toEqual(told);
  });

  it.each<[string, Locale, string, string]>([
    ["nothing else is said of it", "en", "Basic: no backups\nTeam: €12", "Which plan has backups?"],
    ["all are asked about", "en", ROOMS, "Do all rooms have a balcony?"],
    [
      "“no fee” is the answer",
      "en",
      "Booking: no fee\nParking: fee €4",
      "How much is the fee for the booking?",
    ],
    [
      "it is in prose",
      "en",
      "Our lasagne contains gluten. Our risotto is gluten-free.",
      "Is it gluten-free?",
    ],
  ])("stay where %s", (_why, locale, rows, question) => {
    expect(rowsFor(locale, rows, question)).toEqual(rows.split("\n").filter((row) => !row.includes(". ")));
  });

  it("go where those without it are asked for, and no row says so: of the others none is known", () => {
    const rows = "Lake: Balcony yes\nGarden: Balcony yes";
    expect(rowsFor("en", rows, "Which rooms have no balcony?")).toEqual([]);
  });
});
