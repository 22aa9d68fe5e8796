import { describe, expect, it } from "vitest";
import { CallFailed, failureBehind, failureOf, toFailure } from "../../src/web/chat/failure.ts";

const of = (status: number, code = "", retry_after: string | null = null) =>
  toFailure({ status, body: { code }, retry_after });

describe("failures as the page shows them", () => {
  it.each([
    [429, "rate_limit_exceeded", "rate_limited", true],
    [503, "answer_unavailable", "unavailable", true],
    [500, "internal_error", "unavailable", true],
    [403, "session_closed", "closed", false],
    [404, "unknown_session", "closed", false],
    [403, "question_limit_reached", "limit_reached", false],
    [403, "client_blocked", "denied", false],
    [403, "attachments_not_in_plan", "attachments", false],
    [400, "attachment_type_mismatch", "attachments", false],
    [413, "too_large", "too_large", false],
    [410, "token_not_redeemable", "expired", false],
    [400, "invalid_text", "invalid", false],
    [422, "idempotency_key_reused", "invalid", false],
  ])("%i %s is %s", (status, code, kind, retryable) => {
    expect(of(status, code)).toMatchObject({ kind, retryable });
  });

  it("knows which of the files sent last was refused, where the problem says so", () => {
    const at = (path: string) =>
      toFailure({
        status: 400,
        body: { code: "attachment_invalid", errors: [{ path, message: "" }] },
        retry_after: null,
      }).file;
    expect(["attachments.1.content_type", "attachments.12", "history.0.attachments.1"].map(at)).toEqual([
      "1",
      "12",
      "1",
    ]);
    expect(at("history")).toBeUndefined();
    expect(of(403, "attachments_not_in_plan").file).toBeUndefined();
  });

  it("waits as long as the server asks, at most an hour, and only where waiting helps", () => {
    expect(of(429, "", "22").wait_seconds).toBe(22);
    expect(of(503, "", "1.2").wait_seconds).toBe(2);
    expect(of(429, "", "999999").wait_seconds).toBe(3600);
    expect(of(429, "", "Wed, 21 Oct 2026 07:28:00 GMT").wait_seconds).toBe(5);
    expect(of(429).wait_seconds).toBe(5);
    expect(of(503).wait_seconds).toBeNull();
    expect(of(400, "", "7").wait_seconds).toBeNull();
  });

  it("survives a body that is no problem", () => {
    for (const body of [null, "text", 5, [], { code: 7 }, { errors: null }, { errors: [null] }]) {
      expect(toFailure({ status: 400, body, retry_after: null }).kind).toBe("invalid");
    }
  });

  it("takes anything else that was thrown for a lost connection", () => {
    expect(failureBehind(new TypeError("Failed to fetch"))).toEqual(failureOf("network"));
    expect(failureBehind(new CallFailed(failureOf("denied")))).toEqual(failureOf("denied"));
  });
});
