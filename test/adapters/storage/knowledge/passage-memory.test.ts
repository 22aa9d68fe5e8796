/** What searches remember: never more than they may, and nothing that was changed since, whoever changed it. */
import { afterEach, describe, expect, it } from "vitest";
import { createKnowledgeStore } from "../../../../src/adapters/storage/knowledge/store.ts";
import { createPassageMemory } from "../../../../src/adapters/storage/knowledge/passage-memory.ts";
import { createRandomIds } from "../../../../src/adapters/system/ids.ts";
import { toPassages } from "../../../../src/domain/answering/text/passages.ts";
import { ANALYSIS_VERSION } from "../../../../src/domain/language/analyse.ts";
import { createTeach } from "../../../../src/flows/teaching/teach.ts";
import type { StoredPassage } from "../../../../src/ports/knowledge-store.ts";
import { openKnowledge } from "../../../fixtures/knowledge.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const PUPIL = { tenant_id: "ten_lamps", robot_id: "rob_en", locale: "en" } as const;
const lamp = (text: string) => ({ source: "lamp", title: "Lamp", text, kind: "text" }) as const;

/** A store that searches and remembers, and another one on the same database, as another process has it. */
async function openTwo() {
  const { database, knowledge, teach } = await openKnowledge();
  closing.push(() => database.close());
  const other = createKnowledgeStore({ database });
  const teaching = createTeach({ knowledge: other, clock: { now: () => 2_000_000 }, ids: createRandomIds() });
  const search = async (term: string) => {
    const request = { robot_id: "rob_en", groups: [{ terms: [term], frequency: 1 }], limit: 10 };
    return (await knowledge.search(request)).map(({ text }) => text);
  };
  return { database, knowledge, other, teach, teaching, search };
}

describe("a search that remembers passages", () => {
  it("gives the same passages again, in the same order", async () => {
    const { teach, search } = await openTwo();
    await teach("en");
    const first = await search("lamp");
    expect(first.length).toBeGreaterThan(2);
    expect(await search("lamp")).toEqual(first);
  });

  it("shows what another process taught anew, and not what it replaced", async () => {
    const { teaching, search } = await openTwo();
    await teaching.teach(PUPIL, lamp("The gazebo is green."));
    expect(await search("gazebo")).toEqual(["The gazebo is green."]);
    await teaching.teach(PUPIL, lamp("The gazebo is red."));
    expect(await search("gazebo")).toEqual(["The gazebo is red."]);
  });

  it("does not show what another process is removing, though the index still knows it", async () => {
    const { database, teaching, search } = await openTwo();
    await teaching.teach(PUPIL, lamp("The gazebo is green."));
    expect(await search("gazebo")).toHaveLength(1);
    await database.write([{ sql: "UPDATE documents SET state = 'removing'" }]);
    expect(await search("gazebo")).toEqual([]);
    await database.write([{ sql: "UPDATE documents SET state = 'ready'" }]);
    expect(await search("gazebo")).toHaveLength(1);
  });

  it("gives the terms of a new analysis", async () => {
    const { knowledge, other, teaching } = await openTwo();
    await teaching.teach(PUPIL, lamp("The gazebo is green."));
    const request = { robot_id: "rob_en", groups: [{ terms: ["gazebo"], frequency: 1 }], limit: 10 };
    const [before] = await knowledge.search(request);
    const [stale] = await other.listStale(ANALYSIS_VERSION + 1, 1);
    const [passage] = [...toPassages({ title: "Lamp", text: "The gazebo is green.", kind: "text" }, "en")];
    const passages = [{ ...passage!, sentence_terms: [["gazebo", "verdant"]] }];
    await other.saveAnalysis(stale!, ANALYSIS_VERSION + 1, passages);
    const [after] = await knowledge.search(request);
    expect(before!.sentence_terms).not.toEqual(after!.sentence_terms);
    expect(after!.sentence_terms).toEqual([["gazebo", "verdant"]]);
  });

  it("leaves another robot's passages remembered", async () => {
    const { database, teaching, search } = await openTwo();
    await teaching.teach(PUPIL, lamp("The gazebo is green."));
    await search("gazebo");
    await teaching.teach({ ...PUPIL, robot_id: "rob_other" }, lamp("The gazebo is red."));
    const revisions = await database.read({
      sql: "SELECT robot_id, revision FROM knowledge ORDER BY robot_id",
    });
    expect(revisions).toEqual([
      { robot_id: "rob_en", revision: 1 },
      { robot_id: "rob_other", revision: 1 },
    ]);
  });
});

const stored = (passage_id: number, characters: number): StoredPassage => ({
  passage_id,
  document_id: "doc",
  source: "s",
  title: "t",
  seq: 0,
  kind: "text",
  heading: "",
  text: "x".repeat(characters),
  sentences: [],
  heading_terms: [],
  sentence_terms: [],
});

describe("the memory of passages", () => {
  const key = { robot_key: 1, revision: 1 };

  it("forgets what was asked for longest ago, and keeps what is asked for again", () => {
    const memory = createPassageMemory(20_000);
    memory.keep(key, 1, stored(1, 1_000));
    memory.keep(key, 2, stored(2, 1_000));
    for (let passage_id = 3; passage_id < 40; passage_id++) {
      expect(memory.find(key, 1)?.passage_id).toBe(1);
      memory.keep(key, passage_id, stored(passage_id, 1_000));
    }
    expect(memory.find(key, 2)).toBeUndefined();
    const kept = Array.from({ length: 40 }, (_, passage_id) => memory.find(key, passage_id)).filter(Boolean);
    expect(kept.length).toBeLessThanOrEqual(8);
  });

  it("tells what must not be shown from what it does not know", () => {
    const memory = createPassageMemory();
    memory.keep(key, 1, null);
    expect(memory.find(key, 1)).toBeNull();
    expect(memory.find(key, 2)).toBeUndefined();
    expect(memory.find({ ...key, revision: 2 }, 1)).toBeUndefined();
  });

  it("gives nothing of one robot to another, should a number come twice", () => {
    const memory = createPassageMemory();
    memory.keep(key, 1, stored(1, 10));
    expect(memory.find({ ...key, robot_key: 2 }, 1)).toBeUndefined();
    expect(memory.find(key, 1)?.passage_id).toBe(1);
  });
});
