/** Prices for a family, or for adults and children: told by the thing, with the rows for them where a page has some. */
import { describe, expect, it } from "vitest";

import { openPage, openTaught } from "../../../fixtures/taught-folder.ts";

describe("a price for several people", () => {
  const MUSEUM = `# Tin Mine Museum

## Admission

- Adults: £12
- Children (5 to 15): £6
- Under 5: free
- Family ticket (2 adults and up to 3 children): £30
- Groups of 10 or more: £9 each

## Underground tour

The underground tour takes an hour and costs £8 per person. Children must be at least 6 years old.

## Café

A children's menu costs £5. Families with prams find lifts on each floor.
`;
  const BOAT = `# Lago Battelli

## Prezzi

Il giro del lago costa 18 € per gli adulti e 9 € per i bambini fino a 12 anni. Le famiglie con due figli pagano 45 €.

La cena a bordo costa 60 € a persona.

## Noleggio

Un pedalò per 4 persone costa 15 € all'ora. I bambini devono indossare il giubbotto.
`;
  // A page that never says what the prices are for.
  const MUSEO = `# Museo Barca

## Tariffe

- Intero: 10 €
- Ridotto: 7 €
- Famiglia (2 adulti e 2 bambini): 24 €
- Scuole: 4 € a studente
- Audioguida: 3 €

## Orario

- Sabato: 10-18
- Domenica: 10-14

## Laboratori

- Bambini 6-10: sabato ore 15
- Ragazzi 11-14: domenica ore 10
`;
  const POUSADA = `# Pousada do Vale

## Quartos

| Quarto | Pessoas | Diária |
| --- | --- | --- |
| Standard | 2 | R$ 320 |
| Família | 4 | R$ 480 |
| Chalé | 6 | R$ 700 |

O café da manhã está incluído. Crianças até 5 anos não pagam.

## Passeios

O passeio a cavalo custa R$ 90 por pessoa e dura 2 horas. Crianças a partir de 8 anos podem participar.
`;
  const ONSEN = `# 山の湯

## 料金

- 大人：900円
- 子ども（小学生）：450円
- 幼児：無料
- 家族風呂：1時間2,500円

## 食事

夕食の会席料理は一人5,500円です。子ども用の定食は1,200円です。
`;

  it.each([
    [
      "en",
      MUSEUM,
      "how much is the underground tour for 2 adults and 1 child",
      /^The underground tour .* costs £8 per person\./,
    ],
    [
      "en",
      MUSEUM,
      "how much would the underground tour be for me and my two kids",
      /^The underground tour .* costs £8/,
    ],
    [
      "en",
      MUSEUM,
      "underground tour price for a couple",
      /^The underground tour takes an hour and costs £8 per person\.$/,
    ],
    [
      "en",
      MUSEUM,
      "what does admission cost for a family of four",
      /^Family ticket \(2 adults and up to 3 children\): £30$/,
    ],
    ["en", MUSEUM, "admission for 2 adults", /Adults: £12/],
    ["it", MUSEO, "quanto costa il biglietto per una famiglia", /^Famiglia \(2 adulti e 2 bambini\): 24 €$/],
    ["it", BOAT, "quanto costa la cena a bordo per una famiglia", /^La cena a bordo costa 60 € a persona\.$/],
    [
      "it",
      BOAT,
      "quanto costa il pedalò per 2 adulti e un bambino",
      /^Un pedalò per 4 persone costa 15 € all'ora\./,
    ],
    [
      "it",
      BOAT,
      "prezzo del giro del lago per una famiglia di quattro persone",
      /Le famiglie con due figli pagano 45 €\.$/,
    ],
    [
      "pt-BR",
      POUSADA,
      "quanto custa o passeio a cavalo para 2 adultos e 2 crianças",
      /^O passeio a cavalo custa R\$ 90/,
    ],
    [
      "pt-BR",
      POUSADA,
      "quanto fica um quarto para uma família de 4 pessoas",
      /^Família: Pessoas 4; Diária R\$ 480$/,
    ],
    [
      "pt-BR",
      POUSADA,
      "qual o valor da diária para casal com uma criança",
      /Família: Pessoas 4; Diária R\$ 480/,
    ],
    ["ja", ONSEN, "会席料理は大人2名でいくら", /^夕食の会席料理は一人5,500円です。/],
    ["ja", ONSEN, "大人2人と子ども3人でいくらですか", /大人：900円\n- 子ども（小学生）：450円/],
    ["ja", ONSEN, "大人二人子供一人の料金を教えてください", /大人：900円\n- 子ども（小学生）：450円/],
  ] as const)(
    "%s: is that of the thing, with the rows for them: %#",
    async (locale, page, question, told) => {
      const taught = await openPage(locale, page);
      const [answer] = await taught.talk([question]);
      expect(answer?.text, question).toMatch(told);
      await taught.close();
    },
  );

  it.each([
    ["en", "what does the lake tour cost for a family", /^Lake tour: .*Price €35/],
    ["en", "how much for 2 adults and 3 kids on the lake tour", /^Lake tour: .*Price €35/],
    ["en", "what would it cost us, a family of four, to rent bikes for the afternoon", /^- City bike: /],
    ["pt-BR", "quanto custa o passeio do lago para uma família", /^Passeio do lago: .*Preço € 35/],
    ["it", "giro del lago per 2 adulti e 3 bambini quanto costa", /^Tour del lago: .*Prezzo 35 €/],
    ["ja", "湖めぐりツアーは家族でいくらですか", /^湖めぐりツアー：[^\n]*料金 35ユーロ/],
  ] as const)("%s: “%s” is not told what else the demo says of families", async (locale, question, told) => {
    const demo = await openTaught(locale, `templates/demo/demo-${locale.toLowerCase()}/knowledge`);
    const [answer] = await demo.talk([question]);
    expect(answer?.text).toMatch(told);
    await demo.close();
  });
});
