/**
 * The knowledge store over the database port: works on an embedded file and on a server alike.
 */
import { LOCALES } from "../../contract/locale.ts";
import type { Passage } from "../../domain/answering/text/passages.ts";
import type { Database } from "../../ports/database.ts";
import type {
  KnowledgeDocument,
  KnowledgeSize,
  KnowledgeStore,
  StaleDocument,
  StoredPassage,
} from "../../ports/knowledge-store.ts";
import { PASSAGE_COLUMNS, type PassageRow, toStoredPassage } from "./knowledge-rows.ts";
import { searchPassages, type SearchTools } from "./knowledge-search.ts";
import { countSegments, mergeSegments } from "./knowledge-segments.ts";
import { reanalyseDocument } from "./knowledge-reanalyse.ts";
import { createPassageMemory, type KnowledgeKey } from "./passage-memory.ts";
import { drainRetired, removeDocument, saveDocument } from "./knowledge-write.ts";
import { readTotals, TOTALS_ROW } from "./knowledge-totals.ts";
import { createWordMemory, type KnowledgeState } from "./word-memory.ts";

const MAX_LISTED = 1000;
const MAX_LOOKED_UP = 2000;

const DOCUMENT_COLUMNS =
  "d.document_id, d.source, d.title, d.locale, d.content_hash, d.size_bytes, d.passage_count, d.created_at";
const FIND = /* sql */ `
  SELECT ${DOCUMENT_COLUMNS} FROM documents d JOIN knowledge k ON k.robot_key = d.robot_key
  WHERE k.robot_id = :robot_id AND d.source = :source AND d.state = 'ready'`;
const LIST = /* sql */ `
  SELECT ${DOCUMENT_COLUMNS} FROM documents d JOIN knowledge k ON k.robot_key = d.robot_key
  WHERE k.robot_id = :robot_id AND d.source > :after AND d.state = 'ready' ORDER BY d.source LIMIT :limit`;
const MEASURE = /* sql */ `
  SELECT k.documents, k.passages, k.bytes, ${LOCALES.map(
    (locale) =>
      `EXISTS (SELECT 1 FROM documents d WHERE d.robot_key = k.robot_key AND d.locale = '${locale}' AND d.state = 'ready') AS "${locale}"`,
  ).join(", ")}
  FROM knowledge k WHERE k.robot_id = :robot_id LIMIT 1`;
const READ_STATE = /* sql */ `SELECT robot_key, revision, passages,
    (SELECT block FROM passage_index_data WHERE id = ${TOTALS_ROW}) AS totals
  FROM knowledge WHERE robot_id = :robot_id LIMIT 1`;
const FREQUENCIES = /* sql */ `
  SELECT v.term, v.passages FROM json_each(:terms) asked
  CROSS JOIN vocabulary v ON v.robot_key = :robot_key AND v.term = asked.value`;
const NEIGHBOURS = /* sql */ `
  SELECT ${PASSAGE_COLUMNS} FROM documents d JOIN passages p ON p.document_key = d.document_key
  WHERE d.document_id = :document_id AND p.seq IN (:before, :after) ORDER BY p.seq`;
const LIST_STALE = /* sql */ `
  SELECT d.document_id, k.robot_id, d.locale FROM documents d JOIN knowledge k ON k.robot_key = d.robot_key
  WHERE d.analysis_version <> :analysis_version AND d.state = 'ready' LIMIT :limit`;
const READ_PASSAGES = /* sql */ `
  SELECT ${PASSAGE_COLUMNS} FROM documents d JOIN passages p ON p.document_key = d.document_key
  WHERE d.document_id = :document_id ORDER BY p.seq`;

interface StateRow extends KnowledgeKey {
  readonly passages: number;
  readonly totals: Uint8Array | null;
}

async function readState(database: Database, robot_id: string): Promise<KnowledgeState | undefined> {
  const [row] = await database.read<StateRow>({ sql: READ_STATE, args: { robot_id } });
  return row && { ...row, totals: readTotals(row.totals) };
}

async function measure(database: Database, robot_id: string): Promise<KnowledgeSize> {
  const [row] = await database.read<Record<string, number>>({ sql: MEASURE, args: { robot_id } });
  if (!row) return { documents: 0, passages: 0, bytes: 0, locales: [] };
  const { documents = 0, passages = 0, bytes = 0 } = row;
  return { documents, passages, bytes, locales: LOCALES.filter((locale) => row[locale] === 1) };
}

async function frequencies(
  { database, words }: Pick<SearchTools, "database" | "words">,
  robot_id: string,
  terms: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const state = await readState(database, robot_id);
  if (state === undefined || terms.length === 0) return new Map();
  const asked = terms.slice(0, MAX_LOOKED_UP);
  const postings = words.find(state);
  if (postings !== undefined)
    return new Map(
      asked.map((term) => [term, postings.frequencyOf(term)] as const).filter(([, passages]) => passages > 0),
    );
  const rows = await database.read<{ term: string; passages: number }>({
    sql: FREQUENCIES,
    args: { robot_key: state.robot_key, terms: JSON.stringify(asked) },
  });
  return new Map(rows.map((row) => [row.term, row.passages]));
}

async function find(
  database: Database,
  robot_id: string,
  source: string,
): Promise<KnowledgeDocument | undefined> {
  return (await database.read<KnowledgeDocument>({ sql: FIND, args: { robot_id, source } }))[0];
}

function list(
  database: Database,
  robot_id: string,
  page: { readonly after?: string; readonly limit: number },
): Promise<readonly KnowledgeDocument[]> {
  const args = { robot_id, after: page.after ?? "", limit: Math.min(page.limit, MAX_LISTED) };
  return database.read<KnowledgeDocument>({ sql: LIST, args });
}

async function readMany(
  database: Database,
  sql: string,
  args: Readonly<Record<string, string | number>>,
): Promise<StoredPassage[]> {
  return (await database.read<PassageRow>({ sql, args })).map(toStoredPassage);
}

/** The knowledge of all robots in one database; `KNOWLEDGE_MIGRATIONS` must have run. */
export function createKnowledgeStore({ database }: { readonly database: Database }): KnowledgeStore {
  const tools = { database, memory: createPassageMemory(), words: createWordMemory({ database }) };
  return {
    save: (document) => saveDocument(database, document),
    remove: (robot_id, source) => removeDocument(database, robot_id, source),
    find: (robot_id, source) => find(database, robot_id, source),
    list: (robot_id, page) => list(database, robot_id, page),
    measure: (robot_id) => measure(database, robot_id),
    frequencies: (robot_id, terms) => frequencies(tools, robot_id, terms),
    search: async (request) => {
      const state = await readState(database, request.robot_id);
      return state === undefined ? [] : searchPassages(tools, state, request);
    },
    neighbours: ({ document_id, seq }) =>
      readMany(database, NEIGHBOURS, { document_id, before: seq - 1, after: seq + 1 }),
    listStale: (analysis_version, limit) =>
      database.read<StaleDocument & Record<string, string>>({
        sql: LIST_STALE,
        args: { analysis_version, limit },
      }),
    readPassages: (document_id) => readMany(database, READ_PASSAGES, { document_id }),
    saveAnalysis: (document, analysis_version, passages: readonly Passage[]) =>
      reanalyseDocument(database, document.document_id, { analysis_version, passages }),
    drain: (abandoned_before) => drainRetired(database, abandoned_before),
    countSegments: () => countSegments(database),
    mergeSegments: () => mergeSegments(database),
  };
}
