/** The segments of the search index: what teaching leaves is merged, and no search finds anything else for it. */
import { afterEach, describe, expect, it } from "vitest";
import { openKnowledge } from "../../../fixtures/knowledge.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const WORDS = ["lantern", "shade", "brass", "wick", "bulb"];
const lessons = Array.from({ length: 60 }, (_, at) => ({
  source: `lesson-${at}`,
  title: `Lesson ${at}`,
  text: `The ${WORDS[at % 5]} number ${at} hangs beside the ${WORDS[(at * 3) % 5]}. `.repeat((at % 4) + 1),
  kind: "text" as const,
}));

async function openTaught() {
  const all = await openKnowledge();
  closing.push(() => all.database.close());
  await all.teach("en", lessons);
  const groups = [
    { terms: ["lantern"], frequency: 24 },
    { terms: ["brass"], frequency: 24 },
  ];
  const search = () => all.knowledge.search({ robot_id: "rob_en", groups, limit: 40 });
  return { ...all, search };
}

describe("the segments of the search index", () => {
  it("are merged after teaching; searches find the same, in the same order", async () => {
    const { knowledge, search } = await openTaught();
    expect(await knowledge.countSegments()).toBeGreaterThan(3);
    const before = await search();
    expect(before).toHaveLength(36);
    expect(await knowledge.mergeSegments()).toBeGreaterThan(0);
    expect(await knowledge.countSegments()).toBe(0);
    expect(await search()).toEqual(before);
  });

  it("are left alone, and nothing is written, when there are few", async () => {
    const { knowledge, database } = await openTaught();
    await knowledge.mergeSegments();
    const written = async () =>
      (
        await database.read({
          sql: "SELECT sum(length(block)) AS bytes, count(*) AS pages FROM passage_index_data",
        })
      )[0];
    const before = await written();
    expect(await knowledge.mergeSegments()).toBe(0);
    expect(await written()).toEqual(before);
  });

  it("of an empty index are none", async () => {
    const { knowledge, database } = await openKnowledge();
    closing.push(() => database.close());
    expect(await knowledge.countSegments()).toBe(0);
    expect(await knowledge.mergeSegments()).toBe(0);
  });
});
