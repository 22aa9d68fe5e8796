/** Prices of several things, or for some hours, days or weeks: told by the thing and the unit, or by a row of just so many. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../src/contract/locale.ts";
import { openPage, openTaught } from "../../fixtures/taught-folder.ts";

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
  ["en", "how much for 3 bikes", /^- City bike: /],
  ["en", "how much to rent 2 tandems for 3 days", /^Tandem: Per hour €9; Per day €34/],
  ["en", "how much is the lake tour for 4 people", /^Lake tour: .*Price €35[^\n]*$/],
  ["pt-BR", "quanto custa o passeio do lago para 4 pessoas", /^Passeio do lago: .*Preço € 35/],
  ["pt-BR", "quanto fica 2 bicicletas por um dia", /^- Bicicleta urbana: /],
  ["it", "quanto viene noleggiare 2 e-bike per 3 giorni", /^Noleggiare un'e-bike costa 10 €/],
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
});
