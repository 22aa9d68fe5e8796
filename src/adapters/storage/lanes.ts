/**
 * Few writes at a time, in their order. A libSQL server lets whoever asks next at the right moment write: of 32 that ask at
 * once one can wait for longer than its time, while others go past it again and again (measured: teaching 200 lessons
 * failed; with 8 at a time 400 took ten seconds on the same machine).
 */
import { busyFault } from "./faults.ts";

/** Does work when a lane is free. */
export type Lanes = <T>(work: () => Promise<T>) => Promise<T>;

/** So many lanes. Work that waits for longer than `most_wait_ms` is refused with a `database_busy` fault, not begun. */
export function createLanes(lanes: number, most_wait_ms: number): Lanes {
  let free = lanes;
  const waiting = new Set<() => void>();
  const enter = (): Promise<void> => {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        waiting.delete(begin);
        reject(busyFault());
      }, most_wait_ms);
      waiting.add(begin);
    });
  };
  const leave = (): void => {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
