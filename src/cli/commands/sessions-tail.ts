/** `sessions tail`: what happens in conversations, as it happens; read from the database, so it works beside a server. */
import { setTimeout as pause } from "node:timers/promises";
import type { Appliance } from "../../appliance.ts";
import { startOf } from "../../domain/text.ts";
import type { SessionLine } from "../../ports/records.ts";
import { toIso } from "../output/list.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson } from "../output/print.ts";
import { toTime } from "../output/table.ts";

/** The flags of `sessions tail`. */
export type TailFlags = JsonFlags & { readonly for: number };

interface TailEvent {
  readonly at: number;
  readonly protocol_number: string;
  readonly robot: string | null;
  readonly event: "began" | "message" | "closed";
  readonly role?: string;
  readonly text?: string;
  readonly close_reason?: string | null;
}

/** What was seen so far: the newest session, and the last message of each active one. */
interface Seen {
  last_position: number;
  readonly active: Map<number, number>;
}

const EVERY_MS = 1_000;
/** Of more conversations at once, the liveliest are followed. */
const MOST_SESSIONS = 200;
const MOST_TURNS = 100;
const LONGEST_LINE = 300;

/** Follows for `--for` seconds, or until Ctrl-C. */
export async function run(flags: TailFlags): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const stopped = new AbortController();
    const stop = (): void => stopped.abort();
    process.once("SIGINT", stop);
    process.once("SIGTERM", stop);
    // Whoever read it has gone.
    process.stdout.once("error", stop);
    const seen = await begin(appliance);
    const rounds = Math.ceil((flags.for * 1_000) / EVERY_MS);
    for (let round = 0; round < rounds && !stopped.signal.aborted; round++) {
      await pause(EVERY_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
      for (const event of await look(appliance, seen)) show(event, flags.json);
    }
    process.removeListener("SIGINT", stop);
    process.removeListener("SIGTERM", stop);
    process.stdout.removeListener("error", stop);
    return 0;
  });
}

async function begin({ adapters: { records } }: Appliance): Promise<Seen> {
  const active = await records.listActive(MOST_SESSIONS);
  return {
    last_position: await records.findLastPosition(),
    active: new Map(active.map(({ position, last_seq }) => [position, last_seq])),
  };
}

async function look(appliance: Appliance, seen: Seen): Promise<readonly TailEvent[]> {
  const { records } = appliance.adapters;
  const events: TailEvent[] = [];
  for (const line of await records.listBegun(seen.last_position, MOST_SESSIONS)) {
    seen.last_position = line.position;
    seen.active.set(line.position, 0);
    events.push({ ...nameOf(line), at: line.created_at, event: "began" });
  }
  const now = new Map(
    (await records.listActive(MOST_SESSIONS)).map(({ position, last_seq }) => [position, last_seq]),
  );
  for (const [position, last_seq] of now) if (!seen.active.has(position)) seen.active.set(position, last_seq);
  for (const [position, before] of seen.active) {
    if ((now.get(position) ?? Infinity) > before) events.push(...(await follow(appliance, seen, position)));
  }
  return events;
}

async function follow({ adapters }: Appliance, seen: Seen, position: number): Promise<readonly TailEvent[]> {
  const line = await adapters.records.findAt(position);
  if (!line) {
    seen.active.delete(position);
    return [];
  }
  const turns = await adapters.records.listTurns(position, seen.active.get(position) ?? 0, MOST_TURNS);
  const events = turns.map(({ role, text, created_at }): TailEvent => ({
    ...nameOf(line),
    at: created_at,
    event: "message",
    role,
    text,
  }));
  seen.active.set(position, turns.at(-1)?.seq ?? seen.active.get(position) ?? 0);
  if (line.status !== "closed") return events;
  seen.active.delete(position);
  const { close_reason } = line;
  return [...events, { ...nameOf(line), at: line.closed_at ?? 0, event: "closed", close_reason }];
}

const nameOf = ({ protocol_number, robot }: SessionLine) => ({ protocol_number, robot });

function show(event: TailEvent, json: boolean | undefined): void {
  if (json) {
    printJson({ ...event, at: toIso(event.at) });
    return;
  }
  const text = startOf(event.text?.replaceAll(/\s+/g, " ") ?? "", LONGEST_LINE);
  const what =
    event.event === "message" ? `${event.role}: ${text}` : `${event.event} ${event.close_reason ?? ""}`;
  print(`${toTime(event.at)} UTC  ${event.protocol_number}  ${event.robot ?? "–"}  ${what.trimEnd()}`);
}
