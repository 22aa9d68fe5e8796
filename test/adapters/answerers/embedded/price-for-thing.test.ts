/** A page that tells what something for boats costs does not tell what a boat does. */
import { expect, it } from "vitest";

import type { Locale } from "../../../../src/contract/locale.ts";
import { tellOf } from "../../../fixtures/taught-folder.ts";

const MARINA = `# Otter Marina

We have berths for boats of all sizes and a café.

## Prices

- Berth for a boat up to 8 m: €5 a night
- Berth for a boat over 8 m: €9 a night
- Electricity: €3 a day
`;
const LAGO =
  "# Bici Lago\n\nNoleggiamo bici.\n\n## Prezzi\n\n- Casco per bici: 3 €\n- Lucchetto per bici: 2 €\n";
const LAKE = `# Otter Bikes

We rent bikes by the lake.

## Prices

- City bike: €16 a day
- E-bike: €40 a day

## Extras

- Child seat: €5 a day, up to 22 kg
- Trailer for dogs: €12 a day, up to 30 kg
`;
const BERTHS = "- Berth for a boat up to 8 m: €5 a night\n- Berth for a boat over 8 m: €9 a night";

it.each<[Locale, string, string, string]>([
  ["en", MARINA, "How much is a boat?", ""],
  ["en", MARINA, "What does it cost to rent a boat?", ""],
  ["en", MARINA, "How much is a berth?", BERTHS],
  ["en", MARINA, "How much is a berth for a boat?", BERTHS],
  ["en", LAKE, "How much is a bike for 30 kg?", ""],
  ["en", LAKE, "How much is a trailer for a 30 kg dog?", "Trailer for dogs: €12 a day, up to 30 kg"],
  ["it", LAGO, "Quanto costa una bici?", ""],
  ["it", LAGO, "Quanto costa un casco per bici?", "Casco per bici: 3 €"],
])("%s %j: %s", async (locale, page, question, told) => {
  expect(await tellOf(locale, page, question)).toBe(told);
});
