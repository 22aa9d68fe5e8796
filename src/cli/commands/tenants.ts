/** `tenants`: who is served here, and who no longer is. */
import { readActor } from "../actor.ts";
import { confirm } from "../confirm.ts";
import { findTenant } from "../find-tenant.ts";
import { counted } from "../output/counted.ts";
import { print, printJson } from "../output/print.ts";
import { printList, toIso } from "../output/list.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";

const MOST = 1_000;

/** Lists tenants by name. */
export async function list(flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async ({ adapters: { directory } }) => {
    const tenants = await directory.listTenants({ limit: MOST });
    const robots = await directory.countRobots();
    const rows = tenants.map((tenant) => ({ ...tenant, robots: robots.get(tenant.tenant_id) ?? 0 }));
    printList(
      {
        name: "tenants",
        rows,
        nothing: "There is no tenant yet: write one with `chat-assistant init`, then seed it.",
        more: rows.length === MOST,
        toShown: (row) => ({ ...row, created_at: toIso(row.created_at) }),
        columns: [
          ["NAME", (row) => row.name],
          ["COMPANY", (row) => row.company_name],
          ["LOCALE", (row) => row.locale],
          ["PLAN", (row) => row.plan],
          ["PROTOCOL", (row) => row.protocol_letters],
          ["ROBOTS", (row) => String(row.robots), "right"],
          ["RECIPIENTS", (row) => String(row.notification_emails.length), "right"],
        ],
      },
      flags.json,
    );
    return 0;
  });
}

/** Deletes a tenant, once confirmed. */
export async function remove(word: string, flags: JsonFlags & { readonly yes?: boolean }): Promise<number> {
  return withAppliance(flags, async ({ adapters: { directory }, flows }) => {
    const tenant = await findTenant(directory, word);
    const robots = await directory.listRobotsOf(tenant.tenant_id);
    const what = `${tenant.name} (${tenant.company_name}) with ${counted(robots.length, "robot")}`;
    await confirm(
      `The tenant ${what}, all knowledge, conversations and contacts will be deleted; it cannot be undone.`,
      flags.yes,
    );
    const deleted = await flows.deleteTenant(tenant, readActor());
    if (flags.json) printJson(deleted);
    else
      print(
        `Deleted ${tenant.name}: ${counted(deleted.robots, "robot")} and ${counted(deleted.sessions, "session")}.`,
      );
    return 0;
  });
}
