import { describe, expect, it } from "vitest";
import { idleWarning } from "../../src/web/chat/idle.ts";

const LAST = "2026-01-15T12:00:00Z";
const after = (minutes: number): number => Date.parse(LAST) + minutes * 60_000;

describe("the warning before a chat ends by itself", () => {
  it.each([
    ["at once after the message", LAST, 30, 0, { wait_ms: 28 * 60_000, minutes: 2 }],
    ["some time later, as after a reload", LAST, 30, 20, { wait_ms: 8 * 60_000, minutes: 2 }],
    ["with a minute left", LAST, 30, 29, { wait_ms: 0, minutes: 1 }],
    ["when the time is over", LAST, 30, 45, { wait_ms: 0, minutes: 1 }],
    ["at the half of a short chat", LAST, 2, 0, { wait_ms: 60_000, minutes: 1 }],
    ["by a clock that is behind", LAST, 30, -10, { wait_ms: 28 * 60_000, minutes: 2 }],
    ["without a message", undefined, 30, 0, { wait_ms: 28 * 60_000, minutes: 2 }],
    ["of an unreadable time", "never", 30, 0, { wait_ms: 28 * 60_000, minutes: 2 }],
  ])("%s", (_, last, timeout, minutes, warning) => {
    expect(idleWarning(last, timeout, after(minutes))).toEqual(warning);
  });
});
