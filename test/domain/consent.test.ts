import { describe, expect, it } from "vitest";
import { admitCreation, admitMessageConsent } from "../../src/domain/consent.ts";
import { refusalOf } from "../support/refused.ts";

describe("consent", () => {
  it.each([
    [true, null],
    [false, "consent_required"],
    [null, "consent_required"],
    [undefined, "consent_required"],
  ])("creation with consent_accepted %s", (accepted, reason) => {
    expect(refusalOf(() => admitCreation(accepted))?.reason ?? null).toBe(reason);
  });

  it.each([
    [true, null],
    [undefined, null],
    [null, null],
    [false, "consent_required"],
  ])("a message with consent_accepted %s", (accepted, reason) => {
    expect(refusalOf(() => admitMessageConsent(accepted))?.reason ?? null).toBe(reason);
  });

  it("is refused by its field", () => {
    expect(refusalOf(() => admitCreation(false))?.param).toBe("consent_accepted");
    expect(refusalOf(() => admitMessageConsent(false))?.param).toBe("consent_accepted");
  });
});
