/**
 * Writing knowledge in small units, so that no teaching holds the database for long. A document is built unseen,
 * published in one step that also retires its predecessor, and retired documents are drained passage by passage.
 * Every step is compare-and-set on the document's passage count: a crash or a second process never counts twice.
 */
import { setImmediate as giveWay } from "node:timers/promises";
import type { Passage } from "../../../domain/answering/text/passages.ts";
import type { Database, GuardedStatement } from "../../../ports/database.ts";
import type { NewDocument } from "../../../ports/knowledge-store.ts";
import { mergeSteps } from "./segments.ts";
import { countTerms, TERM_COLUMNS, type TermsRow, toColumns, toTermLists } from "./rows.ts";

/** Passages a unit writes at most; a unit of this size holds the database for a few milliseconds. */
export const UNIT_PASSAGES = 16;
/** What merges after a deletion. */
const MERGE_STEPS = 4;
/** Leftovers that one call clears at most. */
const MAX_DRAINED = 64;

const ENSURE_KNOWLEDGE = /* sql */ `
  INSERT INTO knowledge (robot_id, tenant_id) VALUES (:robot_id, :tenant_id) ON CONFLICT (robot_id) DO NOTHING`;
const INSERT_DOCUMENT = /* sql */ `
  INSERT INTO documents (document_id, robot_key, source, title, locale, state, content_hash, analysis_version, size_bytes, created_at)
  SELECT :document_id, robot_key, :source, :title, :locale, 'building', :content_hash, :analysis_version, :size_bytes, :created_at
  FROM knowledge WHERE robot_id = :robot_id
  RETURNING document_key, robot_key`;
const MOVE_COUNT = /* sql */ `
  UPDATE documents SET passage_count = passage_count + :change
  WHERE document_key = :document_key AND passage_count = :before RETURNING document_key`;
const INSERT_PASSAGES = /* sql */ `
  INSERT INTO passages (document_key, seq, kind, heading, text, sentences, heading_terms, sentence_terms)
  SELECT :document_key, value->>'seq', value->>'kind', value->>'heading', value->>'text', value->>'sentences',
    value->>'heading_terms', value->>'sentence_terms'
  FROM json_each(:passages)`;
/** The robot's key goes in front of every term. */
const KEYED = (column: string): string =>
  `:prefix || replace(replace(${column}, char(10), ' '), ' ', ' ' || :prefix)`;
/** Shared with the re-analysis. */
export const INDEX_PASSAGES = /* sql */ `
  INSERT INTO passage_index (rowid, heading, body)
  SELECT passage_id, ${KEYED("heading_terms")}, ${KEYED("sentence_terms")}
  FROM passages WHERE document_key = :document_key AND seq BETWEEN :first AND :last`;
/** Shared with the re-analysis. */
export const FORGET_PASSAGES = /* sql */ `
  INSERT INTO passage_index (passage_index, rowid, heading, body)
  SELECT 'delete', passage_id, ${KEYED("heading_terms")}, ${KEYED("sentence_terms")}
  FROM passages WHERE document_key = :document_key AND seq BETWEEN :first AND :last`;
const DELETE_PASSAGES = /* sql */ `
  DELETE FROM passages WHERE document_key = :document_key AND seq BETWEEN :first AND :last`;
/** Shared with the re-analysis. */
export const ADD_TERMS = /* sql */ `
  INSERT INTO vocabulary (robot_key, term, passages) SELECT :robot_key, key, value FROM json_each(:counts) WHERE true
  ON CONFLICT (robot_key, term) DO UPDATE SET passages = passages + excluded.passages`;
/** Shared with the re-analysis. */
export const TAKE_TERMS = /* sql */ `
  UPDATE vocabulary SET passages = passages - (SELECT value FROM json_each(:counts) WHERE key = term)
  WHERE robot_key = :robot_key AND term IN (SELECT key FROM json_each(:counts))`;
/** Shared with the re-analysis. */
export const DROP_TERMS = /* sql */ `
  DELETE FROM vocabulary WHERE robot_key = :robot_key AND passages <= 0 AND term IN (SELECT key FROM json_each(:counts))`;
const MOVE_PASSAGES = /* sql */ `UPDATE knowledge SET passages = passages + :change WHERE robot_key = :robot_key`;
const RETIRE_OLD = /* sql */ `
  UPDATE documents SET state = 'removing' WHERE robot_key = :robot_key AND source = :source AND state = 'ready'
  RETURNING document_key`;
const PUBLISH = /* sql */ `
  UPDATE documents SET state = 'ready' WHERE document_key = :document_key AND state = 'building' RETURNING document_key`;
const RECOUNT = /* sql */ `
  UPDATE knowledge SET documents = documents + :documents, bytes = bytes + :bytes WHERE robot_key = :robot_key`;
/** With what it replaces, as that is when it is replaced: another process may have taught the same source meanwhile. */
const COUNT_IN = /* sql */ `
  UPDATE knowledge SET (documents, bytes) = (
    SELECT knowledge.documents + 1 - count(*), knowledge.bytes + :bytes - coalesce(sum(d.size_bytes), 0)
    FROM documents d WHERE d.robot_key = :robot_key AND d.source = :source AND d.state = 'ready')
  WHERE robot_key = :robot_key`;
const READ_READY = /* sql */ `
  SELECT d.document_key, d.robot_key, d.size_bytes FROM documents d JOIN knowledge k ON k.robot_key = d.robot_key
  WHERE k.robot_id = :robot_id AND d.source = :source AND d.state = 'ready'`;
const RETIRE = /* sql */ `
  UPDATE documents SET state = 'removing' WHERE document_key = :document_key AND state = 'ready' RETURNING document_key`;
/** In the words of its index: without them every document would be looked at. Shared with the embeddings. */
export const UNFINISHED = "state <> 'ready'";
const RETIRE_ABANDONED = /* sql */ `
  UPDATE documents SET state = 'removing'
  WHERE ${UNFINISHED} AND state = 'building' AND created_at < :abandoned_before`;
const LIST_RETIRED = /* sql */ `
  SELECT document_key, robot_key, passage_count FROM documents
  WHERE ${UNFINISHED} AND state = 'removing' LIMIT ${MAX_DRAINED}`;
const READ_LAST = /* sql */ `
  SELECT seq, ${TERM_COLUMNS} FROM passages WHERE document_key = :document_key ORDER BY seq DESC LIMIT ${UNIT_PASSAGES}`;
interface LastRow extends TermsRow {
  readonly seq: number;
}
const DELETE_DOCUMENT = /* sql */ `DELETE FROM documents WHERE document_key = :document_key AND passage_count = 0`;

const CHANGED_MEANWHILE = "storage: cannot add passages, the document was changed meanwhile";

interface Keys {
  readonly document_key: number;
  readonly robot_key: number;
}

/** What stands before each term of a robot in the index. */
export function prefixOf(robot_key: number): string {
  return `k${robot_key.toString(36)}_`;
}

function addUnit(keys: Keys, passages: readonly Passage[], before: number): GuardedStatement[] {
  const first = passages[0]?.seq ?? 0;
  const last = passages.at(-1)?.seq ?? first;
  const { document_key, robot_key } = keys;
  const change = passages.length;
  return [
    { sql: MOVE_COUNT, args: { document_key, before, change }, guard: "row" },
    { sql: INSERT_PASSAGES, args: { document_key, passages: JSON.stringify(passages.map(toColumns)) } },
    { sql: INDEX_PASSAGES, args: { document_key, first, last, prefix: prefixOf(robot_key) } },
    { sql: ADD_TERMS, args: { robot_key, counts: JSON.stringify(countTerms(passages)) } },
    { sql: MOVE_PASSAGES, args: { robot_key, change } },
  ];
}

function drainUnit(keys: Keys, rows: readonly LastRow[], before: number): GuardedStatement[] {
  const { document_key, robot_key } = keys;
  const last = rows[0]?.seq ?? 0;
  const range = { document_key, first: rows.at(-1)?.seq ?? last, last };
  const counts = JSON.stringify(countTerms(rows.map(toTermLists)));
  return [
    { sql: MOVE_COUNT, args: { document_key, before, change: -rows.length }, guard: "row" },
    { sql: FORGET_PASSAGES, args: { ...range, prefix: prefixOf(robot_key) } },
    { sql: DELETE_PASSAGES, args: range },
    { sql: TAKE_TERMS, args: { robot_key, counts } },
    { sql: DROP_TERMS, args: { robot_key, counts } },
    { sql: MOVE_PASSAGES, args: { robot_key, change: -rows.length } },
  ];
}

/** Removes one retired document; another process may be doing the same. */
async function drainDocument(database: Database, keys: Keys, passageCount: number): Promise<void> {
  let left = passageCount;
  while (left > 0) {
    const rows = await database.read<LastRow>({
      sql: READ_LAST,
      args: { document_key: keys.document_key },
    });
    if (rows.length === 0) return;
    const outcome = await database.write(drainUnit(keys, rows, left));
    if (!outcome.committed) return;
    left -= rows.length;
    await giveWay();
  }
  await database.write([{ sql: DELETE_DOCUMENT, args: { document_key: keys.document_key } }]);
}

/** Removes what was retired and not yet drained, at most 64 documents. */
export async function drainRetired(database: Database, abandoned_before = ""): Promise<void> {
  if (abandoned_before !== "") await database.write([{ sql: RETIRE_ABANDONED, args: { abandoned_before } }]);
  const retired = await database.read<Keys & { passage_count: number }>({ sql: LIST_RETIRED });
  for (const document of retired) await drainDocument(database, document, document.passage_count);
  // A deletion leaves the words in older segments until those are merged; a few bounded steps suffice for most knowledge.
  if (retired.length > 0) await mergeSteps(database, MERGE_STEPS);
}

async function readReady(
  database: Database,
  document: { readonly robot_id: string; readonly source: string },
): Promise<(Keys & { size_bytes: number }) | undefined> {
  const { robot_id, source } = document;
  const [row] = await database.read<Keys & { size_bytes: number }>({
    sql: READ_READY,
    args: { robot_id, source },
  });
  return row;
}

function* inBatches(passages: Iterable<Passage>): Generator<Passage[]> {
  let batch: Passage[] = [];
  for (const passage of passages) {
    batch.push(passage);
    if (batch.length < UNIT_PASSAGES) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function build(database: Database, document: NewDocument): Promise<Keys> {
  const { passages, ...fields } = document;
  const { robot_id, tenant_id, ...columns } = fields;
  const opened = await database.write([
    { sql: ENSURE_KNOWLEDGE, args: { robot_id, tenant_id } },
    { sql: INSERT_DOCUMENT, args: { ...columns, robot_id }, guard: "row" },
  ]);
  const keys = opened.committed ? (opened.rows[1]?.[0] as unknown as Keys | undefined) : undefined;
  if (!keys) throw new Error("storage: cannot add a document to the knowledge");
  let before = 0;
  for (const batch of inBatches(passages)) {
    const outcome = await database.write(addUnit(keys, batch, before));
    if (!outcome.committed) throw new Error(CHANGED_MEANWHILE);
    before += batch.length;
    await giveWay();
  }
  return keys;
}

/** Builds, publishes and retires the predecessor. */
export async function saveDocument(database: Database, document: NewDocument): Promise<void> {
  const keys = await build(database, document);
  const { robot_key, document_key } = keys;
  const { source, size_bytes } = document;
  const outcome = await database.write([
    { sql: COUNT_IN, args: { robot_key, source, bytes: size_bytes } },
    { sql: RETIRE_OLD, args: { robot_key, source } },
    { sql: PUBLISH, args: { document_key }, guard: "row" },
  ]);
  // It took so long that it was taken for an interrupted teaching.
  if (!outcome.committed) throw new Error(CHANGED_MEANWHILE);
  if (outcome.rows[1]?.length) await drainRetired(database);
}

/** Retires and drains; false when there is no such document. */
export async function removeDocument(database: Database, robot_id: string, source: string): Promise<boolean> {
  const old = await readReady(database, { robot_id, source });
  if (!old) return false;
  const { document_key, robot_key, size_bytes } = old;
  const outcome = await database.write([
    { sql: RETIRE, args: { document_key }, guard: "row" },
    { sql: RECOUNT, args: { robot_key, documents: -1, bytes: -size_bytes } },
  ]);
  await drainRetired(database);
  return outcome.committed;
}
