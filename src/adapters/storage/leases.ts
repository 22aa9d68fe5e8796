/** Leases in SQL (`ports/leases.ts`). */
import type { Database } from "../../ports/database.ts";
import type { Leases } from "../../ports/leases.ts";

// A lease that ends later than two of its length from now was taken when the clock was ahead: nobody waits for that.
export const TAKE_LEASE = /* sql */ `INSERT INTO leases (name, owner, expires_at) VALUES (:name, :owner, :expires_at)
  ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, expires_at = excluded.expires_at
  WHERE leases.owner = excluded.owner OR leases.expires_at <= :now
    OR leases.expires_at > :expires_at + (:expires_at - :now) RETURNING name`;
export const RELEASE_LEASE = /* sql */ `DELETE FROM leases WHERE name = :name AND owner = :owner`;

/** Leases in this database. */
export function createLeases(database: Database): Leases {
  return {
    take: async (name, owner, { now, expires_at }) => {
      const args = { name, owner, now, expires_at };
      return (await database.write([{ sql: TAKE_LEASE, args, guard: "row" }])).committed;
    },
    release: async (name, owner) => {
      await database.write([{ sql: RELEASE_LEASE, args: { name, owner } }]);
    },
  };
}
