import { describe, expect, it } from "vitest";
import { isBeyondRetention, keepsTurns, retainClosed, retainUntil } from "../../src/domain/retention.ts";
import type { Closing } from "../../src/domain/session.ts";

const DAY = 86_400_000;
const closing: Closing = { close_reason: "user_closed", closed_at: 1, summary: null, relay: null };

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
