import { expect, it } from "vitest";

import { commandsFor } from "../../../src/domain/language/command-verbs.ts";

it.each([
  ["make", ["make", "create", "new"]],
  ["criar", ["criar", "create"]],
  ["ripristinare", ["restore"]],
  ["作成", ["create"]],
  ["一覧", ["list"]],
  ["revoke", ["revoke"]],
  ["起動する", ["起動する", "start"]],
  ["app起動", ["app起動"]],
])("a command may say for %s %j", (deed, expected) => {
  expect(commandsFor(deed)).toEqual(expect.arrayContaining(expected));
});

it.each([
  ["make", "delete"],
  ["delete", "create"],
  ["criar", "add"],
  ["作り方", "delete"],
  ["消費", "delete"],
  ["再起動", "start"],
])("but not for %s %s", (deed, command) => {
  expect(commandsFor(deed)).not.toContain(command);
});

it("says nothing for a Japanese word that is no such deed", () => {
  expect(commandsFor("部屋")).toEqual([]);
});
