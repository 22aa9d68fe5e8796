/** Prices of several things, or for some hours, days or weeks: told by the thing and the unit, or by a row of just so many. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage, openTaught } from "../../../fixtures/taught-folder.ts";

const BEGINS: readonly (readonly [Locale, string, RegExp])[] = [
  ["en", "How much is an e-bike for 2 days?", /^Renting an e-bike costs €10 per hour, €38 per day/],
  ["en", "what does a mountain bike cost for two weeks", /^Mountain bike: .*Per week €130/],
  ["pt-BR", "Quanto custa uma bicicleta elétrica por 2 dias?", /^Alugar uma bicicleta elétrica custa € 10/],
  ["pt-BR", "quanto custa uma mountain bike por três dias", /^Mountain bike: .*Por dia € 30/],
  ["it", "Quanto viene una bici elettrica per 2 giorni?", /^Noleggiare un'e-bike costa 10 €/],
  ["it", "quanto costa un'e-bike per tre ore", /^Noleggiare un'e-bike costa 10 €/],
  ["ja", "電動自転車を2日間借りるといくらですか", /^電動自転車を借りる料金は、1時間10ユーロ/],
  ["ja", "シティサイクル3時間の料金は", /^シティサイクル：1時間 5ユーロ/],
  ["en", "price for 2 city bikes for a day", /^City bike: Per hour €5; Per day €18/],
  ["en", "how much are 2 e-bikes for 3 days?", /^Renting an e-bike costs €10 per hour, €38 per day/],
  ["pt-BR", "quanto custam 2 e-bikes por 3 dias?", /^Alugar uma bicicleta elétrica custa € 10/],
  ["it", "quanto costano 2 e-bike per 2 giorni?", /^Noleggiare un'e-bike costa 10 €/],
  ["en", "how much for 3 bikes", /^- City bike: /],
  ["en", "how much to rent 2 tandems for 3 days", /^Tandem: Per hour €9; Per day €34/],
  ["en", "how much is the lake tour for 4 people", /^Lake tour: .*Price €35[^\n]*$/],
  ["pt-BR", "quanto custa o passeio do lago para 4 pessoas", /^Passeio do lago: .*Preço € 35/],
  ["pt-BR", "quanto fica 2 bicicletas por um dia", /^- Bicicleta urbana: /],
  ["it", "quanto viene noleggiare 2 e-bike per 3 giorni", /^Noleggiare un'e-bike costa 10 €/],
  ["ja", "湖めぐりツアーは４人でいくらですか", /^湖めぐりツアー：[^\n]*料金 35ユーロ/],
  ["en", "how much for ２ city bikes", /^City bike: Per hour €5/],
  ["ja", "湖めぐりツアーは4人でいくらですか", /^湖めぐりツアー：[^\n]*料金 35ユーロ/],
];

describe("a price for so long", () => {
  it.each(BEGINS)(
    "%s: “%s” is told by the unit, and not what else holds that number",
    async (locale, question, told) => {
      const demo = await openTaught(locale, `templates/demo/demo-${locale.toLowerCase()}/knowledge`);
      const [answer] = await demo.talk([question]);
      expect(answer?.text).toMatch(told);
      await demo.close();
    },
  );

  const BOATS = `# Heron Boats

## Rowing boats

- 1 hour: £9
- 2 hours: £16
- 4 hours: £28
- 12 hours: £60

A lost oar costs £2 for each of the next hours that we look for it.

## Canoes

Canoes cost £11 an hour. A 3-day canoe tour costs £210. Bus 12 stops at the pier; the ride costs £2.

## Tents

- Small tent for 2 people: £8
- Large tent for 4 people: £13
`;

  it.each([
    ["How much is a rowing boat for 2 hours?", /^2 hours: £16$/m],
    ["How much is a rowing boat for 4 hours?", /^4 hours: £28$/m],
    ["What does a canoe cost for 3 hours?", /^Canoes cost £11 an hour\./],
    ["How much is the 3-day canoe tour?", /A 3-day canoe tour costs £210\./],
    ["How much is a tent for 4 people?", /Large tent for 4 people: £13/],
    ["How much is the bus 12 ride?", /the ride costs £2/],
  ])("“%s” is told the row of just so long where there is one", async (question, told) => {
    const boats = await openPage("en", BOATS);
    const [answer] = await boats.talk([question]);
    expect(answer?.text.replaceAll("- ", "")).toMatch(told);
    await boats.close();
  });

  const THINGS: readonly (readonly [Locale, string, readonly (readonly [string, RegExp])[]])[] = [
    [
      "en",
      "# Peak Lifts\n\n## Ski passes\n\n- 1 day: £30\n- 3 days: £80\n- 6 days: £140\n\n## Apartments\n\n- Apartment with 1 bedroom: £80\n- Apartment with 2 bedrooms: £110\n- Apartment with 3 bedrooms: £150\n",
      [
        ["how much is a ski pass for 3 days", /^3 days: £80$/],
        ["how much is a 6 day ski pass", /^6 days: £140$/],
        ["price of the 2 bedroom apartment", /^Apartment with 2 bedrooms: £110$/],
      ],
    ],
    [
      "it",
      "# Lago Battelli\n\n## Biglietti\n\n- Biglietto 1 giorno: 12 €\n- Biglietto 3 giorni: 30 €\n- Biglietto 7 giorni: 55 €\n\nIl deposito bagagli costa 4 € al giorno.\n",
      [
        ["quanto costa il biglietto 3 giorni", /^Biglietto 3 giorni: 30 €$/],
        ["quanto costa un biglietto per 7 giorni", /^Biglietto 7 giorni: 55 €$/],
        ["quanto costa il deposito bagagli per 3 giorni", /^Il deposito bagagli costa 4 € al giorno\.$/],
      ],
    ],
    [
      "pt-BR",
      "# Lago Barcos\n\n## Passes\n\n- Passe de 1 dia: R$ 40\n- Passe de 3 dias: R$ 100\n- Passe de 7 dias: R$ 180\n\nO armário custa R$ 8 por dia.\n",
      [
        ["quanto custa um passe para 7 dias", /^Passe de 7 dias: R\$ 180$/],
        ["quanto custa o armário por 3 dias", /^O armário custa R\$ 8 por dia\.$/],
      ],
    ],
    [
      "ja",
      "# 高原リフト\n\n## リフト券\n\n- 1日券：5,000円\n- 2日券：9,000円\n- 3日間パス：13,000円\n\n## 宿泊プラン\n\n- 1泊2食プラン：12,000円\n- 2泊4食プラン：22,000円\n",
      [
        ["3日間パスはいくらですか", /^3日間パス：13,000円$/],
        ["2泊4食プランはいくら", /^2泊4食プラン：22,000円$/],
      ],
    ],
  ];

  it.each(THINGS)("%s: a thing of just so many or so long is told alone", async (locale, page, asked) => {
    const taught = await openPage(locale, page);
    for (const [question, told] of asked) {
      const [answer] = await taught.talk([question]);
      expect(answer?.text, question).toMatch(told);
    }
    await taught.close();
  });
});
