/** Tables of what happens to a conversation: expand tokens, feedback, reviews, contacts, relay attempts, leases, audit. */
import type { Migration } from "./migrate.ts";

const EXPAND_TOKENS = /* sql */ `CREATE TABLE expand_tokens (
  token_hash TEXT PRIMARY KEY,
  session_key INTEGER NOT NULL REFERENCES sessions (session_key) ON DELETE CASCADE,
  issued_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  redeemed_at INTEGER
) STRICT, WITHOUT ROWID`;

// The visitor's own words are in feedback_details and expected_answer only; retention clears them.
const FEEDBACK = /* sql */ `CREATE TABLE feedback (
  feedback_key INTEGER PRIMARY KEY,
  feedback_id TEXT NOT NULL UNIQUE,
  session_key INTEGER NOT NULL REFERENCES sessions (session_key) ON DELETE CASCADE,
  message_id TEXT,
  rating TEXT NOT NULL CHECK (rating IN ('up', 'down')),
  feedback_reason TEXT,
  feedback_details TEXT,
  expected_answer TEXT,
  created_at INTEGER NOT NULL
) STRICT`;

const REVIEWS = /* sql */ `CREATE TABLE reviews (
  review_id TEXT PRIMARY KEY,
  feedback_key INTEGER NOT NULL REFERENCES feedback (feedback_key) ON DELETE CASCADE,
  tenant_id TEXT NOT NULL,
  robot_id TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'approved', 'corrected', 'rejected')),
  created_at INTEGER NOT NULL,
  decided_at INTEGER
) STRICT`;

const CONTACTS = /* sql */ `CREATE TABLE contacts (
  contact_id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL,
  robot_id TEXT NOT NULL,
  session_key INTEGER NOT NULL REFERENCES sessions (session_key),
  name TEXT,
  email TEXT,
  phone TEXT,
  company TEXT,
  message TEXT,
  created_at INTEGER NOT NULL
) STRICT`;

const RELAY_ATTEMPTS = /* sql */ `CREATE TABLE relay_attempts (
  attempt_key INTEGER PRIMARY KEY,
  session_key INTEGER NOT NULL REFERENCES sessions (session_key),
  relay_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('automatic', 'replay')),
  status TEXT NOT NULL CHECK (status IN ('attempting', 'sent', 'failed')),
  owner TEXT NOT NULL,
  attempted_at INTEGER NOT NULL,
  finished_at INTEGER,
  submission_id TEXT,
  error TEXT
) STRICT`;

const LEASES = /* sql */ `CREATE TABLE leases (
  name TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID`;

const AUDIT = /* sql */ `CREATE TABLE audit_log (
  seq INTEGER PRIMARY KEY,
  audit_id TEXT NOT NULL UNIQUE,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL,
  details TEXT NOT NULL,
  previous_hash TEXT NOT NULL,
  hash TEXT NOT NULL
) STRICT`;

/** The migration. */
export const HANDLING_MIGRATION: Migration = {
  id: "0002_handling",
  sql: [
    EXPAND_TOKENS,
    /* sql */ `CREATE INDEX expand_tokens_by_expiry ON expand_tokens (expires_at)`,
    /* sql */ `CREATE INDEX expand_tokens_by_session ON expand_tokens (session_key)`,
    FEEDBACK,
    /* sql */ `CREATE INDEX feedback_by_session ON feedback (session_key)`,
    REVIEWS,
    /* sql */ `CREATE INDEX reviews_by_feedback ON reviews (feedback_key)`,
    /* sql */ `CREATE INDEX reviews_pending ON reviews (created_at) WHERE status = 'pending'`,
    CONTACTS,
    /* sql */ `CREATE INDEX contacts_by_session ON contacts (session_key)`,
    /* sql */ `CREATE INDEX contacts_by_email ON contacts (email) WHERE email IS NOT NULL`,
    RELAY_ATTEMPTS,
    /* sql */ `CREATE UNIQUE INDEX relay_attempts_automatic ON relay_attempts (session_key) WHERE kind = 'automatic'`,
    /* sql */ `CREATE INDEX relay_attempts_by_session ON relay_attempts (session_key)`,
    /* sql */ `CREATE INDEX relay_attempts_running ON relay_attempts (attempted_at) WHERE status = 'attempting'`,
    LEASES,
    AUDIT,
    /* sql */ `CREATE INDEX audit_log_by_time ON audit_log (at)`,
  ],
};
