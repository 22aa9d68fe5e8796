/**
 * `db rekey` is killed before its n-th flush, write, renaming, link or removal, for every n: each time one of the two keys opens
 * everything, and the command done again gives all of it the new one.
 */
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../support/command.ts";
import { CALLS, canFailDisks, type FailingDisk, makeFailingDisk } from "../support/failing-disk.ts";
import { keyOf, makeEncrypted, NEW, OLD, type Opened, openWith } from "../support/rekeyed.ts";
import { LONG, report, sized } from "../support/size.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-rekey-kills-"));
const made = path.join(folder, "made");
const keyFile = path.join(folder, "new-key");
const MOST = 5_000;
// Names change seldom, and what they change is told apart by a kill beside each; writes are many of a kind.
const KILLS = [
  { name: "flush", calls: CALLS.fsync, stride: sized({ ci: 7, nightly: 1 }) },
  { name: "renaming, link or removal", calls: CALLS.names, stride: sized({ ci: 5, nightly: 1 }) },
  { name: "write", calls: CALLS.write, stride: sized({ ci: 90, nightly: 10 }) },
];

describe.skipIf(!canFailDisks)("a change of the key that is killed, skipped without a C compiler", () => {
  let disk: FailingDisk;
  let whole: Opened | null;
  beforeAll(async () => {
    disk = makeFailingDisk(folder, path.join(folder, "disk"));
    await makeEncrypted(folder, made);
    writeFileSync(keyFile, NEW);
    whole = await openWith(made, OLD);
    expect([whole?.messages, whole?.blobs.length]).toEqual([2, 2]);
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const rekey = (data: string, environment: Record<string, string> = {}) =>
    runCommand(["db", "rekey", "--new-key-file", keyFile, "--data", data], { ...keyOf(OLD), ...environment });

  it.each(KILLS)("before the n-th $name", LONG, async ({ name, calls, stride }) => {
    const left = { old: 0, new: 0 };
    let n = 1;
    for (; n < MOST; n += stride) {
      const data = path.join(folder, "disk", `${name}-${n}`);
      cpSync(made, data, { recursive: true });
      disk.fail({ calls, first: n, last: n, error: "kill" });
      const killed = await rekey(data, disk.environment);
      const was_killed = disk.mend() > 0;
      expect(killed.code, `${name} ${n}: ${killed.stderr}`).toBe(was_killed ? null : 0);
      const opened = [await openWith(data, OLD), await openWith(data, NEW)];
      expect(opened.filter(Boolean), `${name} ${n}`).toEqual([whole]);
      left[opened[0] ? "old" : "new"] += 1;
      if (!was_killed) break;
      const again = await rekey(data);
      // The change itself was done, and only its entry in the audit log was not.
      const is_done = !opened[0] && again.stderr.includes("has that key already");
      expect(again.code === 0 || is_done, `${name} ${n}: ${again.stderr}`).toBe(true);
      expect(await openWith(data, NEW), `${name} ${n}`).toEqual(whole);
      expect(await openWith(data, OLD), `${name} ${n}`).toBeNull();
      expect(existsSync(path.join(data, "chat-assistant.db.previous-key")), `${name} ${n}`).toBe(false);
      rmSync(data, { recursive: true });
    }
    expect(n).toBeLessThan(MOST);
    expect(left.old).toBeGreaterThan(0);
    expect(left.new).toBeGreaterThan(0);
    report(
      `db rekey killed before the n-th ${name}, up to ${n}: ${left.old} left to the old key, ${left.new} to the new`,
    );
  });
});
