/** Products whose sweeps a test runs, and the sessions in them. */
import { runSweep } from "../../src/sweeps/sweep.ts";
import { createTurnedClock, robotSeed, startAppliance, type TestAppliance, tenantSeed } from "./appliance.ts";
import { createRecordingForms } from "./forms.ts";
import { createVisitor } from "./visitor.ts";

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;
const SETTINGS = { "rate_limits.mode": "off", "sweeps.enabled": false };

const houses = new Set<TestAppliance>();

async function stop(house: TestAppliance): Promise<void> {
  if (houses.delete(house)) await house.stop();
}

export async function stopAll(): Promise<void> {
  for (const house of houses) await stop(house);
}

/** A product whose clock is turned, with a robot of each retention mode; nothing sweeps by itself. */
export async function open(data?: string) {
  const clock = createTurnedClock();
  const forms = createRecordingForms();
  const robots = [
    robotSeed(),
    robotSeed({ slug: "quiet", retention_mode: "none" }),
    robotSeed({ slug: "brief", retention_mode: "summary", retention_days: 2 }),
  ];
  const house = await startAppliance({
    settings: SETTINGS,
    replaced: { clock, forms },
    seed: tenantSeed(robots, { plan: "business", notification_emails: ["team@acme.example"] }),
    ...(data ? { data } : {}),
  });
  houses.add(house);
  return { house, clock, forms };
}

export const begin = (house: TestAppliance, slug = "shop") => createVisitor(() => house).newSession(slug);
export const talk = (house: TestAppliance, id: string, message = "Is the shop open on Sundays?") =>
  createVisitor(() => house).send(id, { message });
export const sweepAll = async ({ appliance }: TestAppliance) => {
  const done: Record<string, number> = {};
  for (const sweep of appliance.sweeps) done[sweep.name] = await runSweep(sweep);
  await appliance.adapters.database.checkpoint();
  return done;
};
export const find = (house: TestAppliance, id: string) => house.appliance.adapters.sessions.find(id);
