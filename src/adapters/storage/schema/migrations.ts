/**
 * The database's schema as an append-only list of migrations. A migration that was released is never edited.
 * Tables are STRICT and every enumeration has a CHECK; times are milliseconds since 1970 (UTC).
 */
import { EMBEDDING_PROGRESS_MIGRATION, EMBEDDINGS_MIGRATION } from "./embeddings.ts";
import { HANDLING_MIGRATION } from "./handling.ts";
import { ATTACHMENT_MIGRATION } from "./attachments.ts";
import { KNOWLEDGE_MIGRATION, KNOWLEDGE_REVISION_MIGRATION } from "./knowledge.ts";
import { GAP_QUESTIONS_COUNT_MIGRATION, LEARNING_MIGRATION } from "./learning.ts";
import { LISTS_MIGRATIONS } from "./lists.ts";
import type { Migration } from "./migrate.ts";
import { ORIGINALS_MIGRATION, ORIGINALS_RELEASE_MIGRATION } from "./originals.ts";
import { USAGE_MIGRATION } from "./usage.ts";

const TENANTS = /* sql */ `CREATE TABLE tenants (
  tenant_id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  company_name TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'pt-BR', 'ja', 'it')),
  plan TEXT NOT NULL,
  protocol_letters TEXT NOT NULL CHECK (protocol_letters GLOB '[A-Z][A-Z][A-Z]'),
  notification_emails TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT`;

const ROBOTS = /* sql */ `CREATE TABLE robots (
  robot_id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenants (tenant_id),
  slug TEXT NOT NULL UNIQUE,
  assistant_name TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'pt-BR', 'ja', 'it')),
  published INTEGER NOT NULL CHECK (published IN (0, 1)),
  website_enabled INTEGER NOT NULL CHECK (website_enabled IN (0, 1)),
  widget_enabled INTEGER NOT NULL CHECK (widget_enabled IN (0, 1)),
  widget_origins TEXT NOT NULL,
  terms_url TEXT,
  custom_terms TEXT,
  welcome_message TEXT,
  decline_message TEXT,
  widget_image_url TEXT,
  public_header_image_url TEXT,
  max_questions_per_session INTEGER,
  session_timeout_minutes INTEGER NOT NULL,
  session_lifetime_hours INTEGER NOT NULL,
  retention_mode TEXT NOT NULL CHECK (retention_mode IN ('none', 'summary', 'full')),
  retention_days INTEGER NOT NULL,
  public_channel_id TEXT NOT NULL
) STRICT`;

const CHANNELS = /* sql */ `CREATE TABLE channels (
  channel_id TEXT PRIMARY KEY,
  tenant_id TEXT NOT NULL REFERENCES tenants (tenant_id),
  robot_id TEXT NOT NULL REFERENCES robots (robot_id),
  name TEXT NOT NULL,
  visibility TEXT NOT NULL CHECK (visibility IN ('public', 'private')),
  instructions TEXT NOT NULL,
  UNIQUE (robot_id, name)
) STRICT`;

// The integer key keeps transcripts small: the public identifier stands once.
const SESSIONS = /* sql */ `CREATE TABLE sessions (
  session_key INTEGER PRIMARY KEY,
  session_id TEXT NOT NULL UNIQUE,
  tenant_id TEXT NOT NULL,
  robot_id TEXT NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('public_chat', 'widget')),
  status TEXT NOT NULL CHECK (status IN ('active', 'closed')),
  widget_origin TEXT,
  visitor_label TEXT,
  protocol_number TEXT NOT NULL UNIQUE,
  question_count INTEGER NOT NULL CHECK (question_count >= 0),
  max_questions INTEGER,
  retention_mode TEXT NOT NULL CHECK (retention_mode IN ('none', 'summary', 'full')),
  retention_days INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  consent_at INTEGER NOT NULL,
  terms_version TEXT NOT NULL,
  deadline_at INTEGER NOT NULL,
  close_reason TEXT CHECK (close_reason IN
    ('user_closed', 'follow_up_requested', 'question_limit', 'idle_timeout', 'retention_cleanup')),
  closed_at INTEGER,
  retain_until INTEGER,
  summary TEXT,
  forms_relay_status TEXT CHECK (forms_relay_status IN ('sent', 'failed', 'not_configured', 'skipped')),
  forms_relay_submission_id TEXT,
  forms_relay_error TEXT,
  forms_relay_attempted_at INTEGER,
  CHECK ((status = 'closed') = (closed_at IS NOT NULL)),
  CHECK ((status = 'closed') = (close_reason IS NOT NULL))
) STRICT`;

const MESSAGES = /* sql */ `CREATE TABLE messages (
  session_key INTEGER NOT NULL REFERENCES sessions (session_key) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  message_id TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('user', 'assistant')),
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (session_key, seq)
) STRICT, WITHOUT ROWID`;

const HEALTH_PROBE = /* sql */ `CREATE TABLE health_probe (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  at INTEGER NOT NULL
) STRICT`;

// Blocks of clients, and the client's key at its sessions: a keyed hash, never an address.
const ABUSE_MIGRATION: Migration = {
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

// Claims of idempotency keys: keyed hashes and references, never a text of a conversation.
const IDEMPOTENCY_MIGRATION: Migration = {
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

// A key outlives its tenant's row: what is asked with it is then refused by name.
const API_KEY_MIGRATION: Migration = {
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

// Questions that are being answered: a JSON object in the session's own row, which every question writes anyway (a table
// would cost two statements more for each). Its keys are reservation ids, its values `[owner, lease_until]`.
const RESERVATIONS_MIGRATION: Migration = {
  id: "reservations-1",
  sql: [/* sql */ `ALTER TABLE sessions ADD COLUMN reservations TEXT NOT NULL DEFAULT '{}'`],
};

/** Every migration, oldest first. */
export const MIGRATIONS: readonly Migration[] = [
  {
    id: "0001_tenants_robots_sessions",
    sql: [
      TENANTS,
      ROBOTS,
      /* sql */ `CREATE INDEX robots_by_tenant ON robots (tenant_id)`,
      CHANNELS,
      SESSIONS,
      /* sql */ `CREATE INDEX sessions_by_deadline ON sessions (deadline_at) WHERE status = 'active'`,
      /* sql */ `CREATE INDEX sessions_by_retention ON sessions (retain_until) WHERE retain_until IS NOT NULL`,
      MESSAGES,
      HEALTH_PROBE,
    ],
  },
  KNOWLEDGE_MIGRATION,
  HANDLING_MIGRATION,
  ABUSE_MIGRATION,
  IDEMPOTENCY_MIGRATION,
  API_KEY_MIGRATION,
  ATTACHMENT_MIGRATION,
  ORIGINALS_MIGRATION,
  EMBEDDINGS_MIGRATION,
  EMBEDDING_PROGRESS_MIGRATION,
  LEARNING_MIGRATION,
  ORIGINALS_RELEASE_MIGRATION,
  RESERVATIONS_MIGRATION,
  // A tenant's own relay as JSON, its references unresolved; null: that of the settings.
  { id: "tenant-relay-1", sql: [/* sql */ `ALTER TABLE tenants ADD COLUMN relay TEXT`] },
  KNOWLEDGE_REVISION_MIGRATION,
  ...LISTS_MIGRATIONS,
  GAP_QUESTIONS_COUNT_MIGRATION,
  USAGE_MIGRATION,
  {
    id: "starter-questions-1",
    sql: [/* sql */ `ALTER TABLE robots ADD COLUMN starter_questions TEXT NOT NULL DEFAULT '[]'`],
  },
];
