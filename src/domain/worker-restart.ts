/** When a worker that died is replaced: soon the first time, ever later while it keeps dying, never later than a bound. */

/** A worker that ended. */
export interface WorkerEnd {
  /** How often in a row its place lost a worker soon after the start. */
  readonly failures: number;
  readonly lived_ms: number;
}

/** What follows. */
export interface Replacement {
  readonly failures: number;
  readonly wait_ms: number;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;
/** Whoever lived this long died of something else than its start. */
const SETTLED_MS = 60_000;
// 250 ms doubled so often is past the longest wait: the count need not grow.
const MOST_FAILURES = 7;

/** Decides how long a place stays empty. */
export function decideReplacement({ failures, lived_ms }: WorkerEnd): Replacement {
  const before = lived_ms >= SETTLED_MS ? 0 : failures;
  return {
    failures: Math.min(before + 1, MOST_FAILURES),
    wait_ms: Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** before),
  };
}
