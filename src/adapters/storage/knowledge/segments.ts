/**
 * The segments of the search index. Every unit of teaching leaves one, the index merges them by itself only as long as
 * somebody teaches, and a search opens each: merged into one, a search was measured at two thirds to half of its cost.
 */
import { setImmediate as giveWay } from "node:timers/promises";
import type { Database } from "../../../ports/database.ts";

/** Steps of one call; each writes 64 pages at most and holds the database for some milliseconds. */
const STEPS = 8;
const TOLERATED = 3;

const MERGE_INDEX = /* sql */ `INSERT INTO passage_index (passage_index, rank) VALUES ('merge', -64)`;

// From one segment's number to the next: the table has a row for every page of the index.
export const COUNT_SEGMENTS = /* sql */ `
  WITH RECURSIVE segments (segid) AS (
    SELECT min(segid) FROM passage_index_idx
    UNION ALL
    SELECT (SELECT min(segid) FROM passage_index_idx i WHERE i.segid > segments.segid) FROM segments WHERE segid IS NOT NULL
  )
  SELECT count(segid) AS segments FROM segments LIMIT 1`;

/** How many segments there are beyond one; 0 also for a few, which are not worth writing the whole index anew. */
export async function countSegments(database: Database): Promise<number> {
  const [row] = await database.read<{ segments: number }>({ sql: COUNT_SEGMENTS });
  const more = (row?.segments ?? 0) - 1;
  return more > TOLERATED ? more : 0;
}

/** Merges in so many steps. */
export async function mergeSteps(database: Database, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await database.write([{ sql: MERGE_INDEX }]);
    await giveWay();
  }
}

/** Merges until few are left, in some steps at most; gives their number. */
export async function mergeSegments(database: Database): Promise<number> {
  let steps = 0;
  while (steps < STEPS && (await countSegments(database)) > 0) {
    await mergeSteps(database, 1);
    steps += 1;
  }
  return steps;
}
