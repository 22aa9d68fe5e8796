/**
 * A fixed number of places and a short line before them: how many conversions run at once, and how many may wait.
 */

/** Places that are taken and left. */
export interface Turnstile {
  /** True when a place is taken; false when the line is full, the wait is over, the signal aborts, or it is closed. */
  enter(signal?: AbortSignal): Promise<boolean>;
  /** Leaves a place; the first in the line takes it. */
  leave(): void;
  /** Sends everyone in the line away. */
  close(): void;
}

/** How many places, and how many may wait how long. */
export interface TurnstileOptions {
  readonly places: number;
  readonly max_waiting: number;
  readonly max_wait_ms: number;
}

/** Creates a turnstile. */
export function createTurnstile(options: TurnstileOptions): Turnstile {
  const line: ((entered: boolean) => void)[] = [];
  let taken = 0;
  let closed = false;
  const queueUp = (signal?: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const settle = (entered: boolean): void => {
        const at = line.indexOf(settle);
        if (at >= 0) line.splice(at, 1);
        clearTimeout(timer);
        signal?.removeEventListener("abort", giveUp);
        resolve(entered);
      };
      const giveUp = (): void => settle(false);
      const timer = setTimeout(giveUp, options.max_wait_ms);
      signal?.addEventListener("abort", giveUp, { once: true });
      line.push(settle);
    });
  return {
    enter: async (signal) => {
      if (closed || signal?.aborted === true) return false;
      if (taken < options.places) {
        taken += 1;
        return true;
      }
      return line.length < options.max_waiting && queueUp(signal);
    },
    leave: () => {
      const first = line[0];
      if (first === undefined) taken -= 1;
      else first(true);
    },
    close: () => {
      closed = true;
      for (const settle of line.slice()) settle(false);
    },
  };
}
