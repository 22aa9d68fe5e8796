/** Visitors and operators of the learning loop: questions, gaps and sweeps. */
import type { RetentionMode } from "../../src/contract/resources/common.ts";
import type { Robot } from "../../src/domain/tenant.ts";
import {
  createTurnedClock,
  robotSeed,
  startAppliance,
  type TestAppliance,
  tenantSeed,
  type TurnedClock,
} from "./appliance.ts";
import { sweepAll } from "./swept.ts";
import { createVisitor } from "./visitor.ts";

export const UNKNOWN = "Do you sell zeppelins to xylophonists?";
export const ANSWER = "Zeppelins are sold on request. Ask for Marie.";
export const DAY_MS = 86_400_000;

/** The product of the test that runs, and its clock. */
export const scene = {} as { house: TestAppliance; clock: TurnedClock };

/** One robot with a public and a team channel, its texts kept for seven days. */
export async function start(
  retention_mode: RetentionMode,
  fields: Partial<Parameters<typeof robotSeed>[0]> = {},
) {
  scene.clock = createTurnedClock();
  const channels = [
    { name: "public", visibility: "public" as const, instructions: "" },
    { name: "team", visibility: "private" as const, instructions: "" },
  ];
  scene.house = await startAppliance({
    replaced: { clock: scene.clock },
    seed: tenantSeed([robotSeed({ retention_mode, retention_days: 7, channels, ...fields })]),
    settings: { "sweeps.enabled": false },
  });
}

const visitor = createVisitor(() => scene.house);
export const { begin } = visitor;
export const say = async (session_id: string, message: string) =>
  (await visitor.send(session_id, { message })).json;
export const listGaps = () =>
  scene.house.appliance.adapters.gaps.list({ robot_id: null, status: null, limit: 100 });
export const sweep = () => sweepAll(scene.house);
export const robot = async (): Promise<Robot> =>
  (await scene.house.appliance.adapters.directory.findRobot("shop"))!.robot;
export const context = async () => (await scene.house.appliance.adapters.directory.findRobot("shop"))!;
