/** Feedback on an answer: recorded, and a review where it names what was expected. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTurnedClock, effects, type TestAppliance } from "../support/appliance.ts";
import { createRecordingForms } from "../support/forms.ts";
import { createVisitor } from "../support/visitor.ts";
import { startRelayed } from "../support/relayed.ts";

let house: TestAppliance;
const clock = createTurnedClock();
const forms = createRecordingForms();
beforeAll(async () => {
  house = await startRelayed({ clock, forms });
});
afterAll(() => house.stop());

const { newSession, finish, rate, talk, withoutEffect } = createVisitor(() => house, forms);

describe("POST …/feedback", () => {
  it("rating up: 201 recorded", async () => {
    const id = await newSession();
    const { message_id } = await talk(id);
    const before = await house.countRows();
    const reply = await rate(id, { rating: "up", message_id });
    expect([reply.status, reply.json]).toEqual([
      201,
      { feedback_id: expect.stringMatching(/^fbk_/), status: "recorded" },
    ]);
    expect(effects(before, await house.countRows())).toEqual({ feedback: 1 });
  });

  it("rating down with feedback_reason: 201 pending_training_review, and an internal review is created", async () => {
    const id = await newSession();
    const { message_id } = await talk(id);
    const before = await house.countRows();
    const reply = await rate(id, {
      rating: "down",
      message_id,
      feedback_reason: "Not what I asked",
      feedback_details: "wrong day",
    });
    expect([reply.status, reply.json.status]).toEqual([201, "pending_training_review"]);
    expect(effects(before, await house.countRows())).toEqual({ feedback: 1, reviews: 1 });
  });

  it("rating down without a reason: 201 recorded, no review", async () => {
    const before = await house.countRows();
    expect((await rate(await newSession(), { rating: "down" })).json.status).toBe("recorded");
    expect(effects(before, await house.countRows())).toEqual({ sessions: 1, feedback: 1 });
  });

  it("feedback is taken after the end of the session, too", async () => {
    const id = await newSession();
    await finish(id);
    expect((await rate(id, { rating: "up" })).status).toBe(201);
  });

  it("with retention none the visitor's words are not stored", async () => {
    const id = await newSession("quiet");
    await rate(id, {
      rating: "down",
      feedback_reason: "Other",
      feedback_details: "very private words",
      expected_answer: "secret wish",
    });
    const rows = await house.appliance.adapters.database.read({ sql: "SELECT * FROM feedback" });
    expect(JSON.stringify(rows)).not.toMatch(/very private words|secret wish/);
  });

  it.each([
    [{}, 400],
    [{ rating: "sideways" }, 400],
    [{ rating: "down", feedback_reason: "Falsch" }, 400],
    [{ rating: "up", feedback_details: "x".repeat(4_001) }, 400],
  ])("%j is refused and nothing is written", async (body, status) => {
    const id = await newSession();
    await withoutEffect(async () => expect((await rate(id, body)).status).toBe(status));
  });

  it("more than 200 of one session: 429 with Retry-After, nothing is stored", async () => {
    const session_id = await newSession();
    const give = () =>
      house.appliance.flows.giveFeedbackOnce({
        session_id,
        idempotency_key: null,
        request: { rating: "up" },
      });
    await Promise.all(Array.from({ length: 199 }, give));
    expect((await rate(session_id, { rating: "up" })).status).toBe(201);
    await withoutEffect(async () => {
      const { status, headers } = await rate(session_id, { rating: "up" });
      expect([status, headers.get("retry-after")]).toEqual([429, "3600"]);
    });
  });

  it("never changes answers before it was reviewed", async () => {
    const id = await newSession();
    const first = await talk(id, "How long is the warranty?");
    await rate(id, {
      rating: "down",
      message_id: first.message_id,
      feedback_reason: "Incorrect or incomplete",
      expected_answer: "The warranty is 99 years.",
    });
    expect((await talk(id, "How long is the warranty?")).answer).not.toContain("99");
  });
});
