/** The review port: thumbs-downs with a reason, waiting for a person's decision. */

/** A review's states: pending until a person decides, once. */
export type ReviewStatus = "pending" | "approved" | "corrected" | "rejected";

/** A review with what is still kept of its conversation. */
export interface Review {
  readonly review_id: string;
  readonly tenant_id: string;
  readonly robot_id: string;
  readonly status: ReviewStatus;
  readonly protocol_number: string;
  readonly created_at: number;
  readonly decided_at: number | null;
  readonly feedback_reason: string | null;
  /** The visitor's own words: context, never taught by themselves. */
  readonly feedback_details: string | null;
  readonly expected_answer: string | null;
  /** What was asked and answered; null where the transcript is not kept, or the feedback named no message. */
  readonly question: string | null;
  readonly answer: string | null;
}

/** Which reviews, oldest first. */
export interface ReviewRequest {
  /** null: of every robot. */
  readonly robot_id: string | null;
  /** null: of every status. */
  readonly status: ReviewStatus | null;
  /** 1 to 1,001: a list of a thousand, and the row that tells that there are more. */
  readonly limit: number;
}

/** Where reviews live. */
export interface ReviewStore {
  list(request: ReviewRequest): Promise<readonly Review[]>;
  /** The review; null when there is none. */
  find(review_id: string): Promise<Review | null>;
  /** Ends a pending review; false when it is decided already, or gone. */
  decide(review_id: string, status: Exclude<ReviewStatus, "pending">, decided_at: number): Promise<boolean>;
}
