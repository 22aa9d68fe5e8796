/** The wrapper by itself: once for each key, whatever goes wrong (`decisions.md`: Retries). */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createMemoryIdempotencyStore } from "../../src/adapters/memory/idempotency.ts";
import {
  behindClaim,
  completeWith,
  createIdempotencyStore,
  takeWith,
} from "../../src/adapters/storage/sessions/idempotency.ts";
import { migrate } from "../../src/adapters/storage/schema/migrate.ts";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { MIGRATIONS } from "../../src/adapters/storage/schema/migrations.ts";
import { createRandomIds } from "../../src/adapters/system/ids.ts";
import { createProcessOwner } from "../../src/adapters/system/process-owner.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { createIdempotency, type IdempotentWork } from "../../src/flows/idempotency.ts";
import { type Database, DatabaseFault } from "../../src/ports/database.ts";
import type { IdempotencyStore } from "../../src/ports/idempotency-store.ts";
import { Secret } from "../../src/settings/secrets.ts";
import { createTurnedClock, type TurnedClock } from "../support/appliance.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-idempotency-"));
let database: Database;
let store: IdempotencyStore;
let clock: TurnedClock;
let rounds = 0;

beforeAll(async () => {
  database = await openDatabase({ url: path.join(folder, "test.db") });
  await migrate(database, MIGRATIONS, { now: new Date(0) });
  store = createIdempotencyStore(database);
  clock = createTurnedClock();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const ELSEWHERE = createProcessOwner({ place: null, pid: 1, isRunning: () => false });

// Two of these stand for two processes: they share nothing but the database.
const open = (with_store = store, results = createMemoryIdempotencyStore(), owner = ELSEWHERE) =>
  createIdempotency({
    idempotencyStore: with_store,
    volatile: { results },
    clock,
    ids: createRandomIds(),
    owner,
    secret: new Secret("secret"),
  });

interface Counted {
  readonly number: number;
}

function counting(fields: Partial<IdempotentWork<Counted, Counted>> = {}) {
  rounds += 1;
  const done: number[] = [];
  const job: IdempotentWork<Counted, Counted> = {
    scope: "test",
    key: `key-${rounds}`,
    body: { message: "hello" },
    work: async () => {
      done.push(done.length + 1);
      const number = done.length;
      await pause(5);
      return { number };
    },
    toStored: (value) => value,
    fromStored: (stored) => stored,
    ...fields,
  };
  return { job, done };
}

const readClaims = () =>
  database.read<{ result: string | null }>({ sql: "SELECT * FROM idempotency_claims LIMIT 1000" });

describe("idempotent work", () => {
  it("without a key is simply done each time, and nothing is written", async () => {
    const before = (await readClaims()).length;
    const { job, done } = counting({ key: null });
    await open().run(job);
    await open().run(job);
    expect(done).toHaveLength(2);
    expect(await readClaims()).toHaveLength(before);
  });

  it("is done once by one process, however many ask at once or later, in 100 rounds", async () => {
    const idempotency = open();
    for (let round = 0; round < 100; round += 1) {
      const { job, done } = counting();
      const results = await Promise.all(Array.from({ length: 8 }, () => idempotency.run(job)));
      results.push(await idempotency.run(job));
      expect(done).toHaveLength(1);
      expect(results.every(({ number }) => number === 1)).toBe(true);
    }
  });

  it("is done once by several wrappers on one database, in 40 rounds", async () => {
    const processes = [open(), open(), open()];
    for (let round = 0; round < 40; round += 1) {
      const { job, done } = counting();
      const asked = processes.flatMap((one) => [one.run(job), one.run(job)]);
      expect(await Promise.all(asked)).toEqual(Array.from({ length: 6 }, () => ({ number: 1 })));
      expect(done).toHaveLength(1);
    }
  });

  it.each(["the same process", "another process"])(
    "another body is refused in %s, while it runs and later",
    async (where) => {
      const first = open();
      const second = where === "the same process" ? first : open();
      const { job, done } = counting();
      const running = first.run(job);
      await pause(2);
      const other = { ...job, body: { message: "other" } };
      await expect(second.run(other)).rejects.toMatchObject({ reason: "idempotency_key_reused" });
      await running;
      await expect(second.run(other)).rejects.toMatchObject({ reason: "idempotency_key_reused" });
      expect(done).toHaveLength(1);
    },
  );

  it("of a process of this machine that is gone is done again at once; of one that runs it is waited for", async () => {
    const runs = { 7: false, 8: true } as Record<number, boolean>;
    const at = (pid: number) =>
      open(store, undefined, createProcessOwner({ place: "here", pid, isRunning: (one) => runs[one]! }));
    for (const pid of [7, 8]) {
      const { job, done } = counting();
      void at(pid).run({ ...job, work: () => new Promise<Counted>(() => {}) });
      await expect.poll(readClaims).toContainEqual(expect.objectContaining({ result: null }));
      const asked = at(9).run(job);
      await Promise.race([asked, pause(1_000)]);
      expect(done).toHaveLength(runs[pid] ? 0 : 1);
      if (runs[pid]) runs[pid] = false;
      expect(await asked).toEqual({ number: 1 });
    }
  });

  it("another scope is another work", async () => {
    const idempotency = open();
    const { job, done } = counting();
    await idempotency.run(job);
    await idempotency.run({ ...job, scope: "elsewhere" });
    expect(done).toHaveLength(2);
  });

  it("that failed may be tried again; those who asked meanwhile get its failure", async () => {
    const idempotency = open();
    const failures = [new Error("first"), null];
    const { job } = counting();
    const faulty = {
      ...job,
      work: async () => {
        const failure = failures.shift();
        await pause(5);
        if (failure) throw failure;
        return { number: 7 };
      },
    };
    const asked = await Promise.allSettled([idempotency.run(faulty), idempotency.run(faulty)]);
    expect(asked.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await idempotency.run(faulty)).toEqual({ number: 7 });
    expect(await open().run(faulty)).toEqual({ number: 7 });
  });

  it("that failed in another process is done by the one that waited", async () => {
    const { job, done } = counting();
    const failing = open().run({
      ...job,
      work: async () => {
        await pause(60);
        throw new Error("gone");
      },
    });
    const caught = expect(failing).rejects.toThrow("gone");
    await pause(15);
    expect(await open().run(job)).toEqual({ number: 1 });
    await caught;
    expect(done).toHaveLength(1);
  });

  it("is forgotten after ten minutes, not before", async () => {
    const { job, done } = counting();
    await open().run(job);
    clock.advance(10 * 60_000 - 1);
    await open().run(job);
    expect(done).toHaveLength(1);
    clock.advance(1);
    await open().run(job);
    expect(done).toHaveLength(2);
  });

  it.each(["", "{", '"{}"', "null", "[1]", '{"number":'])(
    "whose kept result is broken (%j) is refused as unavailable, and not done again",
    async (result) => {
      const { job, done } = counting();
      await open().run(job);
      const sql = "UPDATE idempotency_claims SET result = :result WHERE result IS NOT NULL";
      await database.write([{ sql, args: { result } }]);
      await expect(open().run(job)).rejects.toMatchObject({ reason: "answer_unavailable" });
      await expect(open().run({ ...job, body: {} })).rejects.toMatchObject({
        reason: "idempotency_key_reused",
      });
      expect(done).toHaveLength(1);
    },
  );

  it("whose process was killed is taken over once its lease is over", async () => {
    const { job, done } = counting();
    // Never comes to an end: as the work of a process that is gone.
    void open().run({ ...job, work: () => new Promise<Counted>(() => {}) });
    await pause(10);
    const waiting = open().run(job);
    await pause(60);
    expect(done).toHaveLength(0);
    clock.advance(30_000);
    expect(await waiting).toEqual({ number: 1 });
    expect(done).toHaveLength(1);
  });

  it("that another process took over meanwhile is undone, and answered as there", async () => {
    const { job, done } = counting();
    let goOn = (): void => {};
    const isCutOff = new Promise<void>((resolve) => (goOn = resolve));
    const slow = open().run({
      ...job,
      work: async (claim) => {
        await isCutOff;
        const { claim_hash, owner } = claim!.remember({ number: 7 });
        const { owner: holder } = (await store.find(claim_hash, clock.now()))!;
        if (holder !== owner) throw new Refusal("question_limit_reached");
        return { number: 7 };
      },
    });
    await pause(10);
    clock.advance(30_000);
    expect(await open().run(job)).toEqual({ number: 1 });
    goOn();
    expect(await slow).toEqual({ number: 1 });
    expect(done).toEqual([1]);
  });

  it("that is refused is refused, though it could have been remembered", async () => {
    const refusal = new Refusal("question_limit_reached");
    const { job } = counting({
      work: async (claim) => (claim!.remember({ number: 1 }), Promise.reject(refusal)),
    });
    await expect(open().run(job)).rejects.toBe(refusal);
    expect(await open().run({ ...job, work: async () => ({ number: 2 }) })).toEqual({ number: 2 });
  });

  it("is done by the next try, at once, when the claim was made and its answer lost", async () => {
    const claim: typeof store.claim = async (request) => {
      await store.claim(request);
      throw new Error("connection lost");
    };
    const { job, done } = counting();
    await expect(open({ ...store, claim }).run(job)).rejects.toThrow("connection lost");
    const started_ms = performance.now();
    expect(await open().run(job)).toEqual({ number: 1 });
    expect(performance.now() - started_ms).toBeLessThan(1_000);
    expect(done).toEqual([1]);
  });

  it("is answered even when its result cannot be remembered", async () => {
    const full = { ...store, complete: () => Promise.reject(new Error("disk full")) };
    const { job } = counting();
    expect(await open(full).run(job)).toEqual({ number: 1 });
  });

  it("old claims do not stay in the database", async () => {
    for (let at = 0; at < 30; at += 1) await open().run(counting().job);
    clock.advance(20 * 60_000);
    for (let at = 0; at < 60; at += 1) await open().run(counting().job);
    expect((await readClaims()).length).toBeLessThanOrEqual(60);
  });
});

describe("idempotent work that takes its claim with what it writes", () => {
  const WORK = "INSERT INTO done (job) VALUES (:job) RETURNING job";
  beforeAll(() => database.write([{ sql: "CREATE TABLE done (job TEXT NOT NULL) STRICT" }]));

  /** Work of one unit: its claim, a row, and its result. */
  function writing(write: Database["write"] = database.write) {
    const { job } = counting();
    const name = job.key!;
    const own: IdempotentWork<Counted, Counted> = {
      ...job,
      takes_claim: true,
      work: async (claim) => {
        await pause(2);
        const remembered = completeWith(claim?.remember({ number: 1 }));
        const unit = takeWith(claim?.taken, [{ sql: WORK, args: { job: name } }, ...remembered]);
        if (!behindClaim(claim?.taken, await write(unit))) throw new Refusal("session_closed");
        return { number: 1 };
      },
    };
    const countDone = async () => {
      const sql = "SELECT count(*) AS found FROM done WHERE job = :job";
      const [row] = await database.read<{ found: number }>({ sql, args: { job: name } });
      return row?.found;
    };
    return { job: own, countDone };
  }

  it("is one write, beside which it is asked whether it was done before, and gives its first result again", async () => {
    const units: number[] = [];
    const write: Database["write"] = (unit) => (units.push(unit.length), database.write(unit));
    const find = vi.spyOn(store, "find");
    const claim = vi.spyOn(store, "claim");
    const { job, countDone } = writing(write);
    expect(await open().run(job)).toEqual({ number: 1 });
    expect([units, find.mock.calls.length, claim.mock.calls.length]).toEqual([[4], 1, 0]);
    expect(await open().run(job)).toEqual({ number: 1 });
    await expect(open().run({ ...job, body: {} })).rejects.toMatchObject({
      reason: "idempotency_key_reused",
    });
    expect(await countDone()).toBe(1);
    vi.restoreAllMocks();
  });

  it("is done once by several processes that begin it at the same time, in 40 rounds", async () => {
    const processes = [open(), open(), open()];
    for (let round = 0; round < 40; round += 1) {
      const { job, countDone } = writing();
      const asked = processes.flatMap((one) => [one.run(job), one.run(job)]);
      expect(await Promise.all(asked)).toEqual(Array.from({ length: 6 }, () => ({ number: 1 })));
      expect(await countDone()).toBe(1);
    }
  });

  it("gives the result of the first where it would be refused by now", async () => {
    const { job, countDone } = writing();
    await open().run(job);
    const refused = { ...job, work: () => Promise.reject(new Refusal("session_closed")) };
    expect(await open().run(refused)).toEqual({ number: 1 });
    expect(await countDone()).toBe(1);
  });

  it("that is refused leaves no claim, and may be tried again", async () => {
    const { job, countDone } = writing();
    const before = (await readClaims()).length;
    const refused = { ...job, work: () => Promise.reject(new Refusal("session_closed")) };
    await expect(open().run(refused)).rejects.toMatchObject({ reason: "session_closed" });
    expect(await readClaims()).toHaveLength(before);
    expect(await open().run(job)).toEqual({ number: 1 });
    expect(await countDone()).toBe(1);
  });

  it("whose answer was lost is not done again", async () => {
    let isLost = true;
    const { job, countDone } = writing(async (unit) => {
      const outcome = await database.write(unit);
      if (!isLost) return outcome;
      isLost = false;
      throw new DatabaseFault("database_unavailable", "connection lost");
    });
    await expect(open().run(job)).rejects.toThrow("connection lost");
    expect(await open().run(job)).toEqual({ number: 1 });
    expect(await countDone()).toBe(1);
  });

  it("takes over what a process left behind that was killed", async () => {
    const { job, countDone } = writing();
    const fails = { ...store, release: () => Promise.reject(new Error("connection lost")) };
    const never = { ...job, takes_claim: false, work: () => Promise.reject(new Error("killed")) };
    await expect(open(fails).run(never)).rejects.toThrow("killed");
    clock.advance(30_000);
    expect(await countDone()).toBe(0);
    expect(await open().run(job)).toEqual({ number: 1 });
    expect(await countDone()).toBe(1);
  });

  it("has no claim where nothing may be written", async () => {
    const { job, countDone } = writing();
    const before = (await readClaims()).length;
    const idempotency = open();
    for (let time = 0; time < 2; time += 1)
      expect(await idempotency.run({ ...job, memory_only: true })).toEqual({ number: 1 });
    expect(await countDone()).toBe(1);
    expect(await readClaims()).toHaveLength(before);
  });
});

describe("idempotent work that may not be written", () => {
  it("is done once and leaves no row", async () => {
    const before = (await readClaims()).length;
    const idempotency = open();
    const { job, done } = counting({ memory_only: true });
    const results = await Promise.all([idempotency.run(job), idempotency.run(job)]);
    results.push(await idempotency.run(job));
    expect(results).toEqual([{ number: 1 }, { number: 1 }, { number: 1 }]);
    expect(done).toHaveLength(1);
    await expect(idempotency.run({ ...job, body: {} })).rejects.toMatchObject({
      reason: "idempotency_key_reused",
    });
    expect(await readClaims()).toHaveLength(before);
    clock.advance(10 * 60_000);
    expect(await idempotency.run(job)).toEqual({ number: 2 });
  });

  it("is done once by all workers that share their memory, and comes again verbatim", async () => {
    const shared = createMemoryIdempotencyStore();
    const workers = [open(store, shared), open(store, shared)];
    const { job, done } = counting({ memory_only: true, toStored: () => ({ number: 0 }) });
    const results = await Promise.all(workers.map((worker) => worker.run(job)));
    expect(results).toEqual([{ number: 1 }, { number: 1 }]);
    expect(done).toHaveLength(1);
  });

  it("that failed may be tried again", async () => {
    const idempotency = open();
    const { job } = counting({ memory_only: true });
    await expect(idempotency.run({ ...job, work: () => Promise.reject(new Error("no")) })).rejects.toThrow(
      "no",
    );
    expect(await idempotency.run(job)).toEqual({ number: 1 });
  });
});
