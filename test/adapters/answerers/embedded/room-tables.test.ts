/** Rooms as guests ask for them, of one house in the shapes in which pages write them. */
import { describe, expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { ROOM_TABLES, SHAPES } from "../../../fixtures/room-tables.ts";
import { openPage } from "../../../fixtures/taught-folder.ts";

describe("a table of rooms", () => {
  it.each<[Locale, number]>([
    ["en", 41],
    ["pt-BR", 40],
    ["it", 41],
    ["ja", 39],
  ])("%s: in three shapes at least %d of 42 questions are answered rightly", async (locale, right) => {
    const rooms = ROOM_TABLES[locale];
    const missed: string[] = [];
    for (const [name, shape] of Object.entries(SHAPES)) {
      const [before, after] = rooms.around;
      const taught = await openPage(locale, `${before}## ${rooms.heading}\n\n${shape(rooms)}${after}`);
      for (const [question, told] of rooms.asked) {
        const [answer] = await taught.talk([question]);
        if (!told.test(answer?.text ?? "")) missed.push(`${name}: ${question}`);
      }
      await taught.close();
    }
    const asked = Object.keys(SHAPES).length * rooms.asked.length;
    expect(asked - missed.length, missed.join("\n")).toBeGreaterThanOrEqual(right);
  });

  const PAGE =
    "# Shop\n\n## Bikes\n\n- City bike: €300\n- Roadster: €900\n- Racer: €700\n\nAll bikes come with a lock.\n\n## Helmets and locks\n\n- Cycle helmet: €30\n- Kids' helmet: €25\n- Chain lock: €18\n";

  it.each([
    ["Which is the most expensive bike?", "Roadster: €900"],
    ["What bikes do you have?", "- City bike: €300\n- Roadster: €900\n- Racer: €700"],
    // Not every row below a heading of two kinds is one of the asked one.
    ["What's the cheapest helmet?", "Kids' helmet: €25"],
  ])("“%s” is asked of all rows below the kind, though only some repeat it", async (question, told) => {
    const taught = await openPage("en", PAGE);
    const [answer] = await taught.talk([question]);
    expect(answer?.text).toBe(told);
    await taught.close();
  });
});
