/**
 * What an earlier version stored of half a character: read as text, such bytes would end the process, and with it this suite.
 */
import { afterEach, expect, it } from "vitest";
import { toHalvedText } from "../../../src/adapters/storage/halved-text.ts";
import { createEmbeddingStore } from "../../../src/adapters/storage/embeddings.ts";
import { createKnowledgeStore } from "../../../src/adapters/storage/knowledge.ts";
import { FORGET_PASSAGES, INDEX_PASSAGES } from "../../../src/adapters/storage/knowledge-write.ts";
import { createPassageReader } from "../../../src/adapters/storage/passage-reader.ts";
import { createRandomIds } from "../../../src/adapters/system/ids.ts";
import { CHECK_SEARCH_INDEX } from "../../../src/cli/doctor/database.ts";
import { createTeach } from "../../../src/flows/teach.ts";
import type { Database } from "../../../src/ports/database.ts";
import { onBothDatabases } from "./both-databases.ts";

const opened: Database[] = [];
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())), 20_000);

const HALF = String.raw`'"\ud83d"' ->> '$'`;
const TEXT = "# Attic\n\nThe xylophone of Marie stands in the attic, and costs 20 euros.";

/** A robot that was taught a text, and what an earlier version made of a half character in heading, text and terms. */
async function openHalved(open: () => Promise<Database>) {
  const database = await open();
  opened.push(database);
  const knowledge = createKnowledgeStore({ database });
  const teaching = createTeach({ knowledge, clock: { now: () => 1_000_000 }, ids: createRandomIds() });
  const pupil = { tenant_id: "ten_a", robot_id: "rob_a", locale: "en" } as const;
  await teaching.teach(pupil, { source: "attic.md", title: "Attic", text: TEXT, kind: "text" });
  const range = { document_key: 1, first: 0, last: 99, prefix: "k1_" };
  const terms = ["heading_terms", "sentence_terms"].map(
    (column) => `${column} = replace(${column}, 'xylophon', 'xylophon' || (${HALF})) || ' ' || (${HALF})`,
  );
  await database.write([
    { sql: FORGET_PASSAGES, args: range },
    {
      sql: `UPDATE passages SET heading = heading || (${HALF}), text = text || (${HALF}), ${terms.join(", ")}`,
    },
    { sql: INDEX_PASSAGES, args: range },
    { sql: `UPDATE vocabulary SET term = term || (${HALF}) WHERE term = 'xylophon'` },
    { sql: `INSERT INTO vocabulary (robot_key, term, passages) VALUES (1, ${HALF}, 1)` },
    { sql: "UPDATE documents SET analysis_version = 1" },
  ]);
  const ask = (term: string) =>
    knowledge.search({ robot_id: "rob_a", groups: [{ terms: [term], frequency: 1 }], limit: 5 });
  const countWords = async (pattern: string) =>
    (
      await database.read({ sql: `SELECT count(*) AS found FROM vocabulary WHERE term GLOB '${pattern}'` })
    )[0]?.["found"];
  return { database, knowledge, teaching, ask, countWords };
}

onBothDatabases("half a character that was stored", (open) => {
  it("is read as a sign for what is missing, whoever reads it", async () => {
    const { database, knowledge, ask } = await openHalved(open);
    expect(await knowledge.frequencies("rob_a", ["attic", "xylophon\ud83d"])).toEqual(
      new Map([
        ["attic", 1],
        ["xylophon\ud83d", 1],
      ]),
    );
    for (let time = 0; time < 8; time++) {
      const [found] = await ask("attic");
      expect([found?.heading, found?.text]).toEqual([
        expect.stringMatching(/\ufffd$/),
        expect.stringMatching(/20 euros\.\ufffd$/),
      ]);
      // The words come into memory meanwhile.
      await new Promise(setImmediate);
    }
    const [found] = await ask("attic");
    expect(await knowledge.readAround(found!, { before: 1, after: 1 })).toHaveLength(1);
    const [read] = await createPassageReader(database).readPassages("rob_a", [String(found!.passage_id)]);
    expect(read?.text).toMatch(/\ufffd$/);
    const [pending] = await createEmbeddingStore({ database }).listPending({
      model: "m",
      abandoned_before: "2026-01-01",
      limit: 5,
    });
    expect(pending?.text).toMatch(/\ufffd$/);
  });

  it("is mended in the terms by the next analysis", async () => {
    const { database, teaching, ask, countWords } = await openHalved(open);
    expect([await countWords("xylophon?*"), await countWords("*\ufffd*")]).toEqual([1, 2]);
    expect(await teaching.refresh(10)).toBe(1);
    expect([await countWords("xylophon"), await countWords("xylophon?*")]).toEqual([1, 0]);
    expect(await countWords("*\ufffd*")).toBe(0);
    await database.write([{ sql: CHECK_SEARCH_INDEX }]);
    expect(await ask("attic")).toHaveLength(1);
  });

  it("goes with its document, and leaves no word", async () => {
    const { database, teaching, countWords } = await openHalved(open);
    expect(await teaching.forget("rob_a", "attic.md")).toBe(true);
    expect(await countWords("*")).toBe(0);
    await database.write([{ sql: CHECK_SEARCH_INDEX }]);
  });
});

it("whole characters with the same first byte are whole", () => {
  const read = (text: string) => toHalvedText(new TextEncoder().encode(text));
  expect(read("한국어 \ud7a3 lamp \u{1f6b2}")).toBe("한국어 \ud7a3 lamp \u{1f6b2}");
  expect(toHalvedText(Buffer.from("616ced", "hex"))).toBe("al\ufffd");
});
