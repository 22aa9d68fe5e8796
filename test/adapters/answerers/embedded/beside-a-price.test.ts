/** A price that was asked for in Japanese is told without what else the page says of the thing, and without other prices. */
import { describe, expect, it } from "vitest";

import { openPage } from "../../../fixtures/taught-folder.ts";

const PAGE = `# かわべ貸しボート

## 料金

| ボート | 30分 | 1時間 |
| --- | --- | --- |
| 手こぎボート | 700円 | 1,200円 |
| ペダルボート | 900円 | 1,600円 |

手こぎボートを借りる料金は、30分700円、1時間1,200円です。
中学生以下の方は半額です。

## ペダルボート

ペダルボートは、3人まで乗れます。
ペダルボートには、屋根が付いています。
ペダルボートを2時間以上借りる方には、うきわを無料で貸し出します。

## 釣りざお

釣りざおの料金は1本500円です。えさは別売りです。
釣りざおは桟橋でも使えます。

## 修理

ペダルボートの修理代は3,000円からです。

## 教室の月謝

| 学年 | 週1回 |
| --- | --- |
| 小学生 | 5,500円 |
| 中学生 | 6,600円 |

- 入会金：2,000円
- お支払いは毎月27日の口座振替です。

## 保証金

保証金は、ペダルボートが1台2,000円、手こぎボートが1台1,000円です。

## 駐車場

駐車料金は1日600円です。最初の30分は駐車料金がかかりません。
`;

async function tell(question: string): Promise<string> {
  const taught = await openPage("ja", PAGE);
  const { text } = await taught.ask(question);
  await taught.close();
  return text;
}

describe("a price alone", () => {
  it.each([
    ["ペダルボートはいくら？", "ペダルボート：30分 900円、1時間 1,600円"],
    ["ペダルボートの料金", "ペダルボート：30分 900円、1時間 1,600円"],
    ["ペダルボートを2時間借りたいんですけどいくらですか", "ペダルボート：30分 900円、1時間 1,600円"],
  ])("%s", async (question, told) => {
    expect(await tell(question)).toBe(told);
  });
  it.each([
    ["釣りざおはいくらですか", /^釣りざおの料金は1本500円です。$/],
    ["手こぎボートはいくら？", /1時間1,200円(?!.*(?:ペダル|うきわ))/s],
    ["保証金はいくら？", /^保証金は、ペダルボートが1台2,000円、手こぎボートが1台1,000円です。$/],
    ["駐車料金はいくら？", /1日600円です。最初の30分は駐車料金がかかりません。$/],
  ])("%s, with what goes on about it", async (question, told) => {
    expect(await tell(question)).toMatch(told);
  });
});

describe("what is to be paid", () => {
  it("is told without how to pay it", async () => {
    expect(await tell("月謝いくら")).toBe("- 小学生：5,500円\n- 中学生：6,600円\n- 入会金：2,000円");
  });
});

describe("what is told beside an answer that is no price", () => {
  it("stays", async () => {
    expect(await tell("ペダルボートについて教えて")).toMatch(/3人まで乗れます。.*屋根が付いています。/s);
  });
  it("is told of all that has a price by the unit where nothing is named", async () => {
    expect(await tell("1時間いくら")).toMatch(/手こぎボート.*ペダルボート/s);
  });
});
