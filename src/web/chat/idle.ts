/** When a chat that nobody writes in is about to end: the service finishes it after `session_timeout_minutes`. */

const MINUTE_MS = 60_000;
const WARNED_BEFORE_MS = 2 * MINUTE_MS;

/** Milliseconds until the warning is due (0: now), and the minutes that are left then. */
export interface IdleWarning {
  readonly wait_ms: number;
  readonly minutes: number;
}

/**
 * The warning of a chat whose last message is of `last` (ISO 8601): two minutes before the end, and in a short chat at
 * its half. A time that is unreadable or ahead of the clock counts as now.
 */
export function idleWarning(last: string | undefined, timeout_minutes: number, now: number): IdleWarning {
  const timeout_ms = timeout_minutes * MINUTE_MS;
  const before_ms = Math.min(WARNED_BEFORE_MS, timeout_ms / 2);
  const left_ms = timeout_ms - (Math.max(0, now - Date.parse(last ?? "")) || 0);
  return {
    wait_ms: Math.max(0, left_ms - before_ms),
    minutes: Math.max(1, Math.ceil(Math.min(left_ms, before_ms) / MINUTE_MS)),
  };
}
