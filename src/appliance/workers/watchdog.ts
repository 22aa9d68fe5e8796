/** Looks whether a worker still does anything: one that hangs holds its connections and never ends by itself. */

/** What is watched. */
export interface WatchOptions {
  /** Asks the worker for a sign of life. */
  readonly ask: () => Promise<unknown>;
  /** Told once, after as many seconds without a sign as `SILENT_SECONDS` says. */
  readonly onHung: () => void;
}

/** Far beyond what a slow disk or a great document holds a worker up. */
export const SILENT_SECONDS = 10;
const EVERY_MS = 1_000;

/** Watches until the function that it gives is called. */
export function watchWorker({ ask, onHung }: WatchOptions): () => void {
  // Missed beats, not time: a machine that slept, or a parent that was held up itself, kills nobody.
  let missed = 0;
  const timer = setInterval(() => {
    if (missed === SILENT_SECONDS) {
      clearInterval(timer);
      onHung();
      return;
    }
    missed += 1;
    ask().then(
      () => {
        missed = 0;
      },
      () => {},
    );
  }, EVERY_MS);
  return () => clearInterval(timer);
}
