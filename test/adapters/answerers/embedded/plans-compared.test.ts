/** The dearest and the cheapest of plans that have a heading or a row each; one price of several that was not compared is no answer. And the last price for another number of things, in Japanese. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

const PLANS: Readonly<Record<Locale, string>> = {
  en: "# Chalkline\n\nChalkline keeps the roster of your climbing gym.\n\n## Plans\n\n### Crag\n\nFree for ever. Up to 50 members.\n\n### Wall\n\n€35 a month or €350 a year. Up to 400 members.\n\n### Mountain\n\n€90 a month. Members without limit.\n\n## Extras\n\nThe door reader costs €140 once.",
  "pt-BR":
    "# Giz\n\nO Giz cuida da escala da sua academia de escalada.\n\n## Planos\n\n### Pedra\n\nR$ 59 por mês. Até 50 alunos.\n\n### Paredão\n\nR$ 149 por mês. Até 400 alunos.\n\n### Montanha\n\nR$ 390 por mês. Alunos sem limite.",
  it: "# Gessetto\n\nGessetto tiene i turni della tua palestra di arrampicata.\n\n## Piani\n\n- **Falesia**: 12 € al mese, fino a 50 soci\n- **Parete**: 35 € al mese, fino a 400 soci\n- **Montagna**: 90 € al mese, soci senza limite",
  ja: "# チョーク\n\nクライミングジムの予約を管理します。\n\n## 料金プラン\n\n### いわ\n\n月額1,500円。会員50名まで。\n\n### かべ\n\n月額4,500円。会員400名まで。\n\n### やま\n\n月額12,000円。会員数は無制限。",
};

describe("plans compared", () => {
  it.each<[Locale, string, RegExp]>([
    ["en", "what is the most expensive plan?", /^Mountain: €90 a month/],
    ["en", "the cheapest plan", /^Crag: Free for ever/],
    ["pt-BR", "qual o plano mais caro?", /^Montanha: R\$ 390/],
    ["pt-BR", "plano mais em conta?", /^Pedra: R\$ 59/],
    ["pt-BR", "qual é o plano mais econômico", /^Pedra: R\$ 59/],
    ["it", "il piano più economico", /Falesia: 12 €/],
    ["it", "il piano più costoso", /Montagna: 90 €/],
    ["ja", "一番高いプラン", /^やま：月額12,000円/],
    ["ja", "一番安いプランは？", /^いわ：月額1,500円/],
  ])("%s: %s", async (locale, question, told) => {
    expect(await tellOf(locale, PLANS[locale], question)).toMatch(told);
  });
});

const RENTAL =
  "# みなとサイクル\n\n港の貸し自転車屋です。\n\n## 料金\n\n- シティバイク 1日 1,500円\n- 電動自転車 1日 2,800円\n- タンデム 1日 3,500円\n\n## ご利用案内\n\n営業時間は9:00~18:00、水曜定休です。お支払いは現金、各種クレジットカードに対応しています。";

describe("a price among others", () => {
  it("is not the dearest because it alone repeats the word", async () => {
    expect(await tellOf("ja", RENTAL, "一番高い自転車は？")).not.toContain("電動");
  });
  it.each<[readonly string[], RegExp]>([
    [["シティバイクはいくら？", "3台だと？"], /^シティバイク 1日 1,500円$/],
    [["シティバイクはいくら？", "カードは使えますか", "2台なら？"], /^シティバイク 1日 1,500円$/],
    [["シティバイクはいくら？", "電動は？", "3台だと？"], /^電動自転車 1日 2,800円$/],
    [["何時まで開いてますか", "3台だと？"], /^(?!.*1,500円)/],
  ])("%j", async (talk, told) => {
    expect(await tellOf("ja", RENTAL, ...talk)).toMatch(told);
  });
});
