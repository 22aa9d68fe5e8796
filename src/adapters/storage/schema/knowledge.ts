/**
 * Tables of the knowledge. The full-text index is fed with our own terms, each behind its robot's key ("k7_invoice"):
 * every robot has posting lists of its own, so a search costs what that robot's knowledge costs, and nothing of
 * another robot can match. FTS5's own secure-delete stays off: with it the 'delete' command of SQLite 3.45.1 leaves
 * an index that fails its integrity check.
 */

/** Migration that creates the knowledge tables; append-only. */
export const KNOWLEDGE_MIGRATION: { readonly id: string; readonly sql: readonly string[] } = {
  id: "knowledge-1",
  sql: [
    /* sql */ `CREATE TABLE knowledge (
      robot_key INTEGER PRIMARY KEY AUTOINCREMENT,
      robot_id TEXT NOT NULL UNIQUE,
      tenant_id TEXT NOT NULL,
      documents INTEGER NOT NULL DEFAULT 0,
      passages INTEGER NOT NULL DEFAULT 0,
      bytes INTEGER NOT NULL DEFAULT 0
    ) STRICT`,
    /* sql */ `CREATE TABLE documents (
      document_key INTEGER PRIMARY KEY AUTOINCREMENT,
      document_id TEXT NOT NULL UNIQUE,
      robot_key INTEGER NOT NULL REFERENCES knowledge (robot_key),
      source TEXT NOT NULL,
      title TEXT NOT NULL,
      locale TEXT NOT NULL CHECK (locale IN ('en', 'pt-BR', 'ja', 'it')),
      state TEXT NOT NULL CHECK (state IN ('building', 'ready', 'removing')),
      content_hash TEXT NOT NULL,
      analysis_version INTEGER NOT NULL,
      passage_count INTEGER NOT NULL DEFAULT 0,
      size_bytes INTEGER NOT NULL,
      created_at TEXT NOT NULL
    ) STRICT`,
    /* sql */ `CREATE UNIQUE INDEX documents_by_source ON documents (robot_key, source) WHERE state = 'ready'`,
    /* sql */ `CREATE INDEX documents_by_locale ON documents (robot_key, locale) WHERE state = 'ready'`,
    /* sql */ `CREATE INDEX documents_unfinished ON documents (state) WHERE state <> 'ready'`,
    /* sql */ `CREATE INDEX documents_by_analysis ON documents (analysis_version)`,
    /* sql */ `CREATE TABLE passages (
      passage_id INTEGER PRIMARY KEY AUTOINCREMENT,
      document_key INTEGER NOT NULL REFERENCES documents (document_key),
      seq INTEGER NOT NULL,
      kind TEXT NOT NULL CHECK (kind IN ('text', 'qa')),
      heading TEXT NOT NULL,
      text TEXT NOT NULL,
      sentences TEXT NOT NULL,
      heading_terms TEXT NOT NULL,
      sentence_terms TEXT NOT NULL
    ) STRICT`,
    /* sql */ `CREATE UNIQUE INDEX passages_by_document ON passages (document_key, seq)`,
    /* sql */ `CREATE TABLE vocabulary (
      robot_key INTEGER NOT NULL,
      term TEXT NOT NULL,
      passages INTEGER NOT NULL,
      PRIMARY KEY (robot_key, term)
    ) STRICT, WITHOUT ROWID`,
    /* sql */ `CREATE VIRTUAL TABLE passage_index USING fts5(
      heading, body, content='', tokenize="ascii tokenchars '_.'"
    )`,
    /* sql */ `INSERT INTO passage_index (passage_index, rank) VALUES ('rank', 'bm25(2.0, 1.0)')`,
  ],
};

/**
 * Migration that counts the changes of each robot's knowledge. Triggers count, so that no way of changing a document
 * can be forgotten; a document that is being built is not to be seen yet and counts when it is published.
 */
export const KNOWLEDGE_REVISION_MIGRATION: { readonly id: string; readonly sql: readonly string[] } = {
  id: "knowledge-2",
  sql: [
    /* sql */ `ALTER TABLE knowledge ADD COLUMN revision INTEGER NOT NULL DEFAULT 0`,
    /* sql */ `CREATE TRIGGER documents_changed
    AFTER UPDATE OF document_id, robot_key, source, title, state, analysis_version ON documents
    BEGIN
      UPDATE knowledge SET revision = revision + 1 WHERE robot_key IN (OLD.robot_key, NEW.robot_key);
    END`,
    /* sql */ `CREATE TRIGGER documents_removed AFTER DELETE ON documents
    BEGIN
      UPDATE knowledge SET revision = revision + 1 WHERE robot_key = OLD.robot_key;
    END`,
  ],
};

/** All of them, for a database that holds knowledge and nothing else. */
export const KNOWLEDGE_MIGRATIONS = [KNOWLEDGE_MIGRATION, KNOWLEDGE_REVISION_MIGRATION];
