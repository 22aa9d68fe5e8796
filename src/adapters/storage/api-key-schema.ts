/** The table of API keys. A key outlives its tenant's row: what is asked with it is then refused by name. */
import type { Migration } from "./migrations.ts";

/** Migration that creates the table; append-only. */
export const API_KEY_MIGRATION: Migration = {
  id: "0002_api_keys",
  sql: [
    /* sql */ `CREATE TABLE api_keys (
      key_id TEXT PRIMARY KEY,
      tenant_id TEXT NOT NULL,
      name TEXT NOT NULL,
      secret_hash TEXT NOT NULL CHECK (length(secret_hash) = 64),
      scopes TEXT NOT NULL,
      default_channel_id TEXT,
      created_at INTEGER NOT NULL,
      expires_at INTEGER,
      revoked_at INTEGER,
      last_used_at INTEGER
    ) STRICT`,
    /* sql */ `CREATE INDEX api_keys_by_tenant ON api_keys (tenant_id, created_at)`,
  ],
};
