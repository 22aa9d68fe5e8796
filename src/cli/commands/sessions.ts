/** `sessions`: list, finish. A session is addressed by its protocol number; its id is a credential and never printed. */
import type { SessionLine } from "../../ports/records.ts";
import { readActor } from "../actor.ts";
import { confirm } from "../confirm.ts";
import { findRobotId } from "../find-robot.ts";
import { printList, toIso, toPage } from "../output/list.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output/print.ts";
import { toTime } from "../output/table.ts";

/** The flags of `sessions list`. */
export type ListSessionsFlags = JsonFlags & {
  readonly robot?: string;
  readonly active?: boolean;
  readonly closed?: boolean;
  readonly since?: number;
  readonly limit: number;
};

/** A session as JSON shows it. */
export const toShownSession = ({ position: _position, ...line }: SessionLine) => ({
  ...line,
  created_at: toIso(line.created_at),
  closed_at: toIso(line.closed_at),
});

function toStatus({ active, closed }: ListSessionsFlags): "active" | "closed" | null {
  if (active === closed) return null;
  return active ? "active" : "closed";
}

// Of all sessions there is no "such" one.
const isAsked = ({ robot, active, closed, since }: ListSessionsFlags): boolean =>
  robot !== undefined || active === true || closed === true || since !== undefined;

/** Lists, newest first. */
export async function list(flags: ListSessionsFlags): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const rows = await appliance.adapters.records.listSessions({
      robot_id: await findRobotId(appliance, flags.robot),
      status: toStatus(flags),
      since: flags.since ?? 0,
      before: null,
      limit: flags.limit + 1,
    });
    printList(
      {
        name: "sessions",
        ...toPage(rows, flags.limit),
        nothing: isAsked(flags)
          ? "There is no such session."
          : "There is no session yet: one begins with the first message of a visitor.",
        toShown: toShownSession,
        columns: [
          ["PROTOCOL", (row) => row.protocol_number],
          ["ROBOT", (row) => row.robot ?? "–"],
          ["BEGAN (UTC)", (row) => toTime(row.created_at)],
          ["STATUS", (row) => row.close_reason ?? row.status],
          ["QUESTIONS", (row) => String(row.question_count), "right"],
          ["SOURCE", (row) => row.source],
          ["RELAY", (row) => row.forms_relay_status ?? "–"],
        ],
      },
      flags.json,
    );
    return 0;
  });
}

/** Finishes a session, and relays it as any finished one. */
export async function finish(
  protocol_number: string,
  flags: JsonFlags & { readonly yes?: boolean },
): Promise<number> {
  return withAppliance(flags, async ({ flows }) => {
    await confirm(`${protocol_number} will be closed for its visitor.`, flags.yes);
    const { finished_now, closing } = await flows.finishByHand(protocol_number, readActor());
    const shown = {
      protocol_number,
      finished_now,
      close_reason: closing.close_reason,
      closed_at: toIso(closing.closed_at),
      forms_relay_status: closing.relay?.forms_relay_status ?? null,
    };
    if (flags.json) printJson(shown);
    else
      print(
        finished_now
          ? `${protocol_number} is finished; relay: ${shown.forms_relay_status ?? "under way"}.`
          : `${protocol_number} was finished before (${shown.close_reason}).`,
      );
    return 0;
  });
}
