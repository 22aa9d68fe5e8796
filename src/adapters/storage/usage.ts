/** How robots are used, in SQL (`ports/usage-store.ts`). */
import { USAGE_DAYS, type HourlyUse, USES } from "../../domain/usage.ts";
import type { Database } from "../../ports/database.ts";
import type { TotalUse, UsageStore } from "../../ports/usage-store.ts";
import { countChanged, countFound } from "./counts.ts";

/** Every hour of a robot that is kept. */
const MOST_LISTED = USAGE_DAYS * 24 * USES.length;
/** Those of some ten thousand robots. */
const MOST_TOTALS = 10_000 * USES.length;

// `WHERE true`: SQLite would take what follows a join's ON for its own.
export const ADD_USES = /* sql */ `INSERT INTO usage (robot_id, hour, use, times)
  SELECT r.robot_id, j.value ->> 'hour', j.value ->> 'use', j.value ->> 'times'
  FROM json_each(:uses) j JOIN robots r ON r.robot_id = j.value ->> 'robot_id' WHERE true
  ON CONFLICT (robot_id, hour, use) DO UPDATE SET times = times + excluded.times`;
export const LIST_USES = /* sql */ `SELECT robot_id, hour, use, times FROM usage
  WHERE robot_id = :robot_id AND hour >= :since ORDER BY hour, use LIMIT ${MOST_LISTED}`;
export const TOTAL_USES = /* sql */ `SELECT robot_id, use, sum(times) AS times FROM usage
  WHERE hour >= :since GROUP BY robot_id, use LIMIT ${MOST_TOTALS}`;
const OLD_USES = /* sql */ `SELECT robot_id, hour, use FROM usage WHERE hour < :time`;
export const COUNT_OLD_USES = /* sql */ `SELECT count(*) AS found FROM (${OLD_USES} LIMIT 10000)`;
export const REMOVE_OLD_USES = /* sql */ `DELETE FROM usage WHERE (robot_id, hour, use) IN (${OLD_USES} LIMIT :limit)
  RETURNING hour`;

/** The counts in this database. */
export function createUsageStore(database: Database): UsageStore {
  return {
    add: async (uses) => {
      await database.write([{ sql: ADD_USES, args: { uses: JSON.stringify(uses) } }]);
    },
    list: (request) => database.read<HourlyUse>({ sql: LIST_USES, args: { ...request } }),
    total: (since) => database.read<TotalUse>({ sql: TOTAL_USES, args: { since } }),
    countBefore: (time) => countFound(database, COUNT_OLD_USES, { time }),
    removeBefore: async (time, limit) =>
      countChanged(await database.write([{ sql: REMOVE_OLD_USES, args: { time, limit } }])),
  };
}
