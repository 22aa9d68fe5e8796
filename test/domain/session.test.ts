import { describe, expect, it } from "vitest";
import {
  admitActive,
  beginSession,
  explainRefusedQuestion,
  nextDeadline,
  remainingQuestions,
} from "../../src/domain/session.ts";
import type { Robot } from "../../src/domain/tenant.ts";
import { refusalOf } from "../support/refused.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const robot = {
  robot_id: "rob_1",
  tenant_id: "ten_1",
  session_timeout_minutes: 30,
  session_lifetime_hours: 24,
  max_questions_per_session: 3,
  retention_mode: "full",
  retention_days: 30,
} as Robot;

describe("sessions", () => {
  const session = beginSession({
    robot,
    session_id: "ses_1",
    protocol_number: "ACM-20260105-A1B2C3",
    source: "public_chat",
    widget_origin: null,
    client_hash: null,
    visitor_label: null,
    terms_version: "v1",
    now: 1_000,
  });

  it("begin active, without a question, with the robot's rules of that moment", () => {
    expect(session).toMatchObject({
      question_count: 0,
      max_questions: 3,
      retention_mode: "full",
      closing: null,
      consent_at: 1_000,
    });
  });

  it.each([
    [null, 7, null],
    [3, 0, 3],
    [3, 2, 1],
    [3, 3, 0],
    [3, 5, 0],
  ])("of %s questions %i asked leave %s", (max_questions, question_count, left) => {
    expect(remainingQuestions({ max_questions, question_count })).toBe(left);
  });

  it.each([
    [0, 0, 30 * MINUTE],
    [0, 10 * HOUR, 10 * HOUR + 30 * MINUTE],
    [0, 23 * HOUR + 45 * MINUTE, 24 * HOUR],
    [0, 25 * HOUR, 24 * HOUR],
  ])("created at %i and active at %i, the deadline is %i", (created_at, now, deadline) => {
    expect(nextDeadline(robot, created_at, now)).toBe(deadline);
  });

  it("a refused question of a closed session is told from one at the limit", () => {
    const closing = { close_reason: "user_closed", closed_at: 2, summary: null, relay: null } as const;
    expect(explainRefusedQuestion(session).reason).toBe("question_limit_reached");
    expect(explainRefusedQuestion({ ...session, closing }).reason).toBe("session_closed");
  });

  it("are active until they are closed", () => {
    const closing = { close_reason: "user_closed", closed_at: 2, summary: null, relay: null } as const;
    expect(refusalOf(() => admitActive(session))).toBeNull();
    expect(refusalOf(() => admitActive({ ...session, closing }))?.reason).toBe("session_closed");
  });
});
