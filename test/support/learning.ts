/** Visitors and operators of the learning loop: questions, gaps, sweeps, and what the files still hold. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { runSweep } from "../../src/sweeps/sweep.ts";
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

export async function begin(): Promise<{ session_id: string; protocol_number: string }> {
  return (await scene.house.call("POST", "/v1/public/robots/shop/sessions", { consent_accepted: true })).json;
}
export const say = async (session_id: string, message: string) =>
  (await scene.house.call("POST", `/v1/public/sessions/${session_id}/messages`, { message })).json;
export const listGaps = () =>
  scene.house.appliance.adapters.gaps.list({ robot_id: null, status: null, most: 100 });
export const sweep = async () => {
  for (const each of scene.house.appliance.sweeps) await runSweep(each);
  await scene.house.appliance.adapters.database.checkpoint();
};
export const robot = async (): Promise<Robot> =>
  (await scene.house.appliance.adapters.directory.findRobot("shop"))!.robot;
export const context = async () => (await scene.house.appliance.adapters.directory.findRobot("shop"))!;

/** The files of the installation that hold a text, by name. */
export function findInFiles(text: string, folder = scene.house.data): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return findInFiles(text, file);
    return readFileSync(file).includes(text) ? [name] : [];
  });
}
