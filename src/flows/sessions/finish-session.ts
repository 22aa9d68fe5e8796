/**
 * Finishes a session, once (`interface.md`: POST …/finish). Whoever comes second, in this process or another, waits for
 * the result of the first and answers the same.
 */
import { setTimeout as pause } from "node:timers/promises";
import { RELAY_TURNS } from "../../contract/limits.ts";
import type { FinishedSession, FinishSession } from "../../contract/resources/finished-session.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Closing, Session } from "../../domain/session.ts";
import { toTurns } from "../../domain/transcript.ts";
import type { Settings } from "../../settings/schema.ts";
import type { CloseSession } from "./close-session.ts";
import { type HandedFileOptions, readHandedFiles } from "../files/relay-files.ts";
import { findSession, type FindSessionOptions, findTogether } from "./find-session.ts";
import type { SessionPlaces } from "./find-session-place.ts";

/** What the flow needs. */
export interface FinishSessionOptions extends FindSessionOptions, HandedFileOptions {
  readonly closeSession: CloseSession;
  readonly places: SessionPlaces;
  readonly sizes: Settings["sizes"];
}

// Longer than any relay attempt may take: ten seconds for its files, ten for the receiver, one to record it once more.
const PATIENCE_MS = 25_000;
const POLL_MS = 100;

/** Gives the flow. Refuses with `unknown_session`; while the session is active with `access_not_allowed`, and as uploads for files of the history. */
export function createFinishSession(options: FinishSessionOptions) {
  return async (session_id: string, request: FinishSession): Promise<FinishedSession> => {
    const handed = toTurns(request.history ?? [], options.sizes);
    const readTurns = () => options.sessions.readTurns(session_id, RELAY_TURNS);
    const { session, read: kept, findServing } = await findTogether(options, session_id, readTurns);
    if (session.closing) return toFinishedSession(session, await waitForResult(options, session));
    const context = await findServing();
    const closed = await options.closeSession({
      session,
      kept,
      context,
      close_reason: request.reason ?? "user_closed",
      handed,
      handed_files: await readHandedFiles(options, request.history ?? [], context),
    });
    return toFinishedSession(session, closed?.closing ?? (await waitForResult(options, session)));
  };
}

/** The closing of a session once its relay has a result. Refuses with `database_unavailable` when none comes in time. */
async function waitForResult(options: FindSessionOptions, session: Session): Promise<Closing> {
  let { closing } = session;
  for (let waited_ms = 0; waited_ms < PATIENCE_MS; waited_ms += POLL_MS) {
    if (closing?.relay) return closing;
    if (waited_ms > 0) await pause(POLL_MS);
    ({ closing } = await findSession(options, session.session_id));
  }
  throw new Refusal("database_unavailable", { detail: "The session is being finished; ask again shortly." });
}

/** The session as the interface shows it once it is closed and its relay has a result. */
function toFinishedSession(session: Session, { relay, ...closing }: Closing): FinishedSession {
  if (!relay) throw new Error("flows: a finished session without the result of its relay");
  const attempted_at = relay.forms_relay_attempted_at;
  return {
    session_id: session.session_id,
    tenant_id: session.tenant_id,
    source: session.source,
    protocol_number: session.protocol_number,
    status: "closed",
    close_reason: closing.close_reason,
    closed_at: new Date(closing.closed_at).toISOString(),
    summary: closing.summary,
    ...relay,
    forms_relay_attempted_at: attempted_at === null ? null : new Date(attempted_at).toISOString(),
  };
}
