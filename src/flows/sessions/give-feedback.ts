/** Records a rating; a thumbs-down with a reason asks for a training review (`interface.md`: POST …/feedback). */
import type { Feedback, GiveFeedback } from "../../contract/resources/feedback.ts";
import { needsReview } from "../../domain/feedback.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Clock } from "../../ports/clock.ts";
import type { FeedbackRecord, FeedbackStore } from "../../ports/feedback-store.ts";
import { ClaimTaken } from "../../ports/idempotency-store.ts";
import type { Ids } from "../../ports/ids.ts";
import type { UsageCounter } from "../../ports/usage-store.ts";
import type { HeldClaim } from "../claimed-work.ts";
import { findSession, type FindSessionOptions } from "./find-session.ts";
import type { FindSessionPlace } from "./find-session-place.ts";

/** What the flow needs. */
export interface GiveFeedbackOptions extends FindSessionOptions {
  readonly feedback: FeedbackStore;
  readonly findSessionPlace: FindSessionPlace;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly usageCounter: UsageCounter;
}

const RETRY_AFTER_SECONDS = 3_600;

/** Gives the flow. Feedback is taken after the end of a session, too. */
export function createGiveFeedback(options: GiveFeedbackOptions) {
  const { feedback, findSessionPlace, clock, ids, usageCounter } = options;
  return async (
    session_id: string,
    request: GiveFeedback,
    claim?: HeldClaim<Feedback>,
  ): Promise<Feedback> => {
    const place = await findSessionPlace(session_id);
    if (!place) throw new Refusal("unknown_session");
    // The visitor's own words are a text of the conversation; the reason is one of six.
    const isTextKept = place.retention_mode !== "none";
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
    const beside = { review_id, taken: claim?.taken, remembered: claim?.remember(result) };
    const add = () => feedback.add(given, beside);
    // One that failed may have been kept, its answer lost: under the same ids it is kept once.
    const again = (error: unknown): Promise<boolean> => {
      if (error instanceof ClaimTaken) throw error;
      return add();
    };
    if (await add().catch(again)) {
      usageCounter.count(place.robot_id, request.rating === "up" ? "rated_up" : "rated_down");
      return result;
    }
    await findSession(options, session_id);
    throw new Refusal("rate_limit_exceeded", { retry_after_seconds: RETRY_AFTER_SECONDS });
  };
}
