import { afterEach, beforeEach, expect, it } from "vitest";
import { createBlobLedger } from "../../src/adapters/storage/files/blob-ledger.ts";
import { createOriginalStore } from "../../src/adapters/storage/files/originals.ts";
import type { Database } from "../../src/ports/database.ts";

/** What every store of originals keeps, run inside a `describe`. */
export function itKeepsOriginals(open: () => Promise<Database>): void {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  const original = (source: string, blob_id = "blob_a") => ({
    source,
    blob_id,
    size_bytes: 12,
    documents: 2,
    taught_at: 1_000,
  });
  const store = () => createOriginalStore(database);
  const unneeded = (now = 10) =>
    createBlobLedger(database).takeUnneeded({ now, busy_until: now + 5, limit: 10 });

  it("an original is found as it was saved, of its own robot only", async () => {
    await store().save("rob_1", original("prices/夏.md"), "clm_1");
    expect(await store().find("rob_1", "prices/夏.md")).toEqual(original("prices/夏.md"));
    expect(await store().find("rob_2", "prices/夏.md")).toBeNull();
  });

  it("they are listed by their source, page after page", async () => {
    for (const source of ["c.md", "a.md", "b.md"]) await store().save("rob_1", original(source), "clm_1");
    const first = await store().list("rob_1", { limit: 2 });
    expect(first.map(({ source }) => source)).toEqual(["a.md", "b.md"]);
    expect(await store().list("rob_1", { after: "b.md", limit: 2 })).toEqual([original("c.md")]);
    expect(await store().list("rob_1", { after: "a.md", until: "c.md", limit: 2 })).toEqual([
      original("b.md"),
    ]);
  });

  it("saving ends the claim on the bytes, which are needed from then on", async () => {
    const ledger = createBlobLedger(database);
    await ledger.claim({ claim_id: "clm_1", blob_ids: ["blob_a"], now: 0, expires_at: 5 });
    await store().save("rob_1", original("a.md"), "clm_1");
    expect([await ledger.countUnneeded(10), await unneeded()]).toEqual([0, []]);
  });

  it("replaced bytes are put up for removal, the same bytes saved again are not", async () => {
    await store().save("rob_1", original("a.md"), "clm_1");
    await store().save("rob_1", original("a.md"), "clm_2");
    expect(await unneeded()).toEqual([]);
    await store().save("rob_1", original("a.md", "blob_b"), "clm_3");
    expect(await unneeded()).toEqual(["blob_a"]);
    expect(await store().list("rob_1", { limit: 10 })).toEqual([original("a.md", "blob_b")]);
  });

  it("removed bytes are put up for removal with the last original that has them", async () => {
    await store().save("rob_1", original("a.md"), "clm_1");
    await store().save("rob_2", original("b.md"), "clm_2");
    expect(await store().remove("rob_1", "a.md")).toBe(true);
    expect(await store().remove("rob_1", "a.md")).toBe(false);
    expect(await unneeded()).toEqual([]);
    await store().remove("rob_2", "b.md");
    expect(await unneeded(20)).toEqual(["blob_a"]);
  });
}
