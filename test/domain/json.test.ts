import { describe, expect, it } from "vitest";

import { fieldsOf, isObject, parseJson } from "../../src/domain/json.ts";

describe("JSON from outside", () => {
  it.each<[string, unknown]>([
    ['{"a":1}', { a: 1 }],
    ["[1]", [1]],
    ["null", null],
    ["{", undefined],
    ["", undefined],
  ])("%j is read as %j", (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });

  it.each<[unknown, boolean]>([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    [undefined, false],
    ["a", false],
    [1, false],
  ])("%j has fields: %s", (value, has) => {
    expect(isObject(value)).toBe(has);
    expect(fieldsOf(value)).toEqual(has ? value : {});
  });
});
