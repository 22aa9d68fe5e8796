/** The three clocks of an upstream call: first byte, idle between bytes, and the whole. */

/** Their lengths. */
export interface DeadlineLengths {
  readonly first_byte_timeout_ms: number;
  readonly idle_timeout_ms: number;
  readonly total_timeout_ms: number;
}

/** Which clock ran out. */
export type Lapse = "timeout_first_byte" | "timeout_idle" | "timeout_total";

/** Running clocks. */
export interface Deadlines {
  /** A byte came: restarts the idle clock, with another length and end when given. */
  readonly touch: (idle_ms?: number, lapse?: () => void) => void;
  /** Stops all clocks. Idempotent. */
  readonly clear: () => void;
}

/** Starts the clocks; `onLapse` is called at most once, with the first that runs out. */
export function createDeadlines(lengths: DeadlineLengths, onLapse: (lapse: Lapse) => void): Deadlines {
  let idle: NodeJS.Timeout | undefined;
  let idle_ms = 0;
  let stopped = false;
  let onIdle = (): void => lapse("timeout_idle");
  const clear = (): void => {
    stopped = true;
    clearTimeout(idle);
    clearTimeout(first);
    clearTimeout(total);
  };
  const lapse = (kind: Lapse): void => {
    clear();
    onLapse(kind);
  };
  const first = setTimeout(() => lapse("timeout_first_byte"), lengths.first_byte_timeout_ms);
  const total = setTimeout(() => lapse("timeout_total"), lengths.total_timeout_ms);
  return {
    touch(length_ms = lengths.idle_timeout_ms, end) {
      // A piece may still be in hand when the call has ended.
      if (stopped) return;
      clearTimeout(first);
      onIdle = end ?? onIdle;
      // A refresh costs a tenth of a new timer, and a stream touches once a token.
      if (idle && idle_ms === length_ms) idle.refresh();
      else {
        clearTimeout(idle);
        idle = setTimeout(() => onIdle(), length_ms);
        idle_ms = length_ms;
      }
    },
    clear,
  };
}
