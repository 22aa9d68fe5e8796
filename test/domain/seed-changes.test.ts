import { describe, expect, it } from "vitest";
import {
  compare,
  compareChecks,
  findChangedFields,
  type SeededCheck,
} from "../../src/domain/seed-changes.ts";

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

describe("the fields that differ", () => {
  it.each<[object, object, readonly string[]]>([
    [{}, {}, []],
    [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, []],
    [{ a: 1, b: 2 }, { a: 1, b: 3 }, ["b"]],
    [{ a: 1 }, { b: 1 }, ["a", "b"]],
    [{ a: [1, 2] }, { a: [2, 1] }, ["a"]],
    [{ a: null }, { a: 0 }, ["a"]],
    [{ a: undefined }, {}, []],
  ])("between %j and %j", (before, after, fields) => {
    expect(findChangedFields(before, after)).toEqual(fields);
  });
});

describe("a thing", () => {
  const thing = { kind: "robot", name: "shop" } as const;

  it("is added where there was none, changed by its fields' names, and else as it was", () => {
    expect(compare(thing, null, { locale: "en" })).toEqual([{ ...thing, change: "added", fields: [] }]);
    expect(compare(thing, { locale: "it", a: 1 }, { locale: "en", a: 1 })).toEqual([
      { ...thing, change: "changed", fields: ["locale"] },
    ]);
    expect(compare(thing, { locale: "en" }, { locale: "en" })).toEqual([]);
  });
});
