/** Training reviews in SQL (`ports/review-store.ts`); `feedback.ts` makes them. */
import type { Database } from "../../ports/database.ts";
import type { Review, ReviewStore } from "../../ports/review-store.ts";

const MOST = 1_000;

const REVIEWS = /* sql */ `SELECT r.review_id, r.tenant_id, r.robot_id, r.status, s.protocol_number, r.created_at, r.decided_at,
  f.feedback_reason, f.feedback_details, f.expected_answer, a.text AS answer,
  (SELECT u.text FROM messages u WHERE u.session_key = a.session_key AND u.seq < a.seq AND u.role = 'user'
    ORDER BY u.seq DESC LIMIT 1) AS question
  FROM reviews r JOIN feedback f USING (feedback_key) JOIN sessions s USING (session_key)
  LEFT JOIN messages a ON a.session_key = f.session_key AND a.message_id = f.message_id AND a.role = 'assistant'`;

export const LIST_REVIEWS = /* sql */ `${REVIEWS}
  WHERE (:robot_id IS NULL OR r.robot_id = :robot_id) AND (:status IS NULL OR r.status = :status)
  ORDER BY r.created_at LIMIT :most`;
export const FIND_REVIEW = /* sql */ `${REVIEWS} WHERE r.review_id = :review_id`;
export const DECIDE_REVIEW = /* sql */ `UPDATE reviews SET status = :status, decided_at = :decided_at
  WHERE review_id = :review_id AND status = 'pending' RETURNING review_id`;

/** Reviews in this database. */
export function createReviewStore(database: Database): ReviewStore {
  return {
    list: ({ robot_id, status, most }) =>
      database.read<Review>({
        sql: LIST_REVIEWS,
        args: { robot_id, status, most: Math.min(MOST, Math.max(1, most)) },
      }),
    find: async (review_id) =>
      (await database.read<Review>({ sql: FIND_REVIEW, args: { review_id } }))[0] ?? null,
    decide: async (review_id, status, decided_at) => {
      const args = { review_id, status, decided_at };
      return (await database.write([{ sql: DECIDE_REVIEW, args, guard: "row" }])).committed;
    },
  };
}
