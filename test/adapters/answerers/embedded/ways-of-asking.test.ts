/** Everyday questions in many words each, over the real knowledge store. The bars are what is reached. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { openPage, tellOf } from "../../../fixtures/taught-folder.ts";
import { ASKED, PAGE } from "../../../fixtures/ways-of-asking.ts";

const SHOP = `# Blue Herring Bikes

We mend and rent bikes by the harbour.

## Opening hours

Monday to Saturday 9:00–18:00, closed on Sundays.

## Prices

City bike: €18
`;

describe("what every business is asked", () => {
  it.each<[Locale, number, number]>([
    ["en", 144, 1],
    ["it", 137, 1],
    ["pt-BR", 140, 1],
    ["ja", 110, 0],
  ])("%s: at least %i ways to ask find their answer, at most %i another", async (locale, right, wrong) => {
    const shop = await openPage(locale, PAGE[locale]);
    const missed: string[] = [];
    const other: string[] = [];
    for (const [asked, told] of ASKED[locale]) {
      const answer = await shop.ask(asked);
      if (answer.outcome !== "answered") missed.push(asked);
      else if (!answer.text.includes(told)) other.push(`${asked} – ${answer.text}`);
    }
    await shop.close();
    expect(ASKED[locale].length - missed.length - other.length, missed.join("\n")).toBeGreaterThanOrEqual(
      right,
    );
    expect(other.length, other.join("\n")).toBeLessThanOrEqual(wrong);
  });

  it.each([
    "are you open at 5 pm?",
    "are you open at 5pm?",
    "is the shop open at 5 pm?",
    "is anyone there at 8 am",
    "can i come on saturday at 10",
    "are you open until 6 pm?",
    "do you close at 5 pm",
  ])("hours are told to who asks for one of the day: %s", async (asked) => {
    expect(await tellOf("en", SHOP, asked)).toBe("Monday to Saturday 9:00–18:00, closed on Sundays.");
  });

  it.each([
    "when will the laundry be ready",
    "what is the max group size",
    "is my son too young",
    "could i get a quote for a kayak",
    "can i come with a dog at 5 pm",
    "got any parking spaces",
  ])("nothing is told where the page does not tell it: %s", async (asked) => {
    expect(await tellOf("en", SHOP, asked)).toBe("");
  });
});
