/**
 * Indexes for the operator's lists, so that fifty rows are read for fifty rows, however many there are. A unit each for the
 * large tables: whoever else writes meanwhile waits for one index, not for all.
 */
import type { Migration } from "./migrate.ts";

/** The migrations; append-only. */
export const LISTS_MIGRATIONS: readonly Migration[] = [
  { id: "lists-1", sql: [/* sql */ `CREATE INDEX sessions_by_time ON sessions (created_at)`] },
  {
    id: "lists-2",
    sql: [
      /* sql */ `CREATE INDEX sessions_by_robot_and_time ON sessions (robot_id, created_at)`,
      /* sql */ `DROP INDEX sessions_by_robot`,
    ],
  },
  {
    id: "lists-3",
    sql: [
      /* sql */ `CREATE INDEX contacts_by_robot ON contacts (robot_id, created_at, contact_id)`,
      // Addresses are looked for however they are written.
      /* sql */ `CREATE INDEX contacts_by_address ON contacts (email COLLATE NOCASE) WHERE email IS NOT NULL`,
      /* sql */ `DROP INDEX contacts_by_email`,
      /* sql */ `CREATE INDEX reviews_by_status ON reviews (status, created_at)`,
      /* sql */ `CREATE INDEX reviews_by_robot ON reviews (robot_id, status, created_at)`,
      /* sql */ `DROP INDEX reviews_pending`,
      /* sql */ `CREATE INDEX relay_attempts_failed ON relay_attempts (attempted_at) WHERE status = 'failed'`,
    ],
  },
];
