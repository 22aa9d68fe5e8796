import { describe, expect, it } from "vitest";
import { hashExpandToken } from "../../src/domain/expand-token.ts";

describe("an expand token", () => {
  it("is kept as its SHA-256 alone", () => {
    expect(hashExpandToken("hello")).toBe("LPJNul-wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ");
  });
});
