/**
 * Decides on a training review (`interface.md`: Feedback): what the visitor wrote is context, and nothing is taught
 * before a person approved or corrected it.
 */
import { wrongRequest } from "../../domain/refusal.ts";
import type { AuditLog } from "../../ports/audit-log.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Directory } from "../../ports/directory.ts";
import type { Review, ReviewStore } from "../../ports/review-store.ts";
import type { TaughtAnswer, TeachAnswer } from "./teach-answer.ts";

/** What the flow needs. */
export interface DecideReviewOptions {
  readonly reviews: ReviewStore;
  readonly directory: Directory;
  readonly teachAnswer: TeachAnswer;
  readonly audit: AuditLog;
  readonly clock: Clock;
}

/** What a person decided. Without an answer the visitor's expected answer is approved; without a question the visitor's stands. */
export interface ReviewAnswer {
  readonly review_id: string;
  readonly status: "approved" | "corrected";
  readonly answer: string | null;
  readonly question: string | null;
}

/** Deciding on reviews. */
export interface DecideReview {
  /**
   * Teaches the decided answer; again in other words, where the same was decided before. Refuses with `invalid_request` when
   * the review is missing or decided otherwise, or a text is missing.
   */
  teach(decision: ReviewAnswer, actor: string): Promise<TaughtAnswer>;
  /** Teaches nothing. Refuses with `invalid_request` when the review is missing or decided. */
  reject(review_id: string, actor: string): Promise<void>;
}

/** Gives the flow. */
export function createDecideReview(options: DecideReviewOptions): DecideReview {
  const { reviews, directory, teachAnswer } = options;
  return {
    teach: async (decision, actor) => {
      const review = await findDecidable(reviews, decision.review_id, decision.status);
      const { question, answer } = chooseTexts(review, decision);
      const context = await directory.findRobotById(review.robot_id);
      if (!context) throw wrongRequest("The robot of the review is gone.");
      const source = `reviews/${review.review_id}`;
      // Taught before it is marked: what is interrupted here stays pending and can be done again.
      const taught = await teachAnswer({ context, source, question, answer }, actor);
      if (review.status === "pending") await end(options, review, { status: decision.status, actor });
      else await record(options, review, { status: decision.status, actor });
      return taught;
    },
    reject: async (review_id, actor) => {
      const review = await findDecidable(reviews, review_id);
      await end(options, review, { status: "rejected", actor });
    },
  };
}

/** The same decision may be made again: the robot may not give an answer before its question is put otherwise. */
async function findDecidable(
  reviews: ReviewStore,
  review_id: string,
  again?: ReviewAnswer["status"],
): Promise<Review> {
  const review = await reviews.find(review_id);
  if (!review)
    throw wrongRequest(
      `There is no review ${review_id}: \`chat-assistant reviews list --status all\` shows them.`,
    );
  if (review.status !== "pending" && review.status !== again)
    throw wrongRequest(`The review is ${review.status} already.`);
  return review;
}

function chooseTexts(
  review: Review,
  { answer, question }: ReviewAnswer,
): { question: string; answer: string } {
  const asked = question ?? review.question;
  if (asked === null) throw wrongRequest("The visitor's question is not kept: give one by --question.");
  const decided = answer ?? review.expected_answer;
  if (decided === null) throw wrongRequest("The visitor gave no expected answer: give one by --answer.");
  return { question: asked, answer: decided };
}

interface Ending {
  readonly status: "approved" | "corrected" | "rejected";
  readonly actor: string;
}

async function end(options: DecideReviewOptions, review: Review, ending: Ending): Promise<void> {
  if (!(await options.reviews.decide(review.review_id, ending.status, options.clock.now())))
    throw wrongRequest("Somebody else has decided on the review meanwhile.");
  await record(options, review, ending);
}

async function record(
  { audit }: DecideReviewOptions,
  { review_id, robot_id }: Review,
  { status, actor }: Ending,
): Promise<void> {
  await audit.append({ actor, action: `review.${status}`, subject: review_id, details: { robot_id } });
}
