/** "Do you rent bikes?": the list of what there is to hire, or the thing's own row, in whose words nothing is said of hiring. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openTaught, tellOf } from "../../../fixtures/taught-folder.ts";

const WATERSPORTS = `# Otter Bay Watersports

## Equipment

| Item | Hour | Day |
| --- | --- | --- |
| Kayak | £12 | £40 |
| Paddleboard | £14 | £45 |
| Wetsuit | £5 | £12 |

Buoyancy aids are included.

## Lessons

A two-hour paddleboard lesson costs £45, every Saturday at 10:00.

## Where

We launch from the slipway next to the lifeboat station, Quay Road, Otter Bay.`;

const BIKES: Readonly<Record<Locale, RegExp>> = {
  en: /^- City bike: [^\n]*\n- Trekking bike: .*\n- Adult tricycle: [^\n]*$/s,
  "pt-BR": /^- Bicicleta urbana: [^\n]*\n.*\n- Triciclo para adultos: [^\n]*$/s,
  it: /^- City bike: [^\n]*\n- Bici da trekking: .*\n- Triciclo per adulti: [^\n]*$/s,
  ja: /^- シティサイクル：[^\n]*\n.*\n- 大人用三輪自転車：[^\n]*$/s,
};

const askDemo = async (locale: Locale, question: string) => {
  const demo = await openTaught(locale, `templates/demo/demo-${locale.toLowerCase()}/knowledge`);
  const [answer] = await demo.talk([question]);
  await demo.close();
  return answer;
};

describe("whether something may be hired", () => {
  it.each<[Locale, string]>([
    ["en", "do you rent bikes?"],
    ["en", "Can I rent a bike?"],
    ["en", "bike rental"],
    ["en", "Do you have bikes for hire?"],
    ["pt-BR", "vocês alugam bicicletas?"],
    ["pt-BR", "Posso alugar uma bicicleta?"],
    ["pt-BR", "aluguel de bicicleta"],
    ["it", "noleggiate bici?"],
    ["it", "Posso noleggiare una bici?"],
    ["it", "noleggio bici"],
    ["ja", "自転車は借りられますか"],
    ["ja", "自転車のレンタルはできますか"],
  ])("%s: “%s” is told all there is", async (locale, question) => {
    expect((await askDemo(locale, question))?.text).toMatch(BIKES[locale]);
  });

  it.each<[Locale, string, RegExp]>([
    ["en", "can I rent a tandem?", /^Tandem: Per hour €9/],
    ["en", "can I rent a helmet?", /^A helmet, a lock and a repair kit are included/],
    ["pt-BR", "alugam bike elétrica?", /^Bicicleta elétrica: Por hora € 10/],
    ["it", "noleggiate tandem?", /^Tandem: All'ora 9 €/],
  ])("%s: “%s” is told its own", async (locale, question, told) => {
    expect((await askDemo(locale, question))?.text).toMatch(told);
  });

  it.each([
    ["can I rent a kayak?", /^Kayak: Hour £12; Day £40$/],
    ["can we borrow a wetsuit", /^Wetsuit: Hour £5; Day £12$/],
    ["do you rent paddleboards?", /^Paddleboard: Hour £14; Day £45/],
    ["Can I rent a buoyancy aid?", /^Buoyancy aids are included\.$/],
  ])("“%s” is told the price of a page that says nothing of renting", async (question, told) => {
    expect(await tellOf("en", WATERSPORTS, question)).toMatch(told);
  });

  it.each<[Locale, string]>([
    ["en", "can I rent a car?"],
    ["en", "do you rent kayaks?"],
    ["it", "noleggiate barche?"],
    ["pt-BR", "alugam carro?"],
    ["ja", "車は借りられますか"],
  ])("%s: “%s” is not known where there is none", async (locale, question) => {
    expect((await askDemo(locale, question))?.outcome).toBe("declined");
  });

  it("is no other thing of that place", async () => {
    expect(await tellOf("en", WATERSPORTS, "can I rent a surfboard?")).toBe("");
    expect(await tellOf("en", WATERSPORTS, "can I rent a lifeboat?")).toBe("");
  });
});
