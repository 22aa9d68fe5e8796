/**
 * Tables of visitors' attachments: what a session keeps of each file, and which bytes are being written or are no longer
 * needed. However a row is deleted, its bytes are put up for removal in the same unit.
 */
import type { Migration } from "./migrate.ts";

// The visitor's own words are in file_name and extracted_text; retention deletes the row.
const SESSION_ATTACHMENTS = /* sql */ `CREATE TABLE session_attachments (
  attachment_key INTEGER PRIMARY KEY,
  session_key INTEGER NOT NULL REFERENCES sessions (session_key) ON DELETE CASCADE,
  message_id TEXT NOT NULL,
  file_name TEXT NOT NULL,
  content_type TEXT NOT NULL,
  size_bytes INTEGER NOT NULL CHECK (size_bytes >= 0),
  blob_id TEXT NOT NULL,
  extracted_text TEXT,
  created_at INTEGER NOT NULL
) STRICT`;

// Bytes that are written before the row that needs them; a process that dies in between leaves them to the sweep.
const BLOB_CLAIMS = /* sql */ `CREATE TABLE blob_claims (
  claim_id TEXT NOT NULL,
  blob_id TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (claim_id, blob_id)
) STRICT, WITHOUT ROWID`;

// Bytes whose last row may be gone. While busy_until lies ahead, a process removes them and nobody may claim them.
const BLOB_REMOVALS = /* sql */ `CREATE TABLE blob_removals (
  blob_id TEXT PRIMARY KEY,
  busy_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID`;

const RELEASE = /* sql */ `CREATE TRIGGER session_attachments_released AFTER DELETE ON session_attachments
BEGIN
  INSERT INTO blob_removals (blob_id, busy_until) VALUES (OLD.blob_id, 0) ON CONFLICT (blob_id) DO NOTHING;
END`;

/** The migration. */
export const ATTACHMENT_MIGRATION: Migration = {
  id: "attachments-1",
  sql: [
    SESSION_ATTACHMENTS,
    /* sql */ `CREATE INDEX session_attachments_by_session ON session_attachments (session_key)`,
    /* sql */ `CREATE INDEX session_attachments_by_blob ON session_attachments (blob_id)`,
    BLOB_CLAIMS,
    /* sql */ `CREATE INDEX blob_claims_by_blob ON blob_claims (blob_id)`,
    /* sql */ `CREATE INDEX blob_claims_by_expiry ON blob_claims (expires_at)`,
    BLOB_REMOVALS,
    RELEASE,
  ],
};
