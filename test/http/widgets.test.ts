/** Widget config and sessions: every refusal in its order, abuse blocks, and the page's frame-ancestors. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTurnedClock,
  effects,
  robotSeed,
  startAppliance,
  type TestAppliance,
  tenantSeed,
} from "../support/appliance.ts";

const SITE = "https://site.example";
const DAY_MS = 86_400_000;
const clock = createTurnedClock();
let house: TestAppliance;

beforeAll(async () => {
  const widget = { widget_enabled: true, widget_origins: [SITE, "https://*.Partner.example:443"] };
  house = await startAppliance({
    seed: tenantSeed([
      robotSeed(widget),
      robotSeed({ ...widget, slug: "website-off", website_enabled: false }),
      robotSeed({ slug: "disabled", widget_origins: [SITE] }),
      robotSeed({ ...widget, slug: "draft", published: false }),
    ]),
    settings: { trusted_proxies: ["127.0.0.1"] },
    replaced: { clock },
  });
  await house.appliance.flows.seed(
    tenantSeed([robotSeed({ ...widget, slug: "poor" })], { name: "poor", plan: "free" }),
  );
  await house.appliance.flows.seed(
    tenantSeed([robotSeed({ ...widget, slug: "other-tenant" })], { name: "other", protocol_letters: "OTH" }),
  );
});
afterAll(() => house.stop());

const config = (slug: string, origin: string | null = SITE) =>
  house.call("GET", `/v1/public/widgets/${slug}/config`, undefined, origin === null ? {} : { origin });
const create = (
  slug: string,
  {
    client = "203.0.113.1",
    origin = SITE as string | null,
    body = { consent_accepted: true } as unknown,
  } = {},
) =>
  house.call("POST", `/v1/public/widgets/${slug}/sessions`, body, {
    "x-forwarded-for": client,
    ...(origin === null ? {} : { origin }),
  });

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

describe("abuse blocks", () => {
  const client = "198.51.100.7";
  const { blockClient, unblockClient, listBlocks } = new Proxy({} as TestAppliance["appliance"]["flows"], {
    get:
      (_, name: keyof TestAppliance["appliance"]["flows"]) =>
      (...args: never[]) =>
        (house.appliance.flows[name] as (...all: never[]) => unknown)(...args),
  });

  it("keep the client of a session from widget sessions of that tenant, and of nothing else", async () => {
    const { protocol_number } = (await create("shop", { client })).json;
    await blockClient({ protocol_number, days: 7, reason: "spam" });
    await withoutEffect(async () => {
      for (const slug of ["shop", "website-off"]) {
        const reply = await create(slug, { client, body: {} });
        expect([reply.status, reply.json.code]).toEqual([403, "client_blocked"]);
      }
    });
    expect((await create("other-tenant", { client })).status).toBe(201);
    expect((await create("shop", { client: "198.51.100.8" })).status).toBe(201);
    const headers = { "x-forwarded-for": client };
    expect(
      (await house.call("POST", "/v1/public/robots/shop/sessions", { consent_accepted: true }, headers))
        .status,
    ).toBe(201);
    expect(
      (await house.call("GET", "/v1/public/widgets/shop/config", undefined, { ...headers, origin: SITE }))
        .status,
    ).toBe(200);
    expect(await listBlocks()).toMatchObject([{ protocol_number, reason: "spam" }]);
  });

  it("are over after their days", async () => {
    const { protocol_number } = (await create("shop", { client: "198.51.100.20" })).json;
    await blockClient({ protocol_number, days: 2, reason: null });
    clock.advance(2 * DAY_MS - 1);
    expect((await create("shop", { client: "198.51.100.20" })).status).toBe(403);
    clock.advance(1);
    expect((await create("shop", { client: "198.51.100.20" })).status).toBe(201);
    expect((await listBlocks()).map((block) => block.protocol_number)).not.toContain(protocol_number);
  });

  it("are taken back by the number of any session of the client, public chats included", async () => {
    const headers = { "x-forwarded-for": "198.51.100.30" };
    const chat = await house.call(
      "POST",
      "/v1/public/robots/shop/sessions",
      { consent_accepted: true },
      headers,
    );
    const { protocol_number } = (await create("shop", { client: "198.51.100.30" })).json;
    await blockClient({ protocol_number: chat.json.protocol_number, days: 1, reason: null });
    expect((await create("shop", { client: "198.51.100.30" })).status).toBe(403);
    await unblockClient(protocol_number);
    expect((await create("shop", { client: "198.51.100.30" })).status).toBe(201);
    await expect(unblockClient(protocol_number)).rejects.toMatchObject({ reason: "invalid_request" });
  });

  it("count an IPv6 client by its /64", async () => {
    const { protocol_number } = (await create("shop", { client: "2001:db8:5:6::1" })).json;
    await blockClient({ protocol_number, days: 1, reason: null });
    expect((await create("shop", { client: "2001:db8:5:6:ffff::2" })).status).toBe(403);
    expect((await create("shop", { client: "2001:db8:5:7::1" })).status).toBe(201);
  });

  it.each([0, -1, 1.5, 3_651])("refuse %s days", async (days) => {
    await expect(blockClient({ protocol_number: "x", days, reason: null })).rejects.toMatchObject({
      reason: "invalid_request",
    });
  });

  it("need a session", async () => {
    await expect(
      blockClient({ protocol_number: "ACM-20260101-AAAAAA", days: 1, reason: null }),
    ).rejects.toMatchObject({ reason: "unknown_session" });
  });

  it("block against create: after a block was acknowledged no session of the client appears, in 25 rounds", async () => {
    for (let round = 0; round < 25; round += 1) {
      const attacker = `198.51.101.${round}`;
      const first = (await create("shop", { client: attacker })).json;
      const { client_hash } = (await house.appliance.adapters.sessions.find(first.session_id))!;
      const count = async () =>
        (
          await house.appliance.adapters.database.read<{ n: number }>({
            sql: "SELECT count(*) AS n FROM sessions WHERE client_hash = :client_hash",
            args: { client_hash },
          })
        )[0]!.n;
      const creations = Array.from({ length: 8 }, () => create("shop", { client: attacker }));
      await blockClient({ protocol_number: first.protocol_number, days: 1, reason: null });
      const atBlock = await count();
      const statuses = (await Promise.all(creations)).map(({ status }) => status);
      expect(await count()).toBe(atBlock);
      expect(statuses.filter((status) => status === 201)).toHaveLength(atBlock - 1);
      expect(statuses.every((status) => status === 201 || status === 403)).toBe(true);
    }
  });

  it("no address stands in the database", async () => {
    const { database } = house.appliance.adapters;
    const rows = await database.read({ sql: "SELECT * FROM sessions" });
    const blocks = await database.read({ sql: "SELECT * FROM abuse_blocks" });
    expect(JSON.stringify([rows, blocks])).not.toMatch(/198\.51|203\.0|2001:db8|127\.0/);
  });
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
