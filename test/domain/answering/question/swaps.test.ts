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
  it("are put right by the exchange that leaves fewest unknown words", () => {
    const words = new Map(["修理", "料金", "理料", "修料"].map((term) => [term, 1]));
    expect(chooseSwap(findSwaps(read("理修料金は？"), words), words)).toBe("修理料金は?");
  });
  it("are looked for around the unknown word alone", () => {
    const texts = findSwaps(read("修理と灯台の料金"), known).map(({ text }) => text);
    expect(texts).toContain("修理と台灯の料金");
    expect(texts).toContain("修理灯と台の料金");
    expect(texts).toContain("修理と灯の台料金");
    expect(texts.every((text) => text.startsWith("修理") && text.endsWith("料金"))).toBe(true);
  });
  it("are none of two characters alike, or of a mark", () => {
    const texts = findSwaps(read("灯灯、台台？"), new Map()).map(({ text }) => text);
    expect(texts.every((text) => text.indexOf("、") === 2)).toBe(true);
    expect(texts).not.toContain("灯灯、台台?");
  });
  it("are twenty-four at most, of six unknown words", () => {
    const many = "灯台、猫車、鳥籠、魚網、花瓶、木箱、石橋、雪山、竹林、松原";
    const swaps = findSwaps(read(many), new Map());
    expect(swaps.length).toBeLessThanOrEqual(24);
    expect(swaps.every(({ text }) => text.endsWith("雪山、竹林、松原"))).toBe(true);
  });
  it("are not made within the name of a day, nor beside it", () => {
    const texts = findSwaps(read("灯台は土曜日"), new Map()).map(({ text }) => text);
    expect(texts.every((text) => text.endsWith("土曜日"))).toBe(true);
  });
});
