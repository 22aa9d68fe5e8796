/**
 * What each call costs where the database is a network away: the round trips it waits for, one after another. A figure that
 * grows is a question more that could have been asked together with another.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { createTurnedClock, robotSeed, tenantSeed } from "../support/appliance.ts";
import { createDistant, type Distant } from "../support/distant.ts";
import { createRecordingForms } from "../support/forms.ts";
import { type RuntimeHouse, startRuntime } from "../support/runtime.ts";
import { createVisitor } from "../support/visitor.ts";

const QUESTION = "Is the shop open on Sundays?";
const CONTACT = { consent_accepted: true, email: "marie@example.com" };
const CHANNELS = (["public", "private"] as const).map((visibility) => ({
  name: visibility,
  visibility,
  instructions: "",
}));
const clock = createTurnedClock();
const forms = createRecordingForms();
let house: RuntimeHouse;
let distant: Distant;
let keys = 0;

beforeAll(async () => {
  distant = createDistant(await openDatabase({ url: ":memory:" }));
  house = await startRuntime({
    settings: { "sweeps.enabled": false },
    replaced: { database: distant.database, clock, forms },
    seed: tenantSeed([robotSeed({ channels: CHANNELS })], { notification_emails: ["team@acme.example"] }),
  });
});
afterAll(() => house.stop());

const { newSession, send, rate, expand, redeem, finish, handOff } = createVisitor(() => house, forms);

/** Nothing was asked of the robot for a while. */
const rested = (): void => clock.advance(1_001);
const withKey = () => ({ "idempotency-key": `key-${(keys += 1)}` });

/** The round trips of a call, which has to be answered so. */
async function tripsOf(status: number, call: () => ReturnType<RuntimeHouse["call"]>): Promise<number> {
  // Use is written a second later, and nobody waits for it.
  await house.appliance.adapters.usageCounter.close();
  return distant.count(async () => {
    const reply = await call();
    expect([reply.status, reply.text]).toEqual([status, expect.any(String)]);
  });
}

const begin = (headers = {}) =>
  house.call("POST", "/v1/public/robots/shop/sessions", { consent_accepted: true }, headers);

it("reads a robot that was not asked for a while in one round trip, and none within a second", async () => {
  rested();
  const config = () => house.call("GET", "/v1/public/robots/shop/config");
  expect(await tripsOf(200, config)).toBe(1);
  expect(await tripsOf(200, config)).toBe(0);
});

it("begins a session", async () => {
  rested();
  expect(await tripsOf(201, () => begin())).toBe(2);
  expect(await tripsOf(201, () => begin())).toBe(1);
});

it("begins a session by a key", async () => {
  rested();
  expect(await tripsOf(201, () => begin(withKey()))).toBe(2);
});

it("answers a message", async () => {
  const id = await newSession();
  rested();
  expect(await tripsOf(200, () => send(id, { message: QUESTION }))).toBe(5);
});

it("answers the messages behind the first", async () => {
  const id = await newSession();
  await send(id, { message: QUESTION });
  rested();
  expect(await tripsOf(200, () => send(id, { message: QUESTION }))).toBe(2);
  rested();
  expect(await tripsOf(200, () => send(id, { message: QUESTION }, withKey()))).toBe(2);
  const events = { accept: "text/event-stream" };
  expect(await tripsOf(200, () => send(id, { message: QUESTION }, events))).toBe(2);
});

it("declines a question, and notes it", async () => {
  const id = await newSession();
  // The first of a process also loads what reads them.
  await send(id, { message: "Do green dragons play chess?" });
  const declined = { message: "Do purple elephants sell insurance?" };
  expect(await tripsOf(200, () => send(id, declined))).toBe(2);
});

it("repeats an answer", async () => {
  const id = await newSession();
  const key = withKey();
  await send(id, { message: QUESTION }, key);
  expect(await tripsOf(200, () => send(id, { message: QUESTION }, key))).toBe(2);
});

it("takes a rating", async () => {
  const id = await newSession();
  expect(await tripsOf(201, () => rate(id, { rating: "up" }))).toBe(1);
  const down = { rating: "down", feedback_reason: "Other" };
  expect(await tripsOf(201, () => rate(id, down, withKey()))).toBe(1);
});

it("hands a conversation over", async () => {
  const id = await newSession();
  rested();
  const minted = { token: "" };
  const mint = async () => {
    const reply = await expand(id);
    minted.token = reply.json.token;
    return reply;
  };
  expect(await tripsOf(201, mint)).toBe(2);
  rested();
  expect(await tripsOf(200, () => redeem(minted.token))).toBe(2);
});

it("finishes a session, and delivers it", async () => {
  const id = await newSession();
  await send(id, { message: QUESTION });
  rested();
  expect(await tripsOf(200, () => finish(id, {}))).toBe(3);
  expect(await tripsOf(200, () => finish(id, {}))).toBe(1);
});

it("takes a contact, and delivers it", async () => {
  const id = await newSession();
  rested();
  expect(await tripsOf(201, () => handOff(id, CONTACT))).toBe(3);
  const other = await newSession();
  expect(await tripsOf(201, () => handOff(other, CONTACT, withKey()))).toBe(3);
});

it("answers a call of the runtime", async () => {
  const body = {
    conversation_channel: house.public_channel,
    messages: [{ role: "user", content: QUESTION }],
  };
  const ask = () => house.ask("/v1/chat/completions", body);
  expect(await tripsOf(200, ask)).toBe(3);
  expect(await tripsOf(200, ask)).toBe(2);
  rested();
  expect(await tripsOf(200, ask)).toBe(2);
});

it("says that it is ready", async () => {
  expect(await tripsOf(200, () => house.call("GET", "/health/ready"))).toBe(2);
});
