/** Blocks the client of a session from creating widget sessions of that tenant (`interface.md`: Authentication, 2). */
import { wrongRequest } from "../../domain/refusal.ts";
import type { AbuseBlock, AbuseStore } from "../../ports/abuse-store.ts";
import type { AuditLog } from "../../ports/audit-log.ts";
import type { Clock } from "../../ports/clock.ts";
import type { SessionStore } from "../../ports/session-store.ts";
import { findByProtocol } from "./find-session.ts";

/** What the flow needs. */
export interface BlockClientOptions {
  readonly abuse: AbuseStore;
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly audit: AuditLog;
}

/** Whom to block, for how long and why. */
export interface BlockClientCommand {
  readonly protocol_number: string;
  /** 1 to 3,650. */
  readonly days: number;
  /** At most 500 characters. */
  readonly reason: string | null;
  /** Who does it, for the audit log. */
  readonly actor: string;
}

const DAY_MS = 86_400_000;
const MOST_DAYS = 3_650;
const REASON_CHARACTERS = 500;

/** Gives the flow. Refuses with `unknown_session` and `invalid_request`. Blocking again renews the block. */
export function createBlockClient({ abuse, sessions, clock, audit }: BlockClientOptions) {
  return async ({ protocol_number, days, reason, actor }: BlockClientCommand): Promise<AbuseBlock> => {
    if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
      throw wrongRequest(`Give 1 to ${MOST_DAYS} days.`);
    if (reason !== null && reason.length > REASON_CHARACTERS)
      throw wrongRequest(`The reason may have ${REASON_CHARACTERS} characters at most.`);
    const { tenant_id, client_hash } = await findByProtocol(sessions, protocol_number);
    if (client_hash === null) throw wrongRequest(`The client of ${protocol_number} is not known.`);
    const created_at = clock.now();
    const expires_at = created_at + days * DAY_MS;
    const block = { tenant_id, client_hash, protocol_number, reason, created_at, expires_at };
    await abuse.block(block);
    await audit.append({ actor, action: "client.blocked", subject: protocol_number, details: { days } });
    return block;
  };
}
