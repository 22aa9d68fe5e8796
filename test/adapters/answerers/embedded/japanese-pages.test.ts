/** Pages as small Japanese businesses write them: marks without a blank, titles behind squares, notes behind ※, a fact a line. */
import { describe, expect, it } from "vitest";

import { openPage } from "../../../fixtures/taught-folder.ts";

const CLINIC = `# みずうみ整体院

■ 受付時間
平日 9:00～19:00／土曜 9:00～13:00
※最終受付は終了の30分前です。
休診日：日曜・祝日
年末年始（12/30～1/3）もお休みです。

【料金(税込)】
・骨格調整　30分　4,400円
・産後ケア　40分　5,500円
・回数券（5回分）　19,800円（有効期限6ヶ月。他の方への譲渡はできません）
※初診料1,650円を別にいただきます。
※お支払いは現金とPayPayです。

■ ご予約
ご予約はお電話かLINEで承ります。当日のキャンセルはお早めにご連絡ください。キャンセル料はいただいておりません。
※ペットの施術は取り扱っておりません。

【持ち物】
・健康保険証
・動きやすい服。ジーンズはご遠慮ください。

■ アクセス
湖南市本町4-5-6 さくらビル1階
みずうみ駅東口を出て、薬局の隣です。
TEL 0266-55-0042
`;

const SCHOOL = `# はまべ教習所

## 営業時間
平日 9:00～20:00／土日祝 9:00～17:00
休校日　毎週金曜日

## 追加料金

| 項目 | 料金 |
|---|---|
| 追加教習（1時限） | 5,500円 |
| 検定の再受験 | 7,700円 |

分割払いもご利用いただけます（最大36回）。クレジットカードは一括のみ。

## 入校条件
- 年齢：18歳以上
- 視力：両眼0.7以上（眼鏡可）

## 教習
教習は1時限50分です。
※証明写真は当校で撮影します（無料）。
`;

/** What is told to the last message of a talk; empty where it is declined. */
async function tell(page: string, ...talk: string[]): Promise<string> {
  const taught = await openPage("ja", page);
  const answer = (await taught.talk(talk)).at(-1);
  await taught.close();
  return answer?.outcome === "answered" ? answer.text : "";
}

describe("a page of a fact a line", () => {
  it.each<[question: string, told: string]>([
    ["最終受付は何時ですか", "※最終受付は終了の30分前です。"],
    ["産後ケアいくら", "産後ケア 40分 5,500円"],
    ["回数券いくら", "回数券（5回分） 19,800円（有効期限6ヶ月。他の方への譲渡はできません）"],
    ["何を持っていけばいいですか", "- 健康保険証\n- 動きやすい服。ジーンズはご遠慮ください。"],
    ["住所は？", "湖南市本町4-5-6 さくらビル1階"],
    ["電話番号は？", "TEL 0266-55-0042"],
    ["キャンセル料かかる？", "キャンセル料はいただいておりません。"],
    ["paypay使える？", "※お支払いは現金とPayPayです。"],
    ["駅から何分？", ""],
    ["ペット診てくれる？", "※ペットの施術は取り扱っておりません。"],
    ["女性の先生いる？", ""],
    ["年末年始は営業していますか", "年末年始（12/30～1/3）もお休みです。"],
  ])("%s is told that fact alone", async (question, told) => {
    expect(await tell(CLINIC, question)).toBe(told);
  });
});

describe("a page with rows around its prose", () => {
  it.each<[question: string, told: string]>([
    ["分割できる？", "分割払いもご利用いただけます（最大36回）。クレジットカードは一括のみ。"],
    ["カード使える？", "クレジットカードは一括のみ。"],
    ["休みは何曜日", "休校日 毎週金曜日"],
    ["何歳から入れる？", "年齢：18歳以上"],
    ["1コマ何分", "教習は1時限50分です。"],
    ["写真もってくの？", "※証明写真は当校で撮影します（無料）。"],
    ["合宿ある？", ""],
  ])("%s is told without them", async (question, told) => {
    expect(await tell(SCHOOL, question)).toBe(told);
  });
  it("goes on from what was told: the way to pay", async () => {
    expect(await tell(SCHOOL, "分割できる？", "何回まで？")).toContain("最大36回");
  });
});

describe("a thing that is not dealt in", () => {
  const page =
    "# しろくま洗濯店\n\n- 着物、ぬいぐるみの取り扱いはございません。\n- 毛布は1,540円です。\n- 自宅への配達もいたします。";
  it.each<[question: string, told: string]>([
    ["ぬいぐるみ洗ってくれる？", "着物、ぬいぐるみの取り扱いはございません。"],
    ["絨毯洗ってくれる？", ""],
  ])("%s", async (question, told) => {
    expect(await tell(page, question)).toBe(told);
  });
});

describe("names in hiragana without a label", () => {
  const page =
    "# とりまる\n\n【営業時間】17:00～24:00（L.O. 23:00）\n【定休日】月曜日\n\n■焼き鳥\n・ねぎま　190円\n・つくね（卵黄付き）　250円\n・もも　180円";
  it.each<[talk: string[], told: string]>([
    [["ねぎまいくら？"], "ねぎま 190円"],
    [["ねぎまいくら？", "つくねは？"], "つくね（卵黄付き） 250円"],
    [["定休日は"], "定休日：月曜日"],
  ])("%j", async (talk, told) => {
    expect(await tell(page, ...talk)).toBe(told);
  });
});

describe("prices below the name of the thing", () => {
  const page =
    "# まなび塾\n\n## コース・月謝\n\n| 学年 | 週1回 | 週2回 |\n|---|---|---|\n| 小学生 | 9,900円 | 18,700円 |\n| 中学生 | 13,200円 | 24,200円 |\n\n※1対1の場合は月謝が1.5倍になります。\n※兄弟割引：月謝10%OFF。\n\n### その他の費用\n\n・入会金　11,000円\n・教材費　8,000円";
  it("come before other fees there", async () => {
    expect(await tell(page, "月謝いくら？")).toBe(
      "- 小学生：週1回 9,900円、週2回 18,700円\n- 中学生：週1回 13,200円、週2回 24,200円",
    );
  });
});

describe("a line that begins with the name of a place", () => {
  const page =
    "# 資料館\n\n本館：みどり駅から徒歩4分。専用駐車場はありません。\n機関庫館：バスで9分。無料の駐車場が28台分あります。\n※団体の方はバスで来られます。予約は要りません。";
  it("keeps it", async () => {
    const told = await tell(page, "駐車場ある？");
    expect(told).toContain("本館：");
    expect(told).toContain("機関庫館：");
    expect(told).not.toContain("団体");
  });
});
