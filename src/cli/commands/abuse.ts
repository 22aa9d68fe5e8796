/** `abuse`: blocks of clients, by the protocol number of a session. */
import type { AbuseBlock } from "../../ports/abuse-store.ts";
import { readActor } from "../actor.ts";
import { printList, toIso } from "../output/list.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output/print.ts";
import { toTime } from "../output/table.ts";

/** The flags of `abuse block`. */
export type AbuseBlockFlags = JsonFlags & { readonly days: number; readonly reason?: string };

const MOST = 1_000;

// The client's key says nothing to a person.
const toShown = ({ client_hash: _client, created_at, expires_at, ...block }: AbuseBlock) => ({
  ...block,
  created_at: toIso(created_at),
  expires_at: toIso(expires_at),
});

/** Blocks. */
export async function block(protocol_number: string, flags: AbuseBlockFlags): Promise<number> {
  return withAppliance(flags, async ({ flows }) => {
    const { days, reason = null } = flags;
    const command = { protocol_number, days, reason, actor: readActor() };
    const blocked = await flows.blockClient(command);
    if (flags.json) printJson(toShown(blocked));
    else print(`The client of ${protocol_number} is blocked until ${toTime(blocked.expires_at)} UTC.`);
    return 0;
  });
}

/** Lists. */
export async function list(flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async ({ adapters }) => {
    const blocks = await adapters.abuse.list(adapters.clock.now());
    printList(
      {
        name: "blocks",
        rows: blocks,
        more: blocks.length === MOST,
        nothing: "No client is blocked.",
        toShown,
        columns: [
          ["PROTOCOL", (row) => row.protocol_number],
          ["UNTIL (UTC)", (row) => toTime(row.expires_at)],
          ["REASON", (row) => row.reason ?? "–"],
        ],
      },
      flags.json,
    );
    return 0;
  });
}

/** Takes a block back. */
export async function unblock(protocol_number: string, flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async ({ flows }) => {
    await flows.unblockClient(protocol_number, readActor());
    if (flags.json) printJson({ protocol_number, unblocked: true });
    else print(`The client of ${protocol_number} is not blocked any more.`);
    return 0;
  });
}
