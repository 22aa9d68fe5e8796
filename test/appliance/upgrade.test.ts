import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { beforeMigrationFolder } from "../../src/adapters/backup/back-up-before-migration.ts";
import { listBackups } from "../../src/adapters/backup/list-backups.ts";
import { verifyBackup } from "../../src/adapters/backup/verify-backup.ts";
import { migrate } from "../../src/adapters/storage/schema/migrate.ts";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { MIGRATIONS } from "../../src/adapters/storage/schema/migrations.ts";
import { openDataDirectory } from "../../src/adapters/system/data-directory.ts";
import { createAppliance } from "../../src/appliance.ts";
import type { Settings } from "../../src/settings/schema.ts";
import { findSqld, startSqld } from "../adapters/storage/sqld.ts";
import { settingsFor } from "../support/appliance.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-upgrade-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const older = MIGRATIONS.slice(0, -1);

async function makeOlder(data: string, key: string | undefined) {
  const places = openDataDirectory(data);
  const database = await openDatabase({ url: places.database_file, encryption_key: key });
  await migrate(database, older, { now: new Date() });
  await database.close();
  return places;
}

describe("a start with a newer version", () => {
  it("copies the database as it was, migrates it, and copies nothing at the next start", async () => {
    const data = path.join(folder, "older");
    const places = await makeOlder(data, undefined);
    for (let start = 0; start < 2; start++)
      await (await createAppliance({ settings: settingsFor({ data }) })).close();
    const backups = listBackups(beforeMigrationFolder(places));
    expect(backups.map(({ manifest }) => manifest?.kind)).toEqual(["before_migration"]);
    const { manifest, pending } = await verifyBackup({ backup: backups[0]!.folder, migrations: MIGRATIONS });
    expect(manifest.database).toEqual({ encrypted: false, migrations: older.map(({ id }) => id) });
    expect(manifest.parts.map((part) => part.path)).toEqual(["chat-assistant.db", "installation.secret"]);
    expect(pending).toEqual([MIGRATIONS.at(-1)?.id]);
  });

  it("makes no backup of a database that is new", async () => {
    const data = path.join(folder, "new");
    const appliance = await createAppliance({ settings: settingsFor({ data }) });
    await appliance.close();
    expect(listBackups(path.join(data, "backups", "before-migration"))).toEqual([]);
  });
});

const sqld = findSqld();

describe.skipIf(sqld === undefined)(
  "a start with a newer version on a libSQL server, skipped without one (TEST_SQLD)",
  () => {
    it("says in the log how much it migrated, once, and nothing where the database was new", async () => {
      const server = await startSqld(sqld!);
      try {
        const data = path.join(folder, "server");
        const settings = onServer(data, server.url);
        const database = await openDatabase({ url: server.url });
        await migrate(database, older, { now: new Date() });
        await database.close();
        expect(await readLogOf(settings)).toEqual([["migrated the database", { migrations: 1 }]]);
        expect(await readLogOf(settings)).toEqual([]);
      } finally {
        await server.stop();
      }
      const fresh = await startSqld(sqld!);
      try {
        const settings = onServer(path.join(folder, "fresh"), fresh.url);
        expect(await readLogOf(settings)).toEqual([]);
      } finally {
        await fresh.stop();
      }
    });
  },
);

function onServer(data: string, url: string): Settings {
  const settings = settingsFor({ data });
  return { ...settings, database: { ...settings.database, url } };
}

/** What a start says of the database. */
async function readLogOf(settings: Settings): Promise<unknown[]> {
  const lines: unknown[] = [];
  const note = (message: string, fields?: unknown): void => void lines.push([message, fields]);
  const log = { debug: () => {}, info: note, warn: () => {}, error: note };
  await (await createAppliance({ settings, replaced: { log } })).close();
  return lines;
}

describe("a start with an older version", () => {
  it("is refused with what to do, and changes nothing", async () => {
    const data = path.join(folder, "newer");
    const settings = settingsFor({ data });
    const appliance = await createAppliance({ settings });
    const future =
      "INSERT INTO schema_migrations (position, id, checksum, applied_at) VALUES (9999, 'future', 'x', 'x')";
    await appliance.adapters.database.write([{ sql: future }]);
    await appliance.close();
    await expect(createAppliance({ settings })).rejects.toMatchObject({
      message: expect.stringContaining("unknown migration future"),
      hint: expect.stringContaining("newer version"),
    });
  });
});
