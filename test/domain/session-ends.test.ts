/** What is counted, kept and asked for around a session's end: reservations, retention, feedback, tokens. */
import { describe, expect, it } from "vitest";
import { hashExpandToken } from "../../src/domain/expand-token.ts";
import { needsReview } from "../../src/domain/feedback.ts";
import { countQuestions, listAbandoned } from "../../src/domain/reservation.ts";
import { isBeyondRetention, keepsTurns, retainClosed, retainUntil } from "../../src/domain/retention.ts";
import { admitActive, type Closing, type Session } from "../../src/domain/session.ts";
import { refusalOf } from "../support/refused.ts";

const DAY = 86_400_000;
const reservation = (owner: string, lease_until: number) => ({
  reservation_id: `res_${owner}`,
  owner,
  lease_until,
});
const closing: Closing = { close_reason: "user_closed", closed_at: 1, summary: null, relay: null };
const session = (fields: Partial<Session>) =>
  ({ question_count: 3, reservations: [], closing: null, ...fields }) as Session;

describe("a question under way", () => {
  const alive = { now: 1_000, isGone: () => false };

  it.each([
    ["its lease runs", 1_001, false, false],
    ["its lease is over", 999, false, true],
    ["its lease ends this moment", 1_000, false, true],
    ["its process is gone", 9_999, true, true],
  ] as const)("when %s", (_when, lease_until, isGone, isAbandoned) => {
    const one = reservation("a", lease_until);
    expect(listAbandoned([one], { now: 1_000, isGone: () => isGone })).toEqual(isAbandoned ? [one] : []);
  });

  it("is asked about by its own process, and counts unless it is abandoned", () => {
    const both = [reservation("gone", 9_999), reservation("here", 9_999)];
    const onlooker = { now: 1_000, isGone: (owner: string) => owner === "gone" };
    expect(listAbandoned(both, onlooker)).toEqual([both[0]]);
    expect(countQuestions(session({ reservations: both }), onlooker)).toBe(2);
    expect(countQuestions(session({ reservations: both }), alive)).toBe(3);
    expect(countQuestions(session({}), alive)).toBe(3);
  });
});

describe("retention", () => {
  it.each([
    ["full", true],
    ["summary", false],
    ["none", false],
  ] as const)("%s keeps the turns after the end: %s", (mode, keeps) => {
    expect(keepsTurns(mode)).toBe(keeps);
  });

  it("counts days from the closing, or from the deadline of a session that nobody closed", () => {
    expect(retainUntil({ retention_days: 30 }, 5)).toBe(5 + 30 * DAY);
    const closed = { ...closing, closed_at: 5 };
    expect(retainClosed({ retention_days: 30 }, closed)).toBe(5 + 30 * DAY);
    expect(retainClosed({ retention_days: 30 }, { ...closed, close_reason: "retention_cleanup" })).toBe(5);
    const left = { deadline_at: 100, retention_days: 2 };
    expect([-1, 0, 1].map((ms) => isBeyondRetention(left, 100 + 2 * DAY + ms))).toEqual([false, true, true]);
    expect(isBeyondRetention({ deadline_at: 100, retention_days: 0 }, 100)).toBe(true);
  });
});

describe("a closed session", () => {
  it("is active no more", () => {
    expect(refusalOf(() => admitActive(session({ closing })))?.reason).toBe("session_closed");
    expect(refusalOf(() => admitActive(session({})))).toBeNull();
  });
});

describe("a rating", () => {
  it.each([
    ["up", undefined, false],
    ["up", "Other", false],
    ["down", undefined, false],
    ["down", null, false],
    ["down", "Other", true],
  ] as const)("%s with the reason %s asks for a review: %s", (rating, feedback_reason, asks) => {
    expect(needsReview({ rating, feedback_reason })).toBe(asks);
  });
});

describe("an expand token", () => {
  it("is kept as its SHA-256 alone", () => {
    expect(hashExpandToken("hello")).toBe("LPJNul-wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ");
  });
});
