import { describe, expect, it } from "vitest";

import { readQuestion } from "../../../../src/domain/answering/question/question.ts";
import { chooseSwap, findSwaps } from "../../../../src/domain/answering/question/swaps.ts";

const read = (text: string) => readQuestion(text, { locale: "ja", languages: ["ja"] });
const known = new Map([
  ["修理", 2],
  ["料金", 3],
]);

describe("exchanged characters", () => {
  it("are put right when that makes an unknown word known", () => {
    const swaps = findSwaps(read("理修の料金は？"), known);
    expect(chooseSwap(swaps, known)).toBe("修理の料金は?");
  });
  it("are put right across the border of two scripts", () => {
    expect(chooseSwap(findSwaps(read("修の理料金は？"), known), known)).toBe("修理の料金は?");
  });
  it("are not looked for when every word is known", () => {
    expect(findSwaps(read("修理の料金は？"), known)).toEqual([]);
  });
  it("leave a word alone that stays unknown either way", () => {
    expect(chooseSwap(findSwaps(read("灯台の料金は？"), known), known)).toBeUndefined();
  });
  it("leave unknown words alone that would only be pushed together", () => {
    expect(chooseSwap(findSwaps(read("猫を連れて行く料金は？"), known), known)).toBeUndefined();
  });
  it("are not made of a day with what is written behind it", () => {
    const words = new Map([["診日", 1]]);
    expect(chooseSwap(findSwaps(read("今日診てもらえますか"), words), words)).toBeUndefined();
  });
  it("are put right in katakana when they make a whole word", () => {
    const words = new Map([
      ["カラー", 1],
      ["カラ", 1],
      ["ラー", 1],
    ]);
    expect(chooseSwap(findSwaps(read("ラカーはありますか"), words), words)).toBe("カラーはありますか");
  });
  it("are not made of katakana of which only pairs stand elsewhere", () => {
    const pairs = new Map(["イン", "カー", "コイン", "カード", "ード", "コイ"].map((term) => [term, 1]));
    expect(chooseSwap(findSwaps(read("イベントはありますか"), pairs), pairs)).toBeUndefined();
  });
  it("leave a compound alone whose words are known", () => {
    const words = new Map(
      ["カラー", "カラ", "ラー", "コピー", "コピ", "ピー", "カード", "カー", "ード"].map((term) => [term, 1]),
    );
    expect(chooseSwap(findSwaps(read("カラーコピーはいくら？"), words), words)).toBeUndefined();
  });
  it("are not looked for in other languages", () => {
    expect(findSwaps(readQuestion("teh price", { locale: "en", languages: ["en"] }), known)).toEqual([]);
  });
});
