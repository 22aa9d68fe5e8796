import { describe, expect, it } from "vitest";
import { REASONS } from "../../src/contract/errors.ts";
import { Refusal } from "../../src/domain/refusal.ts";

describe("a refusal", () => {
  it("says its reason and what lay behind it", () => {
    const cause = new Error("behind it");
    const refusal = new Refusal("invalid_text", { cause });
    expect([refusal.name, refusal.cause, refusal.shown]).toEqual(["Refusal", cause, REASONS.invalid_text]);
  });
});

describe("the table of refusals", () => {
  it.each([
    ["consent_required", 400],
    ["invalid_request", 400],
    ["invalid_api_key", 401],
    ["missing_scope", 403],
    ["origin_not_allowed", 403],
    ["plan_lacks_widget", 403],
    ["client_blocked", 403],
    ["session_closed", 403],
    ["access_not_allowed", 403],
    ["widget_disabled", 404],
    ["tenant_not_found", 404],
    ["token_not_redeemable", 410],
    ["rate_limit_exceeded", 429],
  ] as const)("%s is %i, as the interface's Errors table says", (reason, status) => {
    expect(REASONS[reason].status).toBe(status);
  });
});
