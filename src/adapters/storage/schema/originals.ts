/**
 * The table of the files that robots were taught from, and the indexes that the operator's lists need.
 * However a row is deleted or replaced, its bytes are put up for removal in the same unit.
 */
import type { Migration } from "./migrate.ts";

/** The migration; append-only. `documents` counts what the file became, so that a removed part is noticed. */
export const ORIGINALS_MIGRATION: Migration = {
  id: "originals-1",
  sql: [
    /* sql */ `CREATE TABLE originals (
      robot_id TEXT NOT NULL,
      source TEXT NOT NULL,
      blob_id TEXT NOT NULL,
      size_bytes INTEGER NOT NULL,
      documents INTEGER NOT NULL CHECK (documents >= 0),
      taught_at INTEGER NOT NULL,
      PRIMARY KEY (robot_id, source)
    ) STRICT, WITHOUT ROWID`,
    /* sql */ `CREATE INDEX originals_by_blob ON originals (blob_id)`,
    /* sql */ `CREATE INDEX sessions_by_robot ON sessions (robot_id)`,
    /* sql */ `CREATE INDEX contacts_by_time ON contacts (created_at, contact_id)`,
  ],
};

/** Puts bytes up for removal with the last row that needs them (`blob_removals`). */
export const ORIGINALS_RELEASE_MIGRATION: Migration = {
  id: "originals-2",
  sql: [
    /* sql */ `CREATE TRIGGER originals_released AFTER DELETE ON originals
    BEGIN
      INSERT INTO blob_removals (blob_id, busy_until) VALUES (OLD.blob_id, 0) ON CONFLICT (blob_id) DO NOTHING;
    END`,
    /* sql */ `CREATE TRIGGER originals_replaced AFTER UPDATE OF blob_id ON originals WHEN OLD.blob_id <> NEW.blob_id
    BEGIN
      INSERT INTO blob_removals (blob_id, busy_until) VALUES (OLD.blob_id, 0) ON CONFLICT (blob_id) DO NOTHING;
    END`,
  ],
};
