import { afterAll, beforeAll, expect, it } from "vitest";
import { robotSeed, startAppliance, type TestAppliance, tenantSeed } from "../support/appliance.ts";

let house: TestAppliance;
beforeAll(async () => {
  house = await startAppliance();
});
afterAll(() => house.stop());

const entry = (question: string, expect: string) => ({ question, expect, history: [] });

async function seed(...checks: ReturnType<typeof entry>[]) {
  const { planSeed, applySeed } = house.appliance.flows;
  const plan = await planSeed(tenantSeed([{ ...robotSeed(), checks }]), { prune: false });
  await applySeed(plan, "marie");
  return plan.changes;
}
async function listChecks() {
  const { robot_id } = (await house.appliance.adapters.directory.findRobot("shop"))!.robot;
  return house.appliance.adapters.checks.list(robot_id);
}

it("checks.yaml is applied with the rest, is a change when it says something new, and keeps its ids when not", async () => {
  const open = entry("Are you open?", "closed");
  const returns = entry("Can I return it?", "30 days");
  expect(await seed(open)).toEqual([
    { kind: "checks", name: "shop/checks.yaml", change: "added", fields: [] },
  ]);
  const before = await listChecks();
  expect(before).toMatchObject([{ source: "checks.yaml", question: "Are you open?", expect: "closed" }]);
  expect(await seed(open)).toEqual([]);
  expect(await listChecks()).toEqual(before);
  expect(await seed(open, returns)).toMatchObject([{ kind: "checks", change: "changed" }]);
  expect(await seed()).toMatchObject([{ kind: "checks", change: "changed" }]);
  expect(await listChecks()).toEqual([]);
});
