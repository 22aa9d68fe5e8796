/** Finishes sessions that were left alone (`interface.md`: States: idle cleanup, retention cleanup). */
import type { CloseReason } from "../../contract/resources/finished-session.ts";
import { isBeyondRetention } from "../../domain/retention.ts";
import type { Session } from "../../domain/session.ts";
import type { Clock } from "../../ports/clock.ts";
import type { RetentionStore } from "../../ports/retention-store.ts";
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

/**
 * Gives the flow: finishes up to `limit` sessions whose deadline has passed, with their relay, until `isStopping`; gives how
 * many. Rejects when one cannot be finished; it is tried again later.
 */
export function createExpireSessions(options: ExpireSessionsOptions) {
  return async (limit: number, isStopping: () => boolean = () => false): Promise<number> => {
    const now = options.clock.now();
    const due = await options.retention.listExpired(now, limit);
    let fault: PromiseRejectedResult | undefined;
    let done = 0;
    // Each waits for its relay, up to ten seconds: who stops the sweep does not wait for all of them.
    while (done < due.length && !isStopping()) {
      const some = due.slice(done, done + AT_ONCE);
      const ended = await Promise.allSettled(some.map((session) => expire(options, session, now)));
      // One that cannot be finished does not keep the others.
      fault ??= ended.find((one) => one.status === "rejected");
      done += some.length;
    }
    if (fault) throw fault.reason;
    return done;
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
  await closeSession({ session, context, close_reason, expired_at: now });
}
