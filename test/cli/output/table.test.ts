import { expect, it } from "vitest";
import { toTable } from "../../../src/cli/output/table.ts";

it("sets numbers right and words left, by the columns that letters take", () => {
  const rows = [
    { name: "店", asked: 7, share: "7 (100 %)" },
    { name: "shop", asked: 1_200, share: "60 (5 %)" },
    { name: "none", asked: null, share: "0" },
  ];
  const table = toTable(rows, [
    ["NAME", ({ name }) => name],
    ["ASKED", ({ asked }) => String(asked ?? "–"), "right"],
    ["ANSWERED", ({ share }) => share, "right"],
    ["AGAIN", ({ name }) => name],
  ]);
  expect(table).toEqual([
    "NAME  ASKED   ANSWERED  AGAIN",
    "店        7  7 (100 %)  店",
    "shop   1200   60 (5 %)  shop",
    "none      –          0  none",
  ]);
});
