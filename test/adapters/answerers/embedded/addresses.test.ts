/** Where a business is, on pages that say "we are on Weir Street" below "Getting here" and never "address"; and the hours of a part of it. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

const PAGES: Readonly<Record<Locale, string>> = {
  en: `# Greystone Climbing

## Getting here

We are on Weir Street, ten minutes on foot from Alder Road station. There are 30 parking spaces behind the mill.

## Café

The café opens at 10:00 and closes at 19:00. Dogs are welcome in the café.

## Shoes

Shoes cost £4 a day.`,
  "pt-BR": `# Sítio Pedra Verde

## Como chegar

Ficamos na Estrada da Serra, km 14, em Vale Alto, a 9 km do centro. Os últimos 2 km são de terra.

## Refeições

Almoço das 12h às 15h: R$ 55 à vontade. Jantar só com reserva até as 16h.

## Trilhas

A trilha noturna custa R$ 30.`,
  it: `# Agriturismo Le Querce

## Come raggiungerci

Siamo in località Poggio Secco 4, a 12 km da Roccamonte. La stazione più vicina è Roccamonte.

## Vendita diretta

Lo spaccio è aperto tutti i giorni dalle 10 alle 18. Spediamo in tutta Italia con 9 €.

## Piscina

La piscina è riservata agli ospiti.`,
  ja: `# 水車クライミング

## アクセス

所在地は堰通り3丁目1番です。赤樺駅から歩いて10分です。

## カフェ

カフェは10時から19時まで営業しています。

## シューズ

シューズは1日400円です。`,
};

describe("where a business is", () => {
  it.each<[Locale, string, RegExp]>([
    ["en", "where are you?", /^We are on Weir Street/],
    ["en", "What's your address?", /^We are on Weir Street/],
    ["en", "Where is the climbing centre?", /^We are on Weir Street/],
    ["pt-BR", "qual o endereço?", /^Ficamos na Estrada da Serra, km 14/],
    ["pt-BR", "onde vocês ficam", /^Ficamos na Estrada da Serra, km 14/],
    ["it", "dove siete?", /^Siamo in località Poggio Secco 4/],
    ["it", "Qual è l'indirizzo?", /^Siamo in località Poggio Secco 4/],
    ["ja", "住所はどこですか", /堰通り3丁目1番/],
  ])("%s: “%s”", async (locale, question, told) => {
    expect(await tellOf(locale, PAGES[locale], question)).toMatch(told);
  });
});

describe("where a business is that says it under such a heading, in whatever words", () => {
  it.each<[Locale, string, string, string]>([
    [
      "en",
      "Where to find us & parking",
      "Gritstone Barn, Tanyard Lane, behind the kiln.",
      "where are you exactly",
    ],
    ["en", "Location", "Gritstone Barn, Tanyard Lane, behind the kiln.", "what's your address?"],
    ["pt-BR", "Onde estamos", "Chácara do Moinho, Vila Aurora, depois da ponte.", "qual o endereço?"],
    ["it", "Dove siamo", "Cascina Molino, frazione Borgo, dopo il ponte.", "dove siete?"],
    ["ja", "場所", "みどり町の水車小屋、橋を渡ってすぐ。", "住所は"],
  ])("%s: “%s”", async (locale, heading, told, asked) => {
    const page = `# Molino\n\n## Prices\n\nA: 5 €\n\n## ${heading}\n\n${told}\n`;
    expect(await tellOf(locale, page, asked)).toContain(told.slice(0, 12));
    const other = page.replace(heading, "The mill");
    expect(await tellOf(locale, other, asked)).not.toContain(told.slice(0, 12));
  });
});

describe("the hours of a part of it", () => {
  it.each<[Locale, string, RegExp]>([
    ["en", "opening hours of the café", /^The café opens at 10:00/],
    ["pt-BR", "horário do almoço", /^Almoço das 12h às 15h/],
    ["it", "orari dello spaccio", /^Lo spaccio è aperto tutti i giorni dalle 10 alle 18/],
    ["ja", "カフェの営業時間は", /10時から19時まで/],
  ])("%s: “%s”", async (locale, question, told) => {
    expect(await tellOf(locale, PAGES[locale], question)).toMatch(told);
  });
});
