/** `sessions export`: every session with what is kept of its transcript, files and ratings, a line of JSON each. */
import type { Appliance } from "../../appliance.ts";
import { withAttachments } from "../../domain/session-attachments.ts";
import type { TranscriptTurn } from "../../domain/transcript.ts";
import type { SessionLine, SessionPlace } from "../../ports/records.ts";
import { readActor } from "../actor.ts";
import { findRobotId } from "../find-robot.ts";
import { toIso } from "../output/list.ts";
import type { CommonFlags } from "../load-settings.ts";
import { withAppliance } from "../open-appliance.ts";
import { printJson } from "../output/print.ts";
import { toShownSession } from "./sessions.ts";

/** The flags of `sessions export`. */
export type ExportSessionsFlags = CommonFlags & { readonly robot?: string; readonly since?: number };

const PAGE = 500;
const TURNS_PAGE = 1_000;
const MOST_FILES = 1_000;

/** Prints, newest first; nothing is held in memory but a page. */
export async function run(flags: ExportSessionsFlags): Promise<number> {
  return withAppliance(flags, async (appliance) => {
    const robot_id = await findRobotId(appliance, flags.robot);
    const { records, audit } = appliance.adapters;
    let before: SessionPlace | null = null;
    let sessions = 0;
    for (;;) {
      const page: readonly SessionLine[] = await records.listSessions({
        robot_id,
        status: null,
        since: flags.since ?? 0,
        before,
        most: PAGE,
      });
      for (const line of page) printJson(await toExported(appliance, line));
      sessions += page.length;
      if (page.length < PAGE) break;
      before = page.at(-1) ?? null;
    }
    const details = { sessions, robot: flags.robot ?? null };
    await audit.append({ actor: readActor(), action: "sessions.exported", subject: "sessions", details });
    return 0;
  });
}

async function toExported({ adapters }: Appliance, line: SessionLine) {
  const transcript: TranscriptTurn[] = [];
  let after = 0;
  for (;;) {
    const page = await adapters.records.listTurns(line.position, after, TURNS_PAGE);
    for (const { seq: _seq, ...turn } of page) transcript.push(turn);
    if (page.length < TURNS_PAGE) break;
    after = page.at(-1)?.seq ?? after;
  }
  const session = await adapters.sessions.findByProtocol(line.protocol_number);
  const files = session ? await adapters.attachments.list(session.session_id, MOST_FILES) : [];
  const feedback = session ? await adapters.feedback.listOfSession(session.session_id) : [];
  const turns = withAttachments(transcript, files);
  return {
    ...toShownSession(line),
    transcript: turns.map((turn) => ({ ...turn, created_at: toIso(turn.created_at) })),
    feedback,
  };
}
