/** `sessions`: list, show, finish. A session is addressed by its protocol number; its id is a credential and never printed. */
import { Refusal } from "../../domain/refusal.ts";
import type { SessionLine } from "../../ports/records.ts";
import { readActor } from "../actor.ts";
import { confirm } from "../confirm.ts";
import { findRobot } from "../find-robot.ts";
import { indent, printFields, printList, toIso } from "../list-output.ts";
import type { CommonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output.ts";
import { toTime } from "../table.ts";

type JsonFlags = CommonFlags & { readonly json?: boolean };

/** The flags of `sessions list`. */
export type ListSessionsFlags = JsonFlags & {
  readonly robot?: string;
  readonly active?: boolean;
  readonly closed?: boolean;
  readonly since?: number;
  readonly most: number;
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

/** Lists, newest first. */
export async function list(flags: ListSessionsFlags): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const robot = flags.robot === undefined ? null : (await findRobot(appliance, flags.robot)).robot;
    const rows = await appliance.adapters.records.listSessions({
      robot_id: robot?.robot_id ?? null,
      status: toStatus(flags),
      since: flags.since ?? 0,
      before: null,
      most: flags.most,
    });
    printList(
      {
        name: "sessions",
        rows,
        nothing: "There is no such session.",
        more: rows.length === flags.most,
        toShown: toShownSession,
        columns: [
          ["PROTOCOL", (row) => row.protocol_number],
          ["ROBOT", (row) => row.robot ?? "–"],
          ["BEGAN (UTC)", (row) => toTime(row.created_at)],
          ["STATUS", (row) => row.close_reason ?? row.status],
          ["QUESTIONS", (row) => String(row.question_count)],
          ["SOURCE", (row) => row.source],
          ["RELAY", (row) => row.forms_relay_status ?? "–"],
        ],
      },
      flags.json,
    );
    return 0;
  });
}

const MOST_TURNS = 1_000;

/** Shows a session with what is kept of its transcript. */
export async function show(protocol_number: string, flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async ({ adapters }) => {
    const session = await adapters.sessions.findByProtocol(protocol_number);
    if (!session)
      throw new Refusal("unknown_session", {
        detail: `There is no session with the protocol number ${protocol_number}: \`chat-assistant sessions list\` shows them.`,
      });
    const { session_id, client_hash: _client, reservations: _held, closing, robot_id, ...fields } = session;
    const context = await adapters.directory.findRobotById(robot_id);
    const turns = await adapters.sessions.readTurns(session_id, MOST_TURNS);
    const { relay = null, ...ending } = closing ?? {};
    const shown = {
      ...fields,
      robot: context?.robot.slug ?? null,
      status: closing ? "closed" : "active",
      created_at: toIso(fields.created_at),
      consent_at: toIso(fields.consent_at),
      deadline_at: toIso(fields.deadline_at),
      ...ending,
      ...("closed_at" in ending ? { closed_at: toIso(ending.closed_at) } : {}),
      ...(relay ? { ...relay, forms_relay_attempted_at: toIso(relay.forms_relay_attempted_at) } : {}),
    };
    const transcript = turns.map((turn) => ({ ...turn, created_at: toIso(turn.created_at) }));
    if (flags.json) printJson({ ...shown, transcript });
    else {
      printFields(shown);
      for (const { role, text, created_at } of turns)
        print(`\n${toTime(created_at)} UTC ${role}:\n  ${indent(text, 2)}`);
      if (turns.length === 0) print("\nNo text of the conversation is kept.");
    }
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
