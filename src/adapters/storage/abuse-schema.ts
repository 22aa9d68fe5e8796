/** Tables of abuse blocks, and the client's key at its sessions: a keyed hash, never an address. */

/** Migration that makes clients blockable; append-only. */
export const ABUSE_MIGRATION: { readonly id: string; readonly sql: readonly string[] } = {
  id: "abuse-1",
  sql: [
    /* sql */ `ALTER TABLE sessions ADD COLUMN client_hash TEXT`,
    /* sql */ `CREATE TABLE abuse_blocks (
      tenant_id TEXT NOT NULL,
      client_hash TEXT NOT NULL,
      protocol_number TEXT NOT NULL,
      reason TEXT,
      created_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL,
      PRIMARY KEY (tenant_id, client_hash)
    ) STRICT, WITHOUT ROWID`,
  ],
};
