/** What it costs to get in: the list below "Entry", "Ingressi", 入浴料, whatever word for it is asked, and not a sentence that only mentions it. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

const PAGES: Readonly<Record<Locale, string>> = {
  en: `# Mill Climbing

## Entry

| Ticket | Off-peak | Peak |
| --- | --- | --- |
| Day pass | £9 | £13 |
| Bouldering only | £7 | £11 |

New climbers need an induction, which is included in the entry price.

## Shoes

Shoes cost £4 a day.`,
  "pt-BR": `# Escalada do Moinho

## Ingressos

| Tipo | Semana | Fim de semana |
| --- | --- | --- |
| Passe do dia | R$ 60 | R$ 80 |
| Só boulder | R$ 45 | R$ 60 |

A aula inicial está incluída no preço do ingresso.

## Sapatilhas

A sapatilha custa R$ 15 por dia.`,
  it: `# Arrampicata al Mulino

## Ingressi

| Tipo | Feriale | Festivo |
| --- | --- | --- |
| Giornaliero | 9 € | 13 € |
| Solo boulder | 7 € | 11 € |

La prima lezione è compresa nel prezzo dell'ingresso.

## Scarpette

Le scarpette costano 4 € al giorno.`,
  ja: `# 森の湯

## 入浴料

| 区分 | 平日 | 土日祝 |
| --- | --- | --- |
| 大人 | 900円 | 1,100円 |
| 小学生 | 450円 | 550円 |

## タオル

バスタオルは250円です。

## アクセス

県道12号沿い、みなもと駅から送迎バスで15分です。`,
};

describe("what it costs to get in", () => {
  it.each<[Locale, string, RegExp]>([
    ["en", "how much to get in", /Day pass: [^\n]*\n(?:- )?Bouldering only: /],
    ["en", "entry fee", /Day pass: [^\n]*\n(?:- )?Bouldering only: /],
    ["en", "How much is admission?", /Day pass: [^\n]*\n(?:- )?Bouldering only: /],
    ["pt-BR", "quanto custa para entrar?", /Passe do dia: [^\n]*\n(?:- )?Só boulder: /],
    ["pt-BR", "quanto custa o ingresso", /Passe do dia: [^\n]*\n(?:- )?Só boulder: /],
    ["it", "quanto costa entrare", /Giornaliero: [^\n]*\n(?:- )?Solo boulder: /],
    ["it", "Quanto costa l'ingresso?", /Giornaliero: [^\n]*\n(?:- )?Solo boulder: /],
    ["ja", "料金はいくらですか", /大人：[^\n]*\n(?:- )?小学生：/],
    ["ja", "入浴料は", /大人：[^\n]*\n(?:- )?小学生：/],
  ])("%s: “%s”", async (locale, question, told) => {
    expect(await tellOf(locale, PAGES[locale], question)).toMatch(told);
  });

  it("is not told for what stands elsewhere", async () => {
    expect(await tellOf("en", PAGES.en, "How much are shoes?")).toMatch(/^Shoes cost £4/);
    expect(await tellOf("ja", PAGES.ja, "タオルはいくら")).toMatch(/^バスタオルは250円/);
  });

  it("stands below a word for the way where no address is told", async () => {
    expect(await tellOf("ja", PAGES.ja, "住所は")).toContain("県道12号沿い");
  });
});
