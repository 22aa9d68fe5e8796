/** What is counted of robots through the real server, by the hour, and what is not. */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { addUp, type Use, USAGE_DAYS } from "../../src/domain/usage.ts";
import {
  createTurnedClock,
  robotSeed,
  startAppliance,
  tenantSeed,
  type TurnedClock,
} from "../support/appliance.ts";
import { answerOf, type RuntimeHouse, startRuntime } from "../support/runtime.ts";
import { sweepAll } from "../support/swept.ts";
import { createVisitor } from "../support/visitor.ts";

const KNOWN = "When is the shop open?";
const UNKNOWN = "Do you sell zeppelins to xylophonists?";
const SITE = "https://site.example";
const HOUR_MS = 3_600_000;
const CONSENT = { consent_accepted: true };

let house: RuntimeHouse;
let clock: TurnedClock;
beforeEach(async () => {
  clock = createTurnedClock();
  const channels = (["public", "private"] as const).map((name) => ({
    name,
    visibility: name,
    instructions: "",
  }));
  const robot = { channels, widget_enabled: true, widget_origins: [SITE] };
  house = await startRuntime({
    seed: tenantSeed([
      robotSeed({ ...robot, max_questions_per_session: 3 }),
      robotSeed({ slug: "quiet", retention_mode: "none" }),
    ]),
    replaced: { clock },
    settings: { "sweeps.enabled": false },
  });
});
afterEach(() => house.stop());

const visitor = createVisitor(() => house);

async function list(slug = "shop") {
  const { directory, usage } = house.appliance.adapters;
  const { robot } = (await directory.findRobot(slug))!;
  return usage.list({ robot_id: robot.robot_id, since: 0 });
}

/** All that is counted of a robot by now, but for what was not done. */
async function read(slug = "shop"): Promise<Partial<Record<Use, number>>> {
  return Object.fromEntries(Object.entries(addUp(await list(slug))).filter(([, times]) => times > 0));
}

/** What is counted once all of it is written. */
async function isCounted(counts: Partial<Record<Use, number>>, slug = "shop"): Promise<void> {
  await house.appliance.adapters.usageCounter.close();
  expect(await read(slug)).toEqual(counts);
}

describe("conversations", () => {
  it("of the page and of widgets are told apart", async () => {
    await visitor.newSession();
    await house.call("POST", "/v1/public/widgets/shop/sessions", CONSENT, { origin: SITE });
    await isCounted({ page_conversations: 1, widget_conversations: 1 });
  });

  it("that are refused are not counted, nor is the same one twice", async () => {
    const create = (body: unknown, headers = {}) =>
      house.call("POST", "/v1/public/robots/shop/sessions", body, headers);
    expect((await create({ consent_accepted: false })).status).toBe(400);
    const foreign = await house.call("POST", "/v1/public/widgets/shop/sessions", CONSENT, {
      origin: "https://other.example",
    });
    expect(foreign.status).toBe(403);
    const key = { "idempotency-key": "the-same" };
    expect((await create(CONSENT, key)).json).toEqual((await create(CONSENT, key)).json);
    await isCounted({ page_conversations: 1 });
  });
});

describe("questions", () => {
  it("are answered or declined, each in its hour", async () => {
    const id = await visitor.newSession();
    await visitor.talk(id, KNOWN);
    await visitor.talk(id, UNKNOWN);
    clock.advance(HOUR_MS);
    const next = await visitor.newSession();
    await visitor.talk(next, KNOWN);
    await isCounted({ page_conversations: 2, answered: 2, declined: 1 });
    const noon = Date.UTC(2026, 0, 15, 12);
    expect((await list()).map(({ hour, use, times }) => [(hour - noon) / HOUR_MS, use, times])).toEqual([
      [0, "answered", 1],
      [0, "declined", 1],
      [0, "page_conversations", 1],
      [1, "answered", 1],
      [1, "page_conversations", 1],
    ]);
  });

  it("that nothing answers have failed; what is refused was never asked", async () => {
    const id = await visitor.newSession();
    house.script = async () => {
      throw new Error("broken");
    };
    expect((await visitor.send(id, { message: KNOWN })).status).toBe(500);
    house.script = null;
    expect((await visitor.send(id, { message: " " })).status).toBe(400);
    expect((await visitor.send("ses_unknown", { message: KNOWN })).status).toBe(404);
    await isCounted({ page_conversations: 1, failed: 1 });
    for (let asked = 0; asked < 3; asked += 1) await visitor.talk(id, KNOWN);
    expect((await visitor.send(id, { message: KNOWN })).status).toBe(403);
    await isCounted({ page_conversations: 1, failed: 1, answered: 3 });
  });

  it("sent again with their key are counted once", async () => {
    const id = await visitor.newSession();
    const key = { "idempotency-key": "the-same" };
    const first = await visitor.send(id, { message: KNOWN }, key);
    expect((await visitor.send(id, { message: KNOWN }, key)).json).toEqual(first.json);
    await isCounted({ page_conversations: 1, answered: 1 });
  });

  it("of a robot that keeps nothing are numbers like any other's, and nothing but numbers", async () => {
    const id = await visitor.newSession("quiet");
    await visitor.talk(id, "Do you sell Zanzibar zeppelins?");
    await isCounted({ page_conversations: 1, declined: 1 }, "quiet");
    const rows = await house.appliance.adapters.database.read({ sql: "SELECT * FROM usage" });
    const { robot } = (await house.appliance.adapters.directory.findRobot("quiet"))!;
    const hour = Date.UTC(2026, 0, 15, 12);
    expect(rows).toEqual([
      { robot_id: robot.robot_id, hour, use: "declined", times: 1 },
      { robot_id: robot.robot_id, hour, use: "page_conversations", times: 1 },
    ]);
  });
});

it("ratings and contacts are counted; what is refused, and the same contact again, are not", async () => {
  const id = await visitor.newSession();
  const { message_id } = await visitor.talk(id, KNOWN);
  for (const rating of ["up", "down", "sideways"]) await visitor.rate(id, { rating, message_id });
  const contact = { name: "Marie", email: "marie@example.com", message: "Call me." };
  await visitor.handOff(id, { ...contact, consent_accepted: false });
  for (let sent = 0; sent < 2; sent += 1)
    expect((await visitor.handOff(id, { ...contact, ...CONSENT })).status).toBe(201);
  await isCounted({ page_conversations: 1, answered: 1, rated_up: 1, rated_down: 1, contacts: 1 });
});

describe("a program's questions", () => {
  const ask = (text: string) =>
    house.ask("/v1/responses", { conversation_channel: house.public_channel, input: text });

  it("are counted apart from those of visitors", async () => {
    expect((await ask(KNOWN)).status).toBe(200);
    expect((await ask(UNKNOWN)).status).toBe(200);
    house.script = async () => {
      throw new Error("broken");
    };
    expect((await ask(KNOWN)).status).toBe(500);
    await isCounted({ api_answered: 1, api_declined: 1, api_failed: 1 });
  });

  it("of somebody who may not ask, or has left, are not counted", async () => {
    const wrong = { authorization: "Bearer sk-wrong" };
    expect((await house.ask("/v1/responses", { input: KNOWN }, wrong)).status).toBe(401);
    const leaving = new AbortController();
    let ended: Promise<unknown> = Promise.resolve();
    house.script = ({ signal }) => {
      const left = new Promise<never>((_, reject) =>
        signal!.addEventListener("abort", () => reject(new Error("left"))),
      );
      ended = left.catch(() => {});
      queueMicrotask(() => leaving.abort());
      return left;
    };
    const request = fetch(`${house.url}/v1/responses`, {
      method: "POST",
      signal: leaving.signal,
      headers: { "content-type": "application/json", authorization: `Bearer ${house.api_key}` },
      body: JSON.stringify({ conversation_channel: house.public_channel, input: KNOWN }),
    });
    await expect(request).rejects.toThrow();
    await ended;
    house.script = async () => answerOf("Open.");
    await ask(KNOWN);
    await isCounted({ api_answered: 1 });
  });
});

it("what was counted is written by itself, and goes when it is old", async () => {
  await visitor.newSession();
  await expect.poll(() => read()).toEqual({ page_conversations: 1 });
  clock.advance((USAGE_DAYS + 1) * 24 * HOUR_MS);
  await visitor.newSession();
  await isCounted({ page_conversations: 2 });
  expect((await sweepAll(house)).usage).toBe(1);
  expect(await read()).toEqual({ page_conversations: 1 });
});

it("what was counted a moment ago is written before the service ends", async () => {
  const data = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-usage-"));
  const started = await startAppliance({ data });
  await createVisitor(() => started).newSession();
  await started.stop();
  const database = await openDatabase({ url: path.join(data, "chat-assistant.db") });
  const rows = await database.read({ sql: "SELECT use, times FROM usage" });
  await database.close();
  rmSync(data, { recursive: true, force: true });
  expect(rows).toEqual([{ use: "page_conversations", times: 1 }]);
});
