/** Finishes sessions that were left alone (`interface.md`: States: idle cleanup, retention cleanup). */
import type { CloseReason } from "../contract/resources/finished-session.ts";
import { isBeyondRetention } from "../domain/retention.ts";
import type { Session } from "../domain/session.ts";
import type { Clock } from "../ports/clock.ts";
import type { RetentionStore } from "../ports/retention-store.ts";
import type { CloseSession } from "./close-session.ts";
import type { FindSessionOptions } from "./find-session.ts";

/** What the flow needs. */
export interface ExpireSessionsOptions extends FindSessionOptions {
  readonly retention: RetentionStore;
  readonly closeSession: CloseSession;
  readonly clock: Clock;
}

// As many relays run at once; the receiver is one machine.
const AT_ONCE = 4;

/** Gives the flow: finishes up to `most` sessions whose deadline has passed, with their relay; gives how many. */
export function createExpireSessions(options: ExpireSessionsOptions) {
  return async (most: number): Promise<number> => {
    const now = options.clock.now();
    const due = await options.retention.listExpired(now, most);
    for (let start = 0; start < due.length; start += AT_ONCE) {
      await Promise.all(due.slice(start, start + AT_ONCE).map((session) => expire(options, session, now)));
    }
    return due.length;
  };
}

async function expire(
  { directory, closeSession }: ExpireSessionsOptions,
  session: Session,
  now: number,
): Promise<void> {
  const context = await directory.findRobotById(session.robot_id);
  if (!context) throw new Error("flows: a session without its robot");
  const close_reason: CloseReason = isBeyondRetention(session, now) ? "retention_cleanup" : "idle_timeout";
  // While the relays before it ran its visitor may have come back: `expired_at` lets that session go on.
  await closeSession({
    session,
    context,
    close_reason,
    handed: [],
    handed_files: [],
    contact: null,
    expired_at: now,
  });
}
