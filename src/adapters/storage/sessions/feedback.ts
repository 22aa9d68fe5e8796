/** Feedback and reviews in SQL (`ports/feedback-store.ts`). */
import type { RatedAnswer } from "../../../domain/transcript-text.ts";
import type { Database, GuardedStatement, Row } from "../../../ports/database.ts";
import type { FeedbackStore } from "../../../ports/feedback-store.ts";
import { byteColumns, toTextColumns } from "../packed-texts.ts";
import { behindClaim, completeWith, takeWith } from "./idempotency.ts";

const MOST_OF_SESSION = 200;

// A session whose texts were deleted already would keep these for ever.
const KEEPS_TEXT = /* sql */ `(s.status = 'active' OR s.retain_until IS NOT NULL)`;

/** What a visitor wrote of an answer, read as bytes. */
const RATED_WORDS = ["feedback_details"] as const;

const toRated = (row: Row): RatedAnswer => toTextColumns(RATED_WORDS, row) as unknown as RatedAnswer;

export const ADD_FEEDBACK = /* sql */ `INSERT INTO feedback (feedback_id, session_key, message_id, rating, feedback_reason,
    feedback_details, expected_answer, created_at)
  SELECT :feedback_id, session_key, :message_id, :rating, :feedback_reason,
    CASE WHEN ${KEEPS_TEXT} THEN :feedback_details END, CASE WHEN ${KEEPS_TEXT} THEN :expected_answer END, :created_at
  FROM sessions s WHERE session_id = :session_id
    AND (SELECT count(*) FROM feedback f WHERE f.session_key = s.session_key) < ${MOST_OF_SESSION}
  ON CONFLICT (feedback_id) DO UPDATE SET feedback_id = excluded.feedback_id RETURNING feedback_key`;

export const ADD_REVIEW = /* sql */ `INSERT INTO reviews (review_id, feedback_key, tenant_id, robot_id, status, created_at)
  SELECT :review_id, feedback_key, tenant_id, robot_id, 'pending', f.created_at
  FROM feedback f JOIN sessions USING (session_key) WHERE feedback_id = :feedback_id
  ON CONFLICT (review_id) DO NOTHING`;

export const LIST_FEEDBACK_OF_SESSION = /* sql */ `SELECT message_id, rating, feedback_reason, ${byteColumns(RATED_WORDS)}
  FROM feedback WHERE session_key = (SELECT session_key FROM sessions WHERE session_id = :session_id)
  ORDER BY feedback_key LIMIT ${MOST_OF_SESSION}`;

/** Feedback in this database. */
export function createFeedbackStore(database: Database): FeedbackStore {
  return {
    add: async (feedback, { review_id, taken, remembered }) => {
      const kept: GuardedStatement = { sql: ADD_FEEDBACK, args: { ...feedback }, guard: "row" };
      const review: GuardedStatement = {
        sql: ADD_REVIEW,
        args: { review_id, feedback_id: feedback.feedback_id },
      };
      const own = [kept, ...(review_id === null ? [] : [review])];
      const unit = takeWith(taken, [...own, ...completeWith(remembered)]);
      return behindClaim(taken, await database.write(unit)) !== null;
    },
    listOfSession: async (session_id) =>
      (await database.read({ sql: LIST_FEEDBACK_OF_SESSION, args: { session_id } })).map(toRated),
  };
}
