/** Revokes an API key; it stops counting with the next request in every process. */
import type { ApiKey } from "../domain/api-key.ts";
import { wrongRequest } from "../domain/refusal.ts";
import type { AuditLog } from "../ports/audit-log.ts";
import type { ApiKeyStore } from "../ports/api-key-store.ts";
import type { Clock } from "../ports/clock.ts";

/** What the flow needs. */
export interface RevokeKeyOptions {
  readonly keys: ApiKeyStore;
  readonly clock: Clock;
  readonly audit: AuditLog;
}

/** Gives the flow. Idempotent: the first revocation stays. Refuses with `invalid_request` when there is no such key. */
export function createRevokeKey({ keys, clock, audit }: RevokeKeyOptions) {
  return async (key_id: string, actor: string): Promise<ApiKey> => {
    const key = await keys.revoke(key_id, clock.now());
    if (!key)
      throw wrongRequest(`There is no key ${key_id.slice(0, 64)}: \`chat-assistant keys list\` shows them.`);
    await audit.append({ actor, action: "key.revoked", subject: key_id, details: {} });
    return key;
  };
}
