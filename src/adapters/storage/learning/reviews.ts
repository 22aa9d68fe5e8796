/** Training reviews in SQL (`ports/review-store.ts`); `sessions/feedback.ts` makes them. */
import type { Database, Row, Statement } from "../../../ports/database.ts";
import type { Review, ReviewRequest, ReviewStore } from "../../../ports/review-store.ts";
import { byteColumns, toTextColumns } from "../packed-texts.ts";

// A list of a thousand, and the row that tells that there are more.
const MOST = 1_001;
const STATUSES = ["'pending'", "'approved'", "'corrected'", "'rejected'"];

const REVIEWS = /* sql */ `SELECT r.review_id, r.tenant_id, r.robot_id, r.status, s.protocol_number, r.created_at AS created_at, r.decided_at,
  f.feedback_reason, ${byteColumns(["f.feedback_details", "f.expected_answer"])}, CAST(a.text AS BLOB) AS answer,
  CAST((SELECT u.text FROM messages u WHERE u.session_key = a.session_key AND u.seq < a.seq AND u.role = 'user'
    ORDER BY u.seq DESC LIMIT 1) AS BLOB) AS question
  FROM reviews r JOIN feedback f USING (feedback_key) JOIN sessions s USING (session_key)
  LEFT JOIN messages a ON a.session_key = f.session_key AND a.message_id = f.message_id AND a.role = 'assistant'`;

const OF_ROBOT = /* sql */ `r.robot_id = :robot_id AND `;
// A status each, and merged in order: as one list, all there are would be read and sorted.
const listOf = (statuses: readonly string[], whose: string): string =>
  `${statuses.map((status) => `${REVIEWS} WHERE ${whose}r.status = ${status}`).join(" UNION ALL ")}
  ORDER BY created_at LIMIT :limit`;

export const LIST_REVIEWS = listOf([":status"], "");
export const LIST_ALL_REVIEWS = listOf(STATUSES, "");
export const LIST_REVIEWS_OF_ROBOT = listOf([":status"], OF_ROBOT);
export const LIST_ALL_REVIEWS_OF_ROBOT = listOf(STATUSES, OF_ROBOT);
export const FIND_REVIEW = /* sql */ `${REVIEWS} WHERE r.review_id = :review_id`;
export const DECIDE_REVIEW = /* sql */ `UPDATE reviews SET status = :status, decided_at = :decided_at
  WHERE review_id = :review_id AND status = 'pending' RETURNING review_id`;

function toList({ robot_id, status, limit: asked }: ReviewRequest): Statement {
  const limit = Math.min(MOST, Math.max(1, asked));
  const whose = robot_id === null ? {} : { robot_id };
  if (status === null)
    return {
      sql: robot_id === null ? LIST_ALL_REVIEWS : LIST_ALL_REVIEWS_OF_ROBOT,
      args: { ...whose, limit },
    };
  return { sql: robot_id === null ? LIST_REVIEWS : LIST_REVIEWS_OF_ROBOT, args: { ...whose, status, limit } };
}

// Read as bytes, since they are visitors' and a message's.
const toReview = (row: Row): Review =>
  toTextColumns(["feedback_details", "expected_answer", "answer", "question"], row) as unknown as Review;

/** Reviews in this database. */
export function createReviewStore(database: Database): ReviewStore {
  return {
    list: async (request) => (await database.read(toList(request))).map(toReview),
    find: async (review_id) =>
      (await database.read({ sql: FIND_REVIEW, args: { review_id } })).map(toReview)[0] ?? null,
    decide: async (review_id, status, decided_at) => {
      const args = { review_id, status, decided_at };
      return (await database.write([{ sql: DECIDE_REVIEW, args, guard: "row" }])).committed;
    },
  };
}
