/** Makes a robot's regression checks say what its `checks.yaml` says. Checks of other sources stay. */
import type { ChecksFile } from "../contract/seed-files.ts";
import type { CheckStore } from "../ports/check-store.ts";
import type { Clock } from "../ports/clock.ts";
import type { Ids } from "../ports/ids.ts";

/** What the flow needs. */
export interface SeedChecksOptions {
  readonly checks: CheckStore;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The source of the checks that come from a robot's folder. */
export const CHECKS_SOURCE = "checks.yaml";

/** Gives the flow. Idempotent. */
export function createSeedChecks({ checks, clock, ids }: SeedChecksOptions) {
  return async (robot_id: string, entries: ChecksFile["checks"]): Promise<void> => {
    const created_at = clock.now();
    const seeded = entries.map(({ question, expect = null, history }) => ({
      check_id: ids.create("chk"),
      robot_id,
      source: CHECKS_SOURCE,
      question,
      history,
      expect,
      created_at,
    }));
    await checks.replaceSource(robot_id, CHECKS_SOURCE, seeded);
  };
}
