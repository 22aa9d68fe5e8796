/** `abuse`: blocks of clients, by the protocol number of a session. */
import type { AbuseBlock } from "../../ports/abuse-store.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output.ts";

/** The flags of `abuse block`. */
export type AbuseBlockFlags = JsonFlags & { readonly days: number; readonly reason?: string };

// The client's key says nothing to a person.
const toShown = ({ client_hash: _client, created_at, expires_at, ...block }: AbuseBlock) => ({
  ...block,
  created_at: new Date(created_at).toISOString(),
  expires_at: new Date(expires_at).toISOString(),
});

/** Blocks. */
export async function block(protocol_number: string, flags: AbuseBlockFlags): Promise<number> {
  return withAppliance(flags, async ({ flows }) => {
    const { days, reason = null } = flags;
    const shown = toShown(await flows.blockClient({ protocol_number, days, reason }));
    if (flags.json) printJson(shown);
    else print(`The client of ${protocol_number} is blocked until ${shown.expires_at}.`);
    return 0;
  });
}

/** Lists. */
export async function list(flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async ({ flows }) => {
    const blocks = (await flows.listBlocks()).map(toShown);
    if (flags.json) printJson({ blocks });
    else if (blocks.length === 0) print("No client is blocked.");
    else
      for (const { protocol_number, expires_at, reason } of blocks)
        print(`${protocol_number}  until ${expires_at}${reason ? `  ${reason}` : ""}`);
    return 0;
  });
}

/** Takes a block back. */
export async function unblock(protocol_number: string, flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async ({ flows }) => {
    await flows.unblockClient(protocol_number);
    if (flags.json) printJson({ protocol_number, unblocked: true });
    else print(`The client of ${protocol_number} is not blocked any more.`);
    return 0;
  });
}
