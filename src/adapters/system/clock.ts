/** The system's wall clock (`ports/clock.ts`). */
import type { Clock } from "../../ports/clock.ts";

/** The system's wall clock. */
export function createSystemClock(): Clock {
  return { now: () => Date.now() };
}
