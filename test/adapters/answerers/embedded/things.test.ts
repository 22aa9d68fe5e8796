/** What pages tell of dishes, people, plans, destinations, events and a product, in the shapes in which they write it, as customers ask for it. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { ADMISSIONS } from "../../../fixtures/admissions.ts";
import { DELIVERIES } from "../../../fixtures/deliveries.ts";
import { EVENTS } from "../../../fixtures/events.ts";
import { MENUS } from "../../../fixtures/menus.ts";
import { PLANS } from "../../../fixtures/plans.ts";
import { SPECIFICATIONS } from "../../../fixtures/specifications.ts";
import { STAFF } from "../../../fixtures/staff.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";
import { SHAPES, type Things, toPage } from "../../../fixtures/things.ts";

type OfLocales = Readonly<Record<Locale, Things>>;

describe.each<[string, OfLocales, Readonly<Record<Locale, number>>]>([
  ["dishes", MENUS, { en: 61, "pt-BR": 64, it: 70, ja: 70 }],
  ["people", STAFF, { en: 52, "pt-BR": 50, it: 54, ja: 59 }],
  ["plans", PLANS, { en: 58, "pt-BR": 61, it: 65, ja: 56 }],
  ["destinations", DELIVERIES, { en: 58, "pt-BR": 56, it: 69, ja: 66 }],
  ["events", EVENTS, { en: 60, "pt-BR": 54, it: 59, ja: 58 }],
  ["admission by age", ADMISSIONS, { en: 48, "pt-BR": 48, it: 48, ja: 48 }],
  ["a product", SPECIFICATIONS, { en: 36, "pt-BR": 39, it: 43, ja: 39 }],
])("of %s", (_, things, right) => {
  it.each(Object.entries(right))("%s: at least %d questions are answered rightly", async (locale, least) => {
    const taught = things[locale as Locale];
    const shapes = Object.entries(SHAPES).filter(([name]) => taught.shapes?.includes(name) ?? true);
    const missed: string[] = [];
    for (const [name, shape] of shapes) {
      const page = await openPage(locale as Locale, toPage(taught, shape));
      for (const [question, told] of taught.asked) {
        const [answer] = await page.talk([question]);
        if (!told.test(answer?.text ?? "")) missed.push(`${name}: ${question}`);
      }
      await page.close();
    }
    const asked = shapes.length * taught.asked.length;
    expect(asked - missed.length, missed.join("\n")).toBeGreaterThanOrEqual(least);
  });
});

describe("facts below the name of a thing", () => {
  const PAGE =
    "# Practice\n\n## Team\n\n### Ana Mori\n\n- Field: physician\n- Languages: English, Italian\n\n### Paul Weiss\n\n- Field: dentist\n- Languages: German\n";

  it("are told with the name, unless the question says it", async () => {
    const taught = await openPage("en", PAGE);
    const [whose] = await taught.talk(["Who is the dentist?"]);
    expect(whose?.text).toBe("Paul Weiss: Field: dentist");
    const [hers] = await taught.talk(["Which languages does Ana Mori speak?"]);
    expect(hers?.text).toBe("Languages: English, Italian");
    await taught.close();
  });
});
