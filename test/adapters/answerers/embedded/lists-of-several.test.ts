/** Lists that hold more than their heading says: what stands beside the kind, prices by several units, rows for an age. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

/** What is told; nothing where the answer is not known. */
type Asked = readonly [question: string, told: string];

async function expectTold(locale: Locale, page: string, asked: readonly Asked[]): Promise<void> {
  const taught = await openPage(locale, page);
  const told: Asked[] = [];
  for (const [question] of asked) {
    const [answer] = await taught.talk([question]);
    told.push([question, answer?.outcome === "answered" ? answer.text : ""]);
  }
  await taught.close();
  expect(told).toEqual(asked);
}

const UNKNOWN = "";

describe("what a list holds beside the kind that its heading names", () => {
  it("en: is neither the cheapest of it nor one of it, and is told where it is asked for", async () => {
    const page =
      "# Hotel Elm\n\n## Rooms\n\n- Single room: €80\n- Double room: €120\n- Suite: €220\n- Attic room: €70\n- Dogs: €8 per night\n- Breakfast: €12\n";
    await expectTold("en", page, [
      ["What's the cheapest room?", "Attic room: €70"],
      [
        "What rooms do you have?",
        "- Single room: €80\n- Double room: €120\n- Suite: €220\n- Attic room: €70",
      ],
      ["How much is breakfast?", "Breakfast: €12"],
    ]);
  });

  it("pt-BR", async () => {
    const page =
      "# Pousada Mar\n\n## Quartos\n\n- Quarto simples: R$ 180\n- Suíte: R$ 320\n- Cachorro: R$ 40\n- Café da manhã: R$ 25\n";
    await expectTold("pt-BR", page, [["Qual o quarto mais barato?", "Quarto simples: R$ 180"]]);
  });

  it("it: also below a heading of the kind and its prices", async () => {
    const page =
      "# Albergo Pino\n\n## Camere e prezzi\n\n- Singola: 80 €\n- Doppia: 120 €\n- Cane: 8 € a notte\n- Colazione: 12 €\n";
    await expectTold("it", page, [
      ["Qual è la camera più economica?", "Singola: 80 €"],
      ["Il più economico?", "Singola: 80 €"],
    ]);
  });

  it("ja", async () => {
    const page =
      "# 松の宿\n\n## お部屋\n\n- シングル：8,000円\n- 和室：15,000円\n- 犬：1,000円\n- 朝食：1,200円\n";
    await expectTold("ja", page, [["一番安い部屋は？", "シングル：8,000円"]]);
  });

  it("is no ticket: a fee, and what is taken off", async () => {
    const page =
      "# Theatre Mill\n\n## Tickets\n\n- Stalls: €30\n- Balcony: €22\n- Child under 12: €10\n- Booking fee: €2\n- Students: 20% off\n- Seniors: €5 off\n";
    const all = "- Stalls: €30\n- Balcony: €22\n- Child under 12: €10";
    await expectTold("en", page, [
      ["What's the most expensive ticket?", "Stalls: €30"],
      ["Cheapest ticket", "Child under 12: €10"],
      ["How much is a ticket for a family?", all],
      ["How much is the booking fee?", "Booking fee: €2"],
    ]);
  });
});

describe("rows that do not compare", () => {
  const BIKES =
    "# Bikes Delta\n\n## Bikes\n\n- City bike: €15 per day\n- E-bike: €35 per day\n- Tandem: €8 per hour\n- Helmet: €2\n- Lock: free\n\n## Repairs\n\n- Flat tyre: €10\n- Full service: €60\n";

  it("prices by the hour and by the day are told, and no repair is taken for the cheapest bike", async () => {
    const all = "- City bike: €15 per day\n- E-bike: €35 per day\n- Tandem: €8 per hour";
    await expectTold("en", BIKES, [
      ["Cheapest bike?", all],
      ["Which is the most expensive bike?", all],
    ]);
  });

  it("of two price lists none is the one that was meant, and no list is asked for by who names a day", async () => {
    const page =
      "# Studio\n\n## Hair prices\n\n- Haircut: €30\n- Colour: €55\n\n## Nail prices\n\n- Manicure: €20\n- Pedicure: €25\n";
    await expectTold("en", page, [["What's the cheapest?", UNKNOWN]]);
    const nursery = "# Nursery\n\n## Fees\n\n- Half day: €30\n- Full day: €45\n- Lunch: €4\n";
    await expectTold("en", nursery, [["Cheapest day?", UNKNOWN]]);
  });
});

describe("a row for the asked age", () => {
  it("tells no price by an hour or a size", async () => {
    const page =
      "# School\n\n## Prices\n\n- Adult education: €40\n- Seminar: €300\n- Kids 3-12: 3 pm\n\n## Opening hours\n\n- Monday: 9 am to 5 pm\n";
    await expectTold("en", page, [["How much for a child of 10?", UNKNOWN]]);
    const sizes =
      "# Parco\n\n## Biglietti\n\n- Adulti: 14 €\n- Bambini 4-12: 8 €\n\n## Taglie bambini\n\n- Bambini 4-6: 110 cm\n- Bambini 6-8: 128 cm\n";
    const taught = await openPage("it", sizes);
    const [answer] = await taught.talk(["Quanto costa per un bambino di 5 anni?"]);
    await taught.close();
    expect(answer?.text).not.toContain("cm");
  });
});
