/** The audit log on a real database, written under a clock that jumps. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { createAuditLog } from "../../../src/adapters/storage/audit.ts";
import { migrate } from "../../../src/adapters/storage/schema/migrate.ts";
import { openDatabase } from "../../../src/adapters/storage/open-database.ts";
import { MIGRATIONS } from "../../../src/adapters/storage/schema/migrations.ts";
import { createVerifyAudit } from "../../../src/flows/verify-audit.ts";
import type { Database } from "../../../src/ports/database.ts";

let database: Database;

beforeEach(async () => {
  database = await openDatabase({ url: ":memory:" });
  await migrate(database, MIGRATIONS, { now: new Date(0) });
});

afterEach(async () => {
  await database.close();
});

/** A log with an entry at each of these times. */
async function write(times: readonly number[]) {
  let at = 0;
  let drawn = 0;
  const ids = { create: (prefix: string) => `${prefix}_${(drawn += 1)}`, protocolSuffix: () => "" };
  const log = createAuditLog({ database, clock: { now: () => at }, ids });
  for (const time of times) {
    at = time;
    await log.append({ actor: "root", action: "key.issued", subject: "key_1", details: {} });
  }
  return { log, verify: createVerifyAudit(log) };
}

it("what is removed are the oldest entries, and never the newest", async () => {
  const { log, verify } = await write([10, 20, 30]);
  expect(await log.countBefore(25)).toBe(2);
  expect(await log.removeBefore(25, 1)).toBe(1);
  expect(await log.removeBefore(99, 10)).toBe(1);
  expect(await verify()).toMatchObject({ entries: 1, broken_at: null });
});

it.each([
  ["a machine that starts without its clock writes one of 1970", [1_000, 1_010, 0, 1_020, 1_030], 500, 0],
  ["the clock was ahead for a while", [1_000, 9_000, 1_020, 1_030], 1_025, 1],
])("no entry is taken from the middle of the chain: %s", async (_, times, before, gone) => {
  const { log, verify } = await write(times);
  expect(await log.countBefore(before)).toBe(gone);
  expect(await log.removeBefore(before, 10)).toBe(gone);
  expect(await verify()).toMatchObject({ entries: times.length - gone, broken_at: null });
});
