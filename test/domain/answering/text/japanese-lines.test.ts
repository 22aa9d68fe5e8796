/** Lines as Japanese owners write them: marks without a blank, titles behind a square or in brackets, one fact a line. */
import { describe, expect, it } from "vitest";
import { toBlocks } from "../../../../src/domain/answering/text/markdown.ts";

/** Blocks as "h2 Title", "- item", "p Text". */
const read = (text: string): string[] =>
  toBlocks(text).map((block) => {
    if (block.kind === "heading") return `h${block.level} ${block.text}`;
    return block.kind === "row" ? block.text : `p ${block.text}`;
  });

describe("marks of items", () => {
  it.each<[string, string, string[]]>([
    ["a dot", "・健康保険証\n・お着替えは不要です。", ["- 健康保険証", "- お着替えは不要です。"]],
    ["circles, several in a row", "●カットソー 300円\n●コート", ["- カットソー 300円", "- コート"]],
    ["numbers in circles", "①受付\n②問診\n③施術", ["1. 受付", "2. 問診", "3. 施術"]],
    ["full-width numbers", "１．受付\n２．問診", ["1. 受付", "2. 問診"]],
    ["numbers in brackets", "(1)受付\n（２）問診", ["1. 受付", "2. 問診"]],
    ["a decimal is no number of an item", "1.5倍になります", ["p 1.5倍になります"]],
    ["a circle in a cell stays", "| 月 | 火 |\n|---|---|\n| ○ | × |", ["○：火 ×"]],
    ["a circle alone says yes", "○\n×", ["p ○ ×"]],
    ["a dot between words is none", "月・水\n火・木", ["p 月・水", "p 火・木"]],
  ])("%s", (_what, text, blocks) => {
    expect(read(text)).toEqual(blocks);
  });
});

describe("titles", () => {
  it.each<[string, string, string[]]>([
    [
      "behind a square",
      "# 店\n\n■ 料金\nカット 4,000円\n\n■アクセス\n駅前です。",
      ["h1 店", "h2 料金", "p カット 4,000円", "h2 アクセス", "p 駅前です。"],
    ],
    [
      "below another one",
      "# 店\n## 料金\n◆ 保険\n- 初回 500円\n◆ 自費\n- 30分 4,400円",
      ["h1 店", "h2 料金", "h3 保険", "- 初回 500円", "h3 自費", "- 30分 4,400円"],
    ],
    ["in brackets", "【持ち物】\n・水着\n・タオル", ["h2 持ち物", "- 水着", "- タオル"]],
    [
      "brackets with what they say are a label",
      "【定休日】月曜\n【電話】03-5555-0100",
      ["p 定休日：月曜", "p 電話：03-5555-0100"],
    ],
    ["brackets within a text are text", "当店は【予約制】です。", ["p 当店は【予約制】です。"]],
    [
      "squares with a price, hours or a sentence are items",
      "■ カット 4,000円\n■ 10:00～18:00\n■ 予約制です。",
      ["- カット 4,000円", "- 10:00～18:00", "- 予約制です。"],
    ],
    ["nothing below it: an item", "■ 貸切できます", ["- 貸切できます"]],
  ])("%s", (_what, text, blocks) => {
    expect(read(text)).toEqual(blocks);
  });
});

describe("one fact a line", () => {
  it.each<[string, string, string[]]>([
    [
      "short lines",
      "定休日：日曜・祝日\n年末年始は休診です。",
      ["p 定休日：日曜・祝日", "p 年末年始は休診です。"],
    ],
    [
      "a note",
      "データは当日お送りします。\n※発送は有料です。\n＊離島を除きます。",
      ["p データは当日お送りします。", "p ※発送は有料です。", "p ＊離島を除きます。"],
    ],
    [
      "an address and a way",
      "東京都みどり区1-2-3\nみどり駅を出て右です。",
      ["p 東京都みどり区1-2-3", "p みどり駅を出て右です。"],
    ],
    ["a line in Latin letters", "みどり区1-2-3\nTEL 03-5555-0100", ["p みどり区1-2-3", "p TEL 03-5555-0100"]],
    [
      "sentences, one a line, are one text",
      "予約制です。\nお電話ください。",
      ["p 予約制です。お電話ください。"],
    ],
    [
      "text that was wrapped is one text",
      "当院では国家資格を持つ柔道整復師が、痛みの原因から丁寧に診\nます。はじめての方にも安心していただけるよう、施術の前に必\nず説明いたします。",
      [
        "p 当院では国家資格を持つ柔道整復師が、痛みの原因から丁寧に診ます。はじめての方にも安心していただけるよう、施術の前に必ず説明いたします。",
      ],
    ],
    [
      "a line that does not end is one text with the next",
      "月額のほかに、\n入会金がかかります。",
      ["p 月額のほかに、入会金がかかります。"],
    ],
    [
      "a long line that ends with a bracket",
      "撮影料 5,500円（5名様まで。1名様増えるごとに追加料金1,100円）\n犬もどうぞ。",
      ["p 撮影料 5,500円（5名様まで。1名様増えるごとに追加料金1,100円）", "p 犬もどうぞ。"],
    ],
    [
      "a title and what it is of",
      "電車でお越しの方\nみどり駅から3分。",
      ["p 電車でお越しの方：みどり駅から3分。"],
    ],
    ["names, one a line", "水着\nタオル\n帽子", ["p 水着", "p タオル", "p 帽子"]],
    [
      "a sentence is no title",
      "当店は湖のそばです\nみどり駅から3分。",
      ["p 当店は湖のそばです", "p みどり駅から3分。"],
    ],
    ["a name in bold and all that is said of it", "**野菜カレー**\n900円\n辛口", ["p 野菜カレー 900円辛口"]],
    ["other languages are wrapped anywhere", "We are\nopen.", ["p We are open."]],
  ])("%s", (_what, text, blocks) => {
    expect(read(text)).toEqual(blocks);
  });
});
