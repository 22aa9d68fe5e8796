/** The table of idempotency claims: keyed hashes and references, never a text of a conversation. */

/** Migration that creates the table; append-only. */
export const IDEMPOTENCY_MIGRATION: { readonly id: string; readonly sql: readonly string[] } = {
  id: "idempotency-1",
  sql: [
    /* sql */ `CREATE TABLE idempotency_claims (
      claim_hash TEXT PRIMARY KEY,
      body_hash TEXT NOT NULL,
      owner TEXT NOT NULL,
      result TEXT,
      lease_until INTEGER NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`,
    /* sql */ `CREATE INDEX idempotency_by_expiry ON idempotency_claims (expires_at)`,
  ],
};
