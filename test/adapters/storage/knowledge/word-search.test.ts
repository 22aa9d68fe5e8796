/** Words in memory: the same passages in the same order as SQLite finds them, within bounds, and never those of yesterday. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createKnowledgeStore } from "../../../../src/adapters/storage/knowledge/store.ts";
import { createRandomIds } from "../../../../src/adapters/system/ids.ts";
import type { Passage } from "../../../../src/domain/answering/text/passages.ts";
import { ANALYSIS_VERSION } from "../../../../src/domain/language/analyse.ts";
import { createTeach } from "../../../../src/flows/teaching/teach.ts";
import type { Database } from "../../../../src/ports/database.ts";
import { LESSONS } from "../../../fixtures/knowledge.ts";
import { onBothDatabases } from "../both-databases.ts";

/** A store whose reads are counted, and another one on the same database, as another process has it. */
function openTwo(database: Database) {
  const counts = { reads: 0, searches: 0, lookups: 0, readings: 0 };
  let pending = 0;
  const counted: Database = {
    ...database,
    read: async (statement) => {
      if (statement.sql.includes("MATCH")) counts.searches += 1;
      if (statement.sql.includes("vocabulary")) counts.lookups += 1;
      if (statement.sql.includes(":source")) counts.readings += 1;
      counts.reads += 1;
      pending += 1;
      try {
        return await database.read(statement);
      } finally {
        pending -= 1;
      }
    },
  };
  /** Until nothing was read for longer than two readings are apart. */
  const waitForReading = async (): Promise<void> => {
    let seen = -1;
    for (let quiet = 0; quiet < 5; quiet++) {
      if (counts.reads !== seen || pending > 0) quiet = 0;
      seen = counts.reads;
      await nextTurn();
    }
  };
  const knowledge = createKnowledgeStore({ database: counted });
  const other = createKnowledgeStore({ database });
  const teaching = createTeach({ knowledge: other, clock: { now: () => 2_000_000 }, ids: createRandomIds() });
  const teach = (robot_id: string, source: string, text: string) =>
    teaching.teach(
      { tenant_id: "ten_lamps", robot_id, locale: "en" },
      { source, title: "Lamp", text, kind: "text" },
    );
  return { knowledge, other, teaching, teach, counts, waitForReading };
}

const asking = (terms: readonly string[], robot_id = "rob_en") => ({
  robot_id,
  groups: terms.map((term) => ({ terms: [term], frequency: 1 })),
  limit: 40,
});

const WORDS = "lamp oil wick glass brass shade bulb cord plug stand foot arm screw paint wax".split(" ");

/** Passages of words drawn at random, the first ones often; some say nothing, and many are alike. */
function draw(count: number, seed: number): Passage[] {
  let state = seed;
  const random = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const sentence = () => Array.from({ length: random(9) }, () => WORDS[random(random(15) + 1)] ?? "");
  return Array.from({ length: count }, (_, seq) => {
    const sentence_terms = Array.from({ length: 1 + random(4) }, sentence);
    const text = sentence_terms.map((words) => `${words.join(" ")}.`).join(" ");
    const sentences = [{ start: 0, end: text.length }];
    return {
      seq,
      kind: "text",
      heading: "",
      text,
      sentences,
      heading_terms: sentence().slice(0, 2),
      sentence_terms,
    };
  });
}

const document = (robot_id: string, source: string, passages: Passage[]) => ({
  document_id: createRandomIds().create("doc"),
  tenant_id: "ten_lamps",
  robot_id,
  source,
  title: source,
  locale: "en" as const,
  content_hash: source,
  size_bytes: 1,
  created_at: "2026-01-01T00:00:00.000Z",
  analysis_version: ANALYSIS_VERSION,
  passages,
});

const isAway = (database: Database): boolean => database.revision() === null;

onBothDatabases("a robot's words in memory", (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  it("find what SQLite finds, in its order, after every change and beside other robots", async () => {
    const { knowledge, other, counts, waitForReading } = openTwo(database);
    await other.save(document("rob_en", "long", draw(150, 1)));
    await other.save(document("rob_en", "short", draw(40, 2)));
    const changes = [
      async () => {},
      () => other.save(document("rob_other", "long", draw(200, 3))),
      () => other.save(document("rob_en", "short", draw(60, 4))),
      () => other.remove("rob_en", "long"),
    ];
    for (const change of changes) {
      await change();
      for (let times = 0; times < 20; times++) await knowledge.search(asking(["lamp"]));
      await waitForReading();
      const before = counts.searches;
      for (const [at, word] of WORDS.entries()) {
        const terms = [word, WORDS[(at * 7) % 15] ?? "", WORDS[(at * 4) % 15] ?? "", "nowhere"];
        const plain = createKnowledgeStore({ database });
        expect(await knowledge.search(asking(terms))).toEqual(await plain.search(asking(terms)));
        expect(await knowledge.frequencies("rob_en", terms)).toEqual(
          await plain.frequencies("rob_en", terms),
        );
      }
      expect(counts.searches).toBe(before);
    }
  });

  it("are read once searches of SQLite have cost as much, and then neither searched nor looked up there", async () => {
    const { knowledge, other, counts, waitForReading } = openTwo(database);
    await other.save(document("rob_en", "long", draw(64, 1)));
    // Where the database is a network away, a search costs more, and more is read at once.
    const [until, in_readings] = isAway(database) ? [1, 1] : [4, 3];
    for (let searches = 1; searches <= until; searches++) {
      await knowledge.search(asking(["lamp"]));
      expect(counts).toMatchObject({ searches });
      expect(counts.readings > 0).toBe(searches === until);
      if (searches < until) await waitForReading();
    }
    await waitForReading();
    const read = { ...counts };
    expect(read.readings).toBe(in_readings);
    await knowledge.search(asking(["lamp"]));
    await knowledge.frequencies("rob_en", ["lamp"]);
    const { searches, lookups, readings } = read;
    expect(counts).toMatchObject({ searches, lookups, readings });
  });

  it("bring the passages of a small robot along where the database is a network away, and hold no longer than they", async () => {
    const far = { ...database, revision: () => null };
    const { knowledge, other, counts, waitForReading } = openTwo(far);
    await other.save(document("rob_en", "long", draw(100, 1)));
    await knowledge.search(asking(["lamp"]));
    await waitForReading();
    const before = counts.reads;
    const near = await other.search(asking(["oil", "wick"]));
    expect(await knowledge.search(asking(["oil", "wick"]))).toEqual(near);
    expect(near.length).toBeGreaterThan(20);
    expect(counts.reads - before).toBe(1);
    await other.remove("rob_en", "long");
    await other.save(document("rob_en", "short", draw(10, 2)));
    const left = await knowledge.search(asking(["oil", "wick"]));
    expect(left.every(({ source }) => source === "short")).toBe(true);
    expect(left).not.toEqual([]);
  });

  it("cost no read once they are there, as of one look at how far the knowledge has come; another look sees more", async () => {
    const { knowledge, other, counts, waitForReading } = openTwo(database);
    await other.save(document("rob_en", "long", draw(16, 1)));
    await knowledge.search(asking(["lamp"]));
    await waitForReading();
    await knowledge.search(asking(["lamp"]));
    const before = counts.reads;
    const now = await knowledge.asOfNow("rob_en");
    const found = await now.search(asking(["lamp"]));
    expect(found).not.toEqual([]);
    expect((await now.frequencies("rob_en", ["lamp"])).get("lamp")).toBe(found.length);
    expect(await now.measure("rob_en")).toMatchObject({ documents: 1, passages: 16 });
    expect(counts.reads - before).toBe(1);
    await other.save(document("rob_en", "short", draw(8, 2)));
    expect((await now.measure("rob_en")).passages).toBe(16);
    expect((await (await knowledge.asOfNow("rob_en")).measure("rob_en")).passages).toBe(24);
    await other.save(document("rob_other", "short", draw(8, 2)));
    expect((await now.measure("rob_other")).passages).toBe(8);
  });

  it("hold no longer than the knowledge: what another process teaches, replaces, removes or analyses anew is seen", async () => {
    const { knowledge, other, teach, waitForReading } = openTwo(database);
    const texts = async (term: string) => {
      const found = await knowledge.search(asking([term]));
      await waitForReading();
      expect(await knowledge.search(asking([term]))).toEqual(found);
      expect((await knowledge.frequencies("rob_en", [term])).get(term) ?? 0).toBe(found.length);
      return found.map(({ text }) => text);
    };
    await teach("rob_en", "one", "The gazebo is green.");
    expect(await texts("gazebo")).toEqual(["The gazebo is green."]);
    await teach("rob_en", "two", "A gazebo is a house.");
    expect(await texts("gazebo")).toHaveLength(2);
    await teach("rob_en", "one", "The gazebo is red.");
    expect(await texts("green")).toEqual([]);
    expect(await texts("gazebo")).toContain("The gazebo is red.");
    const [stale] = await other.listStale(ANALYSIS_VERSION + 1, 1);
    const passages = await other.readPassages(stale!.document_id);
    const anew = passages.map((passage) => ({ ...passage, sentence_terms: [["verdant"]] }));
    await other.saveAnalysis(stale!, ANALYSIS_VERSION + 1, anew);
    expect(await texts("verdant")).toHaveLength(1);
    expect(await texts("gazebo")).toHaveLength(1);
    for (const source of ["one", "two"]) await other.remove("rob_en", source);
    expect(await texts("gazebo")).toEqual([]);
    expect(await texts("verdant")).toEqual([]);
  });

  it("hold nothing that is not to be seen, nor what changed while they were read", async () => {
    const { knowledge, other, counts, waitForReading } = openTwo(database);
    await other.save(document("rob_en", "long", draw(200, 1)));
    const until = isAway(database) ? 1 : 13;
    for (let times = 0; times < until; times++) await knowledge.search(asking(["lamp"]));
    await database.write([{ sql: "UPDATE documents SET state = 'removing'" }]);
    await waitForReading();
    expect(await knowledge.search(asking(["lamp"]))).toEqual([]);
    expect(counts.searches).toBe(until + 1);
    for (let times = 0; times < 13; times++) await knowledge.search(asking(["lamp"]));
    await waitForReading();
    const read = counts.searches;
    expect(await knowledge.search(asking(["lamp"]))).toEqual([]);
    expect(await knowledge.frequencies("rob_en", ["lamp"])).toEqual(new Map());
    expect(counts.searches).toBe(read);
    await database.write([{ sql: "UPDATE documents SET state = 'ready'" }]);
    expect(await knowledge.search(asking(["lamp"]))).toHaveLength(40);
  });

  it("are those of one robot", async () => {
    const { knowledge, teach, teaching, waitForReading } = openTwo(database);
    await teach("rob_one", "x", "A gazebo stands here.");
    for (const lesson of LESSONS.en)
      await teaching.teach({ tenant_id: "ten_lamps", robot_id: "rob_two", locale: "en" }, lesson);
    for (let times = 0; times < 3; times++) {
      expect(await knowledge.search(asking(["gazebo"], "rob_one"))).toHaveLength(1);
      expect(await knowledge.search(asking(["gazebo"], "rob_two"))).toEqual([]);
      expect(await knowledge.frequencies("rob_two", ["gazebo", "refund"])).toEqual(new Map([["refund", 1]]));
      expect(await knowledge.frequencies("rob_one", ["gazebo", "refund"])).toEqual(new Map([["gazebo", 1]]));
      await waitForReading();
    }
  });
});
