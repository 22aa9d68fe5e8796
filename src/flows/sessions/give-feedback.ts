/** Records a rating; a thumbs-down with a reason asks for a training review (`interface.md`: POST …/feedback). */
import type { Feedback, GiveFeedback } from "../../contract/resources/feedback.ts";
import { needsReview } from "../../domain/feedback.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Clock } from "../../ports/clock.ts";
import type { FeedbackRecord, FeedbackStore } from "../../ports/feedback-store.ts";
import type { ClaimResult } from "../../ports/idempotency-store.ts";
import type { Ids } from "../../ports/ids.ts";
import { findSession, type FindSessionOptions } from "./find-session.ts";

/** What the flow needs. */
export interface GiveFeedbackOptions extends FindSessionOptions {
  readonly feedback: FeedbackStore;
  readonly clock: Clock;
  readonly ids: Ids;
}

const RETRY_AFTER_SECONDS = 3_600;

/** Gives the result of the request's key, to be kept in one unit with the rating. */
export type RememberFeedback = (feedback: Feedback) => ClaimResult;

/** Gives the flow. Feedback is taken after the end of a session, too. */
export function createGiveFeedback(options: GiveFeedbackOptions) {
  const { feedback, clock, ids } = options;
  return async (
    session_id: string,
    request: GiveFeedback,
    remember?: RememberFeedback,
  ): Promise<Feedback> => {
    const { retention_mode } = await findSession(options, session_id);
    // The visitor's own words are a text of the conversation; the reason is one of six.
    const isTextKept = retention_mode !== "none";
    const feedback_id = ids.create("fbk");
    const isReviewed = needsReview(request);
    const review_id = isReviewed ? ids.create("rev") : null;
    const given: FeedbackRecord = {
      feedback_id,
      session_id,
      message_id: request.message_id ?? null,
      rating: request.rating,
      feedback_reason: request.feedback_reason ?? null,
      feedback_details: isTextKept ? (request.feedback_details ?? null) : null,
      expected_answer: isTextKept ? (request.expected_answer ?? null) : null,
      created_at: clock.now(),
    };
    const result: Feedback = { feedback_id, status: isReviewed ? "pending_training_review" : "recorded" };
    const remembered = remember?.(result);
    const add = () => feedback.add(given, { review_id, remembered });
    // One that failed may have been kept, its answer lost: under the same ids it is kept once.
    if (!(await add().catch(add)))
      throw new Refusal("rate_limit_exceeded", { retry_after_seconds: RETRY_AFTER_SECONDS });
    return result;
  };
}
