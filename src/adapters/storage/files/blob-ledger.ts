/** The blob ledger in SQL (`ports/blob-ledger.ts`). */
import type { BlobLedger } from "../../../ports/blob-ledger.ts";
import type { Database, GuardedStatement } from "../../../ports/database.ts";
import { countFound } from "../counts.ts";

export const CLAIM_BLOB = /* sql */ `INSERT INTO blob_claims (claim_id, blob_id, expires_at)
  SELECT :claim_id, :blob_id, :expires_at
  WHERE NOT EXISTS (SELECT 1 FROM blob_removals WHERE blob_id = :blob_id AND busy_until > :now)
  RETURNING blob_id`;

export const RELEASE_CLAIM = /* sql */ `INSERT INTO blob_removals (blob_id, busy_until)
  SELECT blob_id, 0 FROM blob_claims WHERE claim_id = :claim_id ON CONFLICT (blob_id) DO NOTHING`;
export const DELETE_CLAIM = /* sql */ `DELETE FROM blob_claims WHERE claim_id = :claim_id`;

export const RELEASE_EXPIRED_CLAIMS = /* sql */ `INSERT INTO blob_removals (blob_id, busy_until)
  SELECT blob_id, 0 FROM blob_claims WHERE expires_at <= :now ON CONFLICT (blob_id) DO NOTHING`;
export const DELETE_EXPIRED_CLAIMS = /* sql */ `DELETE FROM blob_claims WHERE expires_at <= :now`;
// One by one: as a list, all files there are would be gone through, each time.
const IS_NEEDED = /* sql */ `(EXISTS (SELECT 1 FROM session_attachments s WHERE s.blob_id = r.blob_id)
  OR EXISTS (SELECT 1 FROM originals o WHERE o.blob_id = r.blob_id))`;
// No more are looked at than are taken: all that wait would be gone through with each batch.
export const DROP_NEEDED_REMOVALS = /* sql */ `DELETE FROM blob_removals WHERE blob_id IN (
  SELECT blob_id FROM (SELECT blob_id FROM blob_removals WHERE busy_until <= :now LIMIT :limit) r WHERE ${IS_NEEDED})`;
export const TAKE_REMOVALS = /* sql */ `UPDATE blob_removals SET busy_until = :busy_until
  WHERE blob_id IN (SELECT blob_id FROM blob_removals r
    WHERE busy_until <= :now AND NOT ${IS_NEEDED} AND blob_id NOT IN (SELECT blob_id FROM blob_claims) LIMIT :limit)
  RETURNING blob_id`;

// One that took longer than its time may be another's by now.
export const SETTLE_REMOVAL = /* sql */ `DELETE FROM blob_removals WHERE blob_id = :blob_id AND busy_until = :busy_until`;
export const GIVE_REMOVAL_BACK = /* sql */ `UPDATE blob_removals SET busy_until = 0
  WHERE blob_id = :blob_id AND busy_until = :busy_until`;

export const COUNT_REMOVALS = /* sql */ `SELECT
  (SELECT count(*) FROM (SELECT 1 FROM blob_removals WHERE busy_until <= :now LIMIT 10000)) +
  (SELECT count(*) FROM (SELECT 1 FROM blob_claims WHERE expires_at <= :now LIMIT 10000)) AS found`;

/** The ledger in this database. */
export function createBlobLedger(database: Database): BlobLedger {
  return {
    claim: async ({ claim_id, blob_ids, now, expires_at }) => {
      const unit = [...new Set(blob_ids)].map((blob_id): GuardedStatement => ({
        sql: CLAIM_BLOB,
        args: { claim_id, blob_id, now, expires_at },
        guard: "row",
      }));
      return (await database.write(unit)).committed;
    },
    abandon: async (claim_id) => {
      await database.write([RELEASE_CLAIM, DELETE_CLAIM].map((sql) => ({ sql, args: { claim_id } })));
    },
    takeUnneeded: async ({ now, busy_until, limit }) => {
      const expired = [RELEASE_EXPIRED_CLAIMS, DELETE_EXPIRED_CLAIMS];
      const outcome = await database.write([
        ...expired.map((sql): GuardedStatement => ({ sql, args: { now } })),
        { sql: DROP_NEEDED_REMOVALS, args: { now, limit } },
        { sql: TAKE_REMOVALS, args: { now, busy_until, limit } },
      ]);
      const rows = outcome.committed ? (outcome.rows.at(-1) ?? []) : [];
      return rows.map(({ blob_id }) => String(blob_id));
    },
    settle: async ({ busy_until, removed, untouched }) => {
      const unit = [
        ...removed.map((blob_id) => ({ sql: SETTLE_REMOVAL, args: { blob_id, busy_until } })),
        ...untouched.map((blob_id) => ({ sql: GIVE_REMOVAL_BACK, args: { blob_id, busy_until } })),
      ];
      if (unit.length > 0) await database.write(unit);
    },
    countUnneeded: (now) => countFound(database, COUNT_REMOVALS, { now }),
  };
}
