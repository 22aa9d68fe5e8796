/** Feedback on an answer (`interface.md`: POST …/feedback). */
import * as z from "zod";
import { DETAILS_CHARACTERS, IDENTIFIER_CHARACTERS } from "../limits.ts";
import { api } from "../registry.ts";

/** The reasons of a thumbs-down, as they go over the wire in every language. */
export const FeedbackReason = z.enum([
  "Incorrect or incomplete",
  "Not what I asked",
  "Slow or buggy",
  "Tone or style",
  "Safety or legal",
  "Other",
]);

/** The request. */
export const GiveFeedback = z
  .object({
    rating: z.enum(["up", "down"]),
    message_id: z.string().max(IDENTIFIER_CHARACTERS).nullish(),
    feedback_reason: FeedbackReason.nullish(),
    feedback_details: z.string().max(DETAILS_CHARACTERS).nullish(),
    expected_answer: z.string().max(DETAILS_CHARACTERS).nullish(),
  })
  .register(api, { id: "GiveFeedback", description: "A visitor's rating of an answer." });

/** The request. */
export type GiveFeedback = z.infer<typeof GiveFeedback>;

/** The result. */
export const Feedback = z
  .object({ feedback_id: z.string(), status: z.enum(["recorded", "pending_training_review"]) })
  .register(api, { id: "Feedback", description: "What became of a rating." });

/** The result. */
export type Feedback = z.infer<typeof Feedback>;
