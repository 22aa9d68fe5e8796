import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "../../src/contract/endpoints.ts";

/**
 * Every row of the interface's tables, with words of the test that bears it. A row without a test fails here, and so does
 * a test that was renamed away from its row.
 */
const ENDPOINT_ROWS: Record<string, string> = {
  "GET /health/live": "liveness answers 200",
  "GET /health/ready": "readiness answers 200",
  "GET /v1/public/robots/{slug}/config": "answers 200 with the public chat configuration",
  "POST /v1/public/robots/{slug}/sessions": "creates a session once the terms are accepted: 201",
  "GET /v1/public/widgets/{slug}/config": "answers the public chat configuration",
  "POST /v1/public/widgets/{slug}/sessions": "creates a widget session and keeps the origin of its page",
  "POST /v1/public/sessions/{sessionId}/messages":
    "session active, access allowed: the question is counted and answered",
  "POST /v1/public/sessions/{sessionId}/expand-tokens":
    "session active: 201, a token that expires five minutes after issue",
  "POST /v1/public/sessions/{sessionId}/finish":
    "closes an active session with the default reason user_closed",
  "POST /v1/public/expand-tokens/{token}/redeem": "not expired: 200 with the expanded session",
  "POST /v1/public/sessions/{sessionId}/feedback": "rating up: 201 recorded",
  "POST /v1/public/sessions/{sessionId}/contact-handoffs": "consent accepted: 201 contact_created",
  "POST /v1/responses": "200: the result with every field of the contract, usage filled",
  "POST /v1/chat/completions": "200: the result with every field of the contract, usage filled",
};

const STATE_ROWS: Record<string, string> = {
  "active + messages → active": "session active, access allowed: the question is counted and answered",
  "active + finish → closed": "closes an active session with the default reason user_closed",
  "active + idle cleanup → closed (idle_timeout)":
    "idle longer than session_timeout_minutes: closed with idle_timeout",
  "active + retention cleanup → closed (retention_cleanup)":
    "a session still active when its retention ends is closed with retention_cleanup",
  "closed + retention cleanup → closed (retention_cleanup)":
    "then a stub is left, closed by retention_cleanup",
  "closed + finish again": "is idempotent: a later finish answers the first one's result",
  "closed + messages → 403": "a closed session rejects messages with 403, and its transcript remains",
  "closed: the transcript remains readable":
    "issued before its session was closed, or stopped being served: 200",
  "closed: feedback": "feedback is taken after the end of the session, too",
  "closed + expand-tokens → 403": "session closed: rejected with 403, nothing is issued",
  "active + handoff, consent accepted → closed":
    "consent accepted: 201 contact_created, the session is closed",
  "active + handoff, consent declined": "consent declined: 201 consent_declined, contact_id null",
  "token: none → issued": "and only its hash is stored",
  "token: issued + redeem → redeemed": "not expired: 200 with the expanded session",
  "token: issued + redeem, expired → 410": "expired: 410",
  "token: redeemed + redeem again → 410": "redeemed again: 410",
  "feedback: up → recorded": "rating up: 201 recorded",
  "feedback: down with reason → pending_training_review":
    "rating down with feedback_reason: 201 pending_training_review",
  "relay: not_configured": "not_configured: no notification e-mails",
  "relay: attempted once": "make one attempt and answer the same recorded result",
};

const ERROR_ROWS: Record<string, string> = {
  "400 session creation: consent missing": "terms consent is required and missing: 400",
  "403 widget config: origin not allowed or plan lacks widget access": "plan_lacks_widget",
  "403 widget session: origin not allowed or abuse block": "client_blocked",
  "403 messages: session closed": "a closed session rejects messages with 403",
  "403 messages and finish: access no longer allowed":
    "refuses messages and finish with 403 while the session is active",
  "403 expand-tokens: session closed": "session closed: rejected with 403, nothing is issued",
  "403 expand-tokens: access not allowed": "access not allowed: 403",
  "404 widget config: widget disabled": "widget_disabled",
  "410 redeem: expired or already redeemed": "unknown, used and expired are the same word for word: 410",
  "429 everywhere but health, Retry-After": "above a limit it is 429 with Retry-After; health never is",
  "429 runtime: Retry-After": "429 comes after 401 and 403 and before 400, with Retry-After",
  "429 runtime: from this client and from this API key":
    "refuse a client above its limit without using up the key's",
  "400 runtime: invalid request": "400 invalid request: required fields, types and ranges by their names",
  "400 runtime: not-implemented parameter":
    "400 for %s: with a value, an empty list or an empty object; null is absent",
  "401 runtime: key missing, invalid": "401 without a key, with a wrong scheme, with a key that is none",
  "401 runtime: key revoked": "401 for a key with another's secret, a revoked and an expired key",
  "403 runtime: scope": "403 without the scope, before the body is looked at",
  "404 chat completions: tenant not found": "chat completions say 404 tenant_not_found",
};

const EVENT_ROWS: Record<string, string> = {
  "svc.progress, then svc.answer": "Accept: text/event-stream gives progress in order and the answer last",
  "svc.error": "an error after streaming has started is svc.error, and the stream is closed",
  "only when Accept asks": "Accept: %s gives %s",
  "order of the stages": "stages come in order, reading_attachments first and only with files",
};

const LIMIT_ROWS: Record<string, string> = {
  "history 20 on messages": "exactly 20 history items are taken",
  "history 20 on messages, and no more": "more than 20 history items",
  "history 40 on expand-tokens": "more than 40 history items: 400",
  "history 100 on finish": "exactly 100 history items are taken by a finish",
  "history 100 on finish, and no more": "more than 100 history items",
  "5 attachments a message": "exactly 5 attachments are taken",
  "5 attachments a message, and no more": "more than 5 attachments",
  "token lifetime 5 minutes, one use": "expires five minutes after issue",
  "max_questions_per_session counts down": "remaining_questions counts down from the robot's limit",
  session_timeout_minutes: "idle longer than session_timeout_minutes",
  "max_output_tokens, max_tokens": "the bound of tokens is taken from 1 on, and refused below",
  "temperature, top_p, penalties": "%s is taken from %s to %s, and refused beyond",
  "Retry-After at least 1": "above a limit it is 429 with Retry-After",
  "relay once per finished session": "make one attempt",
};

const tests = (readdirSync("test", { recursive: true }) as string[])
  .filter((file) => file.endsWith(".test.ts") && !file.endsWith("rows.test.ts"))
  .map((file) => readFileSync(path.join("test", file), "utf8"))
  .join("\n");

describe("every row of the interface's tables has a test that bears its words", () => {
  it("all endpoints are in the table above", () => {
    const rows = ENDPOINTS.map(({ method, path: where }) => `${method} ${where}`);
    expect(Object.keys(ENDPOINT_ROWS).sort()).toEqual(rows.sort());
  });

  it.each(Object.entries({ ...ENDPOINT_ROWS, ...STATE_ROWS, ...ERROR_ROWS, ...EVENT_ROWS, ...LIMIT_ROWS }))(
    "%s",
    (_row, words) => {
      expect(tests).toContain(words);
    },
  );
});
