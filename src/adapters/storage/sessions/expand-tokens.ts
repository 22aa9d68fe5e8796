/** Expand tokens in SQL (`ports/expand-token-store.ts`). */
import { CLOCKS_APART_MS } from "../../../contract/limits.ts";
import type { Database } from "../../../ports/database.ts";
import type { ExpandTokenStore } from "../../../ports/expand-token-store.ts";
import { countChanged, countFound } from "../counts.ts";

export const ISSUE_TOKEN = /* sql */ `INSERT INTO expand_tokens (token_hash, session_key, issued_at, expires_at)
  SELECT :token_hash, session_key, :issued_at, :expires_at FROM sessions
  WHERE session_id = :session_id AND status = 'active' RETURNING session_key`;

// A token of the future was issued before the clock was set back: it must not live longer for it. One of the near future
// comes from another machine, whose clock is a little ahead.
export const REDEEM_TOKEN = /* sql */ `UPDATE expand_tokens SET redeemed_at = :now
  WHERE token_hash = :token_hash AND redeemed_at IS NULL AND expires_at > :now AND issued_at <= :newest
  RETURNING (SELECT session_id FROM sessions s WHERE s.session_key = expand_tokens.session_key) AS session_id`;

export const COUNT_EXPIRED_TOKENS = /* sql */ `SELECT count(*) AS found FROM
  (SELECT 1 FROM expand_tokens WHERE expires_at <= :now LIMIT 10000)`;

export const REMOVE_EXPIRED_TOKENS = /* sql */ `DELETE FROM expand_tokens WHERE token_hash IN
  (SELECT token_hash FROM expand_tokens WHERE expires_at <= :now ORDER BY expires_at LIMIT :limit)
  RETURNING token_hash`;

/** Expand tokens in this database. */
export function createExpandTokenStore(database: Database): ExpandTokenStore {
  return {
    issue: async (token) => {
      const outcome = await database.write([{ sql: ISSUE_TOKEN, args: { ...token }, guard: "row" }]);
      return outcome.committed;
    },
    redeem: async (token_hash, now) => {
      const args = { token_hash, now, newest: now + CLOCKS_APART_MS };
      const outcome = await database.write([{ sql: REDEEM_TOKEN, args, guard: "row" }]);
      return outcome.committed ? ((outcome.rows[0]?.[0]?.["session_id"] ?? null) as string | null) : null;
    },
    countExpired: (now) => countFound(database, COUNT_EXPIRED_TOKENS, { now }),
    removeExpired: async (now, limit) =>
      countChanged(await database.write([{ sql: REMOVE_EXPIRED_TOKENS, args: { now, limit } }])),
  };
}
