/**
 * Guards inside the server: after a guarded statement comes one that fails when there was no row, so that the batch
 * rolls back whole without a round trip. Its error names the guard.
 */
import type { HranaStatement } from "./hrana-statement.ts";
import type { SqlText } from "../driver/sql-text.ts";

const REFUSED = /guard refused (?<at>\d{1,4})/u;
const TRAILING = /;\s*$/u;

/**
 * The statement that fails unless `bound` gave, changed or returned a row; `at` is its place in the unit.
 * A change is counted by `changes()`, which a read leaves as it was: a read is asked again.
 */
export function guardOf(text: SqlText, bound: HranaStatement, at: number): HranaStatement {
  const fail = `json_extract('{}', 'guard refused ${at}')`;
  if (text.kind !== "read") return { sql: `SELECT CASE WHEN changes() = 0 THEN ${fail} END`, args: {} };
  const question = bound.sql.replace(TRAILING, "");
  return { sql: `SELECT CASE WHEN NOT EXISTS (${question}\n) THEN ${fail} END`, args: bound.args };
}

/** The place of the guard that made a batch fail; undefined when something else did. */
export function refusedGuard(error: unknown): number | undefined {
  const { cause } = error as { cause?: unknown };
  const message = cause instanceof Error ? cause.message : "";
  const at = REFUSED.exec(message)?.groups?.["at"];
  return at === undefined ? undefined : Number(at);
}
