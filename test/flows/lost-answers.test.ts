/** A write that was made and its answer lost, whichever of a request it is: the repeated request is told of the first, and nothing stands twice. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
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
const MODES = ["full", "summary", "none"] as const;

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
});
afterEach(() => house.stop());

const { newSession, send } = createVisitor(() => house, forms);

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
});
