/**
 * A database as far away as a libSQL server in another region: reads that are asked for together share a round trip, and
 * writes that wait share the next commit. It counts the round trips that one piece of work waits for, one after another.
 */
import { setTimeout as pause } from "node:timers/promises";
import { createCommitQueue } from "../../src/adapters/storage/remote/commit-queue.ts";
import type { Database, GuardedStatement, WriteOutcome } from "../../src/ports/database.ts";

export interface Distant {
  readonly database: Database;
  /** The round trips that the work waited for, in a row; how many of them began while others were under way does not matter. */
  count(work: () => Promise<unknown>): Promise<number>;
}

/** Longer than what a process does between two of them takes. */
const TRIP_MS = 40;

export function createDistant(near: Database): Distant {
  let isFar = false;
  let passed = 0;
  const travel = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (!isFar) return ask();
    const place = passed + 1;
    await pause(TRIP_MS);
    try {
      return await ask();
    } finally {
      passed = Math.max(passed, place);
    }
  };
  const commit = createCommitQueue<readonly GuardedStatement[], WriteOutcome>({
    commit: (units) =>
      travel(() =>
        Promise.all(
          units.map((unit) =>
            near.write(unit).then(
              (result) => ({ result }),
              (error: unknown) => ({ error }),
            ),
          ),
        ),
      ),
    fits: () => true,
    most_wait_ms: 10_000,
  });
  return {
    database: {
      ...near,
      read: (statement) => travel(() => near.read(statement)),
      write: commit,
      revision: () => null,
    },
    count: async (work) => {
      [isFar, passed] = [true, 0];
      try {
        await work();
        return passed;
      } finally {
        isFar = false;
      }
    },
  };
}
