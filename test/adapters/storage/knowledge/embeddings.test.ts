/** The embedding store on a real database. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createEmbeddingStore,
  EMBEDDING_STATEMENTS,
} from "../../../../src/adapters/storage/knowledge/embeddings.ts";
import { migrate } from "../../../../src/adapters/storage/schema/migrate.ts";
import { openDatabase } from "../../../../src/adapters/storage/open-database.ts";
import { MIGRATIONS } from "../../../../src/adapters/storage/schema/migrations.ts";
import type { Database } from "../../../../src/ports/database.ts";
import type { EmbeddingStore } from "../../../../src/ports/embedding-store.ts";

const KNOWLEDGE = /* sql */ `INSERT INTO knowledge (robot_key, robot_id, tenant_id) VALUES (1, 'rob_a', 'ten_a')`;
const DOCUMENT = /* sql */ `INSERT INTO documents (document_key, document_id, robot_key, source, title, locale, state,
    content_hash, analysis_version, size_bytes, created_at)
  VALUES (1, 'doc_1', 1, 'a.md', 'A', 'en', 'ready', 'h', 1, 1, '2026-01-01T00:00:00.000Z')`;
const PASSAGES = /* sql */ `INSERT INTO passages (passage_id, document_key, seq, kind, heading, text, sentences,
    heading_terms, sentence_terms)
  SELECT value, 1, value, 'text', '', 't', '[]', '', '' FROM json_each('[1, 2, 3]')`;

let database: Database;
let store: EmbeddingStore;

beforeEach(async () => {
  database = await openDatabase({ url: ":memory:" });
  await migrate(database, MIGRATIONS, { now: new Date(0) });
  await database.write([KNOWLEDGE, DOCUMENT, PASSAGES].map((sql) => ({ sql })));
  store = createEmbeddingStore({ database });
});

afterEach(async () => {
  await database.close();
});

const embedding = (passage_id: string, values: number[], more: object = {}) => ({
  robot_id: "rob_a",
  model: "m1",
  document_id: "doc_1",
  passage_id,
  vector: Float32Array.from(values),
  ...more,
});
const saved = async (model = "m1") => (await store.readSince(model, 0, 10)).embeddings;

describe("the embedding store", () => {
  it("replaces a passage's vector of the same model", async () => {
    await store.save([embedding("1", [1, 2])]);
    await store.save([embedding("1", [3], { document_id: "doc_2" })]);
    expect(await saved()).toEqual([embedding("1", [3], { document_id: "doc_2" })]);
  });

  it("saves nothing of a call in which one vector is empty or which is too long", async () => {
    await expect(store.save([embedding("1", [1]), embedding("2", [])])).rejects.toThrow("storage");
    await expect(store.save(Array.from({ length: 501 }, (_, at) => embedding(`${at}`, [1])))).rejects.toThrow(
      "500",
    );
    await store.save([]);
    expect(await saved()).toEqual([]);
  });

  it("runs statements that the schema knows, by index", async () => {
    for (const sql of EMBEDDING_STATEMENTS) {
      const names = [...new Set([...sql.matchAll(/:(\w+)/g)].map(([, name]) => name!))];
      const args = Object.fromEntries(names.map((name) => [name, name === "limit" ? 1 : null]));
      const plan = await database.read({ sql: `EXPLAIN QUERY PLAN ${sql}`, args });
      expect(JSON.stringify(plan)).not.toContain("SCAN embeddings");
    }
  });

  it("tells what is new for a model, over all robots, in the order of saving", async () => {
    await store.save([embedding("2", [1.5, -2]), embedding("1", [2], { robot_id: "rob_b" })]);
    const first = await store.readSince("m1", 0, 1);
    expect(first.embeddings).toEqual([embedding("2", [1.5, -2])]);
    const second = await store.readSince("m1", first.next, 10);
    expect(second.embeddings).toEqual([embedding("1", [2], { robot_id: "rob_b" })]);
    expect(await store.readSince("m1", second.next, 10)).toEqual({ embeddings: [], next: second.next });
    await store.save([embedding("3", [3], { model: "m2" })]);
    expect((await store.readSince("m1", second.next, 10)).embeddings).toEqual([]);
  });

  it("keeps no vector of a passage that went while it was read, and those of the others", async () => {
    await database.write([{ sql: "DELETE FROM passages WHERE passage_id = 1" }]);
    await store.save([embedding("1", [1]), embedding("2", [2])]);
    expect(await saved()).toEqual([embedding("2", [2])]);
  });

  it("drops the vectors that an earlier version left of passages that are gone, a page at a time", async () => {
    await store.save([1, 2, 3].map((id) => embedding(`${id}`, [id])));
    await database.write([
      { sql: "UPDATE embeddings SET passage_id = '9' WHERE passage_id = '1'" },
      { sql: "UPDATE embeddings SET passage_id = '10' WHERE passage_id = '2'" },
    ]);
    expect(await store.removeOrphans("", 2)).toEqual({ removed: 1, next: "3" });
    expect(await saved()).toEqual([embedding("9", [1]), embedding("3", [3])]);
    expect(await store.removeOrphans("3", 2)).toEqual({ removed: 1, next: "9" });
    expect(await store.removeOrphans("9", 2)).toEqual({ removed: 0, next: null });
    expect(await saved()).toEqual([embedding("3", [3])]);
  });

  it("drops the vectors of former models in batches, and then has nothing to do", async () => {
    await store.save([embedding("1", [1]), embedding("2", [1]), embedding("1", [1], { model: "m2" })]);
    await store.advance("m1", 2);
    await store.advance("m2", 1);
    expect(await store.removeOthers("m2", 1)).toBe(1);
    expect(await store.removeOthers("m2", 10)).toBe(1);
    expect(await store.removeOthers("m2", 10)).toBe(0);
    expect(await saved("m1")).toEqual([]);
    expect(await saved("m2")).toHaveLength(1);
  });
});
