/** Regression checks in SQL (`ports/check-store.ts`). */
import { type Check, type CheckStore, MOST_CHECKS } from "../../../ports/check-store.ts";
import type { Database, GuardedStatement } from "../../../ports/database.ts";
import { toTexts } from "../kept-json.ts";

const VALUES = /* sql */ `INSERT INTO checks (check_id, robot_id, source, question, history, expect, created_at)
  SELECT :check_id, :robot_id, :source, :question, :history, :expect, :created_at
  WHERE (SELECT count(*) FROM checks WHERE robot_id = :robot_id) < ${MOST_CHECKS}`;

export const ADD_CHECK = /* sql */ `${VALUES} OR EXISTS (SELECT 1 FROM checks
    WHERE robot_id = :robot_id AND question = :question AND history = :history)
  ON CONFLICT (robot_id, question, history) DO UPDATE SET expect = excluded.expect, source = excluded.source
  RETURNING check_id`;
export const ADD_FILE_CHECK = /* sql */ `${VALUES} ON CONFLICT (robot_id, question, history) DO NOTHING`;
export const LIST_CHECKS = /* sql */ `SELECT check_id, robot_id, source, question, history, expect, created_at FROM checks
  WHERE robot_id = :robot_id ORDER BY created_at, rowid LIMIT ${MOST_CHECKS}`;
export const REMOVE_CHECK = /* sql */ `DELETE FROM checks WHERE robot_id = :robot_id AND check_id = :check_id RETURNING check_id`;
export const REMOVE_SOURCE = /* sql */ `DELETE FROM checks WHERE robot_id = :robot_id AND source = :source`;

interface CheckRow extends Omit<Check, "history"> {
  readonly history: string;
}

const toArguments = ({ history, ...check }: Check) => ({ ...check, history: JSON.stringify(history) });

/** Checks in this database. */
export function createCheckStore(database: Database): CheckStore {
  return {
    add: async (check) => {
      const outcome = await database.write([{ sql: ADD_CHECK, args: toArguments(check), guard: "row" }]);
      return outcome.committed ? String(outcome.rows[0]?.[0]?.["check_id"]) : null;
    },
    replaceSource: async (robot_id, source, checks) => {
      const added = checks
        .slice(0, MOST_CHECKS - 1)
        .map((check): GuardedStatement => ({ sql: ADD_FILE_CHECK, args: toArguments(check) }));
      await database.write([{ sql: REMOVE_SOURCE, args: { robot_id, source } }, ...added]);
    },
    list: async (robot_id) => {
      const rows = await database.read<CheckRow>({ sql: LIST_CHECKS, args: { robot_id } });
      return rows.map((row) => ({ ...row, history: toTexts(row.history) }));
    },
    remove: async (robot_id, check_id) =>
      (await database.write([{ sql: REMOVE_CHECK, args: { robot_id, check_id }, guard: "row" }])).committed,
  };
}
