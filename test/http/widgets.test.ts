/** Widget config and sessions: every refusal in its order, and the page's frame-ancestors. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTurnedClock,
  effects,
  robotSeed,
  type TestAppliance,
  tenantSeed,
} from "../support/appliance.ts";
import { createWidgetVisitor, SITE, startWidgets } from "../support/widgets.ts";

const clock = createTurnedClock();
let house: TestAppliance;
beforeAll(async () => {
  house = await startWidgets(clock);
});
afterAll(() => house.stop());
const { config, create } = createWidgetVisitor(() => house);

async function withoutEffect<T>(work: () => Promise<T>): Promise<T> {
  const before = await house.countRows();
  const value = await work();
  expect(effects(before, await house.countRows())).toEqual({});
  return value;
}

describe("GET /v1/public/widgets/{slug}/config", () => {
  it("answers the public chat configuration", async () => {
    const reply = await config("shop");
    const same = await house.call("GET", "/v1/public/robots/shop/config");
    expect([reply.status, reply.json]).toEqual([200, same.json]);
  });

  it.each([
    ["unknown slug before everything", "nobody", null, 404, "unknown_slug"],
    ["an unpublished robot is unknown", "draft", SITE, 404, "unknown_slug"],
    ["widget disabled before the origin", "disabled", null, 404, "widget_disabled"],
    ["widget disabled", "disabled", SITE, 404, "widget_disabled"],
    ["origin missing", "shop", null, 403, "origin_not_allowed"],
    ["origin before the plan", "poor", "https://evil.example", 403, "origin_not_allowed"],
    ["the plan lacks widget access", "poor", SITE, 403, "plan_lacks_widget"],
  ])("%s", async (_, slug, origin, status, code) => {
    const reply = await config(slug, origin);
    expect([reply.status, reply.json.code]).toEqual([status, code]);
  });
});

describe("POST /v1/public/widgets/{slug}/sessions", () => {
  it("creates a widget session and keeps the origin of its page in canonical form", async () => {
    const before = await house.countRows();
    const reply = await create("shop", { origin: "https://A.partner.example" });
    expect(reply.status).toBe(201);
    expect(reply.json).toMatchObject({ source: "widget", status: "active", question_count: 0 });
    expect(effects(before, await house.countRows())).toEqual({ sessions: 1 });
    const session = await house.appliance.adapters.sessions.find(reply.json.session_id);
    expect(session).toMatchObject({ source: "widget", widget_origin: "https://a.partner.example" });
    expect(session?.client_hash).toMatch(/^[\w-]{22}$/);
  });

  it("does not need the website", async () => {
    expect((await create("website-off")).status).toBe(201);
  });

  it.each([
    ["unknown slug before everything", "nobody", { origin: null, body: {} }, 404, "unknown_slug"],
    ["an unpublished robot is unknown", "draft", {}, 404, "unknown_slug"],
    [
      "widget disabled before origin and consent",
      "disabled",
      { origin: null, body: {} },
      404,
      "widget_disabled",
    ],
    ["origin missing, before consent", "shop", { origin: null, body: {} }, 403, "origin_not_allowed"],
    ["origin null", "shop", { origin: "null" }, 403, "origin_not_allowed"],
    [
      "origin before the body is read",
      "shop",
      { origin: "https://evil.example", body: "{" },
      403,
      "origin_not_allowed",
    ],
    ["the plan, before consent", "poor", { body: {} }, 403, "plan_lacks_widget"],
    ["consent missing", "shop", { body: {} }, 400, "consent_required"],
    ["consent refused", "shop", { body: { consent_accepted: false } }, 400, "consent_required"],
    ["malformed JSON", "shop", { body: "{" }, 400, "malformed_json"],
  ])("%s: nothing is written", (_, slug, options, status, code) =>
    withoutEffect(async () => {
      const reply = await create(slug, options);
      expect([reply.status, reply.json.code]).toEqual([status, code]);
    }),
  );
});

describe("the widget's page", () => {
  const ancestorsOf = async (where: string) => {
    const { headers } = await house.call("GET", where);
    return /frame-ancestors ([^;]+)/.exec(headers.get("content-security-policy") ?? "")?.[1];
  };

  it("may be framed by the same list, in CSP's form", async () => {
    expect(await ancestorsOf("/chat/shop?mode=widget")).toBe(`${SITE} https://*.partner.example`);
  });

  it.each(["/chat/shop", "/chat/disabled?mode=widget", "/chat/poor?mode=widget"])(
    "%s may be framed by nobody",
    async (where) => {
      expect(await ancestorsOf(where)).toBe("'none'");
    },
  );
});

describe("seed files", () => {
  it("an entry that is no origin is an error with a remedy, and nothing is changed", () =>
    withoutEffect(async () => {
      const seed = tenantSeed([
        robotSeed({ slug: "bad", widget_origins: ["https://ok.example", "shop.example/widget", "*"] }),
      ]);
      await expect(house.appliance.flows.seed(seed)).rejects.toThrow(
        /widget_origins of bad: shop\.example\/widget .*write https:\/\/.*\* would allow everybody/,
      );
    }));
});
