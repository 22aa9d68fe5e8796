/** The vector index in its worker. */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { afterEach, describe, expect, it } from "vitest";
import { createVectorIndex } from "../../../src/adapters/vectors/scan.ts";
import type { VectorIndex } from "../../../src/ports/vector-index.ts";
import { clustered, exactNearest, toPage, toUnit } from "./clustered.ts";

let index: VectorIndex | undefined;
const open = (options?: Parameters<typeof createVectorIndex>[0]) => (index = createVectorIndex(options));
const ids = async (robot: string, query: Float32Array, limit = 10) =>
  (await index!.search(robot, query, limit)).map(({ id }) => id);

afterEach(async () => {
  await index?.close();
  index = undefined;
});

describe("a vector index", () => {
  it("finds the nearest among few exactly, with their cosine, robot by robot", async () => {
    const vectors = clustered({ count: 300, dimensions: 50, clusters: 12, seed: 1 });
    open();
    await index!.add("rob_a", toPage(vectors.slice(0, 150)));
    await index!.add("rob_a", toPage(vectors.slice(150), 150));
    const query = vectors[42]!;
    const hits = await index!.search("rob_a", query, 10);
    expect(hits.map(({ id }) => id)).toEqual(exactNearest(vectors, query, 10));
    expect(hits[0]).toEqual({ id: "42", score: expect.closeTo(1, 4) });
    expect(await ids("rob_b", query)).toEqual([]);
  });

  it("finds nine of ten nearest among many clustered ones", async () => {
    const vectors = clustered({ count: 4_050, dimensions: 384, clusters: 80, seed: 2 });
    const [kept, queries] = [vectors.slice(50), vectors.slice(0, 50)];
    open();
    await index!.add("rob_a", toPage(kept));
    let found = 0;
    for (const query of queries) {
      const nearest = new Set(exactNearest(kept, query, 10));
      found += (await ids("rob_a", query)).filter((id) => nearest.has(id)).length;
    }
    expect(found / 500).toBeGreaterThanOrEqual(0.9);
  });

  it("adds, replaces and removes, at any size", async () => {
    const vectors = clustered({ count: 1_000, dimensions: 64, clusters: 20, seed: 3 });
    open();
    for (let at = 0; at < 1_000; at += 100)
      await index!.add("rob_a", toPage(vectors.slice(at, at + 100), at));
    const odd = vectors.map((_, at) => `${at}`).filter((_, at) => at % 2 === 1);
    await index!.remove("rob_a", [...odd, "unknown"]);
    for (const at of [0, 500, 998]) expect((await ids("rob_a", vectors[at]!, 1))[0]).toBe(`${at}`);
    expect((await ids("rob_a", vectors[1]!, 200)).some((id) => Number(id) % 2 === 1)).toBe(false);
    await index!.add("rob_a", { ids: ["500"], vectors: vectors[1]!.slice() });
    expect(await index!.search("rob_a", vectors[1]!, 1)).toEqual([
      { id: "500", score: expect.closeTo(1, 4) },
    ]);
  });

  it("holds nothing after removing all", async () => {
    const vectors = clustered({ count: 3, dimensions: 9, clusters: 3, seed: 4 });
    open();
    await index!.add("rob_a", toPage(vectors));
    expect((await ids("rob_a", vectors[0]!, 50)).length).toBe(3);
    await index!.remove("rob_a", ["0", "1", "2"]);
    expect(await ids("rob_a", vectors[0]!)).toEqual([]);
  });

  it("refuses other dimensions and too many vectors, and goes on", async () => {
    open({ max_vectors: 5 });
    const vectors = clustered({ count: 6, dimensions: 8, clusters: 2, seed: 5 });
    await index!.add("rob_a", toPage(vectors.slice(0, 4)));
    await expect(index!.add("rob_a", toPage(vectors.slice(0, 2), 4))).rejects.toThrow("full");
    await expect(index!.search("rob_a", new Float32Array(7), 1)).rejects.toThrow("dimensions");
    expect(await ids("rob_a", vectors[1]!, 1)).toEqual(["1"]);
  });

  it("leaves the main thread free while it works", async () => {
    const vectors = clustered({ count: 5_000, dimensions: 384, clusters: 50, seed: 6 });
    const pages = Array.from({ length: 10 }, (_, at) =>
      toPage(vectors.slice(at * 500, at * 500 + 500), at * 500),
    );
    open();
    const query = toUnit(vectors[0]!);
    await index!.search("rob_a", query, 1);
    const delay = monitorEventLoopDelay({ resolution: 2 });
    delay.enable();
    for (const page of pages) await index!.add("rob_a", page);
    await Promise.all(Array.from({ length: 100 }, () => index!.search("rob_a", query, 10)));
    delay.disable();
    // The median says whose work it was; single delays on a shared machine are the machine's.
    expect(delay.percentile(50) / 1e6).toBeLessThan(20);
  });

  it("rejects what waits when it is closed, and everything after", async () => {
    open();
    const waiting = index!.search("rob_a", new Float32Array(3), 1);
    const closed = index!.close();
    await expect(waiting).rejects.toThrow("vectors:");
    await closed;
    await expect(index!.search("rob_a", new Float32Array(3), 1)).rejects.toThrow("closed");
    await index!.close();
  });
});
