import { afterEach, beforeEach, expect, it } from "vitest";
import { createFeedbackStore } from "../../src/adapters/storage/sessions/feedback.ts";
import { createRetentionStore } from "../../src/adapters/storage/sessions/retention.ts";
import { createReviewStore } from "../../src/adapters/storage/learning/reviews.ts";
import { createSessionStore } from "../../src/adapters/storage/sessions/store.ts";
import type { Database } from "../../src/ports/database.ts";
import type { FeedbackRecord } from "../../src/ports/feedback-store.ts";
import { closeSession, keepSession } from "../support/sessions.ts";

/** What every review store keeps, run inside a `describe`. */
export function itKeepsReviews(open: () => Promise<Database>): void {
  let database: Database;
  beforeEach(async () => {
    database = await open();
    const { session_id } = await keepSession(database);
    await createSessionStore(database).appendTurns({
      session_id,
      reservation_id: "rsv_1",
      deadline_at: 5_000,
      turns: [
        { message_id: "msg_1", role: "user", text: "Open on Sundays?", created_at: 1 },
        { message_id: "msg_2", role: "assistant", text: "Yes.", created_at: 2 },
      ],
      files: null,
    });
  });
  afterEach(() => database.close());

  const store = () => createReviewStore(database);
  const rate = (number: number, fields: Partial<FeedbackRecord> = {}) =>
    createFeedbackStore(database).add(
      {
        feedback_id: `fbk_${number}`,
        session_id: "ses_1",
        message_id: "msg_2",
        rating: "down",
        feedback_reason: "Other",
        feedback_details: "It is closed.",
        expected_answer: "Closed on Sundays.",
        created_at: number,
        ...fields,
      },
      { review_id: `rev_${number}` },
    );

  it("a review shows what was asked, answered and said of it", async () => {
    expect(await rate(1)).toBe(true);
    expect(await store().find("rev_1")).toEqual({
      review_id: "rev_1",
      tenant_id: "ten_1",
      robot_id: "rob_1",
      status: "pending",
      protocol_number: "ACM-20260105-A1B2C1",
      created_at: 1,
      decided_at: null,
      feedback_reason: "Other",
      feedback_details: "It is closed.",
      expected_answer: "Closed on Sundays.",
      question: "Open on Sundays?",
      answer: "Yes.",
    });
    expect(await store().find("rev_2")).toBeNull();
  });

  it("feedback on no message, or on an unknown one, has neither question nor answer", async () => {
    await rate(1, { message_id: null });
    await rate(2, { message_id: "msg_9" });
    const reviews = await store().list({ robot_id: "rob_1", status: "pending", limit: 10 });
    expect(reviews.map(({ question, answer }) => [question, answer])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it("one of several decisions at once counts, and later ones change nothing", async () => {
    await rate(1);
    await rate(2);
    const decided = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        store().decide("rev_1", index % 2 === 0 ? "approved" : "rejected", 10 + index),
      ),
    );
    expect(decided.filter(Boolean)).toHaveLength(1);
    expect(await store().decide("rev_1", "corrected", 99)).toBe(false);
    expect((await store().find("rev_1"))?.decided_at).toBe(10 + decided.indexOf(true));
    const pending = await store().list({ robot_id: null, status: "pending", limit: 10 });
    expect(pending.map(({ review_id }) => review_id)).toEqual(["rev_2"]);
    expect(await store().list({ robot_id: "rob_2", status: null, limit: 10 })).toEqual([]);
  });

  it("when the texts are forgotten the review stays, without a word of the visitor", async () => {
    await rate(1);
    await closeSession(database, "ses_1", 60);
    await createRetentionStore(database).forgetDue(60, 10);
    expect(await store().find("rev_1")).toMatchObject({
      status: "pending",
      feedback_details: null,
      expected_answer: null,
      question: null,
      answer: null,
    });
  });

  it("erasing the session takes the review along", async () => {
    await rate(1);
    await createRetentionStore(database).eraseByProtocol("ACM-20260105-A1B2C1");
    expect(await store().list({ robot_id: null, status: null, limit: 10 })).toEqual([]);
  });
}
