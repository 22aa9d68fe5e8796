/** Ctrl-C in a backup, a restore or a change of the key: it ends between two steps, and says what is left and what to do. */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../support/command.ts";
import { keyOf, makeEncrypted, NEW, OLD, openWith } from "../support/rekeyed.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-stopping-"));
const made = path.join(folder, "made");
const keyFile = path.join(folder, "new-key");
const backups = path.join(folder, "backups");
beforeAll(async () => {
  await makeEncrypted(folder, made);
  writeFileSync(keyFile, `${NEW}\n`);
  const { code } = await runCommand(["backup", "create", "--to", backups, "--data", made], keyOf(OLD));
  expect(code).toBe(0);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const copy = (name: string): string => {
  const data = path.join(folder, name);
  cpSync(made, data, { recursive: true });
  return data;
};

/** The signal comes at a call of the file system with such a path, while that step blocks the process. */
const signalledAt = (call: string, pattern: string, signal = "SIGINT"): Record<string, string> => ({
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`
    import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const real = fs.${call};
    let is_sent = false;
    fs.${call} = (...words) => {
      const given = real(...words);
      const is_meant = words.slice(0, 2).some((word) => new RegExp(${JSON.stringify(pattern)}).test(String(word)));
      if (!is_sent && is_meant) is_sent = process.kill(process.pid, ${JSON.stringify(signal)});
      return given;
    };
    syncBuiltinESMExports();`)}`,
});

const HEARD = /^SIGINT: finishing what is begun; a second one stops at once\.\n/;

describe("a signal", () => {
  it.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ])("%s leaves nothing of a backup", async (signal, exit_code) => {
    const to = path.join(folder, `to-${signal}`);
    const { code, stderr, stdout } = await runCommand(["backup", "create", "--to", to, "--data", made], {
      ...keyOf(OLD),
      ...signalledAt("openSync", "unfinished/installation.secret", signal),
    });
    expect([code, stdout]).toEqual([exit_code, ""]);
    expect(stderr).toMatch(/\nStopped: no backup was made, and nothing is left of it\.\n$/);
    expect(readdirSync(to)).toEqual([]);
  });

  it("leaves what stands where a backup is restored as it was", async () => {
    const data = copy("restored");
    const before = readdirSync(data).toSorted();
    const backup = path.join(backups, String(readdirSync(backups)[0]));
    const { code, stderr } = await runCommand(["backup", "restore", backup, "--yes", "--data", data], {
      ...keyOf(OLD),
      ...signalledAt("openSync", "restore.unfinished/installation.secret"),
    });
    expect([code, stderr]).toEqual([130, expect.stringMatching(HEARD)]);
    expect(stderr).toContain(`Stopped: nothing was restored, and what stands in ${data} is as it was.\n`);
    expect(readdirSync(data).toSorted()).toEqual(before);
    expect((await openWith(data, OLD))?.messages).toBe(2);
  });

  it("before the database has the new key changes nothing", async () => {
    const data = copy("early");
    const { code, stderr } = await runCommand(["db", "rekey", "--new-key-file", keyFile, "--data", data], {
      ...keyOf(OLD),
      ...signalledAt("openSync", "db\\.rekeyed"),
    });
    expect([code, stderr]).toEqual([130, expect.stringMatching(HEARD)]);
    expect(stderr).toContain(
      "Stopped: nothing was changed. The key that opened the database opens it now.\n",
    );
    expect(readdirSync(data).filter((name) => /rekeyed|replaced|previous/.test(name))).toEqual([]);
    expect((await openWith(data, OLD))?.messages).toBe(2);
  });

  it("after it leaves the other blobs, says how many, and the same command goes on", async () => {
    const data = copy("late");
    const words = ["db", "rekey", "--new-key-file", keyFile, "--data", data];
    const { code, stdout, stderr } = await runCommand(words, {
      ...keyOf(OLD),
      ...signalledAt("linkSync", "replaced-.*/blobs/"),
    });
    expect([code, stdout]).toEqual([130, ""]);
    expect(stderr).toMatch(
      /\nStopped: 1 blob is sealed with the new key, 1 not yet\.\nBefore the service starts, run the same command again: it goes on from here\.\n$/,
    );
    expect(existsSync(path.join(data, "chat-assistant.db.previous-key"))).toBe(true);
    const again = await runCommand(words, keyOf(OLD));
    expect([again.code, again.stdout]).toEqual([0, expect.stringContaining("1 blob have the new key")]);
    expect((await openWith(data, NEW))?.blobs).toHaveLength(2);
  }, 60_000);
});
