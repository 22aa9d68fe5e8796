import { fork } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import Libsql from "libsql";
import { afterAll, afterEach, describe, expect, it } from "vitest";

import { createEmbeddedDatabase, type EmbeddedOptions } from "../../../src/adapters/storage/embedded.ts";
import type { Database } from "../../../src/ports/database.ts";
import { itKeepsTheContract } from "../../ports/database.suite.ts";

const folder = mkdtempSync(join(tmpdir(), "chat-assistant-embedded-"));
let files = 0;
const newPath = () => join(folder, `${(files += 1)}.db`);
const opened: Database[] = [];

function open(options: Partial<EmbeddedOptions> = {}): Database {
  const database = createEmbeddedDatabase({ path: newPath(), ...options });
  opened.push(database);
  return database;
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

const CREATE = { sql: "CREATE TABLE notes (id INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT" };
const insert = (body: string) => ({ sql: "INSERT INTO notes (body) VALUES (:body)", args: { body } });
const count = async (database: Database) =>
  (await database.read({ sql: "SELECT count(*) AS n FROM notes" }))[0]?.["n"];

/** Commits in a journal: frames that carry the size of the database after them. */
function commitsIn(path: string): number {
  const journal = readFileSync(`${path}-wal`);
  const frame = 24 + journal.readUInt32BE(8);
  const salt = journal.readBigUInt64BE(16);
  let commits = 0;
  for (let at = 32; at + frame <= journal.length; at += frame) {
    if (journal.readUInt32BE(at + 4) > 0 && journal.readBigUInt64BE(at + 8) === salt) commits += 1;
  }
  return commits;
}

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

describe("embedded database: the file", () => {
  const cause = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      return error as { code: string; message: string; hint: string };
    }
    return undefined;
  };

  it("belongs to its user alone", () => {
    const path = newPath();
    open({ path });
    for (const file of [path, `${path}-wal`]) expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("keeps what was written", async () => {
    const path = newPath();
    const first = createEmbeddedDatabase({ path });
    await first.write([CREATE, insert("kept")]);
    await first.close();
    expect(await count(open({ path }))).toBe(1);
  });

  it("is refused when it is empty, foreign or damaged, with a hint", async () => {
    const empty = newPath();
    writeFileSync(empty, "");
    const foreign = newPath();
    new Libsql(foreign).exec("CREATE TABLE theirs (id TEXT)");
    const damaged = newPath();
    const database = createEmbeddedDatabase({ path: damaged });
    await database.write([CREATE, ...Array.from({ length: 300 }, (_, at) => insert(`${at}`.repeat(200)))]);
    await database.close();
    const bytes = readFileSync(damaged);
    bytes.fill(0xff, 4096 * 2, 4096 * 4);
    writeFileSync(damaged, bytes);
    const text = newPath();
    writeFileSync(text, "no database at all ".repeat(500));
    for (const [path, what] of [
      [empty, /is empty/],
      [foreign, /another application/],
      [damaged, /is damaged/],
      [text, /damaged or not a database/],
    ] as const) {
      const fault = cause(() => createEmbeddedDatabase({ path }));
      expect(fault?.code).toBe("database_unavailable");
      expect(fault?.message).toMatch(what);
      expect(fault?.hint).toBeTruthy();
    }
    expect(readFileSync(text, "utf8")).toMatch(/^no database/);
  });

  it("tells a wrong, a missing and a needless key from damage", async () => {
    const path = newPath();
    const database = createEmbeddedDatabase({ path, encryption_key: "right" });
    await database.write([CREATE, insert("a secret marker")]);
    await database.close();
    expect(readFileSync(path).includes("a secret marker")).toBe(false);
    expect(existsSync(`${path}.key-check`)).toBe(true);
    expect(cause(() => createEmbeddedDatabase({ path, encryption_key: "wrong" }))?.message).toMatch(
      /key is wrong/,
    );
    expect(cause(() => createEmbeddedDatabase({ path }))?.message).toMatch(/encrypted and no key/);
    const plain = newPath();
    await createEmbeddedDatabase({ path: plain }).close();
    expect(cause(() => createEmbeddedDatabase({ path: plain, encryption_key: "x" }))?.message).toMatch(
      /not encrypted/,
    );
    expect(await count(open({ path, encryption_key: "right" }))).toBe(1);
  });

  it("cannot be made where there is no way to", () => {
    const file = newPath();
    writeFileSync(file, "in the way");
    expect(cause(() => createEmbeddedDatabase({ path: join(file, "x.db") }))).toMatchObject({
      code: "database_unavailable",
    });
  });

  it("holds no deleted text after a checkpoint", async () => {
    const path = newPath();
    const database = open({ path });
    await database.write([
      CREATE,
      { sql: "CREATE VIRTUAL TABLE found USING fts5(body)" },
      { sql: "INSERT INTO found (found, rank) VALUES ('secure-delete', 1)" },
    ]);
    const body = `${"long text ".repeat(1_000)} forgetmemarker`;
    await database.write([
      insert(body),
      { sql: "INSERT INTO found (rowid, body) VALUES (1, :body)", args: { body } },
    ]);
    const everywhere = () =>
      ["", "-wal"].some((suffix) => readFileSync(path + suffix).includes("forgetmemarker"));
    expect(everywhere()).toBe(true);
    await database.write([{ sql: "DELETE FROM notes" }, { sql: "DELETE FROM found WHERE rowid = 1" }]);
    await database.checkpoint();
    expect(everywhere()).toBe(false);
    expect(statSync(`${path}-wal`).size).toBe(0);
  });
});
