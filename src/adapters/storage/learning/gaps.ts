/** The gap ledger in SQL (`ports/gap-store.ts`). The words of a question stand in `gap_questions` only. */
import type { Database, Row, Statement } from "../../../ports/database.ts";
import type { Gap, GapRequest, GapSighting, GapStatus, GapStore } from "../../../ports/gap-store.ts";
import { countChanged, countFound } from "../counts.ts";
import { byteColumns, toTextColumns } from "../packed-texts.ts";

const STATUSES: readonly GapStatus[] = ["open", "taught", "dismissed"];
const MOST_WORDINGS = 20;
const MOST_GAPS = 5_000;
// A list of a thousand, and the row that tells that there are more.
const MOST_LISTED = 1_001;

export const RECORD_GAP = /* sql */ `INSERT INTO gaps (gap_id, tenant_id, robot_id, key_hash, status, times_asked, first_asked_at, last_asked_at)
  SELECT :gap_id, :tenant_id, :robot_id, :key_hash, 'open', 1, :asked_at, :asked_at
  WHERE EXISTS (SELECT 1 FROM gaps WHERE robot_id = :robot_id AND key_hash = :key_hash)
    OR (SELECT count(*) FROM gaps WHERE robot_id = :robot_id) < ${MOST_GAPS}
  ON CONFLICT (robot_id, key_hash) DO UPDATE SET times_asked = times_asked + 1, last_asked_at = excluded.last_asked_at,
    status = CASE status WHEN 'dismissed' THEN 'dismissed' ELSE 'open' END
  RETURNING gap_id`;

const MAY_KEEP = /* sql */ `g.robot_id = :robot_id AND g.key_hash = :key_hash AND g.status = 'open'
  AND g.kept_questions < ${MOST_WORDINGS}`;

// A session whose texts were deleted already would keep this one for ever, or longer than its other texts.
export const KEEP_SESSION_QUESTION = /* sql */ `INSERT INTO gap_questions (gap_id, session_key, question, question_before, asked_at)
  SELECT g.gap_id, s.session_key, :question, :question_before, :asked_at FROM gaps g JOIN sessions s ON s.session_id = :session_id
  WHERE ${MAY_KEEP} AND (s.status = 'active' AND s.retention_mode <> 'none'
    OR s.retention_mode = 'full' AND s.retain_until IS NOT NULL)`;

export const FORGET_GAP_QUESTIONS = /* sql */ `DELETE FROM gap_questions
  WHERE session_key = (SELECT session_key FROM sessions WHERE session_id = :session_id)`;

export const KEEP_TIMED_QUESTION = /* sql */ `INSERT INTO gap_questions (gap_id, retain_until, question, question_before, asked_at)
  SELECT g.gap_id, :retain_until, :question, :question_before, :asked_at FROM gaps g WHERE ${MAY_KEEP}`;

const GAP_COLUMNS = /* sql */ `g.gap_id, g.tenant_id, g.robot_id, g.status, g.times_asked, g.first_asked_at, g.last_asked_at,
  ${byteColumns(["q.question", "q.question_before"])} FROM gaps g LEFT JOIN gap_questions q ON q.gap_question_key =
    (SELECT max(n.gap_question_key) FROM gap_questions n WHERE n.gap_id = g.gap_id)`;

const MOST_ASKED_FIRST = /* sql */ `ORDER BY times_asked DESC, last_asked_at DESC LIMIT :limit`;
export const LIST_GAPS = /* sql */ `SELECT ${GAP_COLUMNS} WHERE g.status = :status ${MOST_ASKED_FIRST}`;
// Those of each status are in order, and are merged: as one list, all there are would be read and sorted.
export const LIST_ALL_GAPS = /* sql */ `${STATUSES.map(
  (status) => /* sql */ `SELECT ${GAP_COLUMNS} WHERE g.status = '${status}'`,
).join(" UNION ALL ")} ${MOST_ASKED_FIRST}`;
// A robot has a bounded number of them.
export const LIST_GAPS_OF_ROBOT = /* sql */ `SELECT ${GAP_COLUMNS}
  WHERE g.robot_id = :robot_id AND (:status IS NULL OR g.status = :status) ${MOST_ASKED_FIRST}`;
export const FIND_GAP = /* sql */ `SELECT ${GAP_COLUMNS} WHERE g.gap_id = :gap_id`;
export const DECIDE_GAP = /* sql */ `UPDATE gaps SET status = :status, decided_at = :decided_at
  WHERE gap_id = :gap_id RETURNING gap_id`;

const DUE_QUESTIONS = /* sql */ `SELECT gap_question_key FROM gap_questions WHERE retain_until IS NOT NULL AND retain_until <= :now`;
const EMPTY_GAPS = /* sql */ `SELECT gap_id FROM gaps WHERE status = 'open' AND kept_questions = 0`;
export const COUNT_DUE_GAPS = /* sql */ `SELECT (SELECT count(*) FROM (${DUE_QUESTIONS} LIMIT 10000))
  + (SELECT count(*) FROM (${EMPTY_GAPS} LIMIT 10000)) AS found`;
export const FORGET_DUE_QUESTIONS = /* sql */ `DELETE FROM gap_questions WHERE gap_question_key IN (${DUE_QUESTIONS} LIMIT :limit)
  RETURNING gap_question_key`;
export const FORGET_EMPTY_GAPS = /* sql */ `DELETE FROM gaps WHERE gap_id IN (${EMPTY_GAPS} LIMIT :limit) RETURNING gap_id`;

const toGap = (row: Row): Gap => toTextColumns(["question", "question_before"], row) as unknown as Gap;

/** The ledger in this database. */
export function createGapStore(database: Database): GapStore {
  return {
    record: (sighting) => record(database, sighting),
    list: async (request) => (await database.read(toList(request))).map(toGap),
    find: async (gap_id) => (await database.read({ sql: FIND_GAP, args: { gap_id } })).map(toGap)[0] ?? null,
    decide: async (gap_id, status, decided_at) => {
      const args = { gap_id, status, decided_at };
      return (await database.write([{ sql: DECIDE_GAP, args, guard: "row" }])).committed;
    },
    countDue: (now) => countFound(database, COUNT_DUE_GAPS, { now }),
    forgetDue: async (now, limit) => {
      const outcome = await database.write([
        { sql: FORGET_DUE_QUESTIONS, args: { now, limit } },
        { sql: FORGET_EMPTY_GAPS, args: { limit } },
      ]);
      return countChanged(outcome, 0) + countChanged(outcome, 1);
    },
  };
}

function toList({ robot_id, status, limit: asked }: GapRequest): Statement {
  const limit = Math.min(MOST_LISTED, Math.max(1, asked));
  if (robot_id !== null) return { sql: LIST_GAPS_OF_ROBOT, args: { robot_id, status, limit } };
  return status === null
    ? { sql: LIST_ALL_GAPS, args: { limit } }
    : { sql: LIST_GAPS, args: { status, limit } };
}

async function record(database: Database, sighting: GapSighting): Promise<void> {
  const { gap_id, tenant_id, robot_id, key_hash, question, question_before, asked_at, kept } = sighting;
  const words = { robot_id, key_hash, question, question_before, asked_at };
  await database.write([
    { sql: RECORD_GAP, args: { gap_id, tenant_id, robot_id, key_hash, asked_at }, guard: "row" },
    "session_id" in kept
      ? { sql: KEEP_SESSION_QUESTION, args: { ...words, session_id: kept.session_id } }
      : { sql: KEEP_TIMED_QUESTION, args: { ...words, retain_until: kept.retain_until } },
  ]);
}
