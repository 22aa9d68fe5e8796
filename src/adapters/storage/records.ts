/** The operator's lists in SQL (`ports/records.ts`). */
import type { Database } from "../../ports/database.ts";
import type { ContactLine, NewTurn, Records, SessionLine } from "../../ports/records.ts";

const MAX_LISTED = 1_000;

const LINE = /* sql */ `s.session_key AS position, s.protocol_number, r.slug AS robot, s.source, s.status,
  s.question_count, s.retention_mode, s.created_at, s.closed_at, s.close_reason, s.summary, s.forms_relay_status
  FROM sessions s LEFT JOIN robots r ON r.robot_id = s.robot_id`;
const WANTED = /* sql */ `(:status IS NULL OR s.status = :status) AND s.created_at >= :since AND s.session_key < :before
  ORDER BY s.session_key DESC LIMIT :most`;

export const LIST_SESSIONS = /* sql */ `SELECT ${LINE} WHERE ${WANTED}`;
// A statement of its own: with "robot_id = :robot_id OR :robot_id IS NULL" the index would not be used.
export const LIST_SESSIONS_OF_ROBOT = /* sql */ `SELECT ${LINE} WHERE s.robot_id = :robot_id AND ${WANTED}`;
export const LIST_BEGUN_SESSIONS = /* sql */ `SELECT ${LINE} WHERE s.session_key > :position
  ORDER BY s.session_key LIMIT :most`;
export const FIND_LAST_POSITION = /* sql */ `SELECT coalesce(max(session_key), 0) AS position FROM sessions`;
// The deadline moves with every question: the latest deadlines are the liveliest sessions.
export const LIST_ACTIVE_SESSIONS = /* sql */ `SELECT session_key AS position,
    coalesce((SELECT max(seq) FROM messages m WHERE m.session_key = s.session_key), 0) AS last_seq
  FROM sessions s WHERE status = 'active' ORDER BY deadline_at DESC LIMIT :most`;
export const FIND_SESSION_AT = /* sql */ `SELECT ${LINE} WHERE s.session_key = :position`;
export const LIST_TURNS_AFTER = /* sql */ `SELECT seq, message_id, role, text, created_at FROM messages
  WHERE session_key = :position AND seq > :after_seq ORDER BY seq LIMIT :most`;

const CONTACT = /* sql */ `SELECT c.contact_id, s.protocol_number, r.slug AS robot, c.name, c.email, c.phone, c.company,
    c.message, c.created_at
  FROM contacts c JOIN sessions s ON s.session_key = c.session_key LEFT JOIN robots r ON r.robot_id = c.robot_id
  WHERE (c.created_at, c.contact_id) > (:created_at, :contact_id) AND (:robot_id IS NULL OR c.robot_id = :robot_id)`;
export const LIST_CONTACTS = /* sql */ `${CONTACT} ORDER BY c.created_at, c.contact_id LIMIT :most`;

const bounded = (most: number): number => Math.min(most, MAX_LISTED);

/** Lists over this database. */
export function createRecords(database: Database): Records {
  return {
    listSessions: ({ robot_id, before, most, ...query }) => {
      const args = { ...query, before: before ?? Number.MAX_SAFE_INTEGER, most: bounded(most) };
      return database.read<SessionLine>(
        robot_id === null
          ? { sql: LIST_SESSIONS, args }
          : { sql: LIST_SESSIONS_OF_ROBOT, args: { ...args, robot_id } },
      );
    },
    listBegun: (position, most) =>
      database.read<SessionLine>({ sql: LIST_BEGUN_SESSIONS, args: { position, most: bounded(most) } }),
    findLastPosition: async () =>
      (await database.read<{ position: number }>({ sql: FIND_LAST_POSITION }))[0]?.position ?? 0,
    listActive: (most) => database.read({ sql: LIST_ACTIVE_SESSIONS, args: { most: bounded(most) } }),
    findAt: async (position) =>
      (await database.read<SessionLine>({ sql: FIND_SESSION_AT, args: { position } }))[0] ?? null,
    listTurns: (position, after_seq, most) =>
      database.read<NewTurn>({
        sql: LIST_TURNS_AFTER,
        args: { position, after_seq, most: bounded(most) },
      }),
    listContacts: ({ robot_id, after, most }) => {
      const place = { created_at: after?.created_at ?? -1, contact_id: after?.contact_id ?? "" };
      return database.read<ContactLine>({
        sql: LIST_CONTACTS,
        args: { robot_id, ...place, most: bounded(most) },
      });
    },
  };
}
