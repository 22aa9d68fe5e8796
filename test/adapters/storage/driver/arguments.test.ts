import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { bindArguments } from "../../../../src/adapters/storage/driver/arguments.ts";
import { createEmbeddedDatabase } from "../../../../src/adapters/storage/embedded/database.ts";
import { inspectSql } from "../../../../src/adapters/storage/driver/sql-text.ts";

const ONE = inspectSql("SELECT :value AS value");
const bind = (value: unknown) => bindArguments(ONE, { value } as any)[0];

describe("the arguments of a statement", () => {
  it("are bound in the order of the placeholders", () => {
    const text = inspectSql("SELECT :b AS x, :a AS y, :b AS z");
    expect(bindArguments(text, { a: 1, b: "two" })).toEqual(["two", 1]);
    expect(bindArguments(inspectSql("SELECT 1 AS n"))).toEqual([]);
  });

  it("are converted where SQL has no such value", () => {
    expect([true, false, undefined, null].map(bind)).toEqual([1, 0, null, null]);
    expect(bind(2n ** 63n - 1n)).toBe(2n ** 63n - 1n);
    expect(bind(1.5)).toBe(1.5);
  });

  it("copy bytes, so that a later change does not reach a queued unit", () => {
    const bytes = new Uint8Array([0, 1, 2, 3]).subarray(1, 3);
    const bound = bind(bytes);
    bytes[0] = 9;
    expect(bound).toEqual(Buffer.from([1, 2]));
  });

  it.each([
    ["a date", new Date(0)],
    ["an object", {}],
    ["an object without a class", Object.create(null)],
    ["an array", [1]],
    ["a function", () => 1],
    ["a symbol", Symbol("a")],
    ["a boxed string", new String("a")],
    ["an array buffer", new ArrayBuffer(2)],
    ["a float array", new Float32Array(2)],
    ["not a number", NaN],
    ["infinity", -Infinity],
    ["2^53", 2 ** 53],
    ["an integer of 65 bits", -(2n ** 63n) - 1n],
    ["text with a NUL", "a\0b"],
    ["text with half a character", "\uDC00"],
  ])("refuse %s", (_, value) => {
    expect(() => bind(value)).toThrow(/^storage: cannot bind :value: /);
  });

  it("must be those of the text: none missing, none unknown, none inherited", () => {
    expect(() => bindArguments(ONE, {})).toThrow(/:value: the argument is missing/);
    expect(() => bindArguments(ONE)).toThrow(/missing/);
    expect(() => bindArguments(ONE, { value: 1, other: 2 })).toThrow(
      /"other": the statement has no such placeholder/,
    );
    expect(() => bindArguments(inspectSql("SELECT :constructor AS c"), {})).toThrow(/cannot bind/);
  });

  it("never harm the process, whatever they are", async () => {
    const database = createEmbeddedDatabase({ path: ":memory:" });
    const values = fc.oneof(
      fc.anything({ withBigInt: true, withDate: true, withTypedArray: true }),
      fc.string({ unit: "binary" }),
    );
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        const read = database.read({ sql: "SELECT :value AS value", args: { value } as any });
        const message = await read.then(
          (rows) => (typeof value === "string" && rows[0]?.["value"] !== value ? "changed" : "kept"),
          (error: Error) => error.message,
        );
        expect(message).toMatch(/^(?:kept$|storage: cannot (?:bind :value|read column "value"))/);
      }),
      { numRuns: 500 },
    );
    await database.close();
  });
});
