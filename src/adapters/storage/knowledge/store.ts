/**
 * The knowledge store over the database port: works on an embedded file and on a server alike.
 */
import { LOCALES } from "../../../contract/locale.ts";
import type { Passage } from "../../../domain/answering/text/passages.ts";
import type { Database } from "../../../ports/database.ts";
import type {
  KnowledgeDocument,
  KnowledgeSize,
  KnowledgeStore,
  StaleDocument,
} from "../../../ports/knowledge-store.ts";
import { PASSAGE_COLUMNS, type PassageRow, toStoredPassage } from "./rows.ts";
import { searchPassages, type SearchTools } from "./search.ts";
import { countSegments, mergeSegments } from "./segments.ts";
import { reanalyseDocument } from "./reanalyse.ts";
import type { SourcePage } from "../../../ports/original-store.ts";
import { UNTIL } from "../files/originals.ts";
import { createPassageMemory } from "./passage-memory.ts";
import { drainRetired, removeDocument, saveDocument } from "./write.ts";
import { readTotals, TOTALS_ROW } from "./totals.ts";
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
  WHERE k.robot_id = :robot_id AND d.source > :after AND d.source < ${UNTIL} AND d.state = 'ready'
  ORDER BY d.source LIMIT :limit`;
const READ_STATE = /* sql */ `
  SELECT k.robot_key, k.revision, k.documents, k.passages, k.bytes,
    (SELECT block FROM passage_index_data WHERE id = ${TOTALS_ROW}) AS totals, ${LOCALES.map(
      (locale) =>
        `EXISTS (SELECT 1 FROM documents d WHERE d.robot_key = k.robot_key AND d.locale = '${locale}' AND d.state = 'ready') AS "${locale}"`,
    ).join(", ")}
  FROM knowledge k WHERE k.robot_id = :robot_id LIMIT 1`;
const FREQUENCIES = /* sql */ `
  SELECT asked.key AS at, v.passages FROM json_each(:terms) asked
  CROSS JOIN vocabulary v ON v.robot_key = :robot_key AND v.term = asked.value`;
const READ_AROUND = /* sql */ `
  SELECT ${PASSAGE_COLUMNS} FROM documents d JOIN passages p ON p.document_key = d.document_key
  WHERE d.document_id = :document_id AND p.seq BETWEEN :first AND :last ORDER BY p.seq`;
const LIST_READY = /* sql */ `
  SELECT d.document_id, k.robot_id, d.locale FROM documents d JOIN knowledge k ON k.robot_key = d.robot_key
  WHERE d.state = 'ready' AND d.analysis_version`;
/** In the order of an index, from both ends: "<>" would look at every document, with every batch. */
const LIST_STALE = `${LIST_READY} < :analysis_version UNION ALL ${LIST_READY} > :analysis_version LIMIT :limit`;
const READ_PASSAGES = /* sql */ `
  SELECT ${PASSAGE_COLUMNS} FROM documents d JOIN passages p ON p.document_key = d.document_key
  WHERE d.document_id = :document_id ORDER BY p.seq`;

/** How far a robot's knowledge has come, and how much it is. */
interface Standing extends KnowledgeState {
  readonly size: KnowledgeSize;
}

/** Says how far; undefined: the robot was taught nothing. */
type FindStanding = (robot_id: string) => Promise<Standing | undefined>;

type StandingRow = Readonly<Record<string, number>> & { readonly totals: Uint8Array | null };

async function readStanding(database: Database, robot_id: string): Promise<Standing | undefined> {
  const [row] = await database.read<StandingRow>({ sql: READ_STATE, args: { robot_id } });
  if (!row) return undefined;
  const { robot_key = 0, revision = 0, documents = 0, passages = 0, bytes = 0 } = row;
  const size = { documents, passages, bytes, locales: LOCALES.filter((locale) => row[locale] === 1) };
  return { robot_key, revision, passages, totals: readTotals(row.totals), size };
}

const UNTAUGHT: KnowledgeSize = { documents: 0, passages: 0, bytes: 0, locales: [] };

/** What is asked of a robot's knowledge, as far as `findStanding` says that it has come. */
function createReading(
  tools: SearchTools,
  findStanding: FindStanding,
): Pick<KnowledgeStore, "measure" | "frequencies" | "search"> {
  return {
    measure: async (robot_id) => (await findStanding(robot_id))?.size ?? UNTAUGHT,
    frequencies: async (robot_id, terms) => frequencies(tools, await findStanding(robot_id), terms),
    search: async (request) => {
      const standing = await findStanding(request.robot_id);
      return standing === undefined ? [] : searchPassages(tools, standing, request);
    },
  };
}

async function frequencies(
  { database, words }: Pick<SearchTools, "database" | "words">,
  state: KnowledgeState | undefined,
  terms: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (state === undefined || terms.length === 0) return new Map();
  const asked = terms.slice(0, MAX_LOOKED_UP);
  const postings = words.find(state);
  if (postings !== undefined)
    return new Map(
      asked.map((term) => [term, postings.frequencyOf(term)] as const).filter(([, passages]) => passages > 0),
    );
  const rows = await database.read<{ at: number; passages: number }>({
    sql: FREQUENCIES,
    args: { robot_key: state.robot_key, terms: JSON.stringify(asked) },
  });
  return new Map(rows.map(({ at, passages }) => [asked[at] ?? "", passages]));
}

async function find(database: Database, robot_id: string, source: string): Promise<KnowledgeDocument | null> {
  return (await database.read<KnowledgeDocument>({ sql: FIND, args: { robot_id, source } }))[0] ?? null;
}

function list(
  database: Database,
  robot_id: string,
  { after = "", until = null, limit }: SourcePage,
): Promise<readonly KnowledgeDocument[]> {
  const args = { robot_id, after, until, limit: Math.min(limit, MAX_LISTED) };
  return database.read<KnowledgeDocument>({ sql: LIST, args });
}

/** The knowledge of all robots in one database; `KNOWLEDGE_MIGRATIONS` must have run. */
export function createKnowledgeStore({ database }: { readonly database: Database }): KnowledgeStore {
  const memory = createPassageMemory();
  // Where it costs as much to ask whether anything changed as to read, the database is a network away.
  const away = database.revision() === null ? { away: memory } : {};
  const tools = { database, memory, words: createWordMemory({ database, ...away }) };
  const findStanding: FindStanding = (robot_id) => readStanding(database, robot_id);
  const store: KnowledgeStore = {
    save: (document) => saveDocument(database, document),
    remove: (robot_id, source) => removeDocument(database, robot_id, source),
    find: (robot_id, source) => find(database, robot_id, source),
    list: (robot_id, page) => list(database, robot_id, page),
    ...createReading(tools, findStanding),
    asOfNow: async (robot_id) => {
      const standing = await findStanding(robot_id);
      const find: FindStanding = async (asked) => (asked === robot_id ? standing : findStanding(asked));
      return { ...store, ...createReading(tools, find) };
    },
    readAround: async ({ document_id, seq }, { before, after }) => {
      const args = { document_id, first: seq - before, last: seq + after };
      return (await database.read<PassageRow>({ sql: READ_AROUND, args })).map(toStoredPassage);
    },
    listStale: (analysis_version, limit) =>
      database.read<StaleDocument & Record<string, string>>({
        sql: LIST_STALE,
        args: { analysis_version, limit },
      }),
    readPassages: async (document_id) =>
      (await database.read<PassageRow>({ sql: READ_PASSAGES, args: { document_id } })).map(toStoredPassage),
    saveAnalysis: (document, analysis_version, passages: readonly Passage[]) =>
      reanalyseDocument(database, document.document_id, { analysis_version, passages }),
    drain: (abandoned_before) => drainRetired(database, abandoned_before),
    countSegments: () => countSegments(database),
    mergeSegments: () => mergeSegments(database),
  };
  return store;
}
