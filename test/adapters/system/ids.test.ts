import { describe, expect, it } from "vitest";
import { createRandomIds } from "../../../src/adapters/system/ids.ts";

describe("identifiers", () => {
  it("have 144 random bits after their prefix, and none comes twice", () => {
    const ids = createRandomIds();
    const drawn = Array.from({ length: 20_000 }, () => ids.create("ses"));
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const id of drawn) expect(id).toMatch(/^ses_[\w-]{24}$/);
    // Each of the 144 bits is set about as often as not.
    const set = Array.from({ length: 144 }, () => 0);
    for (const id of drawn) {
      const bytes = Buffer.from(id.slice(4), "base64url");
      for (let bit = 0; bit < 144; bit++) set[bit]! += (bytes[bit >> 3]! >> (bit & 7)) & 1;
    }
    for (const count of set) expect(Math.abs(count / drawn.length - 0.5)).toBeLessThan(0.03);
  });

  it("a protocol number's letters and digits come evenly", () => {
    const ids = createRandomIds();
    const text = Array.from({ length: 6_000 }, () => ids.protocolSuffix()).join("");
    const counts = new Map<string, number>();
    for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(36);
    for (const count of counts.values()) expect(Math.abs(count / (text.length / 36) - 1)).toBeLessThan(0.25);
  });
});
