/** What a process that was killed leaves of a backup, a restore or an encryption: it goes with the next one. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createBackup } from "../../../src/adapters/backup/create-backup.ts";
import { draftOf } from "../../../src/adapters/backup/drafts.ts";
import { encryptData } from "../../../src/adapters/backup/encrypt-data.ts";
import { restoreBackup } from "../../../src/adapters/backup/restore-backup.ts";
import { verifyBackup } from "../../../src/adapters/backup/verify-backup.ts";
import { writeEmptyDatabase } from "../../../src/adapters/storage/embedded/connection.ts";
import { openDataDirectory, placesIn } from "../../../src/adapters/system/data-directory.ts";

const now = new Date("2026-01-02T03:04:05.006Z");
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-killed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
let data: string;
let database_file: string;
beforeEach(() => {
  data = path.join(folder, `data-${(count += 1)}`);
  database_file = openDataDirectory(data).database_file;
  writeEmptyDatabase({ path: database_file, blocking_wait_ms: 100 });
});

const backUp = (to: string) =>
  createBackup({
    database: { path: database_file },
    places: placesIn(data),
    to,
    kind: "by_hand",
    product_version: "1.2.3",
    migrations: [],
    now,
  });

describe("what a killed process left", () => {
  it("of a backup goes with the next one, and what another one makes stays", async () => {
    const to = path.join(data, "backups");
    const left = (name: string): string => {
      mkdirSync(path.join(to, name), { recursive: true });
      writeFileSync(path.join(to, name, "chat-assistant.db"), "what visitors wrote");
      return name;
    };
    const mine = path.basename(draftOf(path.join(to, "chat-assistant-20260101T000000000Z-aaaa")));
    const gone = String(spawnSync(process.execPath, ["--eval", ""]).pid);
    left(mine.replace(`,${process.pid},`, `,${gone},`));
    const running = left(mine.replace(`,${process.pid},`, `,${process.ppid},`));
    const early = left("chat-assistant-20260101T000000000Z-bbbb.unfinished");
    const old = left("chat-assistant-20260101T000000000Z-cccc.unfinished");
    const yesterday = Date.now() / 1_000 - 90_000;
    utimesSync(path.join(to, old), yesterday, yesterday);
    const { folder: made } = await backUp(to);
    expect(readdirSync(to).toSorted()).toEqual([running, early, path.basename(made)].toSorted());
  });

  it("of a restore does not stand in the way of the next one", async () => {
    const { folder: backup } = await backUp(path.join(folder, "elsewhere"));
    const places = placesIn(path.join(folder, "restored"));
    const interrupted = path.join(places.root, "restore.unfinished");
    mkdirSync(interrupted, { recursive: true });
    writeFileSync(path.join(interrupted, "chat-assistant.db"), "half");
    await restoreBackup({
      backup: await verifyBackup({ backup, migrations: [] }),
      places,
      database_file: places.database_file,
      replace: false,
      now,
    });
    expect(readdirSync(places.root).toSorted()).toEqual(["chat-assistant.db", "installation.secret"]);
  });

  it("of an encryption, which is a plain copy at first, goes with the next one", async () => {
    writeFileSync(`${database_file}.encrypted`, "what visitors wrote");
    await encryptData({
      database_file,
      encryption_key: "it's a key",
      encryptBlobs: async () => ({ encrypted: 0, unreadable: [], left: 0 }),
      migrations: [],
      now,
    });
    expect(readdirSync(data).filter((name) => name.includes(".encrypted"))).toEqual([]);
  });
});
