/** Messages of a visitor: answers, progress, limits, failures. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { note } from "../support/attachments.ts";
import { effects, robotSeed, startAppliance, type TestAppliance, tenantSeed } from "../support/appliance.ts";
import { createVisitor } from "../support/visitor.ts";
import { createEmbeddedAnswerer } from "../../src/adapters/answerers/embedded/answerer.ts";

let house: TestAppliance;
const failing = { now: false };

beforeAll(async () => {
  const seed = tenantSeed([
    robotSeed(),
    robotSeed({ slug: "limited", max_questions_per_session: 2 }),
    robotSeed({ slug: "private-talk", retention_mode: "none" }),
  ]);
  house = await startAppliance({
    seed,
    replaced: {
      answerer: {
        answer: async (question) => {
          if (failing.now) {
            question.onStage?.("searching_knowledge");
            throw new Error("the engine is on fire: SELECT secret FROM path /etc/engine");
          }
          return createEmbeddedAnswerer(house.appliance.adapters).answer(question);
        },
      },
    },
  });
});
afterAll(() => house.stop());

const { newSession, send, finish, withoutEffect } = createVisitor(() => house);

describe("POST /v1/public/sessions/{sessionId}/messages", () => {
  it("session active, access allowed: the question is counted and answered from what was taught", async () => {
    const session = await newSession();
    const before = await house.countRows();
    const reply = await send(session, { message: "Is the shop open on Sundays?" });
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toContain("application/json");
    expect(reply.json).toEqual({
      answer: expect.stringContaining("closed on Sundays"),
      message_id: expect.stringMatching(/^msg_/),
      user_message_id: expect.stringMatching(/^msg_/),
      question_count: 1,
      remaining_questions: null,
    });
    expect(effects(before, await house.countRows())).toEqual({ messages: 2 });
  });

  it("what was never taught is declined in the robot's language", async () => {
    const reply = await send(await newSession(), { message: "Who painted the Mona Lisa?" });
    expect(reply.status).toBe(200);
    expect(reply.json.answer).not.toMatch(/shop|bicycle/i);
    expect(reply.json.answer.length).toBeGreaterThan(10);
  });

  it("Accept: text/event-stream gives progress in order and the answer last", async () => {
    const reply = await send(
      await newSession(),
      { message: "Can I return a bicycle?" },
      { accept: "text/event-stream" },
    );
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toContain("text/event-stream");
    const events = reply.text
      .trim()
      .split("\n\n")
      .map((block) => {
        const [event, data] = block.split("\n");
        return [event, JSON.parse(data!.slice("data: ".length))];
      });
    expect(events.map(([name]) => name)).toEqual([
      "event: svc.progress",
      "event: svc.progress",
      "event: svc.answer",
    ]);
    expect(events.slice(0, 2).map(([, data]) => data)).toEqual([
      { stage: "searching_knowledge" },
      { stage: "generating_answer" },
    ]);
    expect(events[2]![1].answer).toContain("30 days");
  });

  it.each([
    ["Text/Event-Stream", "text/event-stream"],
    ["application/json;q=0.5, text/event-stream; charset=utf-8", "text/event-stream"],
    ["text/event-stream;q=0, application/json", "application/json"],
    ["text/event-stream-like", "application/json"],
    ["*/*", "application/json"],
  ])("Accept: %s gives %s", async (accept, type) => {
    const reply = await send(await newSession(), { message: "Can I return a bicycle?" }, { accept });
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toContain(type);
  });

  it("an error after streaming has started is svc.error, and the stream is closed; the question is given back", async () => {
    const session = await newSession();
    failing.now = true;
    const reply = await send(session, { message: "Are you open?" }, { accept: "text/event-stream" });
    failing.now = false;
    const last = reply.text.trim().split("\n\n").at(-1)!;
    expect(last).toMatch(/^event: svc\.error\n/);
    const problem = JSON.parse(last.split("data: ")[1]!);
    expect(problem).toMatchObject({ status: 500, code: "internal_error" });
    expect(reply.text).not.toMatch(/fire|SELECT|etc/);
    const again = await send(session, { message: "Are you open on Monday?" });
    expect(again.json.question_count).toBe(1);
  });

  it("a failed answer gives the question back: question_count is unchanged, nothing is kept", async () => {
    const session = await newSession("limited");
    await withoutEffect(async () => {
      failing.now = true;
      const reply = await send(session, { message: "Are you open?" });
      failing.now = false;
      expect([reply.status, reply.json.code]).toEqual([500, "internal_error"]);
      expect(reply.text).not.toMatch(/fire|SELECT|etc/);
    });
    const next = await send(session, { message: "Are you open on Monday?" });
    expect(next.json).toMatchObject({ question_count: 1, remaining_questions: 1 });
  });

  it("a further message at the question limit is 403, and the session stays active", async () => {
    const session = await newSession("limited");
    for (const left of [1, 0]) {
      const reply = await send(session, { message: "Are you open on Monday?" });
      expect(reply.json.remaining_questions).toBe(left);
    }
    await withoutEffect(async () => {
      const reply = await send(session, { message: "And on Tuesday?" });
      expect([reply.status, reply.json.code]).toEqual([403, "question_limit_reached"]);
    });
    expect((await finish(session, { reason: "question_limit" })).json.close_reason).toBe("question_limit");
  });

  it("the limit is exact when messages come at once", async () => {
    const session = await newSession("limited");
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => send(session, { message: "Are you open on Monday?" })),
    );
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, ...Array.from({ length: 10 }, () => 403)]);
  });

  it("consent_accepted: false is 400 and changes nothing", async () => {
    const session = await newSession();
    await withoutEffect(async () => {
      const reply = await send(session, { message: "Hello", consent_accepted: false });
      expect([reply.status, reply.json.code]).toEqual([400, "consent_required"]);
    });
  });

  const turn = { message_id: "msg_1", role: "user", text: "Hello", created_at: "2026-01-15T12:00:00Z" };
  it.each([
    ["no message", {}, 400, "invalid_request"],
    ["an empty message", { message: "  \n " }, 400, "message_required"],
    [
      "more than 20 history items",
      { message: "Hi", history: Array.from({ length: 21 }, () => turn) },
      400,
      "invalid_request",
    ],
    [
      "more than 5 attachments",
      { message: "Hi", attachments: Array.from({ length: 6 }, () => ({})) },
      400,
      "invalid_request",
    ],
    ["a message of more than 8,000 characters", { message: "x".repeat(8_001) }, 413, "too_large"],
    [
      "a history text of more than 16,000 characters",
      { message: "Hi", history: [{ ...turn, text: "x".repeat(16_001) }] },
      413,
      "too_large",
    ],
    [
      "a history item of another role",
      { message: "Hi", history: [{ ...turn, role: "system" }] },
      400,
      "invalid_request",
    ],
  ])("%s is refused and nothing is written", async (_, body, status, code) => {
    const session = await newSession();
    await withoutEffect(async () => {
      const reply = await send(session, body);
      expect([reply.status, reply.json.code]).toEqual([status, code]);
      if (code === "invalid_request") expect(reply.json.errors[0]).toHaveProperty("path");
    });
  });

  it("exactly 8,000 characters are taken, emoji counted as one each", async () => {
    const reply = await send(await newSession(), { message: "🚲".repeat(8_000) });
    expect(reply.status).toBe(200);
  });

  it("exactly 20 history items are taken", async () => {
    const reply = await send(await newSession(), {
      message: "Are you open on Monday?",
      history: Array.from({ length: 20 }, () => turn),
    });
    expect(reply.status).toBe(200);
  });

  it("exactly 5 attachments are taken", async () => {
    const reply = await send(await newSession(), {
      message: "What do these say?",
      attachments: ["one", "two", "three", "four", "five"].map((text) => note(text, `${text}.txt`)),
    });
    expect(reply.status).toBe(200);
    expect(reply.json.attachments).toHaveLength(5);
  });

  it("an unknown session is 404", async () => {
    const reply = await send("ses_AAAAAAAAAAAAAAAAAAAAAAAA", { message: "Hello" });
    expect([reply.status, reply.json.code]).toEqual([404, "unknown_session"]);
  });

  it("retention none writes no text of the conversation", async () => {
    const session = await newSession("private-talk");
    await withoutEffect(async () => {
      const reply = await send(session, { message: "Is the shop open on Sundays?" });
      expect(reply.json.answer).toContain("closed on Sundays");
    });
  });
});
