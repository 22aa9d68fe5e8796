/** `db rekey`, as an operator meets it: the new key opens everything, the old one nothing; what cannot be done is refused. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listBlobParts } from "../../src/adapters/backup/parts.ts";
import { runCommand, start } from "../support/command.ts";
import { copyNewer, keyOf, makeEncrypted, NEW, OLD, type Opened, openWith } from "../support/rekeyed.ts";
import { startS3 } from "../support/s3.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-rekey-"));
const made = path.join(folder, "made");
const keyFile = path.join(folder, "new-key");
let whole: Opened | null;
beforeAll(async () => {
  await makeEncrypted(folder, made);
  writeFileSync(keyFile, `${NEW}\n`);
  whole = await openWith(made, OLD);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const copy = (name: string): string => {
  const data = path.join(folder, name);
  cpSync(made, data, { recursive: true });
  return data;
};
const rekey = (data: string, environment: Record<string, string> = keyOf(OLD), file = keyFile) =>
  runCommand(["db", "rekey", "--new-key-file", file, "--data", data, "--json"], environment);

describe("db rekey", () => {
  it("gives database and blobs the new key, and sets aside what the old one opens", async () => {
    const data = copy("changed");
    const { code, stdout, stderr } = await rekey(data);
    const { set_aside, blobs } = JSON.parse(stdout);
    expect([code, blobs]).toEqual([0, { encrypted: 2, unreadable: [] }]);
    expect(stderr).toContain("Set CHAT_ASSISTANT_DATABASE_KEY");
    expect([whole?.messages, whole?.blobs.length]).toEqual([2, 2]);
    expect(await openWith(set_aside, OLD)).toEqual(whole);
    rmSync(set_aside, { recursive: true });
    expect(await openWith(data, NEW)).toEqual(whole);
    expect(await openWith(data, OLD)).toBeNull();
    expect(existsSync(path.join(data, "chat-assistant.db.previous-key"))).toBe(false);
    const old = await runCommand(["ask", "shop", "Open on Sundays?", "--data", data], keyOf(OLD));
    expect([old.code, old.stderr]).toEqual([1, expect.stringContaining("key is wrong")]);
    const answer = await runCommand(["ask", "shop", "Open on Sundays?", "--data", data], keyOf(NEW));
    expect([answer.code, answer.stdout]).toEqual([0, expect.stringContaining("closed")]);
    const audit = await runCommand(["audit", "list", "--data", data], keyOf(NEW));
    expect(audit.stdout).toContain("database.rekeyed");
  }, 120_000);

  it("another time goes on to a third key", async () => {
    const data = copy("twice");
    expect((await rekey(data)).code).toBe(0);
    const third = path.join(folder, "third-key");
    writeFileSync(third, "third");
    const guessable = await rekey(data, keyOf(NEW), third);
    expect([guessable.code, guessable.stderr]).toEqual([
      1,
      expect.stringMatching(/^The new key has less than 32 characters: .* Nothing was changed\.\n$/),
    ]);
    expect(await openWith(data, NEW)).toEqual(whole);
    writeFileSync(third, "3".repeat(32));
    expect((await rekey(data, keyOf(NEW), third)).code).toBe(0);
    expect(await openWith(data, "3".repeat(32))).toEqual(whole);
    expect(await openWith(data, NEW)).toBeNull();
  }, 120_000);

  it.each([
    ["the old key is wrong", { CHAT_ASSISTANT_DATABASE_KEY: "another" }, keyFile, "key is wrong"],
    ["no key is set", {}, keyFile, "Set CHAT_ASSISTANT_DATABASE_KEY"],
    ["the settings hold the new key too early", keyOf(NEW), keyFile, "key is wrong"],
    ["the file of the new key is missing", keyOf(OLD), "/nowhere/key", "/nowhere/key cannot be read"],
    ["the file of the new key is empty", keyOf(OLD), "/dev/null", "The new key is empty"],
  ])("is refused when %s, and nothing is changed", async (_why, environment, file, said) => {
    const data = copy(`refused-${_why.replaceAll(" ", "-")}`);
    const { code, stderr } = await rekey(data, environment, file);
    expect(code).not.toBe(0);
    expect(stderr).toContain(said);
    expect(await openWith(data, OLD)).toEqual(whole);
    const kept = (name: string) => readFileSync(path.join(data, name));
    expect(kept("chat-assistant.db").equals(readFileSync(path.join(made, "chat-assistant.db")))).toBe(true);
  });

  it("is refused when the database has the key already", async () => {
    const data = copy("same");
    writeFileSync(path.join(folder, "old-key"), OLD);
    const { code, stderr } = await rekey(data, keyOf(OLD), path.join(folder, "old-key"));
    expect([code, stderr]).toEqual([1, expect.stringContaining("has that key already")]);
    expect(await openWith(data, OLD)).toEqual(whole);
  });

  it("is refused for a plain database, which is encrypted instead", async () => {
    const data = path.join(folder, "plain");
    await runCommand(["migrate", "--data", data]);
    const { code, stderr } = await rekey(data);
    expect([code, stderr]).toEqual([1, expect.stringContaining("db encrypt")]);
  });

  it("is refused for the database of a newer version, which keeps its key", async () => {
    const data = path.join(folder, "newer");
    await copyNewer(made, data, OLD);
    const { code, stderr } = await rekey(data);
    expect([code, stderr]).toEqual([1, expect.stringContaining("written by a newer version")]);
    expect(await openWith(data, OLD)).toEqual(whole);
  }, 60_000);

  it("is refused while a server uses the database", async () => {
    const data = copy("served");
    const server = start(["serve", "--data", data, "--port", "0"], keyOf(OLD));
    await server.waitFor(/Serving at \S+\n/, "stderr");
    const { code, stderr } = await rekey(data);
    server.child.kill("SIGTERM");
    await server.finished;
    expect([code, stderr]).toEqual([1, expect.stringContaining("stop it first")]);
    expect(await openWith(data, OLD)).toEqual(whole);
  }, 60_000);

  it("keeps the old key, sealed, while a blob cannot be read; backups wait, and doctor says so", async () => {
    const data = copy("broken");
    const [part = ""] = listBlobParts(path.join(data, "blobs"));
    const sealed = readFileSync(path.join(data, part));
    writeFileSync(path.join(data, part), "broken");
    const first = await rekey(data);
    expect([first.code, JSON.parse(first.stdout).blobs]).toEqual([
      1,
      { encrypted: 1, unreadable: [path.basename(part)] },
    ]);
    const backup = await runCommand(["backup", "create", "--data", data], keyOf(NEW));
    expect([backup.code, backup.stderr]).toEqual([1, expect.stringContaining("db rekey")]);
    const { stdout } = await runCommand(["doctor", "--data", data, "--json"], keyOf(NEW));
    const finding = JSON.parse(stdout).findings.find(({ check }: { check: string }) => check === "blobs");
    expect(finding).toMatchObject({ level: "warning", remedy: expect.stringContaining("db rekey") });
    // Brought back from a copy, with the old key: it can be opened, and sealed anew.
    writeFileSync(path.join(data, part), sealed);
    expect(await openWith(data, NEW)).toEqual(whole);
    expect((await rekey(data, keyOf(NEW))).code).toBe(0);
    expect((await runCommand(["backup", "create", "--data", data], keyOf(NEW))).code).toBe(0);
  }, 120_000);

  it("seals what is kept in an S3 store anew", async () => {
    const store = await startS3();
    const s3 = store.environment;
    const data = path.join(folder, "with-s3");
    const seeded = ["seed", path.join(folder, "files", "acme"), "--data", data];
    expect((await runCommand(seeded, { ...s3, ...keyOf(OLD) })).code).toBe(0);
    const before = new Map([...store.objects].map(([name, bytes]) => [name, Buffer.from(bytes)]));
    const { code, stdout } = await rekey(data, { ...s3, ...keyOf(OLD) });
    expect([code, JSON.parse(stdout).blobs]).toEqual([0, { encrypted: before.size, unreadable: [] }]);
    for (const [name, bytes] of store.objects) expect(bytes.equals(before.get(name)!)).toBe(false);
    await store.stop();
  }, 120_000);
});
