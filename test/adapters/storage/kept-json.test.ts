import { describe, expect, it } from "vitest";
import { toFields, toTexts, toWrittenRelay } from "../../../src/adapters/storage/kept-json.ts";

const BROKEN = ['["a"]\ufffd', "", "null", "7", '"a"', null, undefined, new Uint8Array([91, 93])];

describe("JSON that was kept", () => {
  it("is what was written", () => {
    expect(toTexts('["a","b"]')).toEqual(["a", "b"]);
    expect(toFields('{"a":1}')).toEqual({ a: 1 });
    expect(toWrittenRelay('{"transport":"none"}')).toMatchObject({ transport: "none" });
  });

  it("has no texts and no fields where it is broken, nor those of another kind", () => {
    for (const kept of [...BROKEN, "{}"]) expect(toTexts(kept)).toEqual([]);
    for (const kept of [...BROKEN, "[1]"]) expect(toFields(kept)).toEqual({});
    expect(toTexts('["a",7,null]')).toEqual(["a"]);
  });

  it("is no relay for a tenant without one, and one without an address where it is broken", () => {
    expect(toWrittenRelay(null)).toBeNull();
    for (const kept of BROKEN.filter((text) => text !== null))
      expect(toWrittenRelay(kept)).toEqual({ transport: "http", http: { url: "" } });
  });
});
