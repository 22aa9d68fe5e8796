import { describe, expect, it } from "vitest";
import { admitSameBody, readIdempotencyKey, toBodyHash, toClaimHash } from "../../src/domain/idempotency.ts";
import { refusalOf } from "../support/refused.ts";

describe("readIdempotencyKey", () => {
  it.each(["a", "~!x", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "k".repeat(128)])("takes %s", (key) => {
    expect(readIdempotencyKey(key)).toBe(key);
  });

  it.each(["", " ", "a b", "k".repeat(129), "ü", "tab\t", "a, b"])("refuses %j", (key) => {
    expect(() => readIdempotencyKey(key)).toThrow(
      expect.objectContaining({ reason: "invalid_idempotency_key" }),
    );
  });

  it("a request without the header has no key", () => {
    expect(readIdempotencyKey(undefined)).toBeNull();
  });
});

describe("hashes", () => {
  it("scope and key cannot be shifted into each other", () => {
    expect(toClaimHash("s", "a", "bc")).not.toBe(toClaimHash("s", "ab", "c"));
  });

  it("hold nothing of the body and change with the secret", () => {
    expect(toBodyHash("s", { message: "hello" })).not.toContain("hello");
    expect(toBodyHash("s", { message: "hello" })).not.toBe(toBodyHash("t", { message: "hello" }));
  });
});

describe("a key that comes again", () => {
  it("is refused with another body only", () => {
    expect(refusalOf(() => admitSameBody("one", "one"))).toBeNull();
    expect(refusalOf(() => admitSameBody("one", "two"))?.reason).toBe("idempotency_key_reused");
  });

  it("knows a body by what it says: no body is one of its own", () => {
    const bodies = [undefined, null, {}, [], "", { message: "a" }, { message: "b" }];
    expect(new Set(bodies.map((body) => toBodyHash("s", body))).size).toBe(bodies.length);
    expect(toBodyHash("s", { message: "a" })).toMatch(/^[\w-]{43}$/);
    expect(toClaimHash("s", "a", "b")).not.toBe(toClaimHash("t", "a", "b"));
  });
});
