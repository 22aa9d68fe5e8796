/** `checks`: what a robot must go on answering. */
import { readActor } from "../actor.ts";
import { noChecks, showReport, toAsked, toExpected } from "../output/check-report.ts";
import { findRobot } from "../find-robot.ts";
import { printList, toIso } from "../output/list.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output/print.ts";
import { toShort } from "../output/table.ts";
import { UsageError } from "../usage-error.ts";

/** Lists a robot's checks. */
export async function list(slug: string, flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const { robot } = await findRobot(appliance, slug);
    printList(
      {
        name: "checks",
        rows: await appliance.adapters.checks.list(robot.robot_id),
        nothing: noChecks(slug),
        toShown: (check) => ({ ...check, created_at: toIso(check.created_at) }),
        columns: [
          ["CHECK", (row) => row.check_id],
          ["FROM", (row) => row.source],
          ["QUESTION", (row) => toShort(toAsked(row))],
          ["EXPECTED", (row) => toShort(toExpected(row))],
        ],
      },
      flags.json,
    );
    return 0;
  });
}

/** The flags of `checks add`. */
export type ChecksAddFlags = JsonFlags & {
  readonly expect?: string;
  readonly expectDeclined?: boolean;
  readonly history?: readonly string[];
};

/** What a check is added from. */
export interface ChecksAddCommand {
  readonly slug: string;
  readonly question: string;
  readonly flags: ChecksAddFlags;
}

/** Adds a check. */
export async function add({ slug, question, flags }: ChecksAddCommand): Promise<number> {
  const { expect, expectDeclined, history = [] } = flags;
  if ((expect === undefined) !== (expectDeclined === true))
    throw new UsageError("Give either --expect or --expect-declined.");
  return withAppliance(flags, async (appliance) => {
    const { robot_id } = (await findRobot(appliance, slug)).robot;
    const added = { robot_id, source: "operator", question, history, expect: expect ?? null };
    const { check_id } = await appliance.flows.changeChecks.add(added, readActor());
    if (flags.json) printJson({ check_id });
    else print(check_id);
    return 0;
  });
}

/** What is removed from where. */
export interface ChecksRemoveCommand {
  readonly slug: string;
  readonly check_id: string;
  readonly flags: JsonFlags;
}

/** Removes a check. */
export async function remove({ slug, check_id, flags }: ChecksRemoveCommand): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const { robot } = await findRobot(appliance, slug);
    await appliance.flows.changeChecks.remove(robot.robot_id, check_id, readActor());
    if (flags.json) printJson({ check_id, removed: true });
    else print(`${check_id} is removed.`);
    return 0;
  });
}

/** Runs a robot's checks. Exits with 1 when one fails. */
export async function run(slug: string, flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const report = await appliance.flows.runChecks(await findRobot(appliance, slug));
    if (flags.json) printJson(report);
    else showReport(slug, report);
    return report.failed.length > 0 ? 1 : 0;
  });
}
