/** `relays`: the ledger of deliveries to the forms service, and replaying one by hand. */
import { Refusal } from "../../domain/refusal.ts";
import type { RelayAttempt } from "../../ports/relay-ledger.ts";
import { toReceiver } from "../../domain/tenant-relay.ts";
import { readActor } from "../actor.ts";
import { printFields, printList, toIso } from "../output/list.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson, tell } from "../output/print.ts";
import { relayRemedy, remedyLines } from "../output/relay-errors.ts";
import { toTime } from "../output/table.ts";

const MOST = 1_000;

const canReplay = ({ retention_mode, keeps_text, status }: RelayAttempt): string => {
  if (retention_mode === "none") return "no: the session keeps no text";
  if (!keeps_text) return "no: its text is gone";
  return status === "attempting" ? "not yet" : "yes";
};

// Who works through what failed is not to send again what has arrived meanwhile.
const toAdvice = (attempt: RelayAttempt): string =>
  attempt.status === "failed" && attempt.sent_since ? "sent since" : canReplay(attempt);

const toShown = (attempt: RelayAttempt) => {
  const { owner: _owner, keeps_text: _keeps_text, attempted_at, finished_at, ...rest } = attempt;
  return {
    ...rest,
    attempted_at: toIso(attempted_at),
    finished_at: toIso(finished_at),
    replayable: canReplay(attempt) === "yes",
  };
};

/** Lists attempts, newest first. */
export async function list(flags: JsonFlags & { readonly failed?: boolean }): Promise<number> {
  return withAppliance(flags, async ({ adapters }) => {
    const failed_only = flags.failed === true;
    const { relays } = adapters;
    const attempts = await (failed_only ? relays.listFailed(MOST) : relays.list(MOST));
    printList(
      {
        name: "relays",
        rows: attempts,
        nothing: failed_only ? "No relay failed." : "Nothing was relayed yet.",
        more: attempts.length === MOST,
        toShown,
        columns: [
          ["PROTOCOL", (row) => row.protocol_number],
          ["WHEN (UTC)", (row) => toTime(row.attempted_at)],
          ["KIND", (row) => row.kind],
          ["STATUS", (row) => row.status],
          ["ERROR", (row) => row.error ?? ""],
          ["REPLAY", toAdvice],
        ],
      },
      flags.json,
    );
    const open = attempts.filter(({ status, sent_since }) => status === "failed" && !sent_since);
    if (!flags.json) for (const line of remedyLines(open.map(({ error }) => error))) tell(line);
    return 0;
  });
}

/** Shows every attempt of one session. */
export async function show(protocol_number: string, flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async ({ adapters }) => {
    const attempts = await adapters.relays.listOfSession(protocol_number, MOST);
    if (attempts.length === 0) {
      throw new Refusal("unknown_session", {
        detail: `Nothing was relayed under ${protocol_number}: \`chat-assistant relays list\` shows what was.`,
      });
    }
    if (flags.json) printJson({ relays: attempts.map(toShown) });
    else
      for (const attempt of attempts) {
        printFields(toShown(attempt));
        print();
      }
    if (!flags.json) for (const line of remedyLines(attempts.map(({ error }) => error))) tell(line);
    return 0;
  });
}

/** Lists which tenant's conversations go where. */
export async function receivers(flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async ({ adapters: { directory } }, { relay }) => {
    const common = { transport: relay.transport, http: relay.http, smtp: relay.smtp };
    const tenants = await directory.listTenants({ limit: MOST });
    const rows = tenants.map((tenant) => ({
      tenant: tenant.name,
      transport: (tenant.relay ?? common).transport,
      receiver: toReceiver(tenant.relay ?? common),
      named_in: tenant.relay === null ? "settings" : "tenant.yaml",
      recipients: tenant.notification_emails.length,
    }));
    printList(
      {
        name: "receivers",
        rows,
        nothing: "There is no tenant yet: write one with `chat-assistant init`, then seed it.",
        more: rows.length === MOST,
        columns: [
          ["TENANT", (row) => row.tenant],
          ["TRANSPORT", (row) => row.transport],
          ["RECEIVER", (row) => row.receiver ?? "–"],
          ["NAMED IN", (row) => row.named_in],
          ["RECIPIENTS", (row) => String(row.recipients), "right"],
        ],
      },
      flags.json,
    );
    return 0;
  });
}

/** Sends one again. Exits with 1 when it fails again. */
export async function replay(protocol_number: string, flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async ({ flows }) => {
    const delivery = await flows.replayRelay(protocol_number, readActor());
    if (flags.json) printJson({ protocol_number, ...delivery });
    else
      print(
        delivery.status === "sent"
          ? `${protocol_number} was sent.`
          : `${protocol_number} failed: ${delivery.error}. ${relayRemedy(delivery.error ?? "")}`,
      );
    return delivery.status === "sent" ? 0 : 1;
  });
}
