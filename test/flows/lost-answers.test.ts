/** A write that was made and its answer lost, whichever of a request it is: the repeated request is told of the first, and nothing stands twice. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CLOSE_SESSION } from "../../src/adapters/storage/sessions.ts";
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
    "by a process that was killed right after it kept the contact: is told of it (%s)",
    async (slug) => {
      const id = await newTalk(slug);
      const { database } = house.appliance.adapters;
      const { write } = database;
      let is_dead = false;
      const dying: typeof write = async (unit) => {
        if (is_dead) throw new Error("killed");
        is_dead = unit.some(({ sql }) => sql === CLOSE_SESSION);
        return write(unit);
      };
      Object.assign(database, { write: dying });
      const key = { "idempotency-key": "killed" };
      await handOff(id, CONTACT, key);
      Object.assign(database, { write });
      clock.advance(LEASE_MS);
      const again = await handOff(id, CONTACT, key);
      expect([is_dead, again.status, again.json.status]).toEqual([true, 201, "contact_created"]);
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
