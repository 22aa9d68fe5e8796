/** A session in a database, for suites of stores that hang on one. */
import { createSessionStore } from "../../src/adapters/storage/sessions/store.ts";
import { beginSession, type Session } from "../../src/domain/session.ts";
import type { Robot } from "../../src/domain/tenant.ts";
import type { Database } from "../../src/ports/database.ts";
import type { CloseRequest } from "../../src/ports/session-store.ts";

const robot = {
  robot_id: "rob_1",
  tenant_id: "ten_1",
  session_timeout_minutes: 30,
  session_lifetime_hours: 24,
  max_questions_per_session: null,
  retention_mode: "full",
  retention_days: 30,
} as Robot;

/** Keeps a new session; `number` makes it another one. */
export async function keepSession(
  database: Database,
  number = 1,
  fields: Partial<Session> = {},
): Promise<Session> {
  const session = {
    ...beginSession({
      robot,
      session_id: `ses_${number}`,
      protocol_number: `ACM-20260105-A1B2C${number}`,
      source: "public_chat",
      widget_origin: null,
      visitor_label: null,
      client_hash: null,
      terms_version: "v1",
      now: 1_000,
    }),
    ...fields,
  };
  await createSessionStore(database).create(session);
  return session;
}

/** Closes it, without a relay. */
export async function closeSession(
  database: Database,
  session_id: string,
  retain_until: number | null,
): Promise<void> {
  const store = createSessionStore(database);
  const last_message_id = (await store.readTurns(session_id, 1))[0]?.message_id ?? null;
  await store.close(closeRequest(session_id, { retain_until, last_message_id }));
}

/** What closes a session without turns, whatever its deadline is, and keeps and claims nothing; `fields` say it otherwise. */
export function closeRequest(session_id: string, fields: Partial<CloseRequest> = {}): CloseRequest {
  return {
    session_id,
    closing: { close_reason: "user_closed", closed_at: 9_000, summary: null, relay: null },
    retain_until: null,
    claim: null,
    contact: null,
    forget_turns: false,
    notes: [],
    expired_at: null,
    last_message_id: null,
    ...fields,
  };
}
