/** Health, a robot's configuration, the start of a session, and what every response bears. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTurnedClock,
  effects,
  robotSeed,
  startAppliance,
  type TestAppliance,
  tenantSeed,
} from "../support/appliance.ts";
import { createVisitor } from "../support/visitor.ts";

let house: TestAppliance;

beforeAll(async () => {
  house = await startAppliance({
    replaced: { clock: createTurnedClock() },
    seed: tenantSeed([
      robotSeed({ welcome_message: "Hello" }, "# Our own terms"),
      robotSeed({ slug: "limited", max_questions_per_session: 2 }),
      robotSeed({ slug: "closed-shop", website_enabled: false }),
      robotSeed({ slug: "draft", published: false }),
      robotSeed({ slug: "silent", welcome_message: "" }, " \n"),
    ]),
  });
});
afterAll(() => house.stop());

const { withoutEffect } = createVisitor(() => house);

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

  it("blank words are none: they would be an empty bubble, and a link to empty terms", async () => {
    const { json } = await house.call("GET", "/v1/public/robots/silent/config");
    expect([json.welcome_message, json.custom_terms]).toEqual([null, null]);
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

describe("HEAD", () => {
  it.each([
    "/health/live",
    "/health/ready",
    "/v1/public/robots/shop/config",
    "/chat/shop",
    "/widget.js",
    "/openapi.json",
  ])("%s is as GET, without a body", async (where) => {
    const read = await fetch(house.url + where);
    await read.arrayBuffer();
    const reply = await fetch(house.url + where, { method: "HEAD" });
    expect([reply.status, await reply.text()]).toEqual([200, ""]);
    for (const name of ["content-type", "cache-control", "etag"])
      expect(reply.headers.get(name), name).toBe(read.headers.get(name));
  });

  it("is 404 with an unknown robot, and 405 where nothing is read", async () => {
    const ask = async (where: string) => (await fetch(house.url + where, { method: "HEAD" })).status;
    expect(await ask("/v1/public/robots/nobody/config")).toBe(404);
    expect(await ask("/v1/public/robots/shop/sessions")).toBe(405);
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
