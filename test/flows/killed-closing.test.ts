/** Retention `summary` keeps no text of a message beyond the end of its session, whenever a process dies. */
import { afterEach, describe, expect, it } from "vitest";
import { CLOSE_SESSION, RECORD_RELAY } from "../../src/adapters/storage/sessions/store.ts";
import { DatabaseFault } from "../../src/ports/database.ts";
import type { Forms } from "../../src/ports/forms.ts";
import { runSweep } from "../../src/sweeps/sweep.ts";
import { createTurnedClock, robotSeed, startAppliance, tenantSeed } from "../support/appliance.ts";
import { note } from "../support/attachments.ts";
import { closeRequest } from "../support/sessions.ts";
import { createVisitor } from "../support/visitor.ts";
import { createRecordingForms } from "../support/forms.ts";

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function converse(retention_mode: "full" | "summary", replaced: { forms?: Forms } = {}) {
  const clock = createTurnedClock();
  const house = await startAppliance({
    replaced: { clock, ...replaced },
    settings: { "sweeps.enabled": false },
    seed: tenantSeed([robotSeed({ retention_mode })], {
      plan: "business",
      notification_emails: ["team@acme.example"],
    }),
  });
  cleanups.push(() => house.stop());
  const visitor = createVisitor(() => house);
  const session_id = await visitor.newSession();
  const finish = () => visitor.finish(session_id, {});
  await visitor.send(session_id, { message: "Open on Sundays?", attachments: [note("lamp")] });
  const { sessions, attachments } = house.appliance.adapters;
  const count = async () => [
    (await sessions.readTurns(session_id, 10)).length,
    (await attachments.list(session_id, 10)).length,
  ];
  expect(await count()).toEqual([2, 1]);
  return { house, clock, session_id, finish, count };
}

describe("a process that dies", () => {
  it.each([
    ["summary", [0, 0]],
    ["full", [2, 1]],
  ] as const)("while it relays leaves of retention %s %j turns and files", async (mode, left) => {
    const { house, clock, session_id, count } = await converse(mode);
    const { sessions } = house.appliance.adapters;
    const claim = { relay_id: "rel_1", owner: "elsewhere/1/a" };
    const last_message_id = (await sessions.readTurns(session_id, 1))[0]!.message_id;
    await sessions.close(closeRequest(session_id, { retain_until: 99_000, claim, last_message_id }));
    clock.advance(60_000);
    for (const sweep of house.appliance.sweeps)
      if (sweep.name === "interrupted relays") await runSweep(sweep);
    expect((await sessions.find(session_id))?.closing?.relay?.forms_relay_error).toBe("interrupted");
    expect(await count()).toEqual(left);
  });

  it("right after it closed a session that is not relayed leaves no text of retention summary", async () => {
    const { house, finish, count } = await converse("summary");
    const { database } = house.appliance.adapters;
    const { write } = database;
    let is_dead = false;
    const dying: typeof write = async (unit) => {
      if (is_dead) throw new Error("killed");
      const outcome = await write(unit);
      is_dead ||= unit.some(({ sql }) => sql === CLOSE_SESSION);
      return outcome;
    };
    Object.assign(database, { write: dying });
    await finish();
    Object.assign(database, { write });
    expect(is_dead).toBe(true);
    expect(await count()).toEqual([0, 0]);
  });
});

it("a store of blobs that hangs holds up no finish of retention summary: the removal goes on by itself", async () => {
  const { house, finish, count } = await converse("summary");
  const { blobs } = house.appliance.adapters;
  const { remove } = blobs;
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  Object.assign(blobs, { remove: (blob_id: string) => held.then(() => remove(blob_id)) });
  const started_ms = performance.now();
  expect((await finish()).status).toBe(200);
  expect(performance.now() - started_ms).toBeLessThan(5_000);
  expect(await count()).toEqual([0, 0]);
  expect(await blobs.list()).toHaveLength(1);
  goOn();
  await expect.poll(() => blobs.list()).toEqual([]);
});

describe("a database whose answer to a closing is lost", () => {
  it.each([true, false])("relays once what was closed, and nothing else (closed: %s)", async (is_closed) => {
    const forms = createRecordingForms();
    const { house, finish } = await converse("full", { forms });
    const { database } = house.appliance.adapters;
    const { write } = database;
    const lossy: typeof write = async (unit) => {
      if (!unit.some(({ sql }) => sql === CLOSE_SESSION)) return write(unit);
      Object.assign(database, { write });
      if (is_closed) await write(unit);
      throw new DatabaseFault("database_unavailable", "connection lost");
    };
    Object.assign(database, { write: lossy });
    const first = await finish();
    expect(first.status).toBe(is_closed ? 200 : 503);
    const second = await finish();
    expect(second.json).toMatchObject({ forms_relay_status: "sent", forms_relay_submission_id: "sub_1" });
    expect(forms.delivered).toHaveLength(1);
  });
});

it("a database that is away when a delivery is to be recorded is asked again: it was sent, and that is told", async () => {
  const { house, finish } = await converse("full", { forms: createRecordingForms() });
  const { database, relays } = house.appliance.adapters;
  const { write } = database;
  const failing: typeof write = async (unit) => {
    if (!unit.some(({ sql }) => sql === RECORD_RELAY)) return write(unit);
    Object.assign(database, { write });
    throw new DatabaseFault("database_unavailable", "connection lost");
  };
  Object.assign(database, { write: failing });
  const finished = await finish();
  expect([finished.status, finished.json.forms_relay_status]).toEqual([200, "sent"]);
  const [attempt] = await relays.list(1);
  expect(attempt).toMatchObject({ status: "sent", submission_id: "sub_1" });
});
