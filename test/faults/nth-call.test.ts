/**
 * The n-th call on the disk fails, for every n until no call fails any more: while conversations are kept, while the server
 * starts, while it stops. After each: what a kill would leave is whole, holds everything acknowledged and nothing refused,
 * and the server goes on by itself.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALLS, canFailDisks, type FailingDisk, makeFailingDisk } from "../support/failing-disk.ts";
import { compareWith, createLedger } from "../support/ledger.ts";
import { seedServed, serveOn } from "../support/served.ts";
import { LONG, report, sized } from "../support/size.ts";

const MOST = 700;
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-nth-"));
const seeded = path.join(folder, "seeded");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The first ones, then one in as many as the stride: in a short run; else every n, but for the many writes of a making. */
const next = (n: number, stride: number): number => n + (n < 3 ? 1 : sized({ ci: stride, nightly: 1 }));

const isRefused = ({ outcome }: { outcome: string }) => outcome === "refused";

const FAULTS = [
  { name: "fsync", kept: 1, started: 3, made: 8, failure: { calls: CALLS.fsync } },
  { name: "write", kept: 9, started: 40, made: 300, failure: { calls: CALLS.write } },
  { name: "torn write", kept: 9, started: 40, made: 150, failure: { calls: CALLS.write, torn: true } },
  {
    name: "write, disk full",
    kept: 9,
    started: 60,
    made: 300,
    failure: { calls: CALLS.write, error: "ENOSPC" },
  },
] as const;

describe.skipIf(!canFailDisks)("the n-th call on the disk fails, skipped without a C compiler", () => {
  let disk: FailingDisk;
  beforeAll(async () => {
    disk = makeFailingDisk(folder, path.join(folder, "disk"));
    await seedServed(folder, seeded);
  });
  const bring = (name: string) => {
    const data = path.join(folder, "disk", name);
    cpSync(seeded, data, { recursive: true });
    return { data, file: path.join(data, "chat-assistant.db") };
  };

  it.each(FAULTS)("$name: while conversations are kept", LONG, async ({ name, failure, kept }) => {
    const { data, file } = bring(name);
    const server = await serveOn(data, disk.environment);
    const all = createLedger();
    let n = 1;
    for (; n < MOST; n = next(n, kept)) {
      const ledger = createLedger();
      disk.fail({ ...failure, first: n, last: n });
      await ledger.converse(server.call, 2);
      await ledger.converse(server.call, 1);
      const failed = disk.mend();
      server.signal("SIGSTOP");
      expect(await compareWith(ledger, file), `${name} ${n}`).toEqual([]);
      server.signal("SIGCONT");
      expect((await server.call("/health/ready")).status, `${name} ${n}`).toBe(200);
      all.sessions.push(...ledger.sessions);
      all.entries.push(...ledger.entries);
      if (failed === 0) break;
    }
    expect(n).toBeLessThan(MOST);
    expect(new Set(all.entries.filter(isRefused).map(({ status }) => status))).toEqual(new Set([503]));
    expect((await server.stop()).code).toBe(0);
    expect(await compareWith(all, file)).toEqual([]);
    report(`the n-th ${name}: up to ${n}, ${all.count("refused")} refused, none of them kept`);
  });

  it.each(FAULTS)("$name: while the server starts and stops", LONG, async ({ name, failure, started }) => {
    const { data, file } = bring(`${name} at the start`);
    let n = 1;
    let starts = 0;
    for (; n < MOST; n = next(n, started)) {
      const ledger = createLedger();
      disk.fail({ ...failure, first: n, last: n });
      const server = await serveOn(data, disk.environment).catch(() => null);
      if (server) {
        starts += 1;
        await ledger.converse(server.call, 1);
        // Stopping moves the journal into the database: what fails there is lost from neither.
        await server.stop();
      }
      const failed = disk.mend();
      expect(await compareWith(ledger, file), `${name} ${n}`).toEqual([]);
      if (failed === 0) break;
    }
    expect(n).toBeLessThan(MOST);
    const server = await serveOn(data);
    expect((await server.call("/health/ready")).status).toBe(200);
    expect((await server.stop()).code).toBe(0);
    report(`the n-th ${name} from the start: up to ${n}, ${starts} starts nevertheless`);
  });

  it.each(FAULTS)("$name: while an installation is made", LONG, async ({ name, failure, made }) => {
    let n = 1;
    let starts = 0;
    for (; n < MOST; n = name === "fsync" ? next(n, made) : n + sized({ ci: made, nightly: 5 })) {
      const data = path.join(folder, "disk", `${name} made ${n}`);
      const environment = { ...disk.environment, CHAT_ASSISTANT_DATABASE_KEY: "a key of the test" };
      disk.fail({ ...failure, first: n, last: n });
      const server = await serveOn(data, environment).catch(String);
      // Who does not start says why, and what to do.
      if (typeof server === "string") expect(server).toMatch(/ended with 1: .*(cannot|Check|Free|Choose)/s);
      else await server.kill();
      const failed = disk.mend();
      if (typeof server !== "string") starts += 1;
      const again = await serveOn(data, environment);
      expect((await again.call("/health/ready")).status, `${name} ${n}`).toBe(200);
      await again.kill();
      rmSync(data, { recursive: true });
      if (failed === 0) break;
    }
    expect(n).toBeLessThan(MOST);
    report(`the n-th ${name} of a new installation: up to ${n}, ${starts} started nevertheless`);
  });
});
