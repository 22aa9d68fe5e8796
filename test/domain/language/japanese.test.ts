/** How Japanese words are found without a dictionary, and what a part of a word counts beside the whole. */
import { describe, expect, it } from "vitest";
import { analyse } from "../../../src/domain/language/analyse.ts";
import {
  endsKatakana,
  toAskedJapanese,
  toJapaneseTerms,
  withoutPieces,
  wordAt,
} from "../../../src/domain/language/japanese.ts";
import { toTokens } from "../../../src/domain/language/tokens.ts";

const tokenOf = (text: string) => toTokens(text)[0]!;
const sharesOf = (text: string): Record<string, number> =>
  Object.fromEntries(toAskedJapanese(tokenOf(text)).map(({ term, share }) => [term, share]));

describe("how many", () => {
  it.each([
    ["何冊", { 冊: 1 }],
    ["何枚", { 枚: 1 }],
    ["何時", {}],
    ["何人", {}],
  ])("%s is asked by its counter, unless it asks for a measure", (text, shares) => {
    expect(sharesOf(text)).toEqual(shares);
  });
});

describe("what is charged for something", () => {
  it.each([
    ["初診料", { 初診: 1, 診料: 0.3 }],
    ["会場費", { 会場: 1, 場費: 0.3 }],
    ["料金表", { 料金: 1, 金表: 0.3 }],
    ["診療所", { 診療: 1, 療所: 1 }],
  ])("%s counts so", (text, shares) => {
    expect(sharesOf(text)).toMatchObject(shares);
  });
});

describe("a kanji behind katakana", () => {
  it.each<[string, readonly boolean[]]>([
    ["フッ素", [false, true]],
    ["サービス料", [false, true]],
    ["フッ素塗布", [false, false]],
    ["ガス と水", [false, false, false]],
    ["車のドア", [false, false, false]],
  ])("%s ends its word: %s", (text, ends) => {
    const tokens = toTokens(text);
    expect(tokens.map((token, at) => endsKatakana(token, tokens[at - 1]))).toEqual(ends);
  });
});

describe("what is taught", () => {
  it.each([
    ["a single character", "駅", ["駅"]],
    ["a pair", "東京", ["東京"]],
    ["a question word", "何", []],
    ["a compound", "東京都", ["東京", "京都"]],
    ["a word of katakana, whole and in pairs", "ランプ", ["ランプ", "ラン", "ンプ"]],
    [
      "two words of katakana, together and each",
      "ギフトカード",
      ["ギフトカード", "ギフト", "カード", "ギフ", "フト", "トカ", "カー", "ード"],
    ],
    ["a word of hiragana", "さくら", ["さくら"]],
    ["two words of hiragana and what joins them", "りんごとみかん", ["りんご", "みかん"]],
    ["hiragana with words of one or two characters", "よやくのしかた", ["しかた"]],
    ["two characters of hiragana", "です", []],
    ["grammar", "どのような", []],
    ["politeness", "ありがとう", []],
    ["politeness of several words", "おはようございます", []],
  ])("%s", (_what, text, terms) => {
    expect(toJapaneseTerms(tokenOf(text))).toEqual(terms);
  });
  it.each([
    ["コンピューターシステムズ", 12, true],
    ["コンピューターシステムズア", 13, false],
  ])("katakana %s of %i characters is a term of its own: %s", (text, length, whole) => {
    expect(text).toHaveLength(length);
    expect(toJapaneseTerms(tokenOf(text)).includes(text)).toBe(whole);
  });
});

describe("what is asked", () => {
  it.each([
    ["a pair counts in full", "東京", { 東京: 1 }],
    ["so does one of two words", "犬猫", { 犬猫: 1 }],
    ["hiragana counts half", "さくら", { さくら: 0.5 }],
    ["a question word is not asked for", "何曜日", { 曜日: 1 }],
    ["nor is one alone", "何時", {}],
  ])("%s", (_what, text, shares) => {
    expect(sharesOf(text)).toEqual(shares);
  });
  it("its pairs count in full inside a word, little across its end", () => {
    const { 東京: inside, 京都: across } = sharesOf("東京都");
    expect(inside).toBe(1);
    expect(across).toBeLessThan(0.5);
  });
  it("a word that holds the sign for what is asked for", () => {
    expect(sharesOf("幾何学")).toHaveProperty("幾何");
  });
  it.each(["ランプ", "コンピューターズ"])("%s counts in full whole, little in pairs", (text) => {
    const { [text]: whole, ...pairs } = sharesOf(text);
    expect(whole).toBe(1);
    expect(Math.max(...Object.values(pairs))).toBeLessThan(0.5);
  });
  it("each word of two of katakana counts much, their pairs little", () => {
    const { ギフトカード: whole, ギフト: part, トカ: across } = sharesOf("ギフトカード");
    expect(whole).toBe(1);
    expect(part).toBeGreaterThan(0.5);
    expect(across).toBeLessThan(0.5);
  });
  it("katakana of twelve characters counts little in pairs", () => {
    expect(sharesOf("コンピューターシステムズ")["コン"]).toBeLessThan(0.5);
  });
  it("katakana too long for a term of its own counts by its pairs", () => {
    expect(sharesOf("コンピューターシステムズア")["コン"]).toBe(1);
  });
});

it.each([
  ["プラン", ["プラン"]],
  ["プロプラン", ["プロプラン", "プラン", "プロ"]],
  ["プランプロ", ["プランプロ", "プラン", "プロ"]],
  ["スキー", ["スキー"]],
])("the index terms of %s without pieces of words are %j", (text, words) => {
  expect([...withoutPieces(analyse(text, "ja"))]).toEqual(words);
});

it.each([
  ["カラーコピー", 0, "カラー"],
  ["カラーコピー", 2, "カラー"],
  ["カラーコピー", 3, "コピー"],
  ["カラーコピー", 5, "コピー"],
  ["ギフトカード", 3, "カード"],
  ["ランプ", 2, "ランプ"],
])("of %s the word at %i is %s", (run, at, word) => {
  expect(wordAt(run, at)).toBe(word);
});
