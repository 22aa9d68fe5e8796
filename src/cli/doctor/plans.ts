/** Plans of tenants: seeding takes none that the settings do not name, but the settings may have changed since. */
import { type Check, findingsOf } from "./finding.ts";

const MOST = 1_000;

/** Says something only of plans that are gone. */
export const plansCheck: Check = {
  name: "plans",
  run: async ({ appliance, settings: { plans } }) => {
    const tenants = (await appliance?.adapters.directory.listTenants({ limit: MOST })) ?? [];
    const find = findingsOf("plans");
    return tenants
      .filter(({ plan }) => !Object.hasOwn(plans, plan))
      .map(({ name, plan }) =>
        find.warning(
          `The settings have no plan ${plan}: the robots of ${name} have neither the widget nor attachments.`,
          "Name it under plans in the settings, or another one in tenant.yaml, then seed it.",
        ),
      );
  },
};
