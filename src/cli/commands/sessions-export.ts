/** `sessions export`: every session with what is kept of its transcript, files and ratings, a line of JSON each. */
import type { Appliance } from "../../appliance.ts";
import { withAttachments } from "../../domain/session-attachments.ts";
import { listPages } from "../../flows/list-all.ts";
import type { KeptOfSession, SessionLine } from "../../ports/records.ts";
import { readActor } from "../actor.ts";
import { findRobotId } from "../find-robot.ts";
import { toIso } from "../output/list.ts";
import type { CommonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { isTaken, printJson } from "../output/print.ts";
import { toShownSession } from "./sessions.ts";

/** The flags of `sessions export`. */
export type ExportSessionsFlags = CommonFlags & { readonly robot?: string; readonly since?: number };

const PAGE = 500;
/** Sessions whose texts are in memory at once. */
const AT_ONCE = 25;
const NOTHING: KeptOfSession = { turns: [], files: [], feedback: [] };

/** Prints, newest first; nothing is held in memory but a page, and the texts of some sessions of it. */
export async function run(flags: ExportSessionsFlags): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const robot_id = await findRobotId(appliance, flags.robot);
    const { records, audit } = appliance.adapters;
    const query = { robot_id, status: null, since: flags.since ?? 0, limit: PAGE };
    const pages = listPages<SessionLine>(PAGE, (last) =>
      records.listSessions({ ...query, before: last ?? null }),
    );
    let sessions = 0;
    for await (const page of pages) {
      await printAll(appliance, page);
      sessions += page.length;
      if (!isTaken()) break;
    }
    const details = { sessions, robot: flags.robot ?? null };
    await audit.append({ actor: readActor(), action: "sessions.exported", subject: "sessions", details });
    return 0;
  });
}

async function printAll({ adapters }: Appliance, page: readonly SessionLine[]): Promise<void> {
  for (let first = 0; first < page.length; first += AT_ONCE) {
    const lines = page.slice(first, first + AT_ONCE);
    const kept = await adapters.records.listKept(lines.map(({ position }) => position));
    for (const [at, line] of lines.entries()) printJson(toExported(line, kept[at]));
  }
}

function toExported(line: SessionLine, { turns, files, feedback }: KeptOfSession = NOTHING) {
  const transcript = withAttachments(turns, files);
  return {
    ...toShownSession(line),
    transcript: transcript.map((turn) => ({ ...turn, created_at: toIso(turn.created_at) })),
    feedback,
  };
}
