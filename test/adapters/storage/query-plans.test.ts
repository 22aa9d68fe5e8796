/** What is asked again and again while a server runs, and what an operator lists, over much that has nothing to do with it. */
import { afterEach, expect, it } from "vitest";
import { COUNT_ENTRIES, REMOVE_ENTRIES } from "../../../src/adapters/storage/audit.ts";
import { createBlobLedger } from "../../../src/adapters/storage/files/blob-ledger.ts";
import { createGapStore } from "../../../src/adapters/storage/learning/gaps.ts";
import { createRecords } from "../../../src/adapters/storage/records.ts";
import { createRelayLedger } from "../../../src/adapters/storage/sessions/relay-ledger.ts";
import { createRetentionStore } from "../../../src/adapters/storage/sessions/retention.ts";
import { createReviewStore } from "../../../src/adapters/storage/learning/reviews.ts";
import { createEmbeddingStore } from "../../../src/adapters/storage/knowledge/embeddings.ts";
import { createKnowledgeStore } from "../../../src/adapters/storage/knowledge/store.ts";
import { migrate } from "../../../src/adapters/storage/schema/migrate.ts";
import { openDatabase } from "../../../src/adapters/storage/open-database.ts";
import { MIGRATIONS } from "../../../src/adapters/storage/schema/migrations.ts";
import { createUsageStore } from "../../../src/adapters/storage/usage.ts";
import type { Database, Statement } from "../../../src/ports/database.ts";

const opened: Database[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

/** How the database goes about every statement of some work. */
async function plansOf(work: (database: Database) => Promise<unknown>): Promise<string> {
  const database = await openDatabase({ url: ":memory:" });
  opened.push(database);
  await migrate(database, MIGRATIONS, { now: new Date(0) });
  const asked: Statement[] = [];
  const read: Database["read"] = (statement) => {
    asked.push(statement);
    return database.read(statement);
  };
  const write: Database["write"] = (unit) => {
    asked.push(...unit);
    return database.write(unit);
  };
  await work({ ...database, read, write });
  const plans: string[] = [];
  for (const { sql, args } of asked) {
    const steps = await database.read<{ detail: string }>({
      sql: `EXPLAIN QUERY PLAN ${sql}`,
      ...(args ? { args } : {}),
    });
    plans.push(...steps.map(({ detail }) => detail));
  }
  return plans.join("\n");
}

it("bytes that nobody needs are looked for among those that were put up for removal, not among all files", async () => {
  const plans = await plansOf((database) =>
    createBlobLedger(database).takeUnneeded({ now: 1, busy_until: 2, limit: 10 }),
  );
  expect(plans).not.toMatch(/SCAN (?:session_attachments|originals)/);
});

it("documents that are to go are looked for among the unfinished ones", async () => {
  const plans = await plansOf((database) => createKnowledgeStore({ database }).drain("2026"));
  expect(plans).not.toMatch(/SCAN documents/);
  expect(plans).toMatch(/documents_unfinished/);
});

it("passages without a vector are looked for behind the last one, and before the first that is not there yet", async () => {
  const whose = { model: "m1", abandoned_before: "2026" };
  const plans = await plansOf(async (database) => {
    const embeddings = createEmbeddingStore({ database });
    await embeddings.listPending({ ...whose, limit: 10 });
    await embeddings.countPending(whose);
  });
  expect(plans).toMatch(/documents_unfinished/);
  expect(plans).not.toMatch(/^SEARCH q$/m);
});

it("the first entry that is to stay is looked for among as many as are taken, not among all old ones with each batch", async () => {
  const plans = await plansOf(async (database) => {
    await database.write([{ sql: REMOVE_ENTRIES, args: { before: 1, limit: 10 } }]);
    await database.read({ sql: COUNT_ENTRIES, args: { before: 1 } });
  });
  expect(plans).toMatch(/CO-ROUTINE/);
  expect(plans).not.toMatch(/SCALAR SUBQUERY \d+\nSCAN audit_log/);
});

it("documents that another version read are looked for by their version", async () => {
  const plans = await plansOf((database) => createKnowledgeStore({ database }).listStale(1, 100));
  expect(plans).not.toMatch(/SCAN d/);
  expect(plans).toMatch(/analysis_version<\?[^]*analysis_version>\?/);
});

it("gaps without a question left are looked for among themselves, not among all that are open", async () => {
  const plans = await plansOf(async (database) => {
    const gaps = createGapStore(database);
    await gaps.countDue(1);
    await gaps.forgetDue(1, 10);
  });
  expect(plans).toMatch(/gaps_emptied[^]*gaps_emptied/);
  expect(plans).not.toMatch(/SUBQUERY \d+\nSEARCH q/);
});

it("use is read by its robot in the order of the key, and old hours are looked for by their time", async () => {
  const listed = await plansOf((database) =>
    createUsageStore(database).list({ robot_id: "rob_1", since: 5 }),
  );
  expect(listed).toMatch(/^SEARCH usage USING PRIMARY KEY \(robot_id=\? AND hour>\?\)$/);
  const removed = await plansOf(async (database) => {
    const usage = createUsageStore(database);
    await usage.countBefore(5);
    await usage.removeBefore(5, 10);
  });
  expect(removed.match(/usage_by_hour \(hour<\?\)/g)).toHaveLength(2);
  expect(removed).not.toMatch(/SCAN usage/);
});

const UNSORTED = /SCAN [a-z]$|TEMP B-TREE/m;
const ANY = { robot_id: null, status: null, since: 0, before: null, limit: 50 };

it.each([
  [{}, /sessions_by_time/],
  [{ since: 5 }, /sessions_by_time \(created_at>\?/],
  [{ status: "closed" as const, before: { created_at: 7, position: 8 } }, /created_at>\? AND created_at<\?/],
  [{ robot_id: "rob_1" }, /sessions_by_robot_and_time \(robot_id=\?/],
  [{ robot_id: "rob_1", since: 5 }, /\(robot_id=\? AND created_at>\?/],
])("sessions are listed in the order of an index: %o", async (query, used) => {
  const plans = await plansOf((database) => createRecords(database).listSessions({ ...ANY, ...query }));
  expect(plans).toMatch(used);
  expect(plans).not.toMatch(UNSORTED);
});

it.each([null, "rob_1"])("active sessions are listed among themselves, of the robot %s", async (robot_id) => {
  const plans = await plansOf((database) =>
    createRecords(database).listSessions({ ...ANY, robot_id, status: "active" }),
  );
  expect(plans).toMatch(/s USING INDEX sessions_by_deadline/);
});

it("contacts are listed in the order of an index, and found by their address however it is written", async () => {
  const plans = await plansOf(async (database) => {
    const records = createRecords(database);
    await records.listContacts({ robot_id: null, before: null, limit: 50 });
    await records.listContacts({ robot_id: "rob_1", before: null, limit: 50 });
  });
  expect(plans).toMatch(/contacts_by_time[^]*contacts_by_robot \(robot_id=\?/);
  expect(plans).not.toMatch(UNSORTED);
  const found = await plansOf((database) => createRetentionStore(database).findByEmail("A@b.example"));
  expect(found).toMatch(/SEARCH contacts USING INDEX contacts_by_address/);
});

it("channels of all robots are one list, in the order of indexes", async () => {
  const plans = await plansOf((database) => createRecords(database).listChannels(null, 50));
  expect(plans.split("\n")).toEqual([
    expect.stringMatching(/^SEARCH r USING INDEX \w+ \(slug>\?\)/),
    expect.stringMatching(/^SEARCH c USING INDEX \w+ \(robot_id=\?\)/),
    expect.stringMatching(/^SEARCH t USING INDEX \w+ \(tenant_id=\?\)/),
  ]);
});

it.each(["open", null] as const)("gaps of all robots are listed as they stand: %s", async (status) => {
  const plans = await plansOf((database) =>
    createGapStore(database).list({ robot_id: null, status, limit: 100 }),
  );
  expect(plans).toMatch(/gaps_by_demand/);
  expect(plans).not.toMatch(UNSORTED);
});

it("gaps of a robot are looked for among its own", async () => {
  const plans = await plansOf((database) =>
    createGapStore(database).list({ robot_id: "rob_1", status: "open", limit: 100 }),
  );
  expect(plans).toMatch(/gaps_by_key \(robot_id=\?/);
});

it.each([
  [null, "pending"],
  [null, null],
  ["rob_1", "pending"],
  ["rob_1", null],
] as const)("reviews are listed as they stand: of %s, %s", async (robot_id, status) => {
  const plans = await plansOf((database) =>
    createReviewStore(database).list({ robot_id, status, limit: 100 }),
  );
  expect(plans).toMatch(
    robot_id === null ? /reviews_by_status/ : /reviews_by_robot \(robot_id=\? AND status=\?/,
  );
  expect(plans).not.toMatch(UNSORTED);
});

it("deliveries that failed, and those of a session, are not looked for among all", async () => {
  const since = 1;
  const plans = await plansOf(async (database) => {
    const relays = createRelayLedger(database);
    await relays.listFailed(50);
    await relays.countUndelivered(since);
    await relays.listOfSession("ACM-1", 50);
    await relays.beginReplay("ACM-1", "me", 1);
  });
  expect(plans).not.toMatch(/SCAN (a|relay_attempts)$|SCAN \w+ USING INDEX relay_attempts_automatic/m);
  expect(plans).toMatch(/relay_attempts_failed[^]*relay_attempts_failed/);
});

it("what is kept of some sessions is found by their keys, not among all that is kept", async () => {
  const plans = await plansOf((database) => createRecords(database).listKept([1, 2]));
  expect(plans).toMatch(/SEARCH k USING PRIMARY KEY \(session_key=\?/);
  expect(plans).not.toMatch(/SCAN k/);
});
