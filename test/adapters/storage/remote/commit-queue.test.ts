import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createCommitQueue } from "../../../../src/adapters/storage/remote/commit-queue.ts";

/** A queue of numbers whose commits are ended by hand. */
function open({ limit = 3, most_wait_ms = 10_000, patience_ms = 10_000 } = {}) {
  const commits: number[][] = [];
  const ends: (() => void)[] = [];
  const queue = createCommitQueue<number, string>({
    commit: async (units) => {
      commits.push([...units]);
      await new Promise<void>((resolve) => ends.push(resolve));
      return units.map((unit) => (unit < 0 ? { error: new Error("refused") } : { result: `kept ${unit}` }));
    },
    fits: (units) => units.length < limit,
    most_wait_ms,
    patience_ms,
  });
  return { queue, commits, endFirst: () => ends.shift()!() };
}

describe("a queue of commits", () => {
  it("commits what came in one turn together, and what comes meanwhile with the next one, in order", async () => {
    const { queue, commits, endFirst } = open();
    const first = [queue(1), queue(2)];
    await pause(0);
    const others = [3, 4, 5, 6].map((unit) => queue(unit));
    await pause(0);
    expect(commits).toEqual([[1, 2]]);
    endFirst();
    expect(await Promise.all(first)).toEqual(["kept 1", "kept 2"]);
    expect(commits).toEqual([
      [1, 2],
      [3, 4, 5],
    ]);
    endFirst();
    await pause(0);
    endFirst();
    expect(await Promise.all(others)).toEqual(["kept 3", "kept 4", "kept 5", "kept 6"]);
    expect(commits.at(-1)).toEqual([6]);
  });

  it("fails the one that failed", async () => {
    const { queue, endFirst } = open();
    const settled = Promise.allSettled([queue(1), queue(-2), queue(3)]);
    await pause(0);
    endFirst();
    expect((await settled).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  it("begins another beside one that takes long, four at most", async () => {
    const { queue, commits, endFirst } = open({ limit: 1, patience_ms: 20 });
    const all = Promise.all([1, 2, 3, 4, 5, 6].map((unit) => queue(unit)));
    await pause(0);
    expect(commits).toHaveLength(1);
    await expect.poll(() => commits.length).toBe(4);
    await pause(60);
    expect(commits).toHaveLength(4);
    for (let at = 0; at < 6; at += 1) {
      endFirst();
      await pause(30);
    }
    expect((await all).at(-1)).toBe("kept 6");
  });

  it("refuses who waits too long, who is not begun then and takes nobody's turn", async () => {
    const { queue, commits, endFirst } = open({ most_wait_ms: 20 });
    const first = queue(1);
    await pause(0);
    await expect(queue(2)).rejects.toMatchObject({ code: "database_busy" });
    endFirst();
    expect(await first).toBe("kept 1");
    const next = queue(3);
    await pause(0);
    endFirst();
    expect(await next).toBe("kept 3");
    expect(commits).toEqual([[1], [3]]);
  });
});
