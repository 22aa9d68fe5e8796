/** Tables of prices with a column for each kind of payers. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { findPayerRows, findPayerTable } from "../../../../src/domain/answering/extraction/payer-columns.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

const PASSES = [
  "Day pass: Adult £13.50; Concession £11; Child £7",
  "Week pass: Adult £40; Concession £33; Child £20",
];
const PRICES: FoundText = {
  heading: "Prices",
  text: [...PASSES, "Locker: £2", "The café is for all."].join("\n"),
};

function rowsFor(
  taught: readonly FoundText[],
  question: string,
  { locale = "en", earlier = [] }: { readonly locale?: Locale; readonly earlier?: readonly string[] } = {},
): string[] | undefined {
  const { weighed, ranked } = findIn(taught, question, locale, earlier);
  return findPayerRows(rankSentences(ranked, weighed), weighed)
    ?.map(({ text }) => text)
    .toSorted();
}

describe("every row of such a table is told", () => {
  it.each<[string, string[] | undefined]>([
    ["How much is it for a student?", PASSES],
    ["How much do children pay?", PASSES],
    ["How much is a child ticket?", PASSES],
    ["What do adults pay?", PASSES],
    ["How much is it for an adult and a child?", PASSES],
    ["How much is admission for students?", PASSES],
    // Something else, nobody in particular, and no price.
    ["How much is the sauna for a student?", undefined],
    ["How much is the day pass?", undefined],
    ["When can students come?", undefined],
  ])("%s", (question, told) => {
    expect(rowsFor([PRICES], question)).toEqual(told);
  });

  it("unless the question leans on an earlier one", () => {
    expect(rowsFor([PRICES], "And for a student?", { earlier: ["How much is the sauna?"] })).toBeUndefined();
  });

  it.each<[Locale, string, string]>([
    [
      "it",
      "Giornaliero: Adulti 13,50 €; Ridotto 11 €\nSettimanale: Adulti 40 €; Ridotto 33 €",
      "Quanto costa per uno studente?",
    ],
    [
      "it",
      "Giornaliero: Adulti 13,50 €; Bambini 7 €\nSettimanale: Adulti 40 €; Bambini 20 €",
      "Quanto pagano i bambini?",
    ],
    [
      "pt-BR",
      "Diária: Inteira R$ 40; Meia R$ 20\nSemanal: Inteira R$ 120; Meia R$ 60",
      "Quanto custa para estudante?",
    ],
    [
      "pt-BR",
      "Diária: Inteira R$ 40; Meia R$ 20\nSemanal: Inteira R$ 120; Meia R$ 60",
      "Quanto paga um adulto?",
    ],
    [
      "ja",
      "1日券：大人 1,500円、小学生 800円\n1週間券：大人 4,500円、小学生 2,400円",
      "子どもはいくらですか？",
    ],
    [
      "ja",
      "1日券：大人 1,500円、小学生 800円\n1週間券：大人 4,500円、小学生 2,400円",
      "大人の料金はいくらですか？",
    ],
  ])("in %s: %j, %s", (locale, text, question) => {
    expect(rowsFor([{ heading: "", text }], question, { locale })).toEqual(text.split("\n").toSorted());
  });
});

describe("columns by age", () => {
  const BY_AGE = [
    "Day pass: 18+ £13.50; 6–12 £7; under 6 free",
    "Week pass: 18+ £40; 6–12 £20; under 6 free",
  ];
  it.each<[string, string[] | undefined]>([
    ["How much is it for a 10 year old?", BY_AGE],
    ["How much is it for a 4 year old?", BY_AGE],
    ["How much is it for a 40 year old?", BY_AGE],
    ["How much is it for a 15 year old?", undefined],
  ])("%s", (question, told) => {
    expect(rowsFor([{ heading: "Prices", text: BY_AGE.join("\n") }], question)).toEqual(told);
  });
});

describe("what is no such table", () => {
  it.each([
    ["one row", PASSES[0]!],
    ["a column alone", "Day pass: Child £7\nWeek pass: Child £20"],
    ["rows without prices", "Day pass: Adult, child, student\nWeek pass: Adult, child, student"],
    ["the same for all", "Day pass: Student £7; Concession £7\nWeek pass: Student £20; Concession £20"],
  ])("%s: %j", (_what, text) => {
    expect(rowsFor([{ heading: "Prices", text }], "How much is it for a student?")).toBeUndefined();
  });
});

describe("the passage that is read beside the best ones", () => {
  const museum: FoundText = { heading: "Museum", text: "Students like it. Prices for students follow." };
  const readBeside = (question: string, ...taught: readonly FoundText[]): string | undefined => {
    const { weighed, ranked } = findIn(taught, question, "en");
    return findPayerTable(ranked, weighed)?.passage.heading;
  };
  it("is the one with the table, where somebody's price is asked for", () => {
    expect(readBeside("How much is it for a student?", museum, PRICES)).toBe("Prices");
    expect(readBeside("How much is it?", museum, PRICES)).toBeUndefined();
    expect(readBeside("When can students come?", museum, PRICES)).toBeUndefined();
    expect(
      readBeside("How much is it for a student?", museum, { ...PRICES, text: PASSES[0]! }),
    ).toBeUndefined();
  });
});
