/**
 * Few writes at a time, in their order. A libSQL server that is asked for 16 or 32 long writes at once can stand still for
 * as long as a call may take (measured while teaching, with sqld 0.24: 15 commits in 10 s, then a fault); with 4 at a
 * time none of 3,000 took half a second, and all of them together no longer.
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
