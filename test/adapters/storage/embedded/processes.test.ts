/** Several processes and killed ones on one embedded database. */
import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createEmbeddedDatabase } from "../../../../src/adapters/storage/embedded/database.ts";
import { pendingMigrations } from "../../../../src/adapters/storage/schema/migrate.ts";

const folder = mkdtempSync(join(tmpdir(), "chat-assistant-processes-"));
const program = join(folder, "writer.mjs");
const MIGRATIONS = [
  { id: "0001-notes", sql: ["CREATE TABLE notes (id INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT"] },
  {
    id: "0002-many",
    sql: Array.from({ length: 200 }, (_, at) => `CREATE TABLE many_${at} (id TEXT) STRICT`),
  },
];

/** Migrates, says so, then writes notes in groups of four and reports each acknowledged one. */
const WRITER = `
import { createEmbeddedDatabase } from ${JSON.stringify(resolve("src/adapters/storage/embedded/database.ts"))};
import { migrate } from ${JSON.stringify(resolve("src/adapters/storage/schema/migrate.ts"))};
const [path, count] = process.argv.slice(2);
const database = createEmbeddedDatabase({ path });
process.send({ opened: true });
await migrate(database, ${JSON.stringify(MIGRATIONS)}, { now: new Date(0) });
const write = async (body) => {
  await database.write([{ sql: "INSERT INTO notes (body) VALUES (:body)", args: { body } }]);
  process.send({ written: body });
};
for (let at = 0; at < Number(count); at += 1) {
  await Promise.all([0, 1, 2, 3].map((place) => write(process.pid + "-" + at + "-" + place)));
}
await database.close();
process.disconnect();
`;

interface Writer {
  readonly child: ChildProcess;
  readonly written: string[];
  readonly opened: Promise<void>;
  readonly code: Promise<number | null>;
}

function start(path: string, count: number): Writer {
  const child = fork(program, [path, String(count)], { execArgv: [] });
  const written: string[] = [];
  const code = new Promise<number | null>((done) => child.once("exit", done));
  const opened = new Promise<void>((done) => {
    child.on("message", (message: { opened?: true; written?: string }) => {
      if (message.opened === true) done();
      if (message.written !== undefined) written.push(message.written);
    });
  });
  return { child, written, code, opened };
}

describe("embedded database: several processes", () => {
  beforeAll(async () => {
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    await build({
      stdin: { contents: WRITER, resolveDir: resolve("."), loader: "ts" },
      bundle: true,
      platform: "node",
      format: "esm",
      external: ["libsql"],
      outfile: program,
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("make, migrate and write one new database at the same time", async () => {
    const path = join(folder, "together.db");
    const writers = Array.from({ length: 3 }, () => start(path, 25));
    expect(await Promise.all(writers.map((writer) => writer.code))).toEqual([0, 0, 0]);
    const database = createEmbeddedDatabase({ path, integrity_check: "full" });
    const rows = await database.read({ sql: "SELECT body FROM notes" });
    expect(new Set(rows.map((row) => row["body"]))).toEqual(
      new Set(writers.flatMap((writer) => writer.written)),
    );
    expect(rows).toHaveLength(300);
    expect(readdirSync(folder).filter((name) => name.includes(".new"))).toEqual([]);
    await database.close();
  });

  it("lose nothing acknowledged and no half migration when they are killed", async () => {
    for (const after_ms of [0, 2, 5, 10, 40, 120]) {
      const path = join(folder, `killed-${after_ms}.db`);
      const writer = start(path, 100_000);
      await writer.opened;
      await new Promise((done) => setTimeout(done, after_ms));
      writer.child.kill("SIGKILL");
      await writer.code;
      const database = createEmbeddedDatabase({ path, integrity_check: "full" });
      const pending = await pendingMigrations(database, MIGRATIONS);
      const [tables] = await database.read({
        sql: "SELECT count(*) AS n FROM sqlite_schema WHERE name LIKE 'many%'",
      });
      expect(tables).toEqual({ n: pending.includes("0002-many") ? 0 : 200 });
      const rows = pending.includes("0001-notes")
        ? []
        : await database.read({ sql: "SELECT body FROM notes" });
      const kept = new Set(rows.map((row) => row["body"]));
      expect(writer.written.filter((body) => !kept.has(body))).toEqual([]);
      await database.close();
    }
  });
});
