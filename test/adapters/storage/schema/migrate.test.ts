import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";

import { createEmbeddedDatabase } from "../../../../src/adapters/storage/embedded/database.ts";
import {
  type Migration,
  migrate,
  pendingMigrations,
} from "../../../../src/adapters/storage/schema/migrate.ts";
import { MIGRATIONS } from "../../../../src/adapters/storage/schema/migrations.ts";
import type { Database } from "../../../../src/ports/database.ts";

const folder = mkdtempSync(join(tmpdir(), "chat-assistant-migrations-"));
const now = new Date("2026-01-02T03:04:05Z");
const FIRST: Migration = { id: "0001-notes", sql: ["CREATE TABLE notes (id TEXT PRIMARY KEY) STRICT"] };
const SECOND: Migration = {
  id: "0002-search",
  sql: ["CREATE VIRTUAL TABLE search USING fts5(body)", "ALTER TABLE notes ADD COLUMN body TEXT"],
};
const BROKEN: Migration = {
  id: "0002-broken",
  sql: ["CREATE TABLE half (id TEXT) STRICT", "CREATE TABLE half (id TEXT) STRICT"],
};

describe("migrations", () => {
  let files = 0;
  let path: string;
  let database: Database;
  const tables = async () =>
    (await database.read({ sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name" })).map(
      (row) => row["name"],
    );

  beforeEach(() => {
    path = join(folder, `${(files += 1)}.db`);
    database = createEmbeddedDatabase({ path });
  });
  afterEach(async () => database.close());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("are applied once, in order, and recorded", async () => {
    expect(await pendingMigrations(database, [FIRST, SECOND])).toEqual(["0001-notes", "0002-search"]);
    expect(await tables()).toEqual([]);
    expect(await migrate(database, [FIRST], { now })).toEqual(["0001-notes"]);
    expect(await migrate(database, [FIRST, SECOND], { now })).toEqual(["0002-search"]);
    expect(await migrate(database, [FIRST, SECOND], { now })).toEqual([]);
    expect(await pendingMigrations(database, [FIRST, SECOND])).toEqual([]);
    const recorded = await database.read({
      sql: "SELECT position, id, applied_at FROM schema_migrations ORDER BY position",
    });
    expect(recorded).toEqual([
      { position: 0, id: "0001-notes", applied_at: "2026-01-02T03:04:05.000Z" },
      { position: 1, id: "0002-search", applied_at: "2026-01-02T03:04:05.000Z" },
    ]);
    expect(await database.read({ sql: "SELECT id, body FROM notes" })).toEqual([]);
  });

  it("leave nothing of one that fails", async () => {
    await expect(migrate(database, [FIRST, BROKEN], { now })).rejects.toThrow(/already exists/);
    expect(await tables()).toEqual(["notes", "schema_migrations"]);
    expect(await pendingMigrations(database, [FIRST, BROKEN])).toEqual(["0002-broken"]);
  });

  it("are refused when one was changed or the database is newer", async () => {
    await migrate(database, [FIRST, SECOND], { now });
    const changed = { ...FIRST, sql: [...FIRST.sql, "CREATE TABLE more (id TEXT) STRICT"] };
    await expect(migrate(database, [changed, SECOND], { now })).rejects.toThrow(/0001-notes differs/);
    await expect(migrate(database, [FIRST], { now })).rejects.toMatchObject({
      code: "database_unavailable",
      message: expect.stringMatching(/unknown migration 0002-search/),
      hint: expect.stringMatching(/newer version/),
    });
  });

  it("are applied once when several handles migrate at the same time", async () => {
    const others = [1, 2, 3].map(() => createEmbeddedDatabase({ path }));
    const applied = await Promise.all(
      [database, ...others].map((one) => migrate(one, [FIRST, SECOND], { now })),
    );
    expect(applied.flat().sort()).toEqual(["0001-notes", "0002-search"]);
    await Promise.all(others.map((other) => other.close()));
  });

  it("of the service have unique ids and apply to an empty database", async () => {
    expect(new Set(MIGRATIONS.map(({ id }) => id)).size).toBe(MIGRATIONS.length);
    expect(await migrate(database, MIGRATIONS, { now })).toHaveLength(MIGRATIONS.length);
  });
});
