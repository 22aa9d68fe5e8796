import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answerer } from "../../src/ports/answerer.ts";
import {
  createTurnedClock,
  effects,
  robotSeed,
  startAppliance,
  type TestAppliance,
  tenantSeed,
} from "../support/appliance.ts";

let house: TestAppliance;
const clock = createTurnedClock();
const failing = { now: false };

// Answers slowly or not at all when a test says so.
const faultyAnswerer = (inner: Answerer): Answerer => ({
  answer: async (question) => {
    if (failing.now) {
      question.onStage?.("searching_knowledge");
      throw new Error("the engine is on fire: SELECT secret FROM path /etc/engine");
    }
    return inner.answer(question);
  },
});

beforeAll(async () => {
  const { createEmbeddedAnswerer } = await import("../../src/adapters/answerers/embedded.ts");
  const seed = tenantSeed([
    robotSeed({ welcome_message: "Hello" }, "# Our own terms"),
    robotSeed({ slug: "limited", max_questions_per_session: 2 }),
    robotSeed({ slug: "closed-shop", website_enabled: false }),
    robotSeed({ slug: "draft", published: false }),
    robotSeed({ slug: "private-talk", retention_mode: "none" }),
  ]);
  house = await startAppliance({
    seed,
    replaced: {
      clock,
      answerer: {
        answer: (question) =>
          faultyAnswerer(createEmbeddedAnswerer({ knowledge: house.appliance.adapters.knowledge })).answer(
            question,
          ),
      },
    },
  });
});
afterAll(() => house.stop());

async function newSession(slug = "shop"): Promise<string> {
  const reply = await house.call("POST", `/v1/public/robots/${slug}/sessions`, { consent_accepted: true });
  expect(reply.status).toBe(201);
  return reply.json.session_id;
}

const send = (session: string, body: unknown, headers?: Record<string, string>) =>
  house.call("POST", `/v1/public/sessions/${session}/messages`, body, headers);
const finish = (session: string, body?: unknown) =>
  house.call("POST", `/v1/public/sessions/${session}/finish`, body);

async function withoutEffect(work: () => Promise<void>): Promise<void> {
  const before = await house.countRows();
  await work();
  expect(effects(before, await house.countRows())).toEqual({});
}

describe("GET /health/live and /health/ready", () => {
  it("liveness answers 200", async () => {
    const reply = await house.call("GET", "/health/live");
    expect([reply.status, reply.json]).toEqual([200, { status: "ok" }]);
  });

  it("readiness answers 200 with every check", async () => {
    const reply = await house.call("GET", "/health/ready");
    expect(reply.status).toBe(200);
    expect(reply.json).toEqual({
      status: "ready",
      checks: { database: "ok", migrations: "ok", accepting: "ok" },
    });
  });
});

describe("GET /v1/public/robots/{slug}/config", () => {
  it("answers 200 with the public chat configuration, every field present", async () => {
    const reply = await house.call("GET", "/v1/public/robots/shop/config");
    expect(reply.status).toBe(200);
    expect(reply.json).toEqual({
      slug: "shop",
      assistant_name: "Riva",
      company_name: "Acme Bicycles",
      website_enabled: true,
      locale: "en",
      terms_url: `${house.url}/chat/shop/terms`,
      terms_enabled: true,
      retention_mode: "full",
      max_questions_per_session: null,
      session_timeout_minutes: 30,
      welcome_message: "Hello",
      custom_terms: "# Our own terms",
      widget_image_url: null,
      public_header_image_url: null,
    });
  });

  it("a robot whose website is switched off still has a configuration", async () => {
    const reply = await house.call("GET", "/v1/public/robots/closed-shop/config");
    expect([reply.status, reply.json.website_enabled]).toEqual([200, false]);
  });

  it.each(["nobody", "draft", "..%2f..", "a".repeat(500)])("an unknown slug is 404: %s", async (slug) => {
    const reply = await house.call("GET", `/v1/public/robots/${slug}/config`);
    expect([reply.status, reply.json.code]).toEqual([404, "unknown_slug"]);
    expect(reply.headers.get("content-type")).toBe("application/problem+json");
  });
});

describe("POST /v1/public/robots/{slug}/sessions", () => {
  it("creates a session once the terms are accepted: 201 with all fields", async () => {
    const before = await house.countRows();
    const reply = await house.call("POST", "/v1/public/robots/shop/sessions", {
      consent_accepted: true,
      visitor_label: "Marie",
    });
    expect(reply.status).toBe(201);
    expect(reply.json).toEqual({
      session_id: expect.stringMatching(/^ses_[\w-]{24}$/),
      tenant_id: expect.stringMatching(/^ten_/),
      source: "public_chat",
      question_count: 0,
      remaining_questions: null,
      status: "active",
      protocol_number: expect.stringMatching(/^ACM-20260115-[A-Z0-9]{6}$/),
    });
    expect(effects(before, await house.countRows())).toEqual({ sessions: 1 });
  });

  it("remaining_questions counts down from the robot's limit", async () => {
    const reply = await house.call("POST", "/v1/public/robots/limited/sessions", { consent_accepted: true });
    expect(reply.json.remaining_questions).toBe(2);
  });

  it.each([undefined, {}, { consent_accepted: false }, { consent_accepted: null }])(
    "terms consent is required and missing: 400, and nothing is written (%j)",
    (body) =>
      withoutEffect(async () => {
        const reply = await house.call("POST", "/v1/public/robots/shop/sessions", body);
        expect([reply.status, reply.json.code]).toEqual([400, "consent_required"]);
      }),
  );

  it.each([
    ["malformed JSON", "{", 400, "malformed_json"],
    ["an array", [], 400, "invalid_request"],
    ["a wrong type", { consent_accepted: "yes" }, 400, "invalid_request"],
    ["a NUL", '{"consent_accepted":true,"visitor_label":"a\\u0000b"}', 400, "invalid_text"],
    ["an unpaired surrogate", '{"consent_accepted":true,"visitor_label":"\\ud83d"}', 400, "invalid_text"],
    [
      "a body of more than 256 KiB",
      { consent_accepted: true, padding: "x".repeat(270_000) },
      413,
      "too_large",
    ],
  ])("%s is refused and nothing is written", (_, body, status, code) =>
    withoutEffect(async () => {
      const reply = await house.call("POST", "/v1/public/robots/shop/sessions", body);
      expect([reply.status, reply.json.code]).toEqual([status, code]);
    }),
  );

  it("a body that is no JSON by its content type is 415", () =>
    withoutEffect(async () => {
      const headers = { "content-type": "text/plain" };
      const reply = await house.call(
        "POST",
        "/v1/public/robots/shop/sessions",
        '{"consent_accepted":true}',
        headers,
      );
      expect([reply.status, reply.json.code]).toEqual([415, "unsupported_media_type"]);
    }));

  it("unknown fields and query parameters are ignored", async () => {
    const reply = await house.call("POST", "/v1/public/robots/shop/sessions?x=1", {
      consent_accepted: true,
      colour: "red",
    });
    expect(reply.status).toBe(201);
  });

  it("a robot whose website is switched off refuses sessions with 403", () =>
    withoutEffect(async () => {
      const reply = await house.call("POST", "/v1/public/robots/closed-shop/sessions", {
        consent_accepted: true,
      });
      expect([reply.status, reply.json.code]).toEqual([403, "website_disabled"]);
    }));

  it("an unpublished robot is unknown: 404", () =>
    withoutEffect(async () => {
      const reply = await house.call("POST", "/v1/public/robots/draft/sessions", { consent_accepted: true });
      expect([reply.status, reply.json.code]).toEqual([404, "unknown_slug"]);
    }));

  it("another method is 405 with Allow", async () => {
    const reply = await house.call("DELETE", "/v1/public/robots/shop/sessions");
    expect([reply.status, reply.headers.get("allow"), reply.json.code]).toEqual([
      405,
      "POST",
      "method_not_allowed",
    ]);
  });
});

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

  it("exactly 20 history items are taken", async () => {
    const reply = await send(await newSession(), {
      message: "Are you open on Monday?",
      history: Array.from({ length: 20 }, () => turn),
    });
    expect(reply.status).toBe(200);
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

describe("POST /v1/public/sessions/{sessionId}/finish", () => {
  it("closes an active session with the default reason user_closed, and every field is present", async () => {
    const session = await newSession();
    await send(session, { message: "Is the shop open on Sundays?" });
    const reply = await finish(session);
    expect(reply.status).toBe(200);
    expect(reply.json).toEqual({
      session_id: session,
      tenant_id: expect.any(String),
      source: "public_chat",
      protocol_number: expect.any(String),
      status: "closed",
      close_reason: "user_closed",
      closed_at: new Date(clock.now()).toISOString(),
      summary: expect.stringContaining("Sundays"),
      forms_relay_status: "not_configured",
      forms_relay_submission_id: null,
      forms_relay_error: null,
      forms_relay_attempted_at: null,
    });
  });

  it("is idempotent: a later finish answers the first one's result", async () => {
    const session = await newSession();
    const first = await finish(session, { reason: "follow_up_requested" });
    clock.advance(60_000);
    const again = await finish(session, { reason: "user_closed" });
    expect([again.status, again.json]).toEqual([200, first.json]);
  });

  it("finishes at once give one result", async () => {
    const session = await newSession();
    const replies = await Promise.all(Array.from({ length: 10 }, () => finish(session)));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  });

  it("a closed session rejects messages with 403, and its transcript remains", async () => {
    const session = await newSession();
    await send(session, { message: "Is the shop open on Sundays?" });
    await finish(session);
    await withoutEffect(async () => {
      const reply = await send(session, { message: "And on Mondays?" });
      expect([reply.status, reply.json.code]).toEqual([403, "session_closed"]);
    });
    expect(await house.appliance.adapters.sessions.readTurns(session, 10)).toHaveLength(2);
  });

  it.each([
    ["a reason of the service's own", { reason: "idle_timeout" }],
    [
      "more than 100 history items",
      {
        history: Array.from({ length: 101 }, () => ({
          message_id: "m",
          role: "user",
          text: "x",
          created_at: "2026-01-15T12:00:00Z",
        })),
      },
    ],
  ])("%s is 400 and the session stays active", async (_, body) => {
    const session = await newSession();
    expect((await finish(session, body)).status).toBe(400);
    expect((await send(session, { message: "Are you open on Monday?" })).status).toBe(200);
  });

  it("an unknown session is 404", async () => {
    const reply = await finish("ses_AAAAAAAAAAAAAAAAAAAAAAAA");
    expect([reply.status, reply.json.code]).toEqual([404, "unknown_session"]);
  });
});

describe("access that is no longer allowed", () => {
  it("refuses messages and finish with 403 while the session is active", async () => {
    const slug = "leaving";
    await house.appliance.flows.seed(tenantSeed([robotSeed({ slug })]));
    const session = await newSession(slug);
    await house.appliance.flows.seed(tenantSeed([robotSeed({ slug, website_enabled: false })]));
    await withoutEffect(async () => {
      for (const reply of [await send(session, { message: "Hello" }), await finish(session)]) {
        expect([reply.status, reply.json.code]).toEqual([403, "access_not_allowed"]);
      }
    });
  });
});

describe("every response", () => {
  it.each([
    ["GET", "/health/live"],
    ["GET", "/v1/public/robots/shop/config"],
    ["GET", "/nowhere"],
    ["POST", "/v1/public/robots/shop/sessions"],
  ])("%s %s bears a request id and the security headers", async (method, where) => {
    const { headers } = await house.call(method, where);
    expect(headers.get("x-request-id")).toMatch(/^req_/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("set-cookie")).toBeNull();
    expect(headers.get("server")).toBeNull();
    expect(headers.get("x-powered-by")).toBeNull();
  });

  it("an unknown path is 404 and echoes nothing of the request", async () => {
    const reply = await house.call("GET", "/v1/public/secret-path");
    expect([reply.status, reply.json.code]).toEqual([404, "unknown_route"]);
    expect(reply.text).not.toContain("secret-path");
  });
});
