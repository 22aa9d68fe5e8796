/** Feedback: what becomes of a rating (`interface.md`: States, Feedback). */
import type { GiveFeedback } from "../contract/resources/feedback.ts";

/** A thumbs-down with a reason asks for a training review; nothing is taught without one. */
export function needsReview({
  rating,
  feedback_reason,
}: Pick<GiveFeedback, "rating" | "feedback_reason">): boolean {
  return rating === "down" && feedback_reason !== undefined && feedback_reason !== null;
}
