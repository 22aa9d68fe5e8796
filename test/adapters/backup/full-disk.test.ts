/** Backups and exports onto a disk without room: what is said names that disk, and nothing is left on it. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { createBackup } from "../../../src/adapters/backup/create-backup.ts";
import { restoreBackup } from "../../../src/adapters/backup/restore-backup.ts";
import { verifyBackup } from "../../../src/adapters/backup/verify-backup.ts";
import { writeFolder } from "../../../src/adapters/seeding/write-folder.ts";
import { createEmbeddedDatabase } from "../../../src/adapters/storage/embedded/database.ts";
import { migrate } from "../../../src/adapters/storage/schema/migrate.ts";
import { openDataDirectory, placesIn } from "../../../src/adapters/system/data-directory.ts";
import { mayMount, openSmallDisk, type SmallDisk } from "../../support/mounts.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-full-"));
const now = new Date("2026-01-02T03:04:05.006Z");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!mayMount())("a disk that is full", () => {
  let disk: SmallDisk;
  beforeEach(() => {
    disk = openSmallDisk(folder, 1);
    writeFileSync(path.join(disk.root, "fill"), Buffer.alloc(1_040_000));
  });
  afterEach(() => disk.remove());

  it("takes no backup, no restore and no export, and is the one that is named", async () => {
    const data = openDataDirectory(path.join(folder, "data"));
    const database = createEmbeddedDatabase({ path: data.database_file });
    const migrations = [{ id: "0001-notes", sql: ["CREATE TABLE notes (body TEXT NOT NULL) STRICT"] }];
    await migrate(database, migrations, { now });
    await database.close();
    const backUp = (to: string) =>
      createBackup({
        database: { path: data.database_file },
        places: placesIn(data.root),
        to,
        kind: "by_hand",
        product_version: "1.2.3",
        migrations,
        now,
      });
    await expect(backUp(disk.root)).rejects.toThrow(
      `No backup can be made in ${disk.root}: the disk is full. --to names another directory.`,
    );
    const backup = await verifyBackup({
      backup: (await backUp(path.join(folder, "backups"))).folder,
      migrations,
    });
    const places = placesIn(path.join(disk.root, "restored"));
    const restore = () =>
      restoreBackup({ backup, places, database_file: places.database_file, replace: false, now });
    await expect(restore()).rejects.toThrow(`${places.root} has no room for the backup`);
    const target = path.join(disk.root, "acme");
    const written = writeFolder(target, async (writer) => writer.write("a.md", Buffer.alloc(100_000)));
    await expect(written).rejects.toThrow(`${target} cannot be written: the disk is full.`);
    expect(readdirSync(disk.root)).toEqual(["fill", "restored"]);
  });
});
