/** The embedded database: the port's contract, its commits, and other processes beside it. */
import { fork } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as giveWay } from "node:timers/promises";
import Libsql from "libsql";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { itKeepsTheContract } from "../../../ports/database.suite.ts";
import { createEmbeddedDatabase } from "../../../../src/adapters/storage/embedded/database.ts";
import {
  closeDatabases,
  commitsIn,
  count,
  CREATE,
  insert,
  newPath,
  open,
  removeFiles,
  folder,
} from "./files.ts";

afterEach(closeDatabases);
afterAll(removeFiles);

describe("embedded database: a file", () => {
  itKeepsTheContract(async () => {
    const path = newPath();
    return {
      database: createEmbeddedDatabase({ path }),
      again: async () => createEmbeddedDatabase({ path }),
    };
  });
});
describe("embedded database: an encrypted file", () => {
  itKeepsTheContract(async () => {
    const options = { path: newPath(), encryption_key: "correct horse" };
    return { database: createEmbeddedDatabase(options), again: async () => createEmbeddedDatabase(options) };
  });
});
describe("embedded database: in memory", () => {
  itKeepsTheContract(async () => ({
    database: createEmbeddedDatabase({ path: ":memory:" }),
  }));
});

describe("embedded database: reads", () => {
  it("gives others their turn while somebody reads on and on", async () => {
    const database = open({ path: newPath() });
    await database.write([CREATE]);
    let turns = 0;
    const passTurn = (): void => {
      turns += 1;
      passing = setImmediate(passTurn);
    };
    let passing = setImmediate(passTurn);
    for (let at = 0; at < 5_000; at += 1) await count(database);
    clearImmediate(passing);
    expect(turns).toBeGreaterThanOrEqual(4);
  });
});

describe("embedded database: commits", () => {
  it("shares one commit among the units of one turn", async () => {
    const path = newPath();
    const database = open({ path });
    await database.write([CREATE]);
    const before = commitsIn(path);
    await Promise.all(Array.from({ length: 50 }, (_, at) => database.write([insert(`note ${at}`)])));
    expect(commitsIn(path) - before).toBe(1);
    expect(await count(database)).toBe(50);
    for (let at = 0; at < 3; at += 1) await database.write([insert("alone")]);
    expect(commitsIn(path) - before).toBe(4);
  });

  it("bounds a group to 64 units and goes on with the rest", async () => {
    const path = newPath();
    const database = open({ path });
    await database.write([CREATE]);
    const before = commitsIn(path);
    await Promise.all(Array.from({ length: 130 }, (_, at) => database.write([insert(`note ${at}`)])));
    expect(commitsIn(path) - before).toBe(3);
    expect(await count(database)).toBe(130);
  });

  it("gives others their turn while the callers of one commit go on with long work", async () => {
    const database = open({ path: newPath() });
    await database.write([CREATE]);
    let turns = 0;
    const passTurn = (): void => {
      turns += 1;
      passing = setImmediate(passTurn);
    };
    let passing = setImmediate(passTurn);
    const told = await Promise.all(
      Array.from({ length: 16 }, async (_, at) => {
        await database.write([insert(`note ${at}`)]);
        const [turn, until_ms] = [turns, performance.now() + 3];
        while (performance.now() < until_ms);
        return turn;
      }),
    );
    clearImmediate(passing);
    expect(new Set(told).size).toBeGreaterThanOrEqual(5);
    expect(told.toSorted((a, b) => a - b)).toEqual(told);
    expect(await count(database)).toBe(16);
  });

  it("commits the others when one unit breaks a constraint only at the commit", async () => {
    const database = open();
    await database.write([
      { sql: "CREATE TABLE parents (id TEXT PRIMARY KEY) STRICT" },
      {
        sql: "CREATE TABLE children (parent TEXT NOT NULL REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED) STRICT",
      },
    ]);
    const settled = await Promise.allSettled(
      ["ann", "nobody", "ann"].map((parent, at) =>
        database.write([
          { sql: "INSERT INTO children (parent) VALUES (:parent)", args: { parent } },
          {
            sql: "INSERT OR IGNORE INTO parents (id) VALUES (:id)",
            args: { id: at === 1 ? "other" : parent },
          },
        ]),
      ),
    );
    expect(settled.map((one) => one.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await database.read({ sql: "SELECT parent FROM children" })).toEqual([
      { parent: "ann" },
      { parent: "ann" },
    ]);
  });

  it("commits the others when a trigger rolls the whole transaction back", async () => {
    const database = open();
    await database.write([
      CREATE,
      {
        sql: "CREATE TRIGGER refuse BEFORE INSERT ON notes WHEN NEW.body = 'bad' BEGIN SELECT RAISE(ROLLBACK, 'refused'); END",
      },
    ]);
    const settled = await Promise.allSettled(["a", "bad", "b"].map((body) => database.write([insert(body)])));
    expect(settled.map((one) => one.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await count(database)).toBe(2);
  });

  it("reads through a changed schema", async () => {
    const database = open();
    await database.write([CREATE, insert("one")]);
    const all = { sql: "SELECT * FROM notes" };
    expect(await database.read(all)).toEqual([{ id: 1, body: "one" }]);
    await database.write([{ sql: "ALTER TABLE notes ADD COLUMN tenant TEXT" }]);
    expect(await database.read(all)).toEqual([{ id: 1, body: "one", tenant: null }]);
  });
});

/** Another process that takes the write lock and keeps it for the given time. */
async function holdLock(path: string, hold_ms: number): Promise<{ done: Promise<void> }> {
  const script = join(folder, "hold.mjs");
  const libsql = import.meta.resolve("libsql");
  writeFileSync(
    script,
    `import Libsql from ${JSON.stringify(libsql)};
     const database = new Libsql(process.argv[2], { timeout: 1000 });
     database.exec("BEGIN IMMEDIATE");
     database.exec("INSERT INTO notes (body) VALUES ('theirs')");
     process.send("held");
     setTimeout(() => { database.exec("COMMIT"); database.close(); process.exit(0); }, Number(process.argv[3]));`,
  );
  const child = fork(script, [path, String(hold_ms)], { execArgv: [] });
  const done = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise((resolve) => child.once("message", resolve));
  return { done };
}

describe("embedded database: beside a second process", () => {
  it("lets 40 writes wait 3 s for its lock, without blocking the event loop", async () => {
    const path = newPath();
    const database = open({ path });
    await database.write([CREATE]);
    const { done } = await holdLock(path, 3_000);
    let longest_gap_ms = 0;
    let last_ms = performance.now();
    const beat = setInterval(() => {
      const now_ms = performance.now();
      longest_gap_ms = Math.max(longest_gap_ms, now_ms - last_ms);
      last_ms = now_ms;
    }, 5);
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, at) => database.write([insert(`ours ${at}`)])),
    );
    clearInterval(beat);
    await done;
    expect(outcomes.every((outcome) => outcome.committed)).toBe(true);
    expect(await count(database)).toBe(41);
    expect(longest_gap_ms).toBeLessThan(1_000);
  });

  it("asks once for all who ask at one moment whether it has written, and anew in the next turn", async () => {
    const path = newPath();
    const database = open({ path });
    await database.write([CREATE]);
    await giveWay();
    const before = database.revision();
    const elsewhere = new Libsql(path);
    elsewhere.exec("INSERT INTO notes (body) VALUES ('theirs')");
    elsewhere.close();
    expect(database.revision()).toBe(before);
    await giveWay();
    expect(database.revision()).not.toBe(before);
    expect(database.revision()).toBe(database.revision());
  });

  it("gives up with database_busy when the lock outlasts the wait, and writes again afterwards", async () => {
    const path = newPath();
    const database = open({ path, busy_wait_ms: 200 });
    await database.write([CREATE]);
    const { done } = await holdLock(path, 900);
    const settled = await Promise.allSettled([database.write([insert("a")]), database.write([insert("b")])]);
    expect(settled.map((one) => (one.status === "rejected" ? one.reason.code : "written"))).toEqual([
      "database_busy",
      "database_busy",
    ]);
    expect(await count(database)).toBe(0);
    await done;
    await database.write([insert("after")]);
    expect(await count(database)).toBe(2);
  });
});

describe("embedded database: the settings of its connection", () => {
  const SETTINGS = {
    sql: `SELECT (SELECT journal_mode FROM pragma_journal_mode) AS journal_mode,
      (SELECT synchronous FROM pragma_synchronous) AS synchronous,
      (SELECT foreign_keys FROM pragma_foreign_keys) AS foreign_keys,
      (SELECT secure_delete FROM pragma_secure_delete) AS secure_delete,
      (SELECT timeout FROM pragma_busy_timeout) AS busy_timeout`,
  };

  it("are durable, strict and forgetful, with a short blocking wait", async () => {
    expect(await open().read(SETTINGS)).toEqual([
      { journal_mode: "wal", synchronous: 2, foreign_keys: 1, secure_delete: 1, busy_timeout: 5 },
    ]);
    expect((await open({ synchronous: "NORMAL" }).read(SETTINGS))[0]?.["synchronous"]).toBe(1);
  });
});
