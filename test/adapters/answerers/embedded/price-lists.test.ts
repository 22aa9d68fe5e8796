/** Prices as customers ask for them, of one list in the shapes in which pages write it. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { PRICE_LISTS, SHAPES, toPage, UNLISTED } from "../../../fixtures/price-lists.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

const LOCALES = Object.keys(PRICE_LISTS) as Locale[];

async function ask(
  locale: Locale,
  page: string,
  asked: readonly (readonly [string, RegExp])[],
): Promise<void> {
  const taught = await openPage(locale, page);
  for (const [question, told] of asked) {
    const [answer] = await taught.talk([question]);
    expect(answer?.text, question).toMatch(told);
  }
  await taught.close();
}

describe("a price list", () => {
  const listed = LOCALES.flatMap((locale) => Object.keys(SHAPES).map((shape) => [locale, shape] as const));
  it.each(listed)("%s, %s: tells a price, all prices, and the lowest and highest", async (locale, shape) => {
    const list = PRICE_LISTS[locale];
    await ask(locale, toPage(list, SHAPES[shape]!), [...list.asked, ...list.compared]);
  });

  const unlisted = LOCALES.flatMap((locale) =>
    Object.keys(UNLISTED).map((shape) => [locale, shape] as const),
  );
  it.each(unlisted)("%s, %s: tells a price and all prices", async (locale, shape) => {
    const list = PRICE_LISTS[locale];
    await ask(locale, toPage(list, UNLISTED[shape]!), list.asked);
  });

  it("tells a bare amount with the name of the thing above it", async () => {
    const taught = await openPage(
      "en",
      "# Salon\n\n## Prices\n\n### Haircut\n\n€30\n\n### Beard trim\n\n€15 per visit\n",
    );
    const [first, second] = await taught.talk(["how much is a haircut?", "beard trim price"]);
    expect(first?.text).toMatch(/^Haircut: €30/);
    expect(second?.text).toMatch(/^Beard trim: €15 per visit/);
    await taught.close();
  });

  it("tells what stands below the name of a thing, without what else is said of prices", async () => {
    const page =
      "# Castle Vale Zoo\n\n## Tickets\n\n| Ticket | Price |\n| --- | --- |\n| Adult | £14 |\n| Child (4 to 15) | £9 |\n| Senior | £11 |\n\nParking costs £4 per car.\n\n## Boarding\n\nWe collect a deposit of £20 at the first stay.\n\n- Small dog: £18 per night\n- Large dog: £24 per night\n- Cat: £12 per night\n\n## Training\n\nTraining costs £30 per lesson.\n\n- Bag of treats: £4\n- Clicker: £3\n";
    await ask("en", page, [
      ["how much are tickets", /^- Adult: £14\n- Child \(4 to 15\): £9\n- Senior: £11$/],
      ["ticket price for a family", /^Adult: £14\nChild \(4 to 15\): £9$/],
      ["how much are tickets for 2 adults and 3 kids", /^Adult: £14\nChild \(4 to 15\): £9$/],
      ["how much is a ticket for a child of 8", /^Child \(4 to 15\): £9/],
      [
        "what does boarding cost",
        /^- Small dog: £18 per night\n- Large dog: £24 per night\n- Cat: £12 per night$/,
      ],
      ["how much for boarding 2 dogs", /Small dog: £18 per night\n.*Large dog: £24 per night$/],
      ["how much is parking", /^Parking costs £4 per car\.$/],
      ["how much is training", /^Training costs £30 per lesson\./],
    ]);
  });
});
