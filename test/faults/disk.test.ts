/**
 * A disk that is full, read-only or failing under a running server, and gets well again: the process lives, says that it is
 * not ready, answers what it can read, refuses writes with 503, and goes on by itself within five seconds.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../support/command.ts";
import { CALLS, canFailDisks, makeFailingDisk } from "../support/failing-disk.ts";
import { compareWith, createLedger } from "../support/ledger.ts";
import { MACHINE_FORBIDS } from "../support/left-out.ts";
import { mayMount, openSmallDisk } from "../support/mounts.ts";
import { type Served, seedServed, serveOn } from "../support/served.ts";
import { LONG, report } from "../support/size.ts";

const RECOVERY_MS = 5_000;
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-disk-"));
const seeded = path.join(folder, "seeded");
beforeAll(() => seedServed(folder, seeded));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Sickness {
  readonly begin: () => void;
  readonly end: () => void;
  /** Whether a page of the database can be read meanwhile; what is read anyway stays in memory. */
  readonly canRead: boolean;
}

/** What holds while the disk is sick and after. */
async function outlive(data: string, { begin, end, canRead }: Sickness, environment = {}): Promise<void> {
  const server = await serveOn(data, environment);
  const ledger = createLedger();
  await ledger.converse(server.call, 2);
  const session_id = ledger.sessions[0]!;
  begin();
  await expect.poll(async () => (await server.call("/health/ready")).status).toBe(503);
  const ready = await server.call("/health/ready");
  expect(ready.json).toMatchObject({ status: "unavailable", checks: { database: "failed" } });
  expect(Number(ready.headers["retry-after"])).toBeGreaterThan(0);
  expect((await server.call("/health/live")).status).toBe(200);
  const { status } = await server.call("/v1/public/robots/shop/config");
  // Where nothing can be read, a robot that was read is remembered for a second: the machine may be slower than that.
  expect(canRead ? [200] : [200, 503]).toContain(status);
  const refused = await server.call("/v1/public/robots/shop/sessions", { consent_accepted: true });
  expect([refused.status, refused.json.code]).toEqual([503, "database_unavailable"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  const message = await server.call(`/v1/public/sessions/${session_id}/messages`, { message: "Open?" });
  // The session was closed by the conversation: that can be read, and is the better answer.
  expect([message.status, message.json.code]).toEqual(
    canRead ? [403, "session_closed"] : [503, "database_unavailable"],
  );
  await ledger.converse(server.call, 2);
  end();
  const mended_at = performance.now();
  await expect
    .poll(async () => (await server.call("/health/ready")).status, { timeout: RECOVERY_MS, interval: 20 })
    .toBe(200);
  const recovery_ms = Math.round(performance.now() - mended_at);
  await ledger.converse(server.call, 2);
  expect(ledger.count("acknowledged")).toBe(8);
  await stopWhole(server, ledger, data);
  report(`${path.basename(data)}: ready again ${recovery_ms} ms after the end of it`);
}

async function stopWhole(
  server: Served,
  ledger: ReturnType<typeof createLedger>,
  data: string,
): Promise<void> {
  expect(server.isRunning()).toBe(true);
  expect((await server.stop()).code).toBe(0);
  expect(await compareWith(ledger, path.join(data, "chat-assistant.db"))).toEqual([]);
}

describe.skipIf(!mayMount())(`a disk of its own, ${MACHINE_FORBIDS}: mounts`, () => {
  it("full: refuses, and goes on when there is room", LONG, async () => {
    const disk = openSmallDisk(folder, 4);
    try {
      const data = path.join(disk.root, "full");
      cpSync(seeded, data, { recursive: true });
      await outlive(data, {
        begin: () => fill(path.join(disk.root, "filler")),
        end: () => disk.remount("size=16m"),
        canRead: true,
      });
    } finally {
      disk.remove();
    }
  });
});

describe.skipIf(!mayMount())(`a full disk under one command, ${MACHINE_FORBIDS}: mounts`, () => {
  const words = Array.from({ length: 300 }, (_, at) => `Item ${at} costs ${at} euro.`).join("\n\n");

  it(
    "is said where nothing can be opened, and once, with how many files it hindered and what was taught",
    LONG,
    async () => {
      const disk = openSmallDisk(folder, 4);
      try {
        const data = path.join(disk.root, "teaching");
        cpSync(seeded, data, { recursive: true });
        fill(path.join(disk.root, "filler"));
        const list = await runCommand(["robots", "list", "--data", data]);
        expect([list.code, list.stderr]).toEqual([
          1,
          expect.stringMatching(/^storage: cannot open \S+: the disk is full\n.*\nFree space on that disk/u),
        ]);
        rmSync(path.join(disk.root, "filler"));
        const lessons = path.join(folder, "lessons");
        mkdirSync(lessons);
        for (let page = 10; page < 90; page++)
          writeFileSync(path.join(lessons, `${page}.md`), `# ${page}\n\n${words}`);
        const { code, stdout, stderr } = await runCommand(["teach", "shop", lessons, "--data", data]);
        expect(code).toBe(1);
        const taught = Number(/^shop: (?<taught>\d+) documents? taught/u.exec(stdout)?.groups?.["taught"]);
        expect(stderr).toMatch(
          /^ {2}not taught: \S+\.md and \d+ others: .*full\nFree space on the disk .*what is done stays done\.\n$/u,
        );
        expect(Number(/ and (?<others>\d+) others/u.exec(stderr)?.groups?.["others"]) + 1 + taught).toBe(80);
      } finally {
        disk.remove();
      }
    },
  );
});

function fill(file: string): void {
  for (let kibibytes = 1_024; kibibytes >= 1; kibibytes /= 2)
    for (;;) {
      try {
        writeFileSync(file, Buffer.alloc(kibibytes * 1_024), { flag: "a" });
      } catch {
        break;
      }
    }
}

describe.skipIf(!canFailDisks)("a failing disk, skipped without a C compiler", () => {
  it.each([
    ["read-only", { calls: CALLS.write | CALLS.truncate, error: "EROFS" }, true],
    ["no room", { calls: CALLS.write, error: "ENOSPC" }, true],
    ["no flush", { calls: CALLS.fsync, error: "EIO" }, true],
    ["no write", { calls: CALLS.write | CALLS.fsync | CALLS.truncate, error: "EIO" }, true],
    ["nothing at all", { calls: 15, error: "EIO" }, false],
  ] as const)("%s: refuses, and goes on when it is well again", LONG, async (name, failure, canRead) => {
    const data = path.join(folder, "failing", name.replaceAll(" ", "-"));
    cpSync(seeded, data, { recursive: true });
    const disk = makeFailingDisk(folder, data);
    await outlive(
      data,
      { begin: () => disk.fail({ ...failure, first: 1 }), end: () => void disk.mend(), canRead },
      disk.environment,
    );
  });
});
