/** A database that is damaged, cut, emptied or locked, before the start and under a running server. */
import { spawn } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../support/command.ts";
import { describeHealth, expectHealthy, watchHealth } from "../support/health-watch.ts";
import { compareWith, createLedger } from "../support/ledger.ts";
import { type Served, seedServed, serveOn } from "../support/served.ts";
import { LONG, report } from "../support/size.ts";

const KEY = { CHAT_ASSISTANT_DATABASE_KEY: "a key of the test" };
const PAGE = 4_096;
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-damage-"));
const seeded = path.join(folder, "plain");
const encrypted = path.join(folder, "encrypted");
beforeAll(async () => {
  await seedServed(path.join(folder, "files"), seeded);
  await seedServed(path.join(folder, "files"), encrypted, KEY);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let copies = 0;
function bring(from: string): { readonly data: string; readonly file: string } {
  const data = path.join(folder, `copy-${(copies += 1)}`);
  cpSync(from, data, { recursive: true });
  return { data, file: path.join(data, "chat-assistant.db") };
}

const overwrite = (file: string, page: number) => {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, page * PAGE, (page + 1) * PAGE);
  writeFileSync(file, bytes);
};

const aside = (file: string) => renameSync(file, `${file}.aside`);

describe("a start", () => {
  it.each([
    ["a header overwritten", seeded, {}, (file: string) => overwrite(file, 0), /damaged/],
    ["pages overwritten", seeded, {}, (file: string) => overwrite(file, 3), /damaged/],
    ["cut in half", seeded, {}, (file: string) => truncateSync(file, statSync(file).size / 2), /damaged/],
    ["emptied", seeded, {}, (file: string) => truncateSync(file, 0), /the file is empty/],
    [
      "encrypted, with another key",
      encrypted,
      { CHAT_ASSISTANT_DATABASE_KEY: "x" },
      () => {},
      /key is wrong/,
    ],
    ["encrypted, with no key", encrypted, {}, () => {}, /encrypted and no key is set/],
    ["encrypted and damaged", encrypted, KEY, (file: string) => overwrite(file, 0), /damaged/],
    ["plain, with a key", seeded, KEY, () => {}, /not encrypted, but a key is set/],
  ])(
    "on a database that is %s: exit code 1, and what to do",
    async (_name, from, environment, harm, words) => {
      const { data, file } = bring(from);
      harm(file);
      const before = readFileSync(file);
      const { code, stderr } = await runCommand(["serve", "--data", data, "--port", "0"], environment);
      expect([code, stderr]).toEqual([1, expect.stringMatching(words)]);
      expect(stderr).toMatch(/Restore|Set (?:the|CHAT_ASSISTANT_DATABASE_KEY)|Remove the/);
      expect(stderr).not.toMatch(/\bat .*\.js:/);
      // What can still be saved must not be touched.
      expect(readFileSync(file).equals(before)).toBe(true);
    },
  );
});

/** Talks to a server and gives the statuses that were seen. */
async function talk(server: Served): Promise<readonly number[]> {
  const statuses = new Set<number>();
  const call = async (where: string, body?: unknown) => {
    const reply = await server.call(where, body);
    statuses.add(reply.status);
    return reply;
  };
  for (let time = 0; time < 5; time += 1) await createLedger().converse(call, 2);
  expect((await server.call("/health/live")).status).toBe(200);
  expect((await server.call("/v1/public/robots/shop/config")).status).toBe(200);
  expect(server.isRunning()).toBe(true);
  return [...statuses].toSorted();
}

describe("under a running server", () => {
  it.each([
    ["is overwritten", (file: string) => [2, 3, 4, 5, 6].forEach((page) => overwrite(file, page))],
    ["is cut in half", (file: string) => truncateSync(file, PAGE * 4)],
  ])("the file %s: no fault but 503, the process lives, and doctor finds it", LONG, async (_name, harm) => {
    const { data, file } = bring(seeded);
    const server = await serveOn(data);
    await createLedger().converse(server.call, 1);
    harm(file);
    expect((await talk(server)).filter((status) => ![200, 201, 403, 503].includes(status))).toEqual([]);
    expect((await server.stop()).code).toBe(0);
    expect((await runCommand(["doctor", "--data", data, "--json"])).code).toBe(1);
  });

  it.each([
    ["is emptied", (file: string) => truncateSync(file, 0), null],
    ["is gone for a while", aside, (file: string) => renameSync(`${file}.aside`, file)],
    [
      "is replaced by another for a while",
      (file: string) => (aside(file), cpSync(`${file}.aside`, file)),
      (file: string) => renameSync(`${file}.aside`, file),
    ],
  ])("the file %s: nothing is acknowledged that would be lost", LONG, async (_name, harm, mend) => {
    const { data, file } = bring(seeded);
    const server = await serveOn(data);
    const ledger = createLedger();
    await ledger.converse(server.call, 1);
    harm(file);
    expect(await talk(server)).toEqual([503]);
    expect((await server.call("/health/ready")).status).toBe(503);
    if (mend) {
      mend(file);
      await ledger.converse(server.call, 2);
      expect((await server.call("/health/ready")).status).toBe(200);
      expect(ledger.count("acknowledged")).toBe(7);
    }
    expect((await server.stop()).code).toBe(0);
    if (mend) expect(await compareWith(ledger, file)).toEqual([]);
  });

  it("a second process holds the lock for 5 s: writes wait, health is answered", LONG, async () => {
    const { data, file } = bring(seeded);
    const server = await serveOn(data);
    const ledger = createLedger();
    await ledger.converse(server.call, 1);
    const holder = spawn(process.execPath, [
      "--input-type=module",
      "-e",
      `import Libsql from "libsql"; const database = new Libsql(process.argv[1], { timeout: 5000 });
       database.exec("BEGIN IMMEDIATE"); console.log("held");
       setTimeout(() => { database.exec("COMMIT"); process.exit(0); }, 5000);`,
      file,
    ]);
    const released = new Promise((resolve) => holder.once("exit", resolve));
    await new Promise((resolve) => holder.stdout.once("data", resolve));
    const health = await watchHealth(server.url);
    const started = performance.now();
    await Promise.all(Array.from({ length: 20 }, () => ledger.converse(server.call, 2)));
    const waited_ms = performance.now() - started;
    await released;
    const watched = await health.stop();
    expectHealthy(watched);
    expect([ledger.count("refused"), ledger.count("acknowledged")]).toEqual([0, 83]);
    expect(waited_ms).toBeGreaterThan(4_000);
    expect((await server.call("/health/ready")).status).toBe(200);
    expect((await server.stop()).code).toBe(0);
    expect(await compareWith(ledger, file)).toEqual([]);
    report(`the lock held for 5 s: 20 visitors waited, ${describeHealth(watched)}`);
  });
});
