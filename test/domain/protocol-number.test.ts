import { describe, expect, it } from "vitest";
import {
  deriveProtocolLetters,
  formatProtocolNumber,
  readProtocolNumber,
} from "../../src/domain/protocol-number.ts";

describe("protocol numbers", () => {
  it.each([
    ["ACM", Date.UTC(2026, 0, 5), "A1B2C3", "ACM-20260105-A1B2C3"],
    // The date is the UTC date, whatever the clock on the wall says.
    ["XYZ", Date.UTC(2025, 11, 31, 23, 59, 59), "ZZZZZZ", "XYZ-20251231-ZZZZZZ"],
  ])("%s %i %s", (letters, at, suffix, number) => {
    expect(formatProtocolNumber(letters, at, suffix)).toBe(number);
  });

  it.each([
    ["ACM-20260105-A1B2C3", "ACM-20260105-A1B2C3"],
    [" acm-20260105-a1b2c3\n", "ACM-20260105-A1B2C3"],
    ["ACM-20260105-A1B2C", null],
    ["No. ACM-20260105-A1B2C3", null],
    ["ACM 20260105 A1B2C3", null],
    ["", null],
  ])("%j is quoted for %s", (quoted, number) => {
    expect(readProtocolNumber(quoted)).toBe(number);
  });

  it.each([
    ["Acme Bicycles", "ACM"],
    ["Élan", "ELA"],
    ["3M", "MXX"],
    ["株式会社", "XXX"],
  ])("letters of %s", (name, letters) => {
    expect(deriveProtocolLetters(name)).toBe(letters);
  });
});
