/** What is asked again and again while a server runs, over much that has nothing to do with it. */
import { afterEach, expect, it } from "vitest";
import { COUNT_ENTRIES, REMOVE_ENTRIES } from "../../../src/adapters/storage/audit.ts";
import { createBlobLedger } from "../../../src/adapters/storage/blob-ledger.ts";
import { createEmbeddingStore } from "../../../src/adapters/storage/embeddings.ts";
import { createKnowledgeStore } from "../../../src/adapters/storage/knowledge.ts";
import { migrate } from "../../../src/adapters/storage/migrations.ts";
import { openDatabase } from "../../../src/adapters/storage/open-database.ts";
import { MIGRATIONS } from "../../../src/adapters/storage/schema.ts";
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
    createBlobLedger(database).takeUnneeded({ now: 1, busy_until: 2, most: 10 }),
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
    await database.write([{ sql: REMOVE_ENTRIES, args: { before: 1, most: 10 } }]);
    await database.read({ sql: COUNT_ENTRIES, args: { before: 1 } });
  });
  expect(plans).toMatch(/CO-ROUTINE/);
  expect(plans).not.toMatch(/SCALAR SUBQUERY \d+\nSCAN audit_log/);
});
