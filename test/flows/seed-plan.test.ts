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
