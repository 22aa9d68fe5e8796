import { describe, expect, it } from "vitest";
import { compareChecks, type SeededCheck } from "../../src/domain/seed-changes.ts";

const check = (question: string, expect: string | null = null, ...history: string[]): SeededCheck => ({
  question,
  history,
  expect,
});
const open = check("Are you open?", "closed on Sundays");
const mars = check("Who lives on Mars?");
const after = check("And on Mondays?", "open", "Are you open?");

describe("a file of checks", () => {
  it.each<[string, { kept?: SeededCheck[]; others?: SeededCheck[]; wanted?: SeededCheck[] }, string | null]>([
    ["says nothing, as before", {}, null],
    ["says what it said", { kept: [open, mars, after], wanted: [open, mars, after] }, null],
    ["is new", { wanted: [open] }, "added"],
    ["has one more", { kept: [open], wanted: [open, mars] }, "changed"],
    ["has one less", { kept: [open, mars], wanted: [mars] }, "changed"],
    ["is empty by now", { kept: [open], wanted: [] }, "changed"],
    ["is in another order", { kept: [open, mars], wanted: [mars, open] }, "changed"],
    ["expects something else", { kept: [open], wanted: [{ ...open, expect: "open" }] }, "changed"],
    ["expects a decline instead", { kept: [open], wanted: [{ ...open, expect: null }] }, "changed"],
    ["has another history", { kept: [after], wanted: [{ ...after, history: [] }] }, "changed"],
    ["asks what a correction checks already", { others: [open], wanted: [{ ...open, expect: "no" }] }, null],
    ["asks that and more", { others: [open], wanted: [open, mars] }, "added"],
    [
      "asks the same twice: the first counts",
      { kept: [open], wanted: [open, { ...open, expect: "no" }] },
      null,
    ],
  ])("%s", (_, { kept = [], others = [], wanted = [] }, change) => {
    const changes = compareChecks({ name: "shop/checks.yaml", kept, others, wanted });
    expect(changes).toEqual(
      change === null
        ? []
        : [
            {
              kind: "checks",
              name: "shop/checks.yaml",
              change,
              fields: change === "changed" ? ["content"] : [],
            },
          ],
    );
  });
});
