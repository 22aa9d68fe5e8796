import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { ANALYSIS_VERSION } from "../../../../src/domain/language/analyse.ts";
import { afterEach, describe, expect, it, vi } from "vitest";

import { type SearchTools, searchPassages } from "../../../../src/adapters/storage/knowledge/search.ts";
import { toPassages } from "../../../../src/domain/answering/text/passages.ts";
import type { KnowledgeState } from "../../../../src/adapters/storage/knowledge/word-memory.ts";
import type { Statement } from "../../../../src/ports/database.ts";
import type { SearchRequest } from "../../../../src/ports/knowledge-store.ts";
import { LESSONS, openKnowledge } from "../../../fixtures/knowledge.ts";

const opened: Awaited<ReturnType<typeof openKnowledge>>[] = [];
const folders: string[] = [];
async function open(path?: string) {
  const all = await openKnowledge(path);
  opened.push(all);
  return all;
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ database }) => database.close()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
const search = (terms: string[], robot_id = "rob_en", frequency = 1) => ({
  robot_id,
  groups: terms.map((term) => ({ terms: [term], frequency })),
  limit: 10,
});

const draft = (source: string, document_id: string) => ({
  document_id,
  tenant_id: "ten_en",
  robot_id: "rob_en",
  source,
  title: "A",
  locale: "en" as const,
  content_hash: document_id,
  analysis_version: ANALYSIS_VERSION,
  size_bytes: 5,
  created_at: "2026-01-01T00:00:00.000Z",
});

describe("the knowledge store", () => {
  it("finds, lists and measures what was taught", async () => {
    const { knowledge, teach } = await open();
    await teach("en");
    expect((await knowledge.list("rob_en", { limit: 2 })).map(({ source }) => source)).toEqual([
      "faq#1",
      "faq#2",
    ]);
    expect(
      (await knowledge.list("rob_en", { after: "faq#2", limit: 9 })).map(({ source }) => source),
    ).toEqual(["faq#3", "shop.md"]);
    expect(await knowledge.measure("rob_en")).toMatchObject({ documents: 4, passages: 8, locales: ["en"] });
    expect(await knowledge.find("rob_en", "faq#1")).toMatchObject({
      title: "Do you repair old lamps?",
      passage_count: 1,
    });
    expect(await knowledge.measure("rob_other")).toEqual({
      documents: 0,
      passages: 0,
      bytes: 0,
      locales: [],
    });
  });
  it("searches by term, title weighed, and reads what stands around a hit", async () => {
    const { knowledge, teach } = await open();
    await teach("en");
    const [hit] = await knowledge.search(search(["refund"]));
    expect(hit).toMatchObject({ heading: "Lumen Cottage › Returns", source: "shop.md" });
    expect(hit!.text.slice(hit!.sentences[0]!.start, hit!.sentences[0]!.end)).toBe(
      "You can send a lamp back within 30 days.",
    );
    const around = async (before: number, after: number) =>
      (await knowledge.readAround(hit!, { before, after })).map(({ seq }) => seq - hit!.seq);
    expect(await around(1, 1)).toEqual([-1, 0, 1]);
    expect(await around(0, 0)).toEqual([0]);
    expect(await around(hit!.seq + 1, 0)).toEqual([...Array(hit!.seq + 1).keys()].map((at) => at - hit!.seq));
  });
  it("never shows one robot what another was taught", async () => {
    const { knowledge, teach } = await open();
    await teach("en", LESSONS.en, "rob_one");
    await teach(
      "en",
      [{ source: "x", title: "X", text: "A secret gazebo stands here.", kind: "text" }],
      "rob_two",
    );
    expect(await knowledge.search(search(["gazebo"], "rob_one"))).toEqual([]);
    expect(await knowledge.frequencies("rob_one", ["gazebo", "refund"])).toEqual(new Map([["refund", 1]]));
    expect(await knowledge.search(search(["gazebo"], "rob_two"))).toHaveLength(1);
  });
  it("takes quotes and operators in terms as plain text", async () => {
    const { knowledge, teach } = await open();
    await teach("en");
    expect(await knowledge.search(search(['refund" OR "k', "NEAR(", "*", "heading:"]))).toEqual([]);
  });
  it("keeps exact word counts through replacing and removing", async () => {
    const { knowledge, teach, teaching } = await open();
    const pupil = { tenant_id: "ten_lamps", robot_id: "rob_en", locale: "en" } as const;
    await teach("en");
    const before = await knowledge.frequencies("rob_en", ["lamp", "crown", "vinegar"]);
    const lesson = {
      source: "extra",
      title: "Extra",
      text: "One lamp. Another lamp costs a crown.",
      kind: "text",
    } as const;
    await teaching.teach(pupil, lesson);
    expect((await knowledge.frequencies("rob_en", ["lamp"])).get("lamp")).toBe((before.get("lamp") ?? 0) + 1);
    await teaching.teach(pupil, { ...lesson, text: "No light at all." });
    expect(await knowledge.frequencies("rob_en", ["lamp", "crown", "vinegar"])).toEqual(before);
    expect(await knowledge.remove("rob_en", "extra")).toBe(true);
    expect(await knowledge.remove("rob_en", "extra")).toBe(false);
    expect(await knowledge.measure("rob_en")).toMatchObject({ documents: 4, passages: 8 });
  });
  it("leaves nothing of a removed document in the files", async () => {
    const folder = mkdtempSync(join(tmpdir(), "chat-assistant-knowledge-"));
    folders.push(folder);
    const { knowledge, teach, database } = await open(join(folder, "k.db"));
    const text = Array.from(
      { length: 80 },
      (_, at) => `Paragraph ${at} whispers zanzibarquokka to the lamp.`,
    ).join("\n\n");
    await teach("en", [...LESSONS.en, { source: "secret", title: "Zanzibarquokka", text, kind: "text" }]);
    await knowledge.remove("rob_en", "secret");
    await database.checkpoint();
    await database.close();
    for (const file of readdirSync(folder)) {
      expect(readFileSync(join(folder, file)).toString("latin1").toLowerCase()).not.toContain(
        "zanzibarquokka",
      );
    }
  });
  it("analyses stored documents anew, once", async () => {
    const { knowledge, teach, database } = await open();
    await teach("en");
    await database.write([{ sql: "UPDATE documents SET analysis_version = 0 WHERE source = 'shop.md'" }]);
    const [stale] = await knowledge.listStale(ANALYSIS_VERSION, 10);
    const stored = await knowledge.readPassages(stale!.document_id);
    const fresh = stored.map((passage) => ({ ...passage, heading_terms: ["marker"] }));
    await knowledge.saveAnalysis(stale!, ANALYSIS_VERSION, fresh);
    await knowledge.saveAnalysis(stale!, ANALYSIS_VERSION, stored);
    expect(await knowledge.listStale(ANALYSIS_VERSION, 10)).toEqual([]);
    expect(await knowledge.search(search(["marker"]))).toHaveLength(fresh.length);
    expect((await knowledge.frequencies("rob_en", ["marker"])).get("marker")).toBe(fresh.length);
  });
  it.each([
    { goes_on_with: 2, units: 2 },
    { goes_on_with: 1, units: 1 },
  ])("brings an interrupted analysis to one version: $goes_on_with of 2", async ({ goes_on_with, units }) => {
    const { knowledge, teach, database } = await open();
    const text = Array.from({ length: 20 }, (_, at) => `# Lamp ${at}\n\nLamp ${at} is lit.`).join("\n\n");
    await teach("en", [{ source: "lamps", title: "Lamps", text, kind: "text" }]);
    const [stale] = await knowledge.listStale(0, 10);
    const stored = await knowledge.readPassages(stale!.document_id);
    const analyse = (version: number) =>
      knowledge.saveAnalysis(
        stale!,
        ANALYSIS_VERSION + version,
        stored.map((passage) => ({ ...passage, heading_terms: [`version${version}`] })),
      );
    const { write: perform } = database;
    const write = vi.spyOn(database, "write");
    write.mockImplementationOnce(perform).mockRejectedValueOnce(new Error("killed"));
    await expect(analyse(1)).rejects.toThrow("killed");
    expect(await knowledge.listStale(ANALYSIS_VERSION + 1, 10)).toEqual([stale]);
    write.mockClear();
    await analyse(goes_on_with);
    expect(write).toHaveBeenCalledTimes(units);
    expect(await knowledge.listStale(ANALYSIS_VERSION + goes_on_with, 10)).toEqual([]);
    const counts = await knowledge.frequencies("rob_en", ["version1", "version2"]);
    expect(counts).toEqual(new Map([[`version${goes_on_with}`, stored.length]]));
  });
  it("clears what an interrupted teaching left", async () => {
    const { knowledge, teach, database } = await open();
    await teach("en");
    await database.write([{ sql: "UPDATE documents SET state = 'building' WHERE source = 'faq#3'" }]);
    await knowledge.drain(new Date(2_000_000).toISOString());
    expect(await database.read({ sql: "SELECT 1 FROM documents WHERE source = 'faq#3'" })).toEqual([]);
    expect(await knowledge.search(search(["vinegar"]))).toEqual([]);
    expect((await knowledge.measure("rob_en")).passages).toBe(7);
  });
  it.each(["Half \ud83d.", "N\0thing."])("keeps no passage that it could not give back: %j", async (text) => {
    const { knowledge } = await open();
    const passages = toPassages({ title: "A", text, kind: "text" }, "en");
    await expect(knowledge.save({ ...draft("a", "doc_a"), passages })).rejects.toThrow(TypeError);
    expect(await knowledge.measure("rob_en")).toMatchObject({ documents: 0 });
  });
  it("counts a source once that two processes teach at once", async () => {
    const { knowledge } = await open();
    const passages = toPassages({ title: "A", text: "One lamp.", kind: "text" }, "en");
    await Promise.all(
      ["doc_a", "doc_b", "doc_c"].map((id) => knowledge.save({ ...draft("a", id), passages })),
    );
    expect(await knowledge.measure("rob_en")).toMatchObject({ documents: 1, passages: 1, bytes: 5 });
    expect(await knowledge.remove("rob_en", "a")).toBe(true);
    expect(await knowledge.measure("rob_en")).toMatchObject({ documents: 0, passages: 0, bytes: 0 });
  });
  it("does not call a document taught that was given up while it was built", async () => {
    const { knowledge } = await open();
    const passages = toPassages({ title: "A", text: "One lamp.", kind: "text" }, "en");
    let drained: Promise<void> | undefined;
    function* interrupted() {
      yield* passages;
      drained = knowledge.drain("2099-01-01T00:00:00.000Z");
    }
    await expect(knowledge.save({ ...draft("a", "doc_a"), passages: interrupted() })).rejects.toThrow(
      /meanwhile/u,
    );
    await drained;
  });
  it("keeps documents larger than one unit whole and in order", async () => {
    const { knowledge, teach } = await open();
    const text = Array.from(
      { length: 120 },
      (_, at) => `## Part ${at}\n\nThe lantern number ${at} hangs here.`,
    ).join("\n\n");
    await teach("en", [{ source: "long", title: "Long", text, kind: "text" }]);
    const found = await knowledge.find("rob_en", "long");
    const passages = await knowledge.readPassages(found!.document_id);
    expect(passages.map(({ text }) => text)).toEqual(
      toPassages({ title: "Long", text, kind: "text" }, "en").map(({ text }) => text),
    );
  });
});

describe("the search budget", () => {
  const group = (term: string, frequency: number) => ({ terms: [term], frequency });
  const queriesOf = async (groups: SearchRequest["groups"], limit = 40) => {
    const read = vi.fn<(query: Statement) => Promise<never[]>>(async () => []);
    const words = { find: () => undefined, miss: () => undefined };
    const tools = { database: { read }, words } as unknown as SearchTools;
    const request = { groups, limit } as SearchRequest;
    expect(await searchPassages(tools, { robot_key: 1 } as KnowledgeState, request)).toEqual([]);
    return read.mock.calls.map(([{ args }]) => args?.["query"]);
  };
  it("adds words from the rarest on while the lists are short", async () => {
    const asked = [group("common", 90_000), group("rare", 10), group("some", 3000)];
    expect(await queriesOf(asked)).toEqual(['("k1_rare") OR ("k1_some")']);
  });
  it("leaves out what is much more common than words that fill the candidates already", async () => {
    const asked = [group("common", 900), group("rare", 10), group("some", 40)];
    expect(await queriesOf(asked)).toEqual(['("k1_rare") OR ("k1_some")']);
    expect(await queriesOf(asked, 80)).toEqual(['("k1_rare") OR ("k1_some") OR ("k1_common")']);
  });
  it("asks for common words together", async () => {
    expect(await queriesOf([group("a", 90_000), group("b", 50_000)])).toEqual(['("k1_b") AND ("k1_a")']);
  });
  it("is empty for unknown words", async () => {
    expect(await queriesOf([group("a", 0)])).toEqual([]);
  });
});
