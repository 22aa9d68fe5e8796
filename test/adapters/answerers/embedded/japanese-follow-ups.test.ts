/** Short Japanese follow-ups over several turns: of the thing spoken of, of another day, and what they must not become. */
import path from "node:path";
import { describe, expect, it } from "vitest";

import { openPage, openTaught } from "../../../fixtures/taught-folder.ts";

const DEMO = path.join(import.meta.dirname, "../../../../templates/demo/demo-ja/knowledge");
const HALL = `# 白樺町 公民館

- 開館時間　9:00〜21:30
- 休館日　毎月第2・第4月曜、12月28日〜1月4日

## 講座

1. スマホ教室　毎週水曜 10時〜11時半　参加費500円　定員10名
2. 料理教室　第3土曜 10時〜13時　参加費1,200円　定員16名

## 図書コーナー

1人5冊まで、2週間借りられます。
館内での飲食はできません。お酒は飲めません。ペットは入れません。

## 連絡先

電話は0267-00-1122です。
`;
const LAKE = /^湖めぐりツアー：[^\n]*$/;
const RULE = "祝日の営業時間は日曜日と同じです。12月25日、12月26日、1月1日は休業します。";

async function talk(taught: Awaited<ReturnType<typeof openPage>>, messages: readonly string[]) {
  const answer = (await taught.talk(messages)).at(-1);
  await taught.close();
  return answer?.outcome === "answered" ? answer.text : undefined;
}

describe("follow-ups on the demo", () => {
  it.each<[talk: readonly string[], told: RegExp | string]>([
    [["湖めぐりツアーについて教えて", "何時から？"], LAKE],
    [["湖めぐりツアーについて教えて", "何時から？", "何時間かかる？"], LAKE],
    [["湖めぐりツアーはいくら？", "何時間かかる？", "値段は？"], LAKE],
    [["日曜は何時まで？", "祝日も？"], RULE],
    [["日曜は何時まで？", "祝日も？", "じゃあお盆は？"], RULE],
    [["日曜は何時まで？", "GWは？"], RULE],
    [["駐車場ありますか", "何台？"], /8台分/],
    [
      ["電動自転車はいくらですか？", "1週間だと？"],
      "電動自転車を借りる料金は、1時間10ユーロ、1日38ユーロ、1週間170ユーロです。",
    ],
    [["電動自転車はいくらですか？", "タンデムは？"], /^タンデム自転車（2人乗り）：1時間 9ユーロ[^\n]*$/],
    [
      ["電動自転車はいくらですか？", "タンデムは？", "子供用の自転車は？"],
      /^子ども用自転車：1時間 3ユーロ[^\n]*$/,
    ],
    [["電動自転車はいくらですか？", "営業時間は？"], /月曜日の営業時間は/],
    [["電動自転車はいくらですか？", "駐車場は？"], /8台分/],
    [["何時まで？"], /日曜日の営業時間は、夏は10時から18時まで/],
    [["日曜は？"], "日曜日の営業時間は、夏は10時から18時までで、冬は定休日です。"],
  ])("%j", async (messages, told) => {
    const answer = await talk(await openTaught("ja", DEMO), messages);
    if (typeof told === "string") expect(answer).toBe(told);
    else expect(answer).toMatch(told);
  });
});

describe("follow-ups on a page", () => {
  it.each<[talk: readonly string[], told: RegExp | undefined]>([
    [["スマホ教室について教えて", "何時まで？"], /^スマホ教室 毎週水曜 10時〜11時半/],
    [["休館日は？", "じゃあ年末は？"], /12月28日〜1月4日/],
    [["図書コーナーでは何冊借りられますか"], /1人5冊まで/],
    [["お酒飲んでもいい？"], /お酒は飲めません/],
    [["犬連れてっていいですか"], /ペットは入れません/],
    [["電話番号教えて"], /^電話は0267-00-1122です。$/],
    [["電話番号教えて", "何時まで？"], /9:00〜21:30/],
    [["お茶飲みたい体験はありますか"], undefined],
    [["何台借りられますか"], undefined],
  ])("%j", async (messages, told) => {
    const answer = await talk(await openPage("ja", HALL), messages);
    if (told === undefined) expect(answer).toBeUndefined();
    else expect(answer).toMatch(told);
  });
});
