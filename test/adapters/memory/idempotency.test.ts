import { expect, it } from "vitest";
import { createMemoryIdempotencyStore } from "../../../src/adapters/memory/idempotency.ts";
import { migrate } from "../../../src/adapters/storage/schema/migrate.ts";
import { createIdempotencyStore } from "../../../src/adapters/storage/sessions/idempotency.ts";
import { openDatabase } from "../../../src/adapters/storage/open-database.ts";
import { MIGRATIONS } from "../../../src/adapters/storage/schema/migrations.ts";
import { describeIdempotencyStore } from "../../ports/idempotency-store.suite.ts";

describeIdempotencyStore("memory", async () => ({
  store: createMemoryIdempotencyStore(),
  close: async () => {},
}));

describeIdempotencyStore("database", async () => {
  const database = await openDatabase({ url: ":memory:" });
  await migrate(database, MIGRATIONS, { now: new Date(0) });
  return { store: createIdempotencyStore(database), close: () => database.close() };
});

it("very many claims do not fill the memory: the oldest are forgotten", async () => {
  const store = createMemoryIdempotencyStore();
  const times = { now: 0, lease_until: 1_000, expires_at: 600_000, standing_lease: null };
  for (let at = 0; at <= 5_000; at += 1)
    await store.claim({ claim_hash: `claim-${at}`, body_hash: "body", owner: "marie", ...times });
  expect(await store.find("claim-0", 1)).toBeNull();
  expect(await store.find("claim-5000", 1)).not.toBeNull();
});
