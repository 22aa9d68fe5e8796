/** The tables of the embeddings: one vector a passage and model, beside the knowledge, gone with its passage. */

/** Migration that creates the vectors' table; append-only. The key only grows: readers follow it to what is new. */
export const EMBEDDINGS_MIGRATION: { readonly id: string; readonly sql: readonly string[] } = {
  id: "embeddings-1",
  sql: [
    /* sql */ `CREATE TABLE embeddings (
      embedding_key INTEGER PRIMARY KEY AUTOINCREMENT,
      robot_id TEXT NOT NULL,
      model TEXT NOT NULL,
      passage_id TEXT NOT NULL,
      document_id TEXT NOT NULL,
      dimensions INTEGER NOT NULL CHECK (dimensions BETWEEN 1 AND 8192),
      vector BLOB NOT NULL CHECK (length(vector) = dimensions * 4)
    ) STRICT`,
    /* sql */ `CREATE UNIQUE INDEX embeddings_by_passage ON embeddings (robot_id, model, passage_id)`,
    /* sql */ `CREATE INDEX embeddings_by_document ON embeddings (robot_id, document_id)`,
    /* sql */ `CREATE INDEX embeddings_by_model ON embeddings (model)`,
  ],
};

/**
 * Migration that notes how far each model has read the knowledge, and that lets vectors go with their passage, whoever
 * removes it; append-only. Passage keys only grow and are given in the order of commits: one number is the whole queue.
 */
export const EMBEDDING_PROGRESS_MIGRATION: { readonly id: string; readonly sql: readonly string[] } = {
  id: "embeddings-2",
  sql: [
    /* sql */ `CREATE TABLE embedding_progress (
      model TEXT PRIMARY KEY,
      passage_id INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID`,
    /* sql */ `CREATE INDEX embeddings_of_passage ON embeddings (passage_id)`,
    /* sql */ `CREATE TRIGGER embeddings_forget AFTER DELETE ON passages BEGIN
      DELETE FROM embeddings WHERE passage_id = CAST(OLD.passage_id AS TEXT);
    END`,
  ],
};
