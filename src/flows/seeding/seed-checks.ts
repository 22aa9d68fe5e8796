/** Makes a robot's regression checks say what its `checks.yaml` says. Checks of other sources stay. */
import type { ChecksFile } from "../../contract/seed-files.ts";
import { compareChecks, type SeedChange } from "../../domain/seed-changes.ts";
import type { Robot } from "../../domain/tenant.ts";
import type { CheckStore } from "../../ports/check-store.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Ids } from "../../ports/ids.ts";

/** What the flow needs. */
export interface SeedChecksOptions {
  readonly checks: CheckStore;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The source of the checks that come from a robot's folder. */
export const CHECKS_SOURCE = "checks.yaml";

/** Gives the flow: whether a robot's `checks.yaml` says something new. Reads only. */
export function createPlanChecks({ checks }: Pick<SeedChecksOptions, "checks">) {
  return async ({ robot_id, slug }: Robot, entries: ChecksFile["checks"]): Promise<readonly SeedChange[]> => {
    const all = await checks.list(robot_id);
    return compareChecks({
      name: `${slug}/${CHECKS_SOURCE}`,
      kept: all.filter(({ source }) => source === CHECKS_SOURCE),
      others: all.filter(({ source }) => source !== CHECKS_SOURCE),
      wanted: entries.map(({ expect = null, ...entry }) => ({ ...entry, expect })),
    });
  };
}

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
