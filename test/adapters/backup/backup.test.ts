/**
 * Backups: made, verified, restored, made before a migration. Over 250 lines: each of these is judged by the backups and
 * the data directory that the same few functions make and read.
 */
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createHash } from "node:crypto";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import {
  beforeMigrationFolder,
  migrateSafely,
} from "../../../src/adapters/backup/back-up-before-migration.ts";
import { type BackupOptions, createBackup } from "../../../src/adapters/backup/create-backup.ts";
import { listBackups } from "../../../src/adapters/backup/list-backups.ts";
import { restoreBackup } from "../../../src/adapters/backup/restore-backup.ts";
import { verifyBackup } from "../../../src/adapters/backup/verify-backup.ts";
import { createEmbeddedDatabase } from "../../../src/adapters/storage/embedded/database.ts";
import { type Migration, migrate, pendingMigrations } from "../../../src/adapters/storage/schema/migrate.ts";
import { openDataDirectory, placesIn } from "../../../src/adapters/system/data-directory.ts";

const NOTES: Migration = { id: "0001-notes", sql: ["CREATE TABLE notes (body TEXT NOT NULL) STRICT"] };
const TITLES: Migration = { id: "0002-titles", sql: ["ALTER TABLE notes ADD COLUMN title TEXT"] };
const now = new Date("2026-01-02T03:04:05.006Z");
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
let data: string;
let database_file: string;
beforeEach(() => {
  data = path.join(folder, `data-${(count += 1)}`);
  database_file = openDataDirectory(data).database_file;
});

async function fill(migrations: readonly Migration[], encryption_key?: string): Promise<void> {
  const database = createEmbeddedDatabase({ path: database_file, encryption_key });
  await migrate(database, migrations, { now });
  await database.write([{ sql: "INSERT INTO notes (body) VALUES ('the marked note')" }]);
  await database.close();
}

function addBlob(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  const file = path.join(data, "blobs", hash.slice(0, 2), `sha256-${hash}`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return path.relative(data, file);
}

const options = (more: Partial<BackupOptions> = {}): BackupOptions => ({
  database: { path: database_file },
  places: placesIn(data),
  to: path.join(data, "backups"),
  kind: "by_hand",
  product_version: "1.2.3",
  migrations: [NOTES],
  now,
  ...more,
});

async function notesIn(file: string, encryption_key?: string): Promise<unknown> {
  const database = createEmbeddedDatabase({ path: file, encryption_key, integrity_check: "full" });
  const rows = await database.read({ sql: "SELECT body FROM notes" });
  await database.close();
  return rows.map(({ body }) => body);
}

describe("a backup", () => {
  it.runIf(process.platform === "linux")(
    "where none can be made ends at once, and says what to do",
    async () => {
      await expect(createBackup(options({ to: "/proc/chat-assistant" }))).rejects.toThrow(
        "No backup can be made in /proc/chat-assistant: there is no such file or folder. --to names another directory.",
      );
    },
  );

  it("holds database, secret and blobs, each with its hash, readable by the owner only", async () => {
    await fill([NOTES]);
    const blob = addBlob("an attachment");
    const { folder: backup, manifest } = await createBackup(options());
    expect(manifest).toMatchObject({
      product_version: "1.2.3",
      kind: "by_hand",
      created_at: now.toISOString(),
    });
    expect(manifest.database).toEqual({ encrypted: false, migrations: ["0001-notes"] });
    expect(manifest.parts.map((part) => part.path)).toEqual([
      "chat-assistant.db",
      "installation.secret",
      blob,
    ]);
    for (const part of manifest.parts) {
      const bytes = readFileSync(path.join(backup, part.path));
      expect(createHash("sha256").update(bytes).digest("hex")).toBe(part.sha256);
      expect(statSync(path.join(backup, part.path)).mode & 0o077).toBe(0);
    }
    expect((await verifyBackup({ backup, migrations: [NOTES] })).pending).toEqual([]);
    expect(
      (await verifyBackup({ backup: path.join(backup, "manifest.json"), migrations: [NOTES, TITLES] }))
        .pending,
    ).toEqual(["0002-titles"]);
  });

  it("taken while a writer writes holds a consistent state with every write acknowledged before", async () => {
    await fill([NOTES]);
    const database = createEmbeddedDatabase({ path: database_file });
    let acknowledged = 0;
    const state = { writing: true };
    const writer = (async () => {
      while (state.writing) {
        await database.write([
          { sql: "INSERT INTO notes (body) VALUES (:body)", args: { body: `${acknowledged}` } },
        ]);
        acknowledged += 1;
      }
    })();
    for (let round = 0; round < 5; round++) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      const before = acknowledged;
      const { folder: backup } = await createBackup(options());
      await verifyBackup({ backup, migrations: [NOTES] });
      expect(((await notesIn(path.join(backup, "chat-assistant.db"))) as unknown[]).length).toBeGreaterThan(
        before,
      );
    }
    state.writing = false;
    await writer;
    await database.close();
    expect(acknowledged).toBeGreaterThan(10);
  });

  it("of an encrypted database stays encrypted, and is verified with the key only", async () => {
    await fill([NOTES], "the key");
    const { folder: backup, manifest } = await createBackup(
      options({ database: { path: database_file, encryption_key: "the key" } }),
    );
    expect(manifest.database?.encrypted).toBe(true);
    for (const part of manifest.parts)
      expect(readFileSync(path.join(backup, part.path)).includes("the marked note")).toBe(false);
    expect((await verifyBackup({ backup, encryption_key: "the key", migrations: [NOTES] })).manifest).toEqual(
      manifest,
    );
    await expect(verifyBackup({ backup, migrations: [NOTES] })).rejects.toThrow(/no key is set/);
    await expect(verifyBackup({ backup, encryption_key: "another", migrations: [NOTES] })).rejects.toThrow(
      /key is wrong/,
    );
  });

  it("is refused, and leaves nothing, when the database is newer", async () => {
    await fill([NOTES, TITLES]);
    await expect(createBackup(options())).rejects.toThrow(/unknown migration 0002-titles/);
    expect(readdirSync(path.join(data, "backups"))).toEqual([]);
  });

  it.each([
    [
      "a changed file",
      (backup: string) => appendFileSync(path.join(backup, "installation.secret"), "x"),
      /changed or is damaged/,
    ],
    ["a missing file", (backup: string) => rmSync(path.join(backup, "chat-assistant.db")), /is missing/],
    [
      "a changed manifest",
      (backup: string) => {
        const file = path.join(backup, "manifest.json");
        writeFileSync(file, readFileSync(file, "utf8").replace("1.2.3", "1.2.4"));
      },
      /was changed/,
    ],
    ["a missing manifest", (backup: string) => rmSync(path.join(backup, "manifest.json")), /is no backup/],
    [
      "a part outside the folder",
      (backup: string) => {
        const file = path.join(backup, "manifest.json");
        writeFileSync(
          file,
          readFileSync(file, "utf8").replace('"installation.secret"', '"../../installation.secret"'),
        );
      },
      /damaged, or of a newer version/,
    ],
  ])("with %s is refused", async (_name, damage, message) => {
    await fill([NOTES]);
    const { folder: backup } = await createBackup(options());
    damage(backup);
    await expect(verifyBackup({ backup, migrations: [NOTES] })).rejects.toThrow(message);
  });
});

describe("restoring", () => {
  const restore = async (backup: string, to: string) =>
    restoreBackup({
      backup: await verifyBackup({ backup, migrations: [NOTES] }),
      places: placesIn(to),
      database_file: placesIn(to).database_file,
      replace: false,
      now,
    });

  it("brings everything back into an empty directory", async () => {
    await fill([NOTES]);
    const blob = addBlob("an attachment");
    const { folder: backup } = await createBackup(options());
    const to = path.join(folder, `restored-${count}`);
    expect(await restore(backup, to)).toEqual({ parts: 3, set_aside: null });
    expect(await notesIn(path.join(to, "chat-assistant.db"))).toEqual(["the marked note"]);
    expect(readFileSync(path.join(to, blob), "utf8")).toBe("an attachment");
    expect(readFileSync(path.join(to, "installation.secret"))).toEqual(
      readFileSync(path.join(data, "installation.secret")),
    );
  });

  it("refuses a directory that is not empty", async () => {
    await fill([NOTES]);
    const { folder: backup } = await createBackup(options());
    await expect(restore(backup, data)).rejects.toThrow(/not empty/);
  });
});

describe("before a migration", () => {
  const upgrade = async (migrations: readonly Migration[], at = now) => {
    const database = createEmbeddedDatabase({ path: database_file });
    try {
      return await migrateSafely({
        database,
        file: { path: database_file },
        places: placesIn(data),
        migrations,
        product_version: "1.2.3",
        now: at,
      });
    } finally {
      await database.close();
    }
  };

  it("an existing database is backed up as it was, a new or a current one is not", async () => {
    expect((await upgrade([NOTES])).backup).toBeNull();
    expect((await upgrade([NOTES])).backup).toBeNull();
    const { applied, backup } = await upgrade([NOTES, TITLES]);
    expect(applied).toEqual(["0002-titles"]);
    const verified = await verifyBackup({ backup: backup!, migrations: [NOTES] });
    expect(verified.manifest).toMatchObject({
      kind: "before_migration",
      database: { migrations: ["0001-notes"] },
    });
  });

  it("only the last three backups are kept", async () => {
    const steps = Array.from({ length: 6 }, (_, index) => ({
      id: `step-${index}`,
      sql: [`CREATE TABLE step_${index} (id TEXT) STRICT`],
    }));
    for (let step = 1; step <= steps.length; step++)
      await upgrade(steps.slice(0, step), new Date(now.getTime() + step * 1_000));
    const kept = listBackups(beforeMigrationFolder(placesIn(data)));
    expect(kept.map(({ manifest }) => manifest?.database?.migrations.length)).toEqual([5, 4, 3]);
  });

  it("a database that another process has migrated meanwhile is no way back, and not kept as one", async () => {
    await fill([NOTES, TITLES]);
    const before = createEmbeddedDatabase({ path: ":memory:" });
    await migrate(before, [NOTES], { now });
    const { backup } = await migrateSafely({
      ...options(),
      database: before,
      file: { path: database_file },
      migrations: [NOTES, TITLES],
    });
    await before.close();
    expect([backup, listBackups(beforeMigrationFolder(placesIn(data)))]).toEqual([null, []]);
  });

  it("nothing is migrated when the backup cannot be made", async () => {
    await upgrade([NOTES]);
    writeFileSync(path.join(data, "backups"), "a file is in the way");
    await expect(upgrade([NOTES, TITLES])).rejects.toThrow(
      /^No backup can be made in .*before-migration: .*\. Nothing was migrated: mend that, then start again\.$/,
    );
    const database = createEmbeddedDatabase({ path: database_file });
    expect(await pendingMigrations(database, [NOTES, TITLES])).toEqual(["0002-titles"]);
    await database.close();
  });
});
