/** Every rate limit through its real route (`interface.md`: Limits; Errors, row 429). */
import { afterEach, describe, expect, it } from "vitest";
import type { Log } from "../../src/ports/log.ts";
import {
  stopAll,
  start,
  from,
  MARIE,
  PAUL,
  expectRefused,
  config,
  widgetConfig,
  create,
  createWidget,
  send,
  points,
  ORIGIN,
} from "../support/rate-limited.ts";

afterEach(stopAll);

describe("the defaults", () => {
  it("are those of the decisions", async () => {
    const { settings } = await start();
    expect(settings.rate_limits).toMatchObject({
      session_create: { client: { points: 30, seconds: 60 }, ceiling: { points: 600, seconds: 60 } },
      messages: { client: { points: 60, seconds: 60 } },
      config: { client: { points: 200, seconds: 3_600 } },
      other: { client: { points: 120, seconds: 60 } },
      runtime: { key: { points: 600, seconds: 60 }, client: { points: 1_200, seconds: 60 } },
      failed_keys: { client: { points: 30, seconds: 60 } },
    });
  });

  it("200 configuration reads in a burst are answered, then one each 18 seconds", async () => {
    const house = await start();
    const replies = [];
    for (let at = 0; at < 201; at += 1) replies.push(await config(house, MARIE));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(200);
    const last = replies.at(-1)!;
    expectRefused(last);
    expect(Number(last.headers.get("retry-after"))).toBeLessThanOrEqual(18);
  });

  it("the 31st session of a client with a robot in a minute is refused", async () => {
    const house = await start();
    for (let at = 0; at < 30; at += 1) expect((await create(house, MARIE)).status).toBe(201);
    expectRefused(await create(house, MARIE));
  });
});

describe("config, per client and slug", () => {
  it("is one count for both surfaces, another for each client and each robot", async () => {
    const house = await start(points("config.client", 3, 3_600));
    await config(house, MARIE);
    await config(house, MARIE);
    expect((await widgetConfig(house, MARIE)).status).toBe(200);
    expectRefused(await config(house, MARIE));
    const refused = await widgetConfig(house, MARIE);
    expectRefused(refused);
    // The widget's page can read why.
    expect(refused.headers.get("access-control-allow-origin")).toBe(ORIGIN);
    expect(refused.headers.get("access-control-expose-headers")).toContain("retry-after");
    expect((await config(house, MARIE, "second")).status).toBe(200);
    expect((await config(house, PAUL)).status).toBe(200);
  });
});

describe("session creation, per client and slug, with the robot's ceiling", () => {
  it("the client's tier refuses before the body is read, and nothing is written", async () => {
    const house = await start(points("session_create.client", 2));
    await create(house, MARIE);
    await createWidget(house, MARIE);
    const before = await house.countRows();
    expectRefused(await create(house, MARIE));
    expectRefused(await createWidget(house, MARIE));
    expectRefused(await house.call("POST", "/v1/public/robots/shop/sessions", "{", from(MARIE)));
    expect(await house.countRows()).toEqual(before);
    expect((await create(house, MARIE, "second")).status).toBe(201);
    expect((await create(house, PAUL)).status).toBe(201);
  });

  it("a request refused by the client tier does not use up the ceiling", async () => {
    const house = await start({
      ...points("session_create.client", 2),
      ...points("session_create.ceiling", 4),
    });
    for (let at = 0; at < 20; at += 1) await create(house, MARIE);
    // Two of the ceiling's four are left.
    expect((await create(house, PAUL)).status).toBe(201);
    expect((await create(house, PAUL)).status).toBe(201);
    expectRefused(await create(house, "203.0.113.3"));
    expect((await create(house, "203.0.113.3", "second")).status).toBe(201);
  });

  it("refused creations count, too", async () => {
    const house = await start(points("session_create.client", 2));
    await house.call("POST", "/v1/public/robots/shop/sessions", {}, from(MARIE));
    await house.call("POST", "/v1/public/robots/shop/sessions", "{", from(MARIE));
    expectRefused(await create(house, MARIE));
  });
});

describe("messages, per client and slug", () => {
  it("count over all sessions of a client with a robot, apart for another robot and another client", async () => {
    const house = await start(points("messages.client", 2));
    const one = (await create(house, MARIE)).json.session_id;
    const two = (await create(house, MARIE)).json.session_id;
    const elsewhere = (await create(house, MARIE, "second")).json.session_id;
    expect((await send(house, MARIE, one)).status).toBe(200);
    expect((await send(house, MARIE, two)).status).toBe(200);
    const before = await house.countRows();
    expectRefused(await send(house, MARIE, one));
    expectRefused(await send(house, MARIE, two));
    expect(await house.countRows()).toEqual(before);
    expect((await send(house, MARIE, elsewhere)).status).toBe(200);
    const reply = await send(house, PAUL, one);
    expect([reply.status, reply.json.question_count]).toEqual([200, 2]);
  });

  it("a stream that is refused is a plain 429", async () => {
    const house = await start(points("messages.client", 1));
    const session = (await create(house, MARIE)).json.session_id;
    await send(house, MARIE, session);
    const reply = await house.call(
      "POST",
      `/v1/public/sessions/${session}/messages`,
      { message: "Hi" },
      from(MARIE, { accept: "text/event-stream" }),
    );
    expectRefused(reply);
  });
});

describe("every other public call, per client", () => {
  it.each([
    ["expand-tokens", "/v1/public/sessions/ses_x/expand-tokens", {}],
    ["finish", "/v1/public/sessions/ses_x/finish", {}],
    ["redeem", "/v1/public/expand-tokens/token/redeem", undefined],
    ["feedback", "/v1/public/sessions/ses_x/feedback", { rating: "up" }],
    ["contact-handoffs", "/v1/public/sessions/ses_x/contact-handoffs", { consent_accepted: false }],
  ])("%s is refused above the limit, whatever was called before", async (_, where, body) => {
    const house = await start(points("other.client", 2));
    await house.call("POST", "/v1/public/sessions/ses_y/finish", {}, from(MARIE));
    const second = await house.call("POST", where, body, from(MARIE));
    expect(second.status).not.toBe(429);
    expectRefused(await house.call("POST", where, body, from(MARIE)));
    expect((await house.call("POST", where, body, from(PAUL))).status).not.toBe(429);
  });

  it("guessing slugs and sessions counts as such calls", async () => {
    const house = await start(points("other.client", 3));
    expect((await config(house, MARIE, "guess-1")).status).toBe(404);
    expect((await create(house, MARIE, "guess-2")).status).toBe(404);
    expect((await send(house, MARIE, "ses_guess")).status).toBe(404);
    expectRefused(await config(house, MARIE, "guess-3"));
    expect((await config(house, MARIE)).status).toBe(200);
  });

  it("preflights count", async () => {
    const house = await start(points("other.client", 1));
    const preflight = () =>
      house.call(
        "OPTIONS",
        "/v1/public/widgets/shop/sessions",
        undefined,
        from(MARIE, { origin: ORIGIN, "access-control-request-method": "POST" }),
      );
    expect((await preflight()).status).toBe(204);
    expectRefused(await preflight());
  });
});

describe("what is not limited", () => {
  it("health", async () => {
    const house = await start({ ...points("other.client", 1), ...points("config.client", 1) });
    for (let at = 0; at < 20; at += 1)
      for (const where of ["/health/live", "/health/ready"])
        expect((await house.call("GET", where, undefined, from(MARIE))).status).toBe(200);
  });

  it("anything while the mode is off", async () => {
    const house = await start({ "rate_limits.mode": "off", ...points("session_create.client", 1) });
    for (let at = 0; at < 5; at += 1) expect((await create(house, MARIE)).status).toBe(201);
  });
});

describe("log_only", () => {
  it("serves what is above a limit and writes a warning without the client, not one for each call", async () => {
    const lines: string[] = [];
    const keep = (message: string, fields?: object) =>
      void lines.push(`${message} ${JSON.stringify(fields ?? {})}`);
    const log: Log = { error: keep, warn: keep, info: () => {}, debug: () => {} };
    const house = await start(
      { "rate_limits.mode": "log_only", ...points("session_create.client", 1) },
      { replaced: { log } },
    );
    for (let at = 0; at < 5; at += 1) expect((await create(house, MARIE)).status).toBe(201);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("session_create");
    expect(lines[0]).not.toContain(MARIE);
  });
});

describe("hostile clients", () => {
  it("an invented X-Forwarded-For does not give a new budget where no proxy is trusted", async () => {
    const house = await start({ trusted_proxies: [], ...points("config.client", 2, 3_600) });
    await config(house, "198.51.100.1");
    await config(house, "198.51.100.2");
    expectRefused(await config(house, "198.51.100.3"));
  });

  it("an entry invented on the left does not give a new budget behind a trusted proxy", async () => {
    const house = await start(points("config.client", 2, 3_600));
    await config(house, `198.51.100.1, ${MARIE}`);
    await config(house, `198.51.100.2, ${MARIE}`);
    expectRefused(await config(house, `198.51.100.3, ${MARIE}`));
  });

  it("addresses of one IPv6 /64 are one client", async () => {
    const house = await start(points("config.client", 2, 3_600));
    await config(house, "2001:db8:1:2::1");
    await config(house, "2001:db8:1:2:aaaa::1");
    expectRefused(await config(house, "2001:db8:1:2:bbbb::9"));
    expect((await config(house, "2001:db8:1:3::1")).status).toBe(200);
  });

  it("overlong slugs share one budget", async () => {
    const house = await start({ ...points("config.client", 2, 3_600), ...points("other.client", 100) });
    const statuses = [];
    for (let at = 0; at < 3; at += 1)
      statuses.push((await config(house, MARIE, `${"x".repeat(200)}${at}`)).status);
    expect(statuses).toEqual([404, 404, 429]);
  });

  it("many at once never get more sessions than the limit", async () => {
    const house = await start(points("session_create.client", 5));
    const replies = await Promise.all(Array.from({ length: 40 }, () => create(house, MARIE)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(35);
    expect((await house.countRows())["sessions"]).toBe(5);
  });
});
