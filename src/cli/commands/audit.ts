/** `audit`: what admins and the system did, and whether the chain is whole. */
import { printList, toIso } from "../output/list.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output/print.ts";
import { toTime } from "../output/table.ts";

const MOST = 1_000;

/** Lists entries, newest first. */
export async function list(flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async ({ adapters }) => {
    const entries = await adapters.audit.listNewest(MOST);
    printList(
      {
        name: "entries",
        rows: entries,
        nothing: "Nothing was done yet.",
        more: entries.length === MOST,
        toShown: (entry) => ({ ...entry, at: toIso(entry.at) }),
        columns: [
          ["WHEN (UTC)", (row) => toTime(row.at)],
          ["WHO", (row) => row.actor],
          ["DID", (row) => row.action],
          ["TO", (row) => row.subject],
          ["DETAILS", (row) => JSON.stringify(row.details)],
        ],
      },
      flags.json,
    );
    return 0;
  });
}

/** Verifies the chain. Exits with 1 when it is broken. */
export async function verify(flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async ({ flows }) => {
    const verdict = await flows.verifyAudit();
    if (flags.json) printJson(verdict);
    else if (verdict.broken_at !== null)
      print(`The chain is broken at entry ${verdict.broken_at}: it was changed after it was written.`);
    else
      print(
        `${verdict.entries} ${verdict.entries === 1 ? "entry" : "entries"}, whole. The last hash is ${verdict.head ?? "none"}.`,
      );
    return verdict.broken_at === null ? 0 : 1;
  });
}
