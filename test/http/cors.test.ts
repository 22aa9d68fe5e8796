/**
 * CORS and preflight of every endpoint: what is answered, and what must not be there (`decisions.md`: Widget origin). Over
 * 250 lines: the last test counts that this file covers every endpoint of the table.
 */
import OpenAI from "openai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENDPOINTS } from "../../src/contract/endpoints.ts";
import {
  type Reply,
  robotSeed,
  startAppliance,
  type TestAppliance,
  tenantSeed,
} from "../support/appliance.ts";

const SITE = "https://site.example";
const PARTNER = "https://deep.partner.example";
const APP = "https://app.example";
const EVIL = "https://evil.example";

let house: TestAppliance;
let bare: TestAppliance;
let widgetSession = "";
let chatSession = "";

const LIST = [SITE, "https://*.partner.example"];
const SEED = tenantSeed([
  robotSeed({ widget_enabled: true, widget_origins: LIST }),
  robotSeed({ slug: "switched-off", widget_enabled: false, widget_origins: LIST }),
  robotSeed({ slug: "draft", published: false, widget_enabled: true, widget_origins: LIST }),
  robotSeed({ slug: "nobody", widget_enabled: true, widget_origins: [] }),
]);

beforeAll(async () => {
  house = await startAppliance({ seed: SEED, settings: { "runtime.cors_origins": [APP] } });
  bare = await startAppliance({ seed: SEED });
  const consent = { consent_accepted: true };
  const widget = await house.call("POST", "/v1/public/widgets/shop/sessions", consent, { origin: SITE });
  expect(widget.status).toBe(201);
  widgetSession = widget.json.session_id;
  chatSession = (await house.call("POST", "/v1/public/robots/shop/sessions", consent)).json.session_id;
});
afterAll(() => Promise.all([house.stop(), bare.stop()]));

const CORS_HEADERS = [
  "access-control-allow-origin",
  "access-control-allow-methods",
  "access-control-allow-headers",
  "access-control-expose-headers",
  "access-control-max-age",
  "access-control-allow-credentials",
];

function expectNothing(reply: Reply): void {
  for (const name of CORS_HEADERS) expect(reply.headers.get(name)).toBeNull();
}

function expectAllowed(reply: Reply, origin: string): void {
  expect(reply.headers.get("access-control-allow-origin")).toBe(origin);
  expect(reply.headers.get("access-control-allow-credentials")).toBeNull();
  expect(reply.headers.get("vary")).toMatch(/^Origin\b/);
}

const preflight = (where: string, origin: string | undefined, method = "POST", from = house) =>
  from.call("OPTIONS", where, undefined, {
    ...(origin === undefined ? {} : { origin }),
    "access-control-request-method": method,
    "access-control-request-headers": "content-type, idempotency-key, x-other",
  });

const WIDGET = ["config", "sessions"] as const;
const SESSION = ["messages", "expand-tokens", "finish", "feedback", "contact-handoffs"] as const;
const callWidget = (slug: string, what: (typeof WIDGET)[number], origin?: string) =>
  house.call(
    what === "config" ? "GET" : "POST",
    `/v1/public/widgets/${slug}/${what}`,
    what === "config" ? undefined : { consent_accepted: true },
    origin === undefined ? {} : { origin },
  );
const callSession = (session: string, what: string, origin?: string) =>
  house.call("POST", `/v1/public/sessions/${session}/${what}`, "{", origin === undefined ? {} : { origin });

describe.each(WIDGET)("widget %s", (what) => {
  const method = what === "config" ? "GET" : "POST";

  it.each([SITE, PARTNER])("answers the allowed origin only: %s", async (origin) => {
    const reply = await callWidget("shop", what, origin);
    expect(reply.status).toBe(what === "config" ? 200 : 201);
    expectAllowed(reply, origin);
    expect(reply.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });

  it.each([EVIL, "null", `${SITE}.evil.example`, "https://partner.example", `${SITE}:8443`, undefined])(
    "refuses %s with 403, Vary: Origin and nothing else",
    async (origin) => {
      const reply = await callWidget("shop", what, origin);
      expect([reply.status, reply.json.code]).toEqual([403, "origin_not_allowed"]);
      expectNothing(reply);
      expect(reply.headers.get("vary")).toBe("Origin");
      expect(reply.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    },
  );

  it("not even the service's own pages may call it", async () => {
    const reply = await callWidget("shop", what, house.url);
    expect(reply.status).toBe(403);
    expectNothing(reply);
  });

  it("an allowed page can read why the widget is switched off", async () => {
    const reply = await callWidget("switched-off", what, SITE);
    expect([reply.status, reply.json.code]).toEqual([404, "widget_disabled"]);
    expectAllowed(reply, SITE);
  });

  it.each(["draft", "unknown"])("tells nobody anything about %s", async (slug) => {
    const reply = await callWidget(slug, what, SITE);
    expect([reply.status, reply.json.code]).toEqual([404, "unknown_slug"]);
    expectNothing(reply);
    expect(reply.headers.get("vary")).toBe("Origin");
  });

  it("preflight: 204 with method, headers and age for an allowed origin", async () => {
    const reply = await preflight(`/v1/public/widgets/shop/${what}`, SITE, method);
    expect([reply.status, reply.text]).toEqual([204, ""]);
    expectAllowed(reply, SITE);
    expect(reply.headers.get("access-control-allow-methods")).toBe(method);
    expect(reply.headers.get("access-control-allow-headers")).toBe("content-type, idempotency-key, accept");
    expect(Number(reply.headers.get("access-control-max-age"))).toBeGreaterThan(0);
  });

  it.each([
    ["shop", EVIL],
    ["shop", "null"],
    ["shop", undefined],
    ["shop", "https://partner.example"],
    ["nobody", SITE],
    ["draft", SITE],
    ["unknown", SITE],
  ])("preflight of %s for %s: nothing is allowed", async (slug, origin) => {
    const reply = await preflight(`/v1/public/widgets/${slug}/${what}`, origin, method);
    expect(reply.status).toBe(204);
    expectNothing(reply);
    expect(reply.headers.get("vary")).toMatch(/^Origin\b/);
  });
});

describe.each(SESSION)("session endpoint %s", (what) => {
  it("answers the session's own site and the public chat, errors included", async () => {
    for (const origin of [SITE, house.url])
      expectAllowed(await callSession(widgetSession, what, origin), origin);
    expectAllowed(await callSession(chatSession, what, house.url), house.url);
  });

  it("answers no other page, not even one that the robot's list allows", async () => {
    for (const [session, origin] of [
      [widgetSession, PARTNER],
      [widgetSession, EVIL],
      [widgetSession, "null"],
      [chatSession, SITE],
      ["ses_unknown", SITE],
    ] as const) {
      const reply = await callSession(session, what, origin);
      expectNothing(reply);
      expect(reply.headers.get("vary")).toBe("Origin");
    }
  });

  it("a request without Origin is served", async () => {
    const reply = await callSession(widgetSession, what);
    expect(reply.status).not.toBe(403);
    expectNothing(reply);
    expect(reply.headers.get("vary")).toBe("Origin");
  });

  it("preflight follows the session of the path", async () => {
    const where = (session: string) => `/v1/public/sessions/${session}/${what}`;
    const allowed = await preflight(where(widgetSession), SITE);
    expect(allowed.status).toBe(204);
    expectAllowed(allowed, SITE);
    expect(allowed.headers.get("access-control-allow-methods")).toBe("POST");
    expect(allowed.headers.get("access-control-allow-headers")).toBe("content-type, idempotency-key, accept");
    for (const denied of [
      await preflight(where(widgetSession), EVIL),
      await preflight(where(chatSession), SITE),
      await preflight(where("ses_unknown"), SITE),
      await preflight(where(widgetSession), undefined),
    ]) {
      expect(denied.status).toBe(204);
      expectNothing(denied);
      expect(denied.headers.get("vary")).toMatch(/^Origin\b/);
    }
  });
});

describe("an answer by event stream", () => {
  it("carries the headers, too", async () => {
    const reply = await house.call(
      "POST",
      `/v1/public/sessions/${widgetSession}/messages`,
      { message: "Are you open on Sundays?" },
      { origin: SITE, accept: "text/event-stream" },
    );
    expect(reply.headers.get("content-type")).toContain("text/event-stream");
    expect(reply.text).toContain("svc.answer");
    expectAllowed(reply, SITE);
  });
});

describe("redeem", () => {
  it("answers the public chat only", async () => {
    const where = "/v1/public/expand-tokens/some-token/redeem";
    expectAllowed(await house.call("POST", where, undefined, { origin: house.url }), house.url);
    const foreign = await house.call("POST", where, undefined, { origin: SITE });
    expectNothing(foreign);
    expect(foreign.headers.get("vary")).toBe("Origin");
    expectNothing(await preflight(where, SITE));
  });
});

describe("the public chat's own endpoints", () => {
  it("send no CORS header to anybody and take no preflight", async () => {
    for (const origin of [SITE, house.url, EVIL]) {
      expectNothing(await house.call("GET", "/v1/public/robots/shop/config", undefined, { origin }));
      expectNothing(await house.call("POST", "/v1/public/robots/shop/sessions", {}, { origin }));
      for (const where of [
        "/v1/public/robots/shop/config",
        "/v1/public/robots/shop/sessions",
        "/health/live",
      ]) {
        const reply = await preflight(where, origin);
        expect(reply.status).toBe(405);
        expectNothing(reply);
      }
    }
  });
});

describe("the runtime", () => {
  const PATHS = ["/v1/responses", "/v1/chat/completions"];

  it("sends no CORS header unless configured", async () => {
    for (const where of PATHS) {
      expectNothing(await bare.call("POST", where, {}, { origin: APP }));
      const reply = await preflight(where, APP, "POST", bare);
      expect(reply.status).toBe(405);
      expectNothing(reply);
    }
  });

  it("answers the configured origins, and the headers that SDKs send", async () => {
    for (const where of PATHS) {
      expectAllowed(await house.call("POST", where, {}, { origin: APP }), APP);
      expectNothing(await house.call("POST", where, {}, { origin: EVIL }));
      expectNothing(await preflight(where, EVIL));
      const reply = await house.call("OPTIONS", where, undefined, {
        origin: APP,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization, Content-Type, x-stainless-lang, x-evil, cookie",
      });
      expectAllowed(reply, APP);
      expect(reply.headers.get("access-control-allow-headers")).toBe(
        "authorization, content-type, x-stainless-lang",
      );
    }
  });

  it("lets OpenAI's own client through, which sends a user-agent from every browser but Chrome", async () => {
    const sent: string[] = [];
    const client = new OpenAI({
      baseURL: `${house.url}/v1`,
      apiKey: "sk-1",
      maxRetries: 0,
      fetch: (url, init) => {
        sent.push(...new Headers(init!.headers as Record<string, string>).keys());
        return fetch(url as string, init as RequestInit);
      },
    });
    await client.responses.create({ input: "Hello?" }).catch(() => undefined);
    expect(sent).toEqual(expect.arrayContaining(["authorization", "user-agent", "x-stainless-lang"]));
    const reply = await house.call("OPTIONS", "/v1/responses", undefined, {
      origin: APP,
      "access-control-request-method": "POST",
      "access-control-request-headers": sent.join(","),
    });
    expect(reply.headers.get("access-control-allow-headers")!.split(", ")).toEqual(sent);
  });

  it("shows a page's client when it may ask again", async () => {
    const reply = await house.call("POST", "/v1/responses", {}, { origin: APP });
    const shown = reply.headers.get("access-control-expose-headers")!.split(", ");
    expect(shown).toEqual(expect.arrayContaining(["retry-after", "x-should-retry", "x-request-id"]));
  });

  it("an origin that is none stops the start with a remedy", async () => {
    const broken = startAppliance({ settings: { "runtime.cors_origins": ["*"] } });
    await expect(broken).rejects.toThrow("runtime.cors_origins: * is no origin");
  });
});

describe("the table", () => {
  it("every widget and session endpoint was covered", () => {
    const covered = ENDPOINTS.filter(({ path }) =>
      /widgets|\{sessionId\}|\{token\}|^\/v1\/(?:responses|chat)/.test(path),
    );
    expect(covered).toHaveLength(WIDGET.length + SESSION.length + 1 + 2);
  });
});
