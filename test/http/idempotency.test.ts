/** `Idempotency-Key` through the real routes. */
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
const SEED = tenantSeed([
  robotSeed({ widget_enabled: true, widget_origins: [SITE], max_questions_per_session: 50 }),
  robotSeed({ slug: "summary", retention_mode: "summary" }),
  robotSeed({ slug: "none", retention_mode: "none" }),
]);
const QUESTION = "Are you open on Sundays?";
let keys = 0;
const newKey = (): string => `key-${(keys += 1)}`;

const clock = createTurnedClock();
let house: TestAppliance;
beforeAll(async () => {
  house = await startAppliance({ seed: SEED, replaced: { clock } });
});
afterAll(() => house.stop());

const create = (key: string, slug = "shop", body: unknown = { consent_accepted: true }) =>
  house.call("POST", `/v1/public/robots/${slug}/sessions`, body, { "idempotency-key": key });
const newSession = async (slug = "shop"): Promise<string> => (await create(newKey(), slug)).json.session_id;
const send = (session: string, key: string, message = QUESTION, headers: Record<string, string> = {}) =>
  house.call(
    "POST",
    `/v1/public/sessions/${session}/messages`,
    { message },
    { "idempotency-key": key, ...headers },
  );

describe("session creation", () => {
  it("repeated with the same key and body gives the same session", async () => {
    const key = newKey();
    const before = await house.countRows();
    const first = await create(key);
    const again = await create(key);
    expect([first.status, again.status, again.json]).toEqual([201, 201, first.json]);
    expect(effects(before, await house.countRows())).toEqual({ sessions: 1, idempotency_claims: 1 });
  });

  it("with another body is 422, and nothing is written", async () => {
    const key = newKey();
    await create(key);
    const before = await house.countRows();
    const reply = await create(key, "shop", { consent_accepted: true, visitor_label: "Paul" });
    expect([reply.status, reply.json.code]).toEqual([422, "idempotency_key_reused"]);
    expect(effects(before, await house.countRows())).toEqual({});
  });

  it.each(["", "a b", "k".repeat(129)])("an invalid key is 400, and nothing is written: %j", async (key) => {
    const before = await house.countRows();
    const reply = await create(key);
    expect([reply.status, reply.json.code]).toEqual([400, "invalid_idempotency_key"]);
    expect(effects(before, await house.countRows())).toEqual({});
  });

  it("a refused creation leaves the key free", async () => {
    const key = newKey();
    const before = await house.countRows();
    expect((await create(key, "shop", {})).status).toBe(400);
    expect(effects(before, await house.countRows())).toEqual({});
    expect((await create(key)).status).toBe(201);
  });

  it("another client, robot or surface with the same key gets a session of its own", async () => {
    const trusting = await startAppliance({ seed: SEED, settings: { trusted_proxies: ["127.0.0.1"] } });
    const ask = (where: string, client: string) =>
      trusting.call(
        "POST",
        where,
        { consent_accepted: true },
        { "idempotency-key": "1", "x-forwarded-for": client, origin: SITE },
      );
    const shop = "/v1/public/robots/shop/sessions";
    const replies = await Promise.all([
      ask(shop, "203.0.113.1"),
      ask(shop, "203.0.113.2"),
      ask("/v1/public/robots/summary/sessions", "203.0.113.1"),
      ask("/v1/public/widgets/shop/sessions", "203.0.113.1"),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map(({ json }) => json.session_id)).size).toBe(4);
    await trusting.stop();
  });
});

describe("messages", () => {
  it("repeated with the same key and body are counted once and answered the same", async () => {
    const session = await newSession();
    const key = newKey();
    const before = await house.countRows();
    const first = await send(session, key);
    const again = await send(session, key);
    expect([first.status, again.status, again.json]).toEqual([200, 200, first.json]);
    expect(first.json.question_count).toBe(1);
    expect(effects(before, await house.countRows())).toEqual({ messages: 2, idempotency_claims: 1 });
    expect((await send(session, newKey())).json.question_count).toBe(2);
  });

  it("many at once are one question, in 30 rounds", async () => {
    const session = await newSession();
    for (let round = 1; round <= 30; round += 1) {
      const key = newKey();
      const replies = await Promise.all(Array.from({ length: 6 }, () => send(session, key)));
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      expect(replies[0]!.json.question_count).toBe(round);
    }
    expect(await house.appliance.adapters.sessions.readTurns(session, 100)).toHaveLength(60);
  });

  it("as an event stream give the first answer again", async () => {
    const session = await newSession();
    const key = newKey();
    const first = await send(session, key);
    const reply = await send(session, key, QUESTION, { accept: "text/event-stream" });
    expect(reply.headers.get("content-type")).toContain("text/event-stream");
    expect(JSON.parse(/event: svc\.answer\ndata: (.*)/.exec(reply.text)![1]!)).toEqual(first.json);
  });

  it("are answered from what is kept after the session was closed", async () => {
    const session = await newSession();
    const key = newKey();
    const first = await send(session, key);
    await house.call("POST", `/v1/public/sessions/${session}/finish`);
    const again = await send(session, key);
    expect([again.status, again.json]).toEqual([200, first.json]);
    const other = await send(session, newKey());
    expect([other.status, other.json.code]).toEqual([403, "session_closed"]);
  });

  it("with another message are 422", async () => {
    const session = await newSession();
    const key = newKey();
    await send(session, key);
    const reply = await send(session, key, "Something else?");
    expect([reply.status, reply.json.code]).toEqual([422, "idempotency_key_reused"]);
  });

  it("the same key in another session is another message", async () => {
    const key = newKey();
    const replies = [await send(await newSession(), key), await send(await newSession(), key)];
    expect(replies.map(({ json }) => json.question_count)).toEqual([1, 1]);
    expect(replies[0]!.json.message_id).not.toBe(replies[1]!.json.message_id);
  });

  it("are asked anew after ten minutes", async () => {
    const session = await newSession();
    const key = newKey();
    await send(session, key);
    clock.advance(10 * 60_000);
    expect((await send(session, key)).json.question_count).toBe(2);
  });

  it("with retention none are remembered, and no row is written", async () => {
    const session = await newSession("none");
    const key = newKey();
    const before = await house.countRows();
    const first = await send(session, key);
    const again = await send(session, key);
    expect([again.status, again.json]).toEqual([200, first.json]);
    expect(first.json.question_count).toBe(1);
    expect(effects(before, await house.countRows())).toEqual({});
  });

  it("no text of a conversation stands in a claim", async () => {
    const session = await newSession();
    const answer = (await send(session, newKey(), "Is the shop open on Sundays?")).json.answer;
    const rows = JSON.stringify(
      await house.appliance.adapters.database.read({ sql: "SELECT * FROM idempotency_claims" }),
    );
    expect(rows).toContain("question_count");
    expect(rows).not.toContain("Sundays");
    expect(rows).not.toContain(answer.slice(0, 20));
    expect(rows).not.toContain(`key-${keys}"`);
  });

  it("a summary, neither: it is read back from its session", async () => {
    const session = await newSession();
    await send(session, newKey(), "Is the shop open on Sundays?");
    const headers = { "idempotency-key": newKey() };
    const handOff = () =>
      house.call("POST", `/v1/public/sessions/${session}/contact-handoffs`, CONTACT, headers);
    const first = await handOff();
    expect(first.json.summary).toContain("Sundays");
    expect((await handOff()).json).toEqual(first.json);
    const claims = await house.appliance.adapters.database.read({ sql: "SELECT * FROM idempotency_claims" });
    expect(JSON.stringify(claims)).toContain(first.json.contact_id);
    expect(JSON.stringify(claims)).not.toContain("Sundays");
  });

  it("that failed are asked again and counted once", async () => {
    const { createEmbeddedAnswerer } = await import("../../src/adapters/answerers/embedded/answerer.ts");
    const failures = [true, false];
    const faulty: TestAppliance = await startAppliance({
      seed: SEED,
      replaced: {
        answerer: {
          answer: (question) => {
            if (failures.shift()) throw new Error("on fire");
            return createEmbeddedAnswerer({ knowledge: faulty.appliance.adapters.knowledge }).answer(
              question,
            );
          },
        },
      },
    });
    const session = (await faulty.call("POST", "/v1/public/robots/shop/sessions", { consent_accepted: true }))
      .json.session_id;
    const ask = () =>
      faulty.call(
        "POST",
        `/v1/public/sessions/${session}/messages`,
        { message: QUESTION },
        { "idempotency-key": "one" },
      );
    expect((await ask()).status).toBe(500);
    expect(await ask()).toMatchObject({ status: 200, json: { question_count: 1 } });
    expect(await ask()).toMatchObject({ status: 200, json: { question_count: 1 } });
    await faulty.stop();
  });
});

const CONTACT = { consent_accepted: true, email: "marie@example.com" };

describe("the same key in another session", () => {
  it.each([
    ["feedback", "feedback", { rating: "up" }, "feedback_id", { feedback: 2 }],
    ["a contact", "contact-handoffs", CONTACT, "contact_id", { contacts: 2 }],
  ])("is %s of its own", async (_what, verb, body, field, written) => {
    const sessions = [await newSession(), await newSession()];
    const headers = { "idempotency-key": newKey() };
    const before = await house.countRows();
    const replies = [];
    for (const session of sessions)
      replies.push(await house.call("POST", `/v1/public/sessions/${session}/${verb}`, body, headers));
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(replies[0]!.json[field]).not.toBe(replies[1]!.json[field]);
    expect(effects(before, await house.countRows())).toEqual({ ...written, idempotency_claims: 2 });
  });
});

describe("with retention none", () => {
  it.each([
    ["a session", "", { consent_accepted: true }, { sessions: 1 }],
    ["feedback", "feedback", { rating: "down", feedback_details: "wrong" }, { feedback: 1 }],
    ["a contact", "contact-handoffs", CONTACT, { contacts: 1 }],
  ])("the result of %s is remembered in memory only", async (_what, verb, body, written) => {
    const session = await newSession("none");
    const path = verb === "" ? "robots/none/sessions" : `sessions/${session}/${verb}`;
    const key = newKey();
    const call = (sent: unknown) =>
      house.call("POST", `/v1/public/${path}`, sent, { "idempotency-key": key });
    const before = await house.countRows();
    const first = await call(body);
    const again = await call(body);
    expect([first.status, again.status, again.json]).toEqual([201, 201, first.json]);
    expect(
      (await call({ ...body, consent_accepted: true, rating: "up", name: "Eve", visitor_label: "Eve" }))
        .status,
    ).toBe(422);
    expect(effects(before, await house.countRows())).toEqual(written);
  });
});
