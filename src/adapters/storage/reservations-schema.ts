/** The column of questions that are being answered. */
import type { Migration } from "./migrations.ts";

/**
 * The migration. A JSON object in the session's own row, which every question writes anyway: a table would cost two
 * statements more for each. Its keys are reservation ids, its values `[owner, lease_until]`.
 */
export const RESERVATIONS_MIGRATION: Migration = {
  id: "reservations-1",
  sql: [/* sql */ `ALTER TABLE sessions ADD COLUMN reservations TEXT NOT NULL DEFAULT '{}'`],
};
