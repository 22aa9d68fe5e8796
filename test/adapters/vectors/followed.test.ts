/** The index that follows the database: how often the database is asked. */
import { describe, expect, it } from "vitest";
import { createFollowedIndex } from "../../../src/adapters/vectors/followed.ts";
import { createVectorIndex } from "../../../src/adapters/vectors/scan.ts";
import type { EmbeddingStore } from "../../../src/ports/embedding-store.ts";
import type { VectorIndex } from "../../../src/ports/vector-index.ts";

const VECTOR = Float32Array.of(1, 0);

function follow(readSince: EmbeddingStore["readSince"]) {
  const time = { now: 1_000_000 };
  const failures: unknown[] = [];
  const added: string[] = [];
  const index = {
    add: async (_: string, { ids }: { ids: readonly string[] }) => void added.push(...ids),
    search: async () => [],
    close: async () => {},
  } as unknown as VectorIndex;
  const followed = createFollowedIndex({
    index,
    embeddings: { readSince } as unknown as EmbeddingStore,
    model: "acme-embed",
    clock: { now: () => time.now },
    onFailure: (error) => failures.push(error),
  });
  return { time, failures, added, search: () => followed.search("rob_1", VECTOR, 5) };
}

describe("an index that follows the database", () => {
  it("asks once in five seconds, also where nothing was embedded yet, and finds what comes", async () => {
    let looks = 0;
    const news = [
      { robot_id: "rob_1", document_id: "doc_1", passage_id: "1", model: "acme-embed", vector: VECTOR },
    ];
    const { time, added, search } = follow(async (_, after) => {
      looks += 1;
      return looks < 2 || after > 0 ? { embeddings: [], next: after } : { embeddings: news, next: 1 };
    });
    for (let searched = 0; searched < 5; searched += 1) await search();
    expect(looks).toBe(1);
    time.now += 5_000;
    await search();
    await expect.poll(() => added).toEqual(["1"]);
    expect(looks).toBe(2);
  });

  it("asks with every search until the first load is whole", async () => {
    let looks = 0;
    const { failures, search } = follow(async (_, after) => {
      looks += 1;
      if (looks < 3) throw new Error("the database is away");
      return { embeddings: [], next: after };
    });
    for (let searched = 0; searched < 5; searched += 1) await search();
    expect(looks).toBe(3);
    expect(failures).toHaveLength(2);
  });

  it("brings in the vectors of the others where those of one robot cannot be taken, and tells of it once", async () => {
    const index = createVectorIndex({ max_vectors: 1 });
    const failures: unknown[] = [];
    const toNews = (robot_id: string, passage_id: string) => ({
      robot_id,
      document_id: "doc_1",
      passage_id,
      model: "acme-embed",
      vector: VECTOR,
    });
    const pages = [
      Array.from({ length: 500 }, (_, at) => toNews("rob_full", `${at}`)),
      [...Array.from({ length: 499 }, (_, at) => toNews("rob_full", `${500 + at}`)), toNews("rob_1", "a")],
      [],
    ];
    const followed = createFollowedIndex({
      index,
      embeddings: {
        readSince: async (_: string, after: number) => ({ embeddings: pages[after] ?? [], next: after + 1 }),
      } as unknown as EmbeddingStore,
      model: "acme-embed",
      clock: { now: () => 0 },
      onFailure: (error) => failures.push(error),
    });
    expect((await followed.search("rob_1", VECTOR, 5)).map(({ id }) => id)).toEqual(["a"]);
    expect(failures).toHaveLength(1);
    await followed.close();
  });
});
