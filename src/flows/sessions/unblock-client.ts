/** Takes a block back, by the number it was made with or by any session of the same client. */
import { wrongRequest } from "../../domain/refusal.ts";
import type { AbuseStore } from "../../ports/abuse-store.ts";
import type { AuditLog } from "../../ports/audit-log.ts";
import type { SessionStore } from "../../ports/session-store.ts";

/** What the flow needs. */
export interface UnblockClientOptions {
  readonly abuse: AbuseStore;
  readonly sessions: SessionStore;
  readonly audit: AuditLog;
}

/** Gives the flow. Refuses with `invalid_request` when nothing was blocked. */
export function createUnblockClient({ abuse, sessions, audit }: UnblockClientOptions) {
  return async (protocol_number: string, actor: string): Promise<void> => {
    const session = await sessions.findByProtocol(protocol_number);
    const client = session?.client_hash
      ? { tenant_id: session.tenant_id, client_hash: session.client_hash }
      : null;
    if ((await abuse.unblock({ protocol_number, client })) === 0)
      throw wrongRequest(
        `No block is in force for ${protocol_number}: \`chat-assistant abuse list\` shows those that are.`,
      );
    await audit.append({ actor, action: "client.unblocked", subject: protocol_number, details: {} });
  };
}
