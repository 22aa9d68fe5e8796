/** Idempotency claims in SQL (`ports/idempotency-store.ts`). */
import type { Database, GuardedStatement, WriteOutcome } from "../../../ports/database.ts";
import {
  type Claim,
  type ClaimRequest,
  type ClaimResult,
  ClaimTaken,
  type IdempotencyStore,
} from "../../../ports/idempotency-store.ts";

// Twice as many as a claim adds at most: the table shrinks while it is used, and needs no sweep.
export const FORGET_EXPIRED_CLAIMS = /* sql */ `DELETE FROM idempotency_claims WHERE claim_hash IN (
  SELECT claim_hash FROM idempotency_claims WHERE expires_at <= :now ORDER BY expires_at LIMIT 10)`;

export const TAKE_CLAIM = /* sql */ `INSERT INTO idempotency_claims
    (claim_hash, body_hash, owner, result, lease_until, expires_at)
  VALUES (:claim_hash, :body_hash, :owner, NULL, :lease_until, :expires_at)
  ON CONFLICT (claim_hash) DO UPDATE SET body_hash = excluded.body_hash, owner = excluded.owner, result = NULL,
    lease_until = excluded.lease_until, expires_at = excluded.expires_at
  WHERE idempotency_claims.expires_at <= :now
    OR (idempotency_claims.result IS NULL
      AND (idempotency_claims.lease_until <= :now OR idempotency_claims.lease_until = :standing_lease))
  RETURNING claim_hash`;

export const FIND_CLAIM = /* sql */ `SELECT body_hash, owner, result, lease_until FROM idempotency_claims
  WHERE claim_hash = :claim_hash AND expires_at > :now`;

// What is completed again with the same result was completed, its answer lost.
export const COMPLETE_CLAIM = /* sql */ `UPDATE idempotency_claims SET result = :result
  WHERE claim_hash = :claim_hash AND owner = :owner AND (result IS NULL OR result = :result)`;

export const RENEW_CLAIM = /* sql */ `UPDATE idempotency_claims SET lease_until = :lease_until
  WHERE claim_hash = :claim_hash AND owner = :owner AND result IS NULL`;

export const RELEASE_CLAIM = /* sql */ `DELETE FROM idempotency_claims
  WHERE claim_hash = :claim_hash AND owner = :owner AND result IS NULL`;

/**
 * Keeps a result in one unit with what its work writes: the unit is refused when the claim is another's by now, who does the
 * work, too.
 */
export const completeWith = (remembered: ClaimResult | undefined): readonly GuardedStatement[] =>
  remembered ? [{ sql: COMPLETE_CLAIM, args: { ...remembered }, guard: "row" }] : [];

const toTaking = (request: ClaimRequest): readonly GuardedStatement[] => [
  { sql: FORGET_EXPIRED_CLAIMS, args: { now: request.now } },
  { sql: TAKE_CLAIM, args: { ...request } },
];

/** A unit that takes a claim before anything else: a database that is far away is asked for both in one round trip. */
export const takeWith = (
  taken: ClaimRequest | undefined,
  unit: readonly GuardedStatement[],
): readonly GuardedStatement[] => {
  if (!taken) return unit;
  const [forget, take] = toTaking(taken) as [GuardedStatement, GuardedStatement];
  return [forget, { ...take, guard: "row" }, ...unit];
};

/** What `takeWith` put before a unit. */
const TAKING = 2;

/** The rows of the unit that was behind the claim; null: it was refused. Throws `ClaimTaken` where the claim was. */
export function behindClaim(taken: ClaimRequest | undefined, outcome: WriteOutcome): RowsOfUnit | null {
  const before = taken ? TAKING : 0;
  if (outcome.committed) return outcome.rows.slice(before);
  if (outcome.refused_at < before) throw new ClaimTaken();
  return null;
}

type RowsOfUnit = Extract<WriteOutcome, { committed: true }>["rows"];

/** Idempotency claims in this database. */
export function createIdempotencyStore(database: Database): IdempotencyStore {
  return {
    claim: async (request) => {
      const outcome = await database.write(toTaking(request));
      return outcome.committed && outcome.rows[1]?.length === 1;
    },
    find: async (claim_hash, now) => {
      const rows = await database.read<Claim>({ sql: FIND_CLAIM, args: { claim_hash, now } });
      return rows[0] ?? null;
    },
    complete: async ({ claim_hash, owner }, result) => {
      await database.write([{ sql: COMPLETE_CLAIM, args: { claim_hash, owner, result } }]);
    },
    renew: async ({ claim_hash, owner }, lease_until) => {
      await database.write([{ sql: RENEW_CLAIM, args: { claim_hash, owner, lease_until } }]);
    },
    release: async ({ claim_hash, owner }) => {
      await database.write([{ sql: RELEASE_CLAIM, args: { claim_hash, owner } }]);
    },
  };
}
