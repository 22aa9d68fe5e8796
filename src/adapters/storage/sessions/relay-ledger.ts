/** The relay ledger in SQL (`ports/relay-ledger.ts`). */
import type { Database, Statement } from "../../../ports/database.ts";
import type { RelayAttempt, RelayLedger, Undelivered } from "../../../ports/relay-ledger.ts";

const IS_SENT_SINCE = /* sql */ `EXISTS (SELECT 1 FROM relay_attempts later
  WHERE later.session_key = a.session_key AND later.attempt_key > a.attempt_key AND later.status = 'sent')`;

const COLUMNS = /* sql */ `relay_id, protocol_number, tenant_id, robot_id, retention_mode, kind, a.status AS status, owner,
  retain_until IS NOT NULL AS keeps_text, ${IS_SENT_SINCE} AS sent_since, attempted_at, finished_at, submission_id, error`;

const ATTEMPTS = /* sql */ `SELECT ${COLUMNS} FROM relay_attempts a JOIN sessions USING (session_key)`;
export const LIST_ATTEMPTS = /* sql */ `${ATTEMPTS} ORDER BY attempt_key DESC LIMIT :limit`;
export const LIST_FAILED_ATTEMPTS = /* sql */ `${ATTEMPTS} WHERE a.status = 'failed'
  ORDER BY attempted_at DESC, attempt_key DESC LIMIT :limit`;
export const LIST_ATTEMPTS_OF_SESSION = /* sql */ `${ATTEMPTS} WHERE protocol_number = :protocol_number
  ORDER BY attempt_key DESC LIMIT :limit`;

export const COUNT_UNDELIVERED = /* sql */ `SELECT coalesce(error, 'failed') AS error, count(*) AS found FROM relay_attempts a
  WHERE kind = 'automatic' AND status = 'failed' AND attempted_at > :since AND NOT ${IS_SENT_SINCE}
  GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 5`;

export const LIST_RUNNING_ATTEMPTS = /* sql */ `SELECT ${COLUMNS} FROM relay_attempts a JOIN sessions USING (session_key)
  WHERE a.status = 'attempting' ORDER BY attempted_at LIMIT 500`;

export const BEGIN_REPLAY = /* sql */ `INSERT INTO relay_attempts (session_key, relay_id, kind, status, owner, attempted_at)
  SELECT session_key, relay_id, 'replay', 'attempting', :owner, :now FROM relay_attempts
  WHERE session_key = (SELECT session_key FROM sessions WHERE protocol_number = :protocol_number)
    AND kind = 'automatic' AND NOT EXISTS (SELECT 1 FROM relay_attempts running
    WHERE running.session_key = relay_attempts.session_key AND running.status = 'attempting')
  RETURNING attempt_key`;

export const END_REPLAY = /* sql */ `UPDATE relay_attempts
  SET status = :status, finished_at = :finished_at, submission_id = :submission_id, error = :error
  WHERE relay_id = :relay_id AND kind = 'replay' AND status = 'attempting' AND owner = :owner`;

export const INTERRUPT_ATTEMPT = /* sql */ `UPDATE relay_attempts
  SET status = 'failed', finished_at = :now, error = 'interrupted'
  WHERE relay_id = :relay_id AND kind = :kind AND status = 'attempting' AND attempted_at = :attempted_at`;

export const INTERRUPT_SESSION = /* sql */ `UPDATE sessions
  SET forms_relay_status = 'failed', forms_relay_error = 'interrupted', forms_relay_attempted_at = :attempted_at
  WHERE protocol_number = :protocol_number AND status = 'closed' AND forms_relay_status IS NULL`;

// What would have gone with the result of the attempt.
const BRIEF_SESSION = /* sql */ `(SELECT session_key FROM sessions
  WHERE protocol_number = :protocol_number AND status = 'closed' AND retention_mode <> 'full')`;
export const FORGET_INTERRUPTED_TURNS = /* sql */ `DELETE FROM messages WHERE session_key = ${BRIEF_SESSION}`;
export const FORGET_INTERRUPTED_FILES = /* sql */ `DELETE FROM session_attachments WHERE session_key = ${BRIEF_SESSION}`;
export const FORGET_INTERRUPTED_QUESTIONS = /* sql */ `DELETE FROM gap_questions WHERE session_key = ${BRIEF_SESSION}`;

interface AttemptRow extends Omit<RelayAttempt, "keeps_text" | "sent_since"> {
  readonly keeps_text: 0 | 1;
  readonly sent_since: 0 | 1;
}

/** The relay ledger in this database. */
export function createRelayLedger(database: Database): RelayLedger {
  const read = async (statement: Statement): Promise<readonly RelayAttempt[]> => {
    const rows = await database.read<AttemptRow>(statement);
    return rows.map((row) => ({
      ...row,
      keeps_text: row.keeps_text === 1,
      sent_since: row.sent_since === 1,
    }));
  };
  return {
    list: (limit) => read({ sql: LIST_ATTEMPTS, args: { limit } }),
    listFailed: (limit) => read({ sql: LIST_FAILED_ATTEMPTS, args: { limit } }),
    listOfSession: (protocol_number, limit) =>
      read({ sql: LIST_ATTEMPTS_OF_SESSION, args: { protocol_number, limit } }),
    listRunning: () => read({ sql: LIST_RUNNING_ATTEMPTS }),
    countUndelivered: (since) => database.read<Undelivered>({ sql: COUNT_UNDELIVERED, args: { since } }),
    beginReplay: async (protocol_number, owner, now) => {
      const args = { protocol_number, owner, now };
      return (await database.write([{ sql: BEGIN_REPLAY, args, guard: "row" }])).committed;
    },
    endReplay: async (relay_id, owner, result) => {
      await database.write([{ sql: END_REPLAY, args: { relay_id, owner, ...result } }]);
    },
    interrupt: async ({ relay_id, kind, attempted_at, protocol_number }, now) => {
      await database.write([
        { sql: INTERRUPT_ATTEMPT, args: { relay_id, kind, attempted_at, now } },
        { sql: INTERRUPT_SESSION, args: { protocol_number, attempted_at } },
        { sql: FORGET_INTERRUPTED_TURNS, args: { protocol_number } },
        { sql: FORGET_INTERRUPTED_FILES, args: { protocol_number } },
        { sql: FORGET_INTERRUPTED_QUESTIONS, args: { protocol_number } },
      ]);
    },
  };
}
