/** The row of a name in hiragana, which is no word of the index. */
import { describe, expect, it } from "vitest";

import { findRowOfName, isRowOfName } from "../../../../src/domain/answering/extraction/hiragana-row.ts";
import { rankSentences } from "../../../../src/domain/answering/ranking/rank.ts";
import { findIn, type FoundText } from "../found.ts";

const ROOMS: FoundText = {
  heading: "部屋",
  text: "もみじ：12,000円\nふじ：15,000円\nさくら：要相談\n松：9,000円\nつくね（卵黄付き） 250円\nねぎは別料金です。",
};

function rowOf(question: string, taught: readonly FoundText[] = [ROOMS]): string | undefined {
  const { weighed, ranked } = findIn(taught, question, "ja");
  return findRowOfName(rankSentences(ranked, weighed), weighed)
    ?.map(({ text }) => text)
    .join("\n");
}

describe("the row of a name", () => {
  it.each<[string, string | undefined]>([
    ["もみじはいくらですか？", "もみじ：12,000円"],
    ["ふじは？", "ふじ：15,000円"],
    ["では、ふじは？", "ふじ：15,000円"],
    ["ふじもありますか？", "ふじ：15,000円"],
    ["ふじの場合はいくら？", "ふじ：15,000円"],
    ["ふじの値段を教えてください", "ふじ：15,000円"],
    ["つくねはいくらですか？", "つくね（卵黄付き） 250円"],
    // It has no price.
    ["さくらはいくらですか？", undefined],
    ["さくらは？", "さくら：要相談"],
    ["つばきはいくらですか？", undefined],
    ["部屋のもみじはいくらですか？", undefined],
    // A sentence is no row of a name, and 松 is found as it is written.
    ["ねぎは？", undefined],
    ["松はいくらですか？", undefined],
  ])("%s", (question, row) => {
    expect(rowOf(question)).toBe(row);
  });

  it("is none where two rows have the name", () => {
    const twice = [ROOMS, { heading: "宴会場", text: "ふじ：90,000円\nきく：80,000円" }];
    expect(rowOf("ふじはいくらですか？", twice)).toBeUndefined();
  });

  it("is none in another language", () => {
    const { weighed, ranked } = findIn([ROOMS], "ふじは？", "ja");
    const row = rankSentences(ranked, weighed).find(({ text }) => text.startsWith("ふじ"))!;
    expect(isRowOfName(row, weighed)).toBe(true);
    expect(isRowOfName(row, { ...weighed, locale: "en" })).toBe(false);
  });
});
