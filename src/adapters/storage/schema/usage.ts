/** The table of how robots are used: numbers by the hour, nothing of a visitor. */
import type { Migration } from "./migrate.ts";

/** The migration. What is counted has no CHECK: a kind that a later version adds needs no new table. */
export const USAGE_MIGRATION: Migration = {
  id: "usage-1",
  sql: [
    /* sql */ `CREATE TABLE usage (
      robot_id TEXT NOT NULL,
      hour INTEGER NOT NULL,
      use TEXT NOT NULL,
      times INTEGER NOT NULL CHECK (times > 0),
      PRIMARY KEY (robot_id, hour, use)
    ) STRICT, WITHOUT ROWID`,
    /* sql */ `CREATE INDEX usage_by_hour ON usage (hour)`,
  ],
};
