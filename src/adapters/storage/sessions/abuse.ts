/** Abuse blocks in SQL (`ports/abuse-store.ts`). */
import type { AbuseBlock, AbuseStore } from "../../../ports/abuse-store.ts";
import type { Database } from "../../../ports/database.ts";
import { countChanged } from "../counts.ts";

const COLUMNS = "tenant_id, client_hash, protocol_number, reason, created_at, expires_at";

export const FORGET_EXPIRED_BLOCKS = /* sql */ `DELETE FROM abuse_blocks WHERE expires_at <= :now`;

export const SAVE_BLOCK = /* sql */ `INSERT INTO abuse_blocks (${COLUMNS})
  VALUES (:tenant_id, :client_hash, :protocol_number, :reason, :created_at, :expires_at)
  ON CONFLICT (tenant_id, client_hash) DO UPDATE SET protocol_number = excluded.protocol_number,
    reason = excluded.reason, created_at = excluded.created_at, expires_at = excluded.expires_at`;

export const REMOVE_BLOCK = /* sql */ `DELETE FROM abuse_blocks
  WHERE protocol_number = :protocol_number OR (tenant_id = :tenant_id AND client_hash = :client_hash)
  RETURNING tenant_id`;

export const FIND_BLOCK = /* sql */ `SELECT tenant_id FROM abuse_blocks
  WHERE tenant_id = :tenant_id AND client_hash = :client_hash AND expires_at > :now`;

export const LIST_BLOCKS = /* sql */ `SELECT ${COLUMNS} FROM abuse_blocks WHERE expires_at > :now
  ORDER BY created_at DESC, protocol_number LIMIT 1000`;

/** Abuse blocks in this database. */
export function createAbuseStore(database: Database): AbuseStore {
  return {
    block: async (block) => {
      const forget = { sql: FORGET_EXPIRED_BLOCKS, args: { now: block.created_at } };
      await database.write([forget, { sql: SAVE_BLOCK, args: { ...block } }]);
    },
    unblock: async ({ protocol_number, client }) => {
      const { tenant_id = null, client_hash = null } = client ?? {};
      const args = { protocol_number, tenant_id, client_hash };
      return countChanged(await database.write([{ sql: REMOVE_BLOCK, args }]));
    },
    isBlocked: async (args) => (await database.read({ sql: FIND_BLOCK, args })).length > 0,
    list: (now) => database.read<AbuseBlock>({ sql: LIST_BLOCKS, args: { now } }),
  };
}
