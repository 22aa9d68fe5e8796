/** The index that follows the database: how often the database is asked. */
import { describe, expect, it } from "vitest";
import { createFollowedIndex } from "../../../src/adapters/vectors/followed.ts";
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
});
