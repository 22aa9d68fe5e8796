/** Sessions and transcripts in SQL (`ports/session-store.ts`). */
import type { Reservation } from "../../../domain/reservation.ts";
import type { TranscriptTurn } from "../../../domain/transcript.ts";
import type { Database, GuardedStatement } from "../../../ports/database.ts";
import type { KeptClaim } from "../../../ports/idempotency-store.ts";
import type {
  CloseRequest,
  KeptFiles,
  RelayRecord,
  SessionStore,
  TurnRecord,
} from "../../../ports/session-store.ts";
import { ADD_ATTACHMENT, END_CLAIM, FORGET_ATTACHMENTS } from "../files/attachments.ts";
import { FORGET_GAP_QUESTIONS } from "../learning/gaps.ts";
import { createContacts } from "./contacts.ts";
import { behindClaim, completeWith, takeWith } from "./idempotency.ts";
import type { PackedRows } from "../packed-texts.ts";
import { SESSION_COLUMNS, type SessionRow, toSession } from "./row.ts";
import { READ_TURN, READ_TURNS, toTurn, toTurns, type TurnRow } from "./turn-row.ts";

// A block that is recorded while a session is being made still stops it: both look at one database.
export const CREATE_SESSION = /* sql */ `INSERT INTO sessions (session_id, tenant_id, robot_id, source, status,
    widget_origin, visitor_label, client_hash, protocol_number, question_count, max_questions, retention_mode,
    retention_days, created_at, consent_at, terms_version, deadline_at)
  SELECT :session_id, :tenant_id, :robot_id, :source, 'active',
    :widget_origin, :visitor_label, :client_hash, :protocol_number, :question_count, :max_questions, :retention_mode,
    :retention_days, :created_at, :consent_at, :terms_version, :deadline_at
  WHERE :source <> 'widget' OR NOT EXISTS (SELECT 1 FROM abuse_blocks
    WHERE tenant_id = :tenant_id AND client_hash = :client_hash AND expires_at > :created_at)
  ON CONFLICT (protocol_number) DO NOTHING RETURNING session_key /* one row */`;

export const FIND_SESSION = /* sql */ `SELECT ${SESSION_COLUMNS} FROM sessions WHERE session_id = :session_id LIMIT 1`;

export const FIND_SESSION_BY_PROTOCOL = /* sql */ `SELECT ${SESSION_COLUMNS} FROM sessions
  WHERE protocol_number = :protocol_number LIMIT 1`;

export const RESERVE_QUESTION = /* sql */ `UPDATE sessions
  SET question_count = question_count + 1, deadline_at = :deadline_at,
    reservations = json_set(reservations, :held, json_array(:owner, :lease_until))
  WHERE session_id = :session_id AND status = 'active' AND (max_questions IS NULL OR question_count < max_questions)
  RETURNING ${SESSION_COLUMNS} /* one row */`;

export const RENEW_QUESTION = /* sql */ `UPDATE sessions
  SET reservations = json_replace(reservations, :held, json_array(:owner, :lease_until)), deadline_at = :deadline_at
  WHERE session_id = :session_id AND json_type(reservations, :held) IS NOT NULL`;

export const RELEASE_QUESTION = /* sql */ `UPDATE sessions
  SET question_count = question_count - 1, reservations = json_remove(reservations, :held)
  WHERE session_id = :session_id AND json_type(reservations, :held) IS NOT NULL`;

// A reservation that was given back meanwhile is taken again, within the limit: however long an answer took, and
// whatever others believed of its process, the limit is exact.
export const ANSWER_QUESTION = /* sql */ `UPDATE sessions
  SET deadline_at = :deadline_at, question_count = question_count + (json_type(reservations, :held) IS NULL),
    reservations = json_remove(reservations, :held)
  WHERE session_id = :session_id AND status = 'active' AND
    (json_type(reservations, :held) IS NOT NULL OR max_questions IS NULL OR question_count < max_questions)
  RETURNING session_key /* one row */`;

export const APPEND_TURN = /* sql */ `INSERT INTO messages (session_key, seq, message_id, role, text, created_at)
  SELECT session_key, 1 + coalesce((SELECT max(seq) FROM messages m WHERE m.session_key = s.session_key), 0),
    :message_id, :role, :text, :created_at
  FROM sessions s WHERE session_id = :session_id`;

// Questions under way are answered no more, and not counted.
export const CLOSE_SESSION = /* sql */ `UPDATE sessions
  SET status = 'closed', question_count = question_count - (SELECT count(*) FROM json_each(reservations)),
    reservations = '{}', close_reason = :close_reason, closed_at = :closed_at, summary = :summary,
    retain_until = :retain_until, forms_relay_status = :forms_relay_status,
    forms_relay_submission_id = :forms_relay_submission_id, forms_relay_error = :forms_relay_error,
    forms_relay_attempted_at = :forms_relay_attempted_at
  WHERE session_id = :session_id AND status = 'active' AND (:expired_at IS NULL OR deadline_at < :expired_at)
    AND :last_message_id IS (SELECT message_id FROM messages m
      WHERE m.session_key = sessions.session_key ORDER BY seq DESC LIMIT 1)
  RETURNING session_key /* one row */`;

export const CLAIM_RELAY = /* sql */ `INSERT INTO relay_attempts (session_key, relay_id, kind, status, owner, attempted_at)
  SELECT session_key, :relay_id, 'automatic', 'attempting', :owner, closed_at FROM sessions WHERE session_id = :session_id`;

export const KEEP_CONTACT = /* sql */ `INSERT INTO contacts (contact_id, tenant_id, robot_id, session_key, name, email, phone,
    company, message, created_at)
  SELECT :contact_id, tenant_id, robot_id, session_key, :name, :email, :phone, :company, :message, :created_at
  FROM sessions WHERE session_id = :session_id`;

// `interrupted` is what others guess of a process that they hear nothing of, or whose clock is behind: it knows better.
export const RECORD_RELAY = /* sql */ `UPDATE sessions
  SET forms_relay_status = :forms_relay_status, forms_relay_submission_id = :forms_relay_submission_id,
    forms_relay_error = :forms_relay_error, forms_relay_attempted_at = :forms_relay_attempted_at
  WHERE session_id = :session_id AND status = 'closed'
    AND (forms_relay_status IS NULL OR forms_relay_error = 'interrupted')`;

export const END_AUTOMATIC_ATTEMPT = /* sql */ `UPDATE relay_attempts
  SET status = :status, finished_at = :finished_at, submission_id = :submission_id, error = :error
  WHERE session_key = (SELECT session_key FROM sessions WHERE session_id = :session_id)
    AND kind = 'automatic' AND (status = 'attempting' OR error = 'interrupted')`;

export const FORGET_TURNS = /* sql */ `DELETE FROM messages
  WHERE session_key = (SELECT session_key FROM sessions WHERE session_id = :session_id)`;

const NO_RELAY = {
  forms_relay_status: null,
  forms_relay_submission_id: null,
  forms_relay_error: null,
  forms_relay_attempted_at: null,
};

type Reads = Pick<SessionStore, "find" | "findByProtocol" | "readTurns" | "readTurn">;

function createReads(database: Database): Reads {
  return {
    find: async (session_id) => {
      const rows = await database.read<SessionRow>({ sql: FIND_SESSION, args: { session_id } });
      return rows[0] ? toSession(rows[0]) : null;
    },
    findByProtocol: async (protocol_number) => {
      const statement = { sql: FIND_SESSION_BY_PROTOCOL, args: { protocol_number } };
      const rows = await database.read<SessionRow>(statement);
      return rows[0] ? toSession(rows[0]) : null;
    },
    readTurns: async (session_id, limit) => {
      const statement = { sql: READ_TURNS, args: { session_id, limit } };
      return (await database.read<PackedRows>(statement)).flatMap(toTurns);
    },
    readTurn: async (session_id, message_id) => {
      const statement = { sql: READ_TURN, args: { session_id, message_id } };
      const [row] = await database.read<TurnRow>(statement);
      return row ? toTurn(row) : null;
    },
  };
}

/** The row of a statement that takes, or completes, a claim in its unit: both or neither. */
async function writeClaiming(
  database: Database,
  statement: GuardedStatement,
  { taken, remembered }: Partial<KeptClaim> = {},
): Promise<SessionRow | null> {
  // Without a claim there is nothing to take back where no row comes.
  const guarded: GuardedStatement = taken || remembered ? { ...statement, guard: "row" } : statement;
  const unit = takeWith(taken, [guarded, ...completeWith(remembered)]);
  const rows = behindClaim(taken, await database.write(unit));
  return (rows?.[0]?.[0] ?? null) as SessionRow | null;
}

type Questions = Pick<SessionStore, "reserveQuestion" | "renewQuestion" | "releaseQuestion" | "appendTurns">;

function createQuestions(database: Database): Questions {
  return {
    reserveQuestion: async ({ session_id, deadline_at, reservation, taken }) => {
      const args = { session_id, deadline_at, ...toHeld(reservation) };
      const row = await writeClaiming(database, { sql: RESERVE_QUESTION, args }, { taken });
      return row && toSession(row);
    },
    renewQuestion: async ({ session_id, deadline_at, reservation }) => {
      const args = { session_id, deadline_at, ...toHeld(reservation) };
      await database.write([{ sql: RENEW_QUESTION, args }]);
    },
    releaseQuestion: async (session_id, reservation_id) => {
      const args = { session_id, held: toPath(reservation_id) };
      await database.write([{ sql: RELEASE_QUESTION, args }]);
    },
    appendTurns: async (record) => (await database.write(toTurnUnit(record))).committed,
  };
}

/** Sessions and transcripts in this database. */
export function createSessionStore(database: Database): SessionStore {
  return {
    ...createReads(database),
    ...createContacts(database),
    ...createQuestions(database),
    create: async ({ closing: _closing, reservations: _none, ...columns }, claim) => {
      const one: GuardedStatement = { sql: CREATE_SESSION, args: { ...columns } };
      return (await writeClaiming(database, one, claim)) !== null;
    },
    close: async (request) => {
      const { taken, remembered } = request.kept_claim ?? {};
      const unit = takeWith(taken, [...toClosingUnit(request), ...completeWith(remembered)]);
      return behindClaim(taken, await database.write(unit)) !== null;
    },
    recordRelay: async (record) => {
      await database.write(toRecordingUnit(record));
    },
  };
}

const toPath = (reservation_id: string): string => `$."${reservation_id}"`;

const toHeld = ({ reservation_id, ...held }: Reservation) => ({ held: toPath(reservation_id), ...held });

function toTurnUnit(record: TurnRecord): GuardedStatement[] {
  const { session_id, reservation_id, deadline_at, turns, files, remembered } = record;
  const args = { session_id, deadline_at, held: toPath(reservation_id) };
  const answer: GuardedStatement = { sql: ANSWER_QUESTION, args, guard: "row" };
  const kept = [...toInserts(session_id, turns), ...toFileUnit(session_id, files)];
  return [answer, ...kept, ...completeWith(remembered)];
}

const toInserts = (session_id: string, turns: readonly TranscriptTurn[]): GuardedStatement[] =>
  turns.map(({ attachments: _files, ...turn }) => ({ sql: APPEND_TURN, args: { session_id, ...turn } }));

function toClosingUnit(request: CloseRequest): GuardedStatement[] {
  const { session_id, closing, claim, contact, forget_turns, notes } = request;
  const { retain_until, expired_at, last_message_id } = request;
  const { relay, ...rest } = closing;
  const conditions = { expired_at, last_message_id };
  const args = { session_id, retain_until, ...conditions, ...rest, ...(relay ?? NO_RELAY) };
  const unit: GuardedStatement[] = [{ sql: CLOSE_SESSION, args, guard: "row" }];
  if (claim) unit.push({ sql: CLAIM_RELAY, args: { session_id, ...claim } });
  if (contact) unit.push({ sql: KEEP_CONTACT, args: { session_id, ...contact } });
  if (forget_turns) unit.push(...toForgettingUnit(session_id));
  return [...unit, ...toInserts(session_id, notes)];
}

function toRecordingUnit({ session_id, relay, finished_at, forget_turns }: RelayRecord): GuardedStatement[] {
  const attempt = {
    status: relay.forms_relay_status === "sent" ? "sent" : "failed",
    finished_at,
    submission_id: relay.forms_relay_submission_id,
    error: relay.forms_relay_error,
  };
  const unit: GuardedStatement[] = [
    { sql: RECORD_RELAY, args: { session_id, ...relay } },
    { sql: END_AUTOMATIC_ATTEMPT, args: { session_id, ...attempt } },
  ];
  if (forget_turns) unit.push(...toForgettingUnit(session_id));
  return unit;
}

const toForgettingUnit = (session_id: string): GuardedStatement[] =>
  [FORGET_TURNS, FORGET_ATTACHMENTS, FORGET_GAP_QUESTIONS].map((sql) => ({ sql, args: { session_id } }));

function toFileUnit(session_id: string, files: KeptFiles | null): GuardedStatement[] {
  if (files === null) return [];
  const { claim_id, created_at, attachments } = files;
  const rows = attachments.map((attachment) => ({
    sql: ADD_ATTACHMENT,
    args: { session_id, created_at, ...attachment },
  }));
  return [...rows, { sql: END_CLAIM, args: { claim_id } }];
}
