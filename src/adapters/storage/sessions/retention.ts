/** Retention in SQL (`ports/retention-store.ts`). What is deleted leaves the pages (`secure_delete`) and, after a checkpoint, the journal. */
import type { Database, GuardedStatement } from "../../../ports/database.ts";
import type { PrivacyReport, RetentionStore } from "../../../ports/retention-store.ts";
import { countChanged, countFound } from "../counts.ts";
import { SESSION_COLUMNS, type SessionRow, toSession } from "./row.ts";

// Idle for longer than its timeout (`interface.md`: States): at the very deadline a session still goes on.
export const LIST_EXPIRED_SESSIONS = /* sql */ `SELECT ${SESSION_COLUMNS} FROM sessions
  WHERE status = 'active' AND deadline_at < :now ORDER BY deadline_at LIMIT :limit`;
export const COUNT_EXPIRED_SESSIONS = /* sql */ `SELECT count(*) AS found FROM
  (SELECT 1 FROM sessions WHERE status = 'active' AND deadline_at < :now LIMIT 10000)`;
export const COUNT_DUE_SESSIONS = /* sql */ `SELECT count(*) AS found FROM
  (SELECT 1 FROM sessions WHERE retain_until IS NOT NULL AND retain_until <= :now LIMIT 10000)`;

const DUE = /* sql */ `SELECT session_key FROM sessions
  WHERE retain_until IS NOT NULL AND retain_until <= :now ORDER BY retain_until LIMIT :limit`;
export const FORGET_DUE_MESSAGES = /* sql */ `DELETE FROM messages WHERE session_key IN (${DUE})`;
export const FORGET_DUE_ATTACHMENTS = /* sql */ `DELETE FROM session_attachments WHERE session_key IN (${DUE})`;
export const FORGET_DUE_FEEDBACK = /* sql */ `UPDATE feedback SET feedback_details = NULL, expected_answer = NULL
  WHERE session_key IN (${DUE})`;
export const FORGET_DUE_GAPS = /* sql */ `DELETE FROM gap_questions WHERE session_key IN (${DUE})`;
// Last of its unit: afterwards the sessions are no longer due. The reason is the cleanup's, also of a session that was closed
// for another one (`interface.md`: States, retention cleanup).
export const FORGET_DUE_SESSIONS = /* sql */ `UPDATE sessions
  SET summary = NULL, visitor_label = NULL, retain_until = NULL, close_reason = 'retention_cleanup'
  WHERE session_key IN (${DUE}) RETURNING session_key`;

const FORGET_DUE = [
  FORGET_DUE_MESSAGES,
  FORGET_DUE_ATTACHMENTS,
  FORGET_DUE_FEEDBACK,
  FORGET_DUE_GAPS,
  FORGET_DUE_SESSIONS,
];

const OF_PROTOCOL = /* sql */ `(SELECT session_key FROM sessions WHERE protocol_number = :protocol_number)`;
export const ERASE_MESSAGES = /* sql */ `DELETE FROM messages WHERE session_key = ${OF_PROTOCOL}`;
export const ERASE_ATTACHMENTS = /* sql */ `DELETE FROM session_attachments WHERE session_key = ${OF_PROTOCOL}`;
export const ERASE_FEEDBACK = /* sql */ `DELETE FROM feedback WHERE session_key = ${OF_PROTOCOL}`;
export const ERASE_GAPS = /* sql */ `DELETE FROM gap_questions WHERE session_key = ${OF_PROTOCOL}`;
export const ERASE_CONTACTS = /* sql */ `DELETE FROM contacts WHERE session_key = ${OF_PROTOCOL} RETURNING contact_id`;
export const ERASE_SESSION = /* sql */ `UPDATE sessions
  SET summary = NULL, visitor_label = NULL, widget_origin = NULL, retain_until = NULL
  WHERE protocol_number = :protocol_number RETURNING session_key`;
// The two whose rows are counted come first.
const ERASE = [ERASE_CONTACTS, ERASE_SESSION, ERASE_MESSAGES, ERASE_ATTACHMENTS, ERASE_FEEDBACK, ERASE_GAPS];
const OF_ROBOT = /* sql */ `(SELECT session_key FROM sessions WHERE robot_id = :robot_id ORDER BY session_key LIMIT :limit)`;
export const REMOVE_REVIEWS = /* sql */ `DELETE FROM reviews WHERE feedback_key IN
  (SELECT feedback_key FROM feedback WHERE session_key IN ${OF_ROBOT})`;
export const REMOVE_SESSIONS = /* sql */ `DELETE FROM sessions WHERE session_key IN ${OF_ROBOT} RETURNING session_key`;
// Named one by one: a libSQL server may not heed that rows go with what they belong to.
const OF_SESSIONS = [
  "messages",
  "session_attachments",
  "feedback",
  "gap_questions",
  "contacts",
  "relay_attempts",
  "expand_tokens",
];
const REMOVE_ROBOTS_SESSIONS = [
  REMOVE_REVIEWS,
  ...OF_SESSIONS.map((table) => /* sql */ `DELETE FROM ${table} WHERE session_key IN ${OF_ROBOT}`),
  REMOVE_SESSIONS,
];
export const FIND_PROTOCOLS_BY_EMAIL = /* sql */ `SELECT DISTINCT protocol_number FROM contacts JOIN sessions USING (session_key)
  WHERE email COLLATE NOCASE IN (:email, :lower, :upper) LIMIT 1000`;

export const REPORT_SUMS = /* sql */ `SELECT
  (SELECT count(*) FROM sessions) AS sessions,
  (SELECT count(*) FROM sessions WHERE status = 'active') AS active_sessions,
  (SELECT count(*) FROM messages) AS messages,
  (SELECT count(*) FROM feedback WHERE feedback_details IS NOT NULL OR expected_answer IS NOT NULL) AS feedback_with_text,
  (SELECT count(*) FROM sessions WHERE summary IS NOT NULL) AS summaries,
  (SELECT count(*) FROM contacts) AS contacts,
  (SELECT count(*) FROM gap_questions) AS gap_questions,
  (SELECT count(*) FROM session_attachments) AS attachments,
  (SELECT coalesce(sum(size_bytes), 0) FROM session_attachments) AS attachment_bytes,
  (SELECT coalesce(sum(length(CAST(text AS BLOB))), 0) FROM messages) +
    (SELECT coalesce(sum(length(CAST(extracted_text AS BLOB))), 0) FROM session_attachments) AS text_bytes,
  (SELECT min(created_at) FROM messages) AS oldest_text_at`;
export const REPORT_AGES = /* sql */ `SELECT age, count(*) AS sessions_with_text FROM (
    SELECT CASE
      WHEN coalesce(closed_at, created_at) > :now - 86400000 THEN 'under 1 day'
      WHEN coalesce(closed_at, created_at) > :now - 604800000 THEN '1 to 7 days'
      WHEN coalesce(closed_at, created_at) > :now - 2592000000 THEN '7 to 30 days'
      ELSE 'over 30 days' END AS age
    FROM sessions s WHERE EXISTS (SELECT 1 FROM messages m WHERE m.session_key = s.session_key) OR summary IS NOT NULL
  ) GROUP BY age`;

type Reads = Pick<RetentionStore, "listExpired" | "countExpired" | "countDue" | "findByEmail" | "report">;

function createReads(database: Database): Reads {
  return {
    listExpired: async (now, limit) => {
      const rows = await database.read<SessionRow>({ sql: LIST_EXPIRED_SESSIONS, args: { now, limit } });
      return rows.map(toSession);
    },
    countExpired: (now) => countFound(database, COUNT_EXPIRED_SESSIONS, { now }),
    countDue: (now) => countFound(database, COUNT_DUE_SESSIONS, { now }),
    findByEmail: async (email) => {
      const rows = await database.read<{ protocol_number: string }>({
        sql: FIND_PROTOCOLS_BY_EMAIL,
        // NOCASE knows the letters of ASCII alone.
        args: { email, lower: email.toLowerCase(), upper: email.toUpperCase() },
      });
      return rows.map(({ protocol_number }) => protocol_number);
    },
    report: async (now) => {
      const sums = await database.read<Omit<PrivacyReport, "by_age">>({ sql: REPORT_SUMS });
      const by_age = await database.read<PrivacyReport["by_age"][number]>({
        sql: REPORT_AGES,
        args: { now },
      });
      if (!sums[0]) throw new Error("storage: a report without a row");
      return { ...sums[0], by_age };
    },
  };
}

/** Retention in this database. */
export function createRetentionStore(database: Database): RetentionStore {
  return {
    ...createReads(database),
    forgetDue: async (now, limit) => {
      const unit = FORGET_DUE.map((sql) => ({ sql, args: { now, limit } }));
      return countChanged(await database.write(unit), -1);
    },
    removeSessions: async (robot_id, limit) => {
      const unit = REMOVE_ROBOTS_SESSIONS.map((sql) => ({ sql, args: { robot_id, limit } }));
      return countChanged(await database.write(unit), -1);
    },
    eraseByProtocol: async (protocol_number) => {
      const unit = ERASE.map((sql): GuardedStatement => ({ sql, args: { protocol_number } }));
      const outcome = await database.write(unit);
      return { sessions: countChanged(outcome, 1), contacts: countChanged(outcome, 0) };
    },
  };
}
