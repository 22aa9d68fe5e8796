/** Which units share a commit of the embedded database. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { closeDatabases, commitsIn, CREATE, insert, newPath, open, removeFiles } from "./files.ts";

afterEach(closeDatabases);
afterAll(removeFiles);

describe("embedded database: what a commit waits for", () => {
  it.each([
    ["a unit that comes two turns later has a commit of its own", 1, 2],
    ["but shares one where several did before", 2, 1],
  ])("%s", async (_, together, commits) => {
    const path = newPath();
    const database = open({ path });
    await database.write([CREATE]);
    await Promise.all(Array.from({ length: together }, () => database.write([insert("before")])));
    const before = commitsIn(path);
    const first = database.write([insert("first")]);
    for (let turn = 0; turn < 2; turn += 1) await nextTurn();
    await Promise.all([first, database.write([insert("second")])]);
    expect(commitsIn(path) - before).toBe(commits);
  });

  it("waits for more as long as every turn brings one, but not for ever", async () => {
    const path = newPath();
    const database = open({ path });
    await database.write([CREATE]);
    const before = commitsIn(path);
    const writes: Promise<unknown>[] = [];
    for (let turn = 0; turn < 60; turn += 1) {
      writes.push(database.write([insert(`note ${turn}`)]));
      await nextTurn();
    }
    await Promise.all(writes);
    expect(commitsIn(path) - before).toBeGreaterThan(2);
    expect(commitsIn(path) - before).toBeLessThan(8);
  });
});
