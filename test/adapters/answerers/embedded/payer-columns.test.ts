/** Prices by who pays, in the columns of a table: whoever asks for some payers is told every row, and nothing else that costs them something. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

const PAGES: Readonly<Record<Locale, string>> = {
  en: `# Mill Climbing

## Entry

| Ticket | Adult | Under 18 | Concession |
| --- | --- | --- | --- |
| Day pass | £13.50 | £9 | £11 |
| Bouldering only | £11 | £7.50 | £9.50 |
| Ten visits | £115 | £75 | £95 |
| Monthly membership | £49 | £32 | £41 |

New climbers need an induction, which is included in the entry price.

## Parties

Parties are for ages 6 to 16. They cost £18 a child, with at least eight children.

## Shoes

Shoes cost £4.`,
  "pt-BR": `# Escalada do Moinho

## Ingressos

| Ingresso | Inteira | Meia | Criança |
| --- | --- | --- | --- |
| Passe do dia | R$ 80 | R$ 40 | R$ 30 |
| Só boulder | R$ 60 | R$ 30 | R$ 20 |
| Dez visitas | R$ 700 | R$ 350 | R$ 260 |

## Festas

As festas custam R$ 90 por criança, com no mínimo oito crianças.

## Sapatilhas

A sapatilha custa R$ 15.`,
  it: `# Arrampicata al Mulino

## Ingressi

| Biglietto | Adulti | Under 18 | Ridotto |
| --- | --- | --- | --- |
| Giornaliero | 13,50 € | 9 € | 11 € |
| Solo boulder | 11 € | 7,50 € | 9,50 € |
| Dieci ingressi | 115 € | 75 € | 95 € |

## Feste

Le feste costano 18 € a bambino, con almeno otto bambini.

## Scarpette

Le scarpette costano 4 €.`,
  ja: `# 水車クライミング

## 利用料金

| 券 | 大人 | 子ども | 学生 |
| --- | --- | --- | --- |
| 1日券 | 2,000円 | 1,000円 | 1,500円 |
| ボルダリングのみ | 1,600円 | 800円 | 1,200円 |
| 回数券（10回） | 18,000円 | 9,000円 | 13,500円 |

## お誕生日会

お誕生日会は子ども1人2,500円で、8人から承ります。

## シューズ

シューズは400円です。`,
};

describe("a price for some payers, told in a column of every row", () => {
  it.each<[Locale, string, RegExp]>([
    [
      "en",
      "how much is it for a student?",
      /^Day pass: [^\n]*\nBouldering only: [^\n]*\nTen visits: [^\n]*\nMonthly[^\n]*$/,
    ],
    [
      "en",
      "price for adults",
      /^Day pass: [^\n]*\nBouldering only: [^\n]*\nTen visits: [^\n]*\nMonthly[^\n]*$/,
    ],
    [
      "en",
      "how much for kids",
      /^Day pass: [^\n]*Under 18 £9[^\n]*\nBouldering only: [^\n]*\nTen visits: [^\n]*\nMonthly[^\n]*$/,
    ],
    ["en", "How much does a pensioner pay?", /^Day pass: [^\n]*Concession £11\nBouldering only: /],
    ["en", "how much does a 10 year old pay?", /^Day pass: [^\n]*Under 18 £9[^\n]*\nBouldering only: /],
    ["it", "quanto paga mio figlio di 10 anni?", /^Giornaliero: [^\n]*Under 18 9 €[^\n]*\nSolo boulder: /],
    [
      "pt-BR",
      "quanto custa para estudante",
      /^Passe do dia: [^\n]*Meia R\$ 40[^\n]*\nSó boulder: [^\n]*\nDez visitas: [^\n]*$/,
    ],
    ["pt-BR", "quanto paga criança?", /^Passe do dia: [^\n]*Criança R\$ 30\nSó boulder: /],
    [
      "it",
      "quanto pagano i bambini?",
      /^Giornaliero: [^\n]*Under 18 9 €[^\n]*\nSolo boulder: [^\n]*\nDieci ingressi: [^\n]*$/,
    ],
    ["it", "Prezzo per gli studenti", /^Giornaliero: [^\n]*Ridotto 11 €\nSolo boulder: /],
    ["ja", "子どもはいくらですか", /^1日券：[^\n]*子ども 1,000円[^\n]*\nボルダリングのみ：[^\n]*\n回数券/],
    ["ja", "学生の料金は？", /^1日券：[^\n]*学生 1,500円\nボルダリングのみ：/],
  ])("%s: “%s”", async (locale, question, told) => {
    expect(await tellOf(locale, PAGES[locale], question)).toMatch(told);
  });

  it("is told of a column that says nothing but its ages", async () => {
    const page =
      "# Fern Pool\n\n## Swimming\n\n| Ticket | 0–5 | 6–12 | Adult |\n| --- | --- | --- | --- |\n| Morning | free | £3 | £6 |\n| Whole day | free | £5 | £9 |\n\nA locker costs £1.";
    const told = await tellOf("en", page, "how much is it for a 9 year old?");
    expect(told).toMatch(/^Morning: [^\n]*6–12 £3[^\n]*\nWhole day: [^\n]*$/);
  });

  it.each<[Locale, string, RegExp]>([
    ["en", "how much is a day pass for a child?", /^Day pass: [^\n]*Under 18 £9[^\n]*$/],
    ["en", "how much is a day pass for my 12 year old?", /^Day pass: [^\n]*Under 18 £9[^\n]*$/],
    ["en", "how much is a party for children?", /^[^\n]*£18 a child/],
    ["en", "how much are shoes for kids?", /^Shoes cost £4\.$/],
    ["it", "quanto costano le scarpette per bambini?", /^Le scarpette costano 4 €\./],
  ])("%s: “%s” is told of the thing that it names", async (locale, question, told) => {
    expect(await tellOf(locale, PAGES[locale], question)).toMatch(told);
  });
});
