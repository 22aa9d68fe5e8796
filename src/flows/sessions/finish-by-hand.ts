/** Finishes a session on an operator's word, as if the visitor had closed it: relayed once, and in the audit log. */
import { Refusal } from "../../domain/refusal.ts";
import type { Closing } from "../../domain/session.ts";
import type { AuditLog } from "../../ports/audit-log.ts";
import type { Directory } from "../../ports/directory.ts";
import type { SessionStore } from "../../ports/session-store.ts";
import type { CloseSession } from "./close-session.ts";
import { findByProtocol } from "./find-session.ts";

/** What the flow needs. */
export interface FinishByHandOptions {
  readonly sessions: SessionStore;
  readonly directory: Directory;
  readonly closeSession: CloseSession;
  readonly audit: AuditLog;
}

/** How the session ended; `finished_now` is false when it had ended before. */
export interface FinishedByHand {
  readonly finished_now: boolean;
  readonly closing: Closing;
}

/** Gives the flow. Refuses with `unknown_session`. Idempotent. */
export function createFinishByHand({ sessions, directory, closeSession, audit }: FinishByHandOptions) {
  return async (protocol_number: string, actor: string): Promise<FinishedByHand> => {
    const session = await findByProtocol(sessions, protocol_number);
    if (session.closing) return { finished_now: false, closing: session.closing };
    const context = await directory.findRobotById(session.robot_id);
    if (!context) throw new Refusal("unknown_session", { detail: "The robot of the session is gone." });
    const closed = await closeSession({ session, context, close_reason: "user_closed" });
    if (!closed) {
      const { closing } = await findByProtocol(sessions, protocol_number);
      if (!closing) throw new Error("flows: a session that another closed is active");
      return { finished_now: false, closing };
    }
    const details = { relay: closed.closing.relay?.forms_relay_status ?? null };
    await audit.append({ actor, action: "session.finished", subject: protocol_number, details });
    return { finished_now: true, closing: closed.closing };
  };
}
