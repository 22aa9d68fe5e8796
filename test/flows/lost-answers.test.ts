/** A write that was made and its answer lost, whichever of a request it is: the repeated request is told of the first, and nothing stands twice. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ADD_FEEDBACK } from "../../src/adapters/storage/sessions/feedback.ts";
import { ANSWER_QUESTION, CLOSE_SESSION } from "../../src/adapters/storage/sessions/store.ts";
import { DatabaseFault } from "../../src/ports/database.ts";
import {
  createTurnedClock,
  effects,
  robotSeed,
  startAppliance,
  type TestAppliance,
  tenantSeed,
} from "../support/appliance.ts";
import { createRecordingForms } from "../support/forms.ts";
import { createVisitor } from "../support/visitor.ts";

/** More writes than a request makes. */
const WRITES = 8;
const LEASE_MS = 30_000;
const MODES = ["full", "summary", "none"] as const;
const CONTACT = { consent_accepted: true, name: "Marie", email: "marie@example.com" };

const forms = createRecordingForms();
const clock = createTurnedClock();
let house: TestAppliance;
beforeEach(async () => {
  forms.delivered.length = 0;
  forms.answer = async () => ({ status: "sent", submission_id: "sub_1", error: null });
  const robots = MODES.map((mode) => robotSeed({ slug: mode, retention_mode: mode }));
  house = await startAppliance({
    settings: { "sweeps.enabled": false },
    replaced: { forms, clock },
    seed: tenantSeed(robots, { notification_emails: ["team@acme.example"] }),
  });
  const quiet = { name: "quiet", company_name: "Quiet", protocol_letters: "QUI" };
  await house.appliance.flows.seed(tenantSeed([robotSeed({ slug: "untold" })], quiet));
});
afterEach(() => house.stop());

const { newSession, send, talk, rate, handOff, finish } = createVisitor(() => house, forms);

/** Takes the answer of the write of that number; gives whether the work came so far. */
async function losing(at: number, work: () => Promise<unknown>): Promise<boolean> {
  const { database } = house.appliance.adapters;
  const { write } = database;
  let writes = 0;
  const lossy: typeof write = async (unit) => {
    const isLost = (writes += 1) === at;
    const outcome = await write(unit);
    if (isLost) throw new DatabaseFault("database_unavailable", "connection lost");
    return outcome;
  };
  Object.assign(database, { write: lossy });
  await work();
  Object.assign(database, { write });
  return writes >= at;
}

const newTalk = async (slug: string): Promise<string> => {
  const id = await newSession(slug);
  await talk(id);
  return id;
};

/** From the unit after the one that has this statement on, nothing is written any more; as if the process were killed. */
async function dyingAfter(statement: string, work: () => Promise<unknown>): Promise<void> {
  const { database } = house.appliance.adapters;
  const { write } = database;
  let is_dead = false;
  const dying: typeof write = async (unit) => {
    if (is_dead) throw new Error("killed");
    is_dead = unit.some(({ sql }) => sql === statement);
    return write(unit);
  };
  Object.assign(database, { write: dying });
  await work();
  Object.assign(database, { write });
  expect(is_dead).toBe(true);
  clock.advance(LEASE_MS);
}

/** Sends a request to a new session, once for each of its writes, whose answer is lost, and again with the same key. */
async function repeatEach(
  begin: () => Promise<string>,
  request: (id: string, headers: Record<string, string>) => Promise<{ status: number; json: any }>,
  judge: (again: { status: number; json: any }, made: Record<string, number>) => void,
): Promise<void> {
  let at = 1;
  for (; at <= WRITES; at += 1) {
    const id = await begin();
    const before = await house.countRows();
    const headers = { "idempotency-key": `write-${at}` };
    const isLost = await losing(at, () => request(id, headers));
    const again = await request(id, headers);
    judge(again, effects(before, await house.countRows()));
    if (!isLost) break;
  }
  expect(at).toBeGreaterThan(1);
  expect(at).toBeLessThanOrEqual(WRITES);
}

describe("a request repeated after an answer of the database was lost", () => {
  it.each(MODES)("counts a message once, and keeps it once (retention %s)", async (mode) => {
    const ask = (id: string, headers: Record<string, string>) =>
      send(id, { message: "Is the shop open on Sundays?" }, headers);
    await repeatEach(
      () => newSession(mode),
      ask,
      ({ status, json }, made) => {
        expect([status, json.question_count]).toEqual([200, 1]);
        expect(made["messages"]).toBe(mode === "none" ? undefined : 2);
      },
    );
  });

  it("keeps a rating once, and asks for one review", async () => {
    const complain = (id: string, headers: Record<string, string>) =>
      rate(id, { rating: "down", feedback_reason: "Other" }, headers);
    await repeatEach(
      () => newTalk("full"),
      complain,
      ({ status }, made) => {
        expect([status, made["feedback"], made["reviews"]]).toEqual([201, 1, 1]);
      },
    );
  });

  it.each([...MODES, "untold"])("is told of the contact that was kept (%s)", async (slug) => {
    const leave = (id: string, headers: Record<string, string>) => handOff(id, CONTACT, headers);
    await repeatEach(
      () => newTalk(slug),
      leave,
      ({ status, json }, made) => {
        expect([status, json]).toMatchObject([
          201,
          { status: "contact_created", contact_id: expect.stringMatching(/^cto_/) },
        ]);
        expect(made["contacts"]).toBe(1);
      },
    );
    expect(new Set(forms.delivered.map(({ data }) => data.relay_id)).size).toBe(forms.delivered.length);
  });

  it.each(["full", "untold"])(
    "whose process was killed: is told of the contact that it kept (%s)",
    async (slug) => {
      const id = await newTalk(slug);
      const leave = () => handOff(id, CONTACT, { "idempotency-key": "killed" });
      await dyingAfter(CLOSE_SESSION, leave);
      const again = await leave();
      expect([again.status, again.json.status]).toEqual([201, "contact_created"]);
    },
  );

  it("whose process was killed: is told of the rating that it kept", async () => {
    const id = await newTalk("full");
    const complain = () =>
      rate(id, { rating: "down", feedback_reason: "Other" }, { "idempotency-key": "killed" });
    const before = await house.countRows();
    await dyingAfter(ADD_FEEDBACK, complain);
    expect(await complain()).toMatchObject({ status: 201, json: { status: "pending_training_review" } });
    expect(effects(before, await house.countRows())).toMatchObject({ feedback: 1, reviews: 1 });
  });

  it.each(["full", "summary"])(
    "whose process was killed: is given the answer that it kept (%s)",
    async (slug) => {
      const id = await newSession(slug);
      const ask = () => send(id, { message: "Open on Sundays?" }, { "idempotency-key": "killed" });
      await dyingAfter(ANSWER_QUESTION, ask);
      const again = await ask();
      expect([again.status, again.json.question_count]).toEqual([200, 1]);
      const turns = await house.appliance.adapters.sessions.readTurns(id, 10);
      expect(turns.map(({ message_id }) => message_id)).toEqual([
        again.json.user_message_id,
        again.json.message_id,
      ]);
      expect(turns[1]!.text).toBe(again.json.answer);
    },
  );

  it("is told of no contact but its own", async () => {
    const id = await newTalk("full");
    const { json } = await handOff(id, CONTACT);
    expect((await handOff(id, CONTACT)).json).toEqual(json);
    for (const other of [
      { ...CONTACT, name: undefined },
      { ...CONTACT, phone: "+39 02 1234567" },
    ])
      expect((await handOff(id, other)).status).toBe(403);
    const finished = await newTalk("full");
    await finish(finished);
    expect((await handOff(finished, CONTACT)).status).toBe(403);
  });
});
