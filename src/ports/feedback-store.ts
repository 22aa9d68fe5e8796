/** The feedback port: ratings of answers, and the training reviews that come of them. */
import type { GiveFeedback } from "../contract/resources/feedback.ts";
import type { RatedAnswer } from "../domain/transcript-text.ts";
import type { ClaimRequest, ClaimResult } from "./idempotency-store.ts";

/** A rating to keep. Without a text where the session's retention keeps none. */
export interface FeedbackRecord {
  readonly feedback_id: string;
  readonly session_id: string;
  readonly message_id: string | null;
  readonly rating: GiveFeedback["rating"];
  readonly feedback_reason: string | null;
  readonly feedback_details: string | null;
  readonly expected_answer: string | null;
  readonly created_at: number;
}

/** What is kept beside a rating, in one unit with it. */
export interface BesideFeedback {
  /** Of a pending review; null: none. */
  readonly review_id: string | null;
  /** The claim of the request, taken in the same unit. */
  readonly taken?: ClaimRequest | undefined;
  readonly remembered?: ClaimResult | undefined;
}

/** Where ratings live. */
export interface FeedbackStore {
  /**
   * Keeps a rating, with a pending review and the result of its key where there are such. False, and nothing kept, when the
   * session has its most.
   * Idempotent for the same ids, without a claim to be taken: rejects with `ClaimTaken` where that is taken.
   */
  add(feedback: FeedbackRecord, beside: BesideFeedback): Promise<boolean>;
  /** The ratings of a session, oldest first; at most 200. */
  listOfSession(session_id: string): Promise<readonly RatedAnswer[]>;
}
