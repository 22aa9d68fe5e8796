/** `keys revoke`: ends an API key. */
import { readActor } from "../actor.ts";
import { toIso } from "../output/list.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output/print.ts";
import { toShownKey } from "../output/shown-key.ts";

/** Revokes; a second time changes nothing. */
export async function run(key_id: string, flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async ({ flows }) => {
    const key = await flows.revokeKey(key_id, readActor());
    if (flags.json) printJson(toShownKey(key));
    else print(`${key.key_id} is revoked since ${toIso(key.revoked_at ?? 0)}.`);
    return 0;
  });
}
