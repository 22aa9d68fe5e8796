/** The memory of words by itself: what it may take, and when it reads. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createWordMemory } from "../../../../src/adapters/storage/knowledge/word-memory.ts";
import type { Database } from "../../../../src/ports/database.ts";

/** Longer than it takes to read a few passages. */
async function waitForReading(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await nextTurn();
}

describe("the memory of words", () => {
  const totals = { passages: 100, words: 1_000 };
  const state = (robot_key: number, revision = 1) => ({ robot_key, revision, passages: 16, totals });

  /** A database whose robots have a passage each, in so many words. */
  const holding = (words: number, revision = 1): Pick<Database, "read"> => ({
    read: async <R>({ sql }: { readonly sql: string }) => {
      const heading_terms = "lamp";
      const sentence_terms = Array.from({ length: words }, (_, at) => `word${at}`).join(" ");
      const row = sql.includes("revision")
        ? { revision }
        : {
            place: "s",
            seq: 0,
            passage_id: 1,
            texts: Buffer.from(heading_terms + sentence_terms),
            sizes: `${heading_terms.length},${sentence_terms.length}`,
          };
      return [row] as R[];
    },
  });
  const open = (database: Pick<Database, "read">, most_bytes?: number) =>
    createWordMemory({ database: database as Database, ...(most_bytes ? { most_bytes } : {}) });

  it("forgets the robot that was asked longest ago when there is too much", async () => {
    const memory = open(holding(1_000), 300_000);
    for (const robot_key of [1, 2, 3]) {
      memory.miss(state(robot_key));
      await waitForReading();
      expect(memory.find(state(robot_key))?.frequencyOf("lamp")).toBe(1);
      expect(memory.find(state(1))).toBeDefined();
    }
    expect(memory.find(state(2))).toBeUndefined();
    expect(memory.find(state(3))).toBeDefined();
  });

  it("does without the words of a robot that they are too many of, and does not read them again", async () => {
    let readings = 0;
    const database = holding(10_000);
    const memory = open(
      {
        read: (statement) => {
          readings += 1;
          return database.read(statement);
        },
      },
      400_000,
    );
    memory.miss(state(1));
    await waitForReading();
    expect(memory.find(state(1))).toBeUndefined();
    expect(readings).toBe(2);
    for (let times = 0; times < 40; times++) memory.miss(state(1));
    for (let times = 0; times < 2_000; times++) memory.miss({ ...state(2), passages: 20_001 });
    await waitForReading();
    expect(readings).toBe(2);
  });

  it("keeps nothing that was read of another revision", async () => {
    const memory = open(holding(10, 2));
    memory.miss(state(1, 1));
    await waitForReading();
    expect(memory.find(state(1, 1))).toBeUndefined();
    memory.miss(state(1, 2));
    await waitForReading();
    expect(memory.find(state(1, 2))).toBeDefined();
    expect(memory.find(state(1, 3))).toBeUndefined();
    expect(memory.find(state(1, 2))).toBeUndefined();
  });

  it("outlives a database that cannot be read, and tries again", async () => {
    let well = false;
    const database = holding(10);
    const memory = open({
      read: (statement) => (well ? database.read(statement) : Promise.reject(new Error("closed"))),
    });
    memory.miss(state(1));
    await waitForReading();
    expect(memory.find(state(1))).toBeUndefined();
    well = true;
    memory.miss(state(1));
    await waitForReading();
    expect(memory.find(state(1))).toBeDefined();
  });
});
