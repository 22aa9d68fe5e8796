/** What a sweep is: something that falls due by itself and is done in bounded batches. */

/** A kind of sweep. */
export interface Sweep {
  readonly name: string;
  /** How many are due at the moment, counted up to a bound. */
  countDue(): Promise<number>;
  /**
   * Does up to `limit` of them; gives how many were done. Fewer than `limit`: nothing more is due, or it ended early because
   * of `isStopping`, which one that may wait for others asks.
   */
  run(limit: number, isStopping?: () => boolean): Promise<number>;
}

/** How much one batch of a sweep does. Between batches other work gets its turn. */
const BATCH = 200;
/** Batches that one run of a sweep does at most; what is left comes with the next run. */
const MOST_BATCHES = 50;

/** Runs a sweep until nothing more is due, it has done its most, or `isStopping`; gives how many were done. */
export async function runSweep(sweep: Sweep, isStopping: () => boolean = () => false): Promise<number> {
  let done = 0;
  for (let batch = 0; batch < MOST_BATCHES && !isStopping(); batch++) {
    const count = await sweep.run(BATCH, isStopping);
    done += count;
    if (count < BATCH) break;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return done;
}
