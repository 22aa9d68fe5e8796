/** `keys list`: the API keys without their secrets. */
import { type ApiKey, isValidAt } from "../../domain/api-key.ts";
import { findTenant } from "../find-tenant.ts";
import { printList } from "../output/list.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { toShownKey } from "../output/shown-key.ts";

/** The words of the command. */
export interface ListKeysFlags extends JsonFlags {
  readonly tenant?: string;
}

const MOST = 1_000;

const toMinute = (time: number | null): string =>
  time === null ? "never" : new Date(time).toISOString().slice(0, 16).replace("T", " ");

function stateOf(key: ApiKey, now: number): string {
  if (key.revoked_at !== null) return "revoked";
  return isValidAt(key, now) ? "valid" : "expired";
}

/** Lists. */
export async function run(flags: ListKeysFlags): Promise<number> {
  return withAppliance(flags, async ({ adapters }) => {
    const tenant = flags.tenant ? await findTenant(adapters.directory, flags.tenant) : null;
    const keys = await adapters.keys.list(tenant?.tenant_id ?? null);
    printList(
      {
        name: "keys",
        rows: keys,
        more: keys.length === MOST,
        nothing: "There is no key yet: `chat-assistant keys issue` makes one.",
        toShown: toShownKey,
        columns: [
          ["KEY", (row) => row.key_id],
          ["STATE", (row) => stateOf(row, adapters.clock.now())],
          ["SCOPES", (row) => row.scopes.join(",")],
          ["ISSUED (UTC)", (row) => toMinute(row.created_at)],
          ["LAST USED (UTC)", (row) => toMinute(row.last_used_at)],
          ["EXPIRES (UTC)", (row) => toMinute(row.expires_at)],
          ["NAME", (row) => row.name],
        ],
      },
      flags.json,
    );
    return 0;
  });
}
