import { expect, it } from "vitest";
import { robotSeed, startAppliance, tenantSeed } from "../support/appliance.ts";

it.each(["gold", "toString", "constructor", "__proto__"])(
  "a tenant of the plan %s is refused",
  async (plan) => {
    const house = await startAppliance();
    try {
      await expect(
        house.appliance.flows.planSeed(tenantSeed([robotSeed()], { plan }), { prune: false }),
      ).rejects.toThrow(`there is no plan ${plan};`);
    } finally {
      await house.stop();
    }
  },
);

it("channels that were renamed and never pruned stand in no later seed's way", async () => {
  const toSeed = (version: number) => {
    const channels = Array.from({ length: 60 }, (_, at) => ({
      name: `v${version}-${at}`,
      visibility: "private" as const,
      instructions: "",
    }));
    return tenantSeed([robotSeed({ channels })]);
  };
  const house = await startAppliance({ seed: toSeed(1) });
  try {
    const { flows } = house.appliance;
    await flows.seed(toSeed(2));
    await flows.seed(toSeed(2));
    const { changes } = await flows.planSeed(toSeed(2), { prune: true });
    expect(changes.map(({ change }) => change)).toEqual(Array(60).fill("removed"));
  } finally {
    await house.stop();
  }
});
