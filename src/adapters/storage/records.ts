/** The operator's lists in SQL (`ports/records.ts`). */
import type { Database, Row, Statement } from "../../ports/database.ts";
import type {
  ChannelLine,
  ContactLine,
  Records,
  SessionLine,
  SessionCursor,
  SessionQuery,
} from "../../ports/records.ts";
import { listKept } from "./sessions/kept.ts";
import { byteColumns, type PackedTexts, packedTexts, toTextColumns, unpackTexts } from "./packed-texts.ts";
import { contactColumns, toContact } from "./sessions/contacts.ts";
import { toTurn, type TurnRow } from "./sessions/turn-row.ts";

// A list of a thousand, and the row that tells that there are more.
const MAX_LISTED = 1_001;
const NEWEST: SessionCursor = { created_at: Number.MAX_SAFE_INTEGER, position: Number.MAX_SAFE_INTEGER };

const LINE = /* sql */ `s.session_key AS position, s.protocol_number, r.slug AS robot, s.source, s.status,
  s.question_count, s.retention_mode, s.created_at, s.closed_at, s.close_reason, ${byteColumns(["s.summary"])}, s.forms_relay_status
  FROM sessions s LEFT JOIN robots r ON r.robot_id = s.robot_id`;
const WANTED = /* sql */ `s.created_at >= :since AND (s.created_at, s.session_key) < (:created_at, :position)
  ORDER BY s.created_at DESC, s.session_key DESC LIMIT :limit`;
const OF_STATUS = /* sql */ `(:status IS NULL OR s.status = :status)`;

export const LIST_SESSIONS = /* sql */ `SELECT ${LINE} WHERE ${OF_STATUS} AND ${WANTED}`;
// A statement of its own: with "robot_id = :robot_id OR :robot_id IS NULL" the index would not be used.
export const LIST_SESSIONS_OF_ROBOT = /* sql */ `SELECT ${LINE} WHERE s.robot_id = :robot_id AND ${OF_STATUS} AND ${WANTED}`;
// Those that are active are few, and may be anywhere among all: they are looked for in their own index, which SQLite does
// not choose by itself.
export const LIST_OPEN_SESSIONS = /* sql */ `SELECT ${LINE.replace("sessions s", "sessions s INDEXED BY sessions_by_deadline")}
  WHERE s.status = 'active' AND (:robot_id IS NULL OR s.robot_id = :robot_id) AND ${WANTED}`;
export const LIST_BEGUN_SESSIONS = /* sql */ `SELECT ${LINE} WHERE s.session_key > :position
  ORDER BY s.session_key LIMIT :limit`;
export const FIND_LAST_POSITION = /* sql */ `SELECT coalesce(max(session_key), 0) AS position FROM sessions`;
// The deadline moves with every question: the latest deadlines are the liveliest sessions.
export const LIST_ACTIVE_SESSIONS = /* sql */ `SELECT session_key AS position,
    coalesce((SELECT max(seq) FROM messages m WHERE m.session_key = s.session_key), 0) AS last_seq
  FROM sessions s WHERE status = 'active' ORDER BY deadline_at DESC LIMIT :limit`;
export const FIND_SESSION_AT = /* sql */ `SELECT ${LINE} WHERE s.session_key = :position`;
export const LIST_TURNS_AFTER = /* sql */ `SELECT seq, message_id, role, ${packedTexts("text")}, created_at FROM messages
  WHERE session_key = :position AND seq > :after_seq ORDER BY seq LIMIT :limit`;

const CONTACTS = /* sql */ `SELECT c.contact_id, s.protocol_number, r.slug AS robot, ${contactColumns("c")},
    c.created_at
  FROM contacts c JOIN sessions s ON s.session_key = c.session_key LEFT JOIN robots r ON r.robot_id = c.robot_id
  WHERE (c.created_at, c.contact_id) < (:created_at, :contact_id)`;
const NEWEST_FIRST = /* sql */ `ORDER BY c.created_at DESC, c.contact_id DESC LIMIT :limit`;
export const LIST_CONTACTS = /* sql */ `${CONTACTS} ${NEWEST_FIRST}`;
export const LIST_CONTACTS_OF_ROBOT = /* sql */ `${CONTACTS} AND c.robot_id = :robot_id ${NEWEST_FIRST}`;

// Every channel has its robot, and every robot its tenant.
export const LIST_CHANNEL_LINES = /* sql */ `SELECT ${packedTexts("c.channel_id", "c.name", "c.visibility", "r.slug", "t.name")}
  FROM robots r CROSS JOIN channels c ON c.robot_id = r.robot_id CROSS JOIN tenants t ON t.tenant_id = r.tenant_id
  WHERE r.slug >= :robot AND (r.slug > :robot OR c.name > :name) ORDER BY r.slug, c.name LIMIT :limit`;

const bounded = (limit: number): number => Math.min(limit, MAX_LISTED);

function toSessionList({ robot_id, status, since, before, limit }: SessionQuery): Statement {
  const { created_at, position } = before ?? NEWEST;
  const args = { since, created_at, position, limit: bounded(limit) };
  if (status === "active") return { sql: LIST_OPEN_SESSIONS, args: { ...args, robot_id } };
  return robot_id === null
    ? { sql: LIST_SESSIONS, args: { ...args, status } }
    : { sql: LIST_SESSIONS_OF_ROBOT, args: { ...args, status, robot_id } };
}

const toLine = (row: Row): SessionLine => toTextColumns(["summary"], row) as unknown as SessionLine;

function toChannelLine(row: PackedTexts): ChannelLine {
  const [channel_id = "", name = "", visibility = "", robot = "", tenant = ""] = unpackTexts(row).map(
    (text) => text.toWellFormed(),
  );
  return { channel_id, name, visibility: visibility as ChannelLine["visibility"], robot, tenant };
}

/** Lists over this database. */
export function createRecords(database: Database): Records {
  return {
    listSessions: async (query) => (await database.read(toSessionList(query))).map(toLine),
    listBegun: async (position, limit) => {
      const args = { position, limit: bounded(limit) };
      return (await database.read({ sql: LIST_BEGUN_SESSIONS, args })).map(toLine);
    },
    findLastPosition: async () =>
      (await database.read<{ position: number }>({ sql: FIND_LAST_POSITION }))[0]?.position ?? 0,
    listActive: (limit) => database.read({ sql: LIST_ACTIVE_SESSIONS, args: { limit: bounded(limit) } }),
    findAt: async (position) =>
      (await database.read({ sql: FIND_SESSION_AT, args: { position } })).map(toLine)[0] ?? null,
    listTurns: async (position, after_seq, limit) => {
      const args = { position, after_seq, limit: bounded(limit) };
      const rows = await database.read<TurnRow & { seq: number }>({ sql: LIST_TURNS_AFTER, args });
      return rows.map((row) => ({ seq: row.seq, ...toTurn(row) }));
    },
    listKept: (positions) => listKept(database, positions),
    listChannels: async (after, limit) => {
      const args = { robot: after?.robot ?? "", name: after?.name ?? "", limit: bounded(limit) };
      return (await database.read<PackedTexts>({ sql: LIST_CHANNEL_LINES, args })).map(toChannelLine);
    },
    listContacts: async ({ robot_id, before, limit }) => {
      const place = {
        created_at: before?.created_at ?? NEWEST.created_at,
        contact_id: before?.contact_id ?? "",
      };
      const args = { ...place, limit: bounded(limit) };
      const rows = await database.read(
        robot_id === null
          ? { sql: LIST_CONTACTS, args }
          : { sql: LIST_CONTACTS_OF_ROBOT, args: { ...args, robot_id } },
      );
      return rows.map((row) => toContact(row) as unknown as ContactLine);
    },
  };
}
