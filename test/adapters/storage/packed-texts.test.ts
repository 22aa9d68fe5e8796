/**
 * Bytes that are no UTF-8, of another program or of an earlier version: read as text, they would end the process, and with it
 * this suite.
 */
import { afterEach, expect, it } from "vitest";
import { createEmbeddingStore } from "../../../src/adapters/storage/knowledge/embeddings.ts";
import { createKnowledgeStore } from "../../../src/adapters/storage/knowledge/store.ts";
import { FORGET_PASSAGES, INDEX_PASSAGES } from "../../../src/adapters/storage/knowledge/write.ts";
import { createPassageReader } from "../../../src/adapters/storage/knowledge/passage-reader.ts";
import { createRecords } from "../../../src/adapters/storage/records.ts";
import { unpackTexts } from "../../../src/adapters/storage/packed-texts.ts";
import { createSessionStore } from "../../../src/adapters/storage/sessions/store.ts";
import { createRandomIds } from "../../../src/adapters/system/ids.ts";
import { CHECK_SEARCH_INDEX } from "../../../src/cli/doctor/database.ts";
import { createTeach } from "../../../src/flows/teaching/teach.ts";
import type { Database } from "../../../src/ports/database.ts";
import { onBothDatabases } from "./both-databases.ts";

const opened: Database[] = [];
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())), 20_000);

const HALF = String.raw`'"\ud83d"' ->> '$'`;
const TEXT = "# Attic\n\nThe xylophone of Marie stands in the attic, and costs 20 euros.";

const SESSION = `INSERT INTO sessions (session_key, session_id, tenant_id, robot_id, source, status, protocol_number,
    question_count, retention_mode, retention_days, created_at, consent_at, terms_version, deadline_at)
  VALUES (1, 'ses_a', 'ten_a', 'rob_a', 'public_chat', 'active', 'ACM-20260101-AAAAAA', 0, 'full', 30, 1, 1, 'v', 9)`;

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

/** A lead byte, a lone follower, a character that was cut off, and what stands behind a NUL. */
const WRONG = ["ff", "80", "e282", "00ff"] as const;

onBothDatabases("bytes that are no UTF-8", (open) => {
  it.each(WRONG)("(%s) in what was taught are read as a sign for what is missing", async (bytes) => {
    const { database, knowledge } = await openHalved(open);
    const wrong = (column: string) => `${column} = ${column} || CAST(x'${bytes}' AS TEXT)`;
    const passages = ["heading", "text", "heading_terms", "sentence_terms"].map(wrong);
    await database.write([
      { sql: `UPDATE passages SET ${passages.join(", ")}` },
      { sql: `UPDATE documents SET ${wrong("title")}` },
    ]);
    const groups = [{ terms: ["attic"], frequency: 1 }];
    for (let time = 0; time < 8; time++) {
      const [found] = await knowledge.search({ robot_id: "rob_a", groups, limit: 5 });
      expect([found?.title, found?.heading, found?.text]).toEqual(
        Array(3).fill(expect.stringMatching(/\ufffd$/)),
      );
      await new Promise(setImmediate);
    }
    const [read] = await createPassageReader(database).readPassages("rob_a", ["1"]);
    expect(read?.text).toMatch(/\ufffd$/);
  });

  it.each(WRONG)("(%s) in a message are read as a sign for what is missing", async (bytes) => {
    const { database } = await openHalved(open);
    const sessions = createSessionStore(database);
    await database.write([
      { sql: SESSION },
      {
        sql: `INSERT INTO messages (session_key, seq, message_id, role, text, created_at)
          VALUES (1, 1, 'msg_a', 'user', 'Hi' || CAST(x'${bytes}' AS TEXT), 5)`,
      },
    ]);
    const turn = {
      message_id: "msg_a",
      role: "user",
      text: expect.stringMatching(/^Hi\0?\ufffd$/),
      created_at: 5,
    };
    expect(await sessions.readTurns("ses_a", 5)).toEqual([turn]);
    expect(await sessions.readTurn("ses_a", "msg_a")).toEqual(turn);
    expect(await createRecords(database).listTurns(1, 0, 5)).toEqual([{ seq: 1, ...turn }]);
  });
});

it("whole characters with the same first byte are whole", () => {
  const read = (...texts: Uint8Array[]) =>
    unpackTexts({ texts: Buffer.concat(texts), sizes: texts.map(({ length }) => length).join(",") });
  const whole = "한국어 \ud7a3 lamp \u{1f6b2}";
  expect(read(Buffer.from(whole), Buffer.from("616ced", "hex"), Buffer.from("eda02061", "hex"))).toEqual([
    whole,
    "al\ufffd",
    "\ufffd\ufffd a",
  ]);
});
