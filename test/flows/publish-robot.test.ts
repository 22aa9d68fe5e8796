import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { robotSeed, startAppliance, type TestAppliance, tenantSeed } from "../support/appliance.ts";

let house: TestAppliance;
beforeEach(async () => {
  house = await startAppliance({ seed: tenantSeed([robotSeed({ published: false })]) });
});
afterEach(() => house.stop());

const publish = async (require_checks: boolean, published = true) => {
  const context = (await house.appliance.adapters.directory.findRobot("shop"))!;
  return house.appliance.flows.publishRobot({ context, published, require_checks, actor: "marie" });
};
const addCheck = async (question: string, expect: string | null) => {
  const { robot_id } = (await house.appliance.adapters.directory.findRobot("shop"))!.robot;
  const check = { robot_id, source: "operator", question, history: [], expect };
  await house.appliance.flows.changeChecks.add(check, "marie");
};
const isPublic = async () => (await house.call("GET", "/v1/public/robots/shop/config")).status === 200;
const listPublished = async () =>
  (await house.appliance.adapters.audit.list(0, 100)).filter(({ action }) => action === "robot.published");

describe("publishing a robot that must meet its checks", () => {
  it("is refused without a check, and changes nothing", async () => {
    expect(await publish(true)).toEqual({
      changed: false,
      refused: "no_checks",
      checks: { passed: 0, failed: [] },
    });
    expect([await isPublic(), await listPublished()]).toEqual([false, []]);
  });

  it("is refused while one fails, which is told with what was said instead", async () => {
    await addCheck("Are you open on Sundays?", "closed on Sundays");
    await addCheck("When can bicycles be returned?", "within a year");
    const { refused, changed, checks } = await publish(true);
    expect([refused, changed, checks?.passed]).toEqual(["checks_failed", false, 1]);
    expect(checks?.failed).toMatchObject([
      { question: "When can bicycles be returned?", given: expect.stringContaining("30 days") },
    ]);
    expect(await isPublic()).toBe(false);
    expect(await listPublished()).toEqual([]);
  });

  it("happens once all pass, and is audited with how many", async () => {
    await addCheck("Are you open on Sundays?", "closed on Sundays");
    await addCheck("Who was Napoleon's uncle?", null);
    expect(await publish(true)).toMatchObject({ changed: true, refused: null, checks: { passed: 2 } });
    expect(await isPublic()).toBe(true);
    expect(await publish(true)).toMatchObject({ changed: false, refused: null });
    expect(await listPublished()).toMatchObject([{ actor: "marie", details: { slug: "shop", checks: 2 } }]);
  });

  it("needs none where they are not required", async () => {
    expect(await publish(false)).toEqual({ changed: true, refused: null, checks: null });
    expect(await publish(false, false)).toMatchObject({ changed: true });
    expect(await isPublic()).toBe(false);
  });
});
