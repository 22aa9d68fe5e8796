/** Retention: how long what is kept of a finished session stays (`interface.md`: Public chat configuration, retention_mode). */
import type { RetentionMode } from "../contract/resources/common.ts";
import type { Closing, Session } from "./session.ts";

const DAY_MS = 86_400_000;

/** When what is kept of a session closed at `closed_at` is deleted. */
export function retainUntil(session: Pick<Session, "retention_days">, closed_at: number): number {
  return closed_at + session.retention_days * DAY_MS;
}

/** When what is kept of a closed session is deleted: what was closed because it may no longer be kept, at once. */
export function retainClosed(
  session: Pick<Session, "retention_days">,
  { close_reason, closed_at }: Pick<Closing, "close_reason" | "closed_at">,
): number {
  return close_reason === "retention_cleanup" ? closed_at : retainUntil(session, closed_at);
}

/** Whether the texts of a transcript stay after the session's end. */
export function keepsTurns(mode: RetentionMode): boolean {
  return mode === "full";
}

/** Whether a session was left alone so long that even what it kept may no longer be kept. */
export function isBeyondRetention(
  session: Pick<Session, "deadline_at" | "retention_days">,
  now: number,
): boolean {
  return now >= session.deadline_at + session.retention_days * DAY_MS;
}
