/** `gaps`: what robots could not answer, and teaching it. */
import type { Appliance } from "../../appliance.ts";
import type { Gap, GapStatus } from "../../ports/gap-store.ts";
import { readActor } from "../actor.ts";
import { findRobotId, listSlugs } from "../find-robot.ts";
import { printList, toIso, toPage } from "../output/list.ts";
import type { JsonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { print, printJson, tell } from "../output/print.ts";
import { tellTaught } from "../output/tell-taught.ts";
import { toShort, toTime } from "../output/table.ts";

/** The flags of `gaps list`. */
export type GapsListFlags = JsonFlags & {
  readonly robot?: string;
  readonly status: GapStatus | "all";
  readonly limit: number;
};

function toQuestion({ question, question_before }: Gap): string {
  if (question === null) return "(not kept any more)";
  const whole = question_before === null ? question : `${question_before} / ${question}`;
  return toShort(whole);
}

/** Lists gaps, the most asked first; similar questions are one. */
export async function list(flags: GapsListFlags): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const robot_id = await findRobotId(appliance, flags.robot);
    const status = flags.status === "all" ? null : flags.status;
    const gaps = await appliance.adapters.gaps.list({ robot_id, status, limit: flags.limit + 1 });
    const slugs = await listSlugs(appliance);
    printList(
      {
        name: "gaps",
        ...toPage(gaps, flags.limit),
        nothing: "No question stayed without an answer.",
        toShown: (gap) => toShown(gap, slugs),
        columns: [
          ["GAP", (row) => row.gap_id],
          ["ROBOT", (row) => slugs.get(row.robot_id) ?? ""],
          ["ASKED", (row) => String(row.times_asked), "right"],
          ["LAST (UTC)", (row) => toTime(row.last_asked_at)],
          ["STATUS", (row) => row.status],
          ["QUESTION", toQuestion],
        ],
      },
      flags.json,
    );
    return 0;
  });
}

function toShown({ first_asked_at, last_asked_at, ...gap }: Gap, slugs: ReadonlyMap<string, string>) {
  return {
    ...gap,
    robot: slugs.get(gap.robot_id) ?? null,
    first_asked_at: toIso(first_asked_at),
    last_asked_at: toIso(last_asked_at),
  };
}

/** The flags of `gaps teach`. */
export type GapsTeachFlags = JsonFlags & { readonly answer: string; readonly question?: string };

/** Teaches an answer. Exits with 1 when the robot does not give it then. */
export async function teach(gap_id: string, flags: GapsTeachFlags): Promise<number> {
  return withAppliance(flags, async ({ flows }) => {
    const { answer, question = null } = flags;
    const taught = await flows.decideGap.teach({ gap_id, answer, question }, readActor());
    if (flags.json) printJson({ gap_id, ...taught });
    else print(`Taught as ${taught.source}, with the check ${taught.check_id}.`);
    return tellTaught(taught);
  });
}

// Who dismisses what was taught before may believe that the robot does not say it any more.
async function tellStaysTaught({ adapters }: Appliance, gap_id: string): Promise<void> {
  const gap = await adapters.gaps.find(gap_id);
  const source = `gaps/${gap_id}`;
  if (!gap || !(await adapters.knowledge.find(gap.robot_id, source))) return;
  const robot = await adapters.directory.findRobotById(gap.robot_id);
  const command = `chat-assistant knowledge remove ${robot?.robot.slug ?? "<slug>"} ${source}`;
  tell(`What it was taught stays: \`${command}\` takes it back.`);
}

/** Dismisses a gap. */
export async function dismiss(gap_id: string, flags: JsonFlags): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    await appliance.flows.decideGap.dismiss(gap_id, readActor());
    if (flags.json) printJson({ gap_id, status: "dismissed" });
    else print(`${gap_id} is dismissed.`);
    await tellStaysTaught(appliance, gap_id);
    return 0;
  });
}
