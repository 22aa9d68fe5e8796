/**
 * Searching knowledge within a budget: the rarest asked words are searched first, and words are added while the
 * posting lists to be read stay short. A question costs about the same over a thousand passages and a million.
 */
import type { Database } from "../../../ports/database.ts";
import type { SearchRequest, StoredPassage } from "../../../ports/knowledge-store.ts";
import { PASSAGE_COLUMNS, type PassageRow, toStoredPassage } from "./rows.ts";
import { prefixOf } from "./write.ts";
import type { KnowledgeKey, PassageMemory } from "./passage-memory.ts";
import type { KnowledgeState, WordMemory } from "./word-memory.ts";

/** Postings a search reads at most, unless its single rarest word has more. */
const POSTING_BUDGET = 4000;
const MAX_TERMS = 64;
/** Once the words chosen fill the candidates, a word this many times as common as they are tells next to nothing. */
const MUCH_MORE_COMMON = 2;
/** When even the rarest word is common: how many of the rarest words must stand together. */
const MAX_TOGETHER = 4;

const SEARCH = /* sql */ `
  SELECT rowid AS passage_id FROM passage_index WHERE passage_index MATCH :query ORDER BY rank LIMIT :limit`;

/** Ranking reads every posting of every word: where all are common, the first that hold them together must do. */
const SEARCH_COMMON = SEARCH.replace("ORDER BY rank ", "");

const READ_FOUND = /* sql */ `
  SELECT ${PASSAGE_COLUMNS} FROM json_each(:found) asked
  CROSS JOIN passages p ON p.passage_id = asked.value
  JOIN documents d ON d.document_key = p.document_key WHERE d.state = 'ready'`;

type Group = SearchRequest["groups"][number];

const either = (group: Group, prefix: string): string =>
  `(${group.terms.map((term) => `"${prefix}${term.replaceAll('"', "")}"`).join(" OR ")})`;

/** The words to search, rarest first, as many as the budget allows. */
function withinBudget(groups: readonly Group[], limit: number): Group[] {
  const chosen: Group[] = [];
  let postings = 0;
  let terms = 0;
  for (const group of [...groups].sort((a, b) => a.frequency - b.frequency)) {
    if (postings >= limit && group.frequency > MUCH_MORE_COMMON * postings) break;
    postings += group.frequency;
    terms += group.terms.length;
    if (terms > MAX_TERMS || (chosen.length > 0 && postings > POSTING_BUDGET)) break;
    chosen.push(group);
  }
  return chosen;
}

/** What is searched for; `together`: the words are so common that only those that hold them all can be looked at. */
interface Chosen {
  readonly groups: readonly Group[];
  readonly together: boolean;
}

/** The words to be searched; undefined when nothing can be found. */
function choose(groups: readonly Group[], limit: number): Chosen | undefined {
  const known = groups.filter((group) => group.frequency > 0 && group.terms.length > 0);
  const chosen = withinBudget(known, limit);
  const [rarest] = chosen;
  if (!rarest) return undefined;
  if (rarest.frequency <= POSTING_BUDGET) return { groups: chosen, together: false };
  const together = [...known].sort((a, b) => a.frequency - b.frequency).slice(0, MAX_TOGETHER);
  return { groups: together, together: true };
}

const toQuery = ({ groups, together }: Chosen, prefix: string): string =>
  groups.map((group) => either(group, prefix)).join(together ? " AND " : " OR ");

/** Where passages are searched, and what is remembered of them. */
export interface SearchTools {
  readonly database: Database;
  readonly memory: PassageMemory;
  readonly words: WordMemory;
}

/** Passages that share most with the asked words. */
export async function searchPassages(
  tools: SearchTools,
  state: KnowledgeState,
  { groups, limit }: SearchRequest,
): Promise<StoredPassage[]> {
  const chosen = choose(groups, limit);
  return chosen === undefined ? [] : readPassages(tools, state, await find(tools, state, { chosen, limit }));
}

/** Ids of the passages, best first. */
async function find(
  { database, words }: SearchTools,
  state: KnowledgeState,
  { chosen, limit }: { readonly chosen: Chosen; readonly limit: number },
): Promise<readonly number[]> {
  const { groups, together } = chosen;
  const postings = together ? undefined : words.find(state);
  if (postings !== undefined) return postings.search({ groups, limit, totals: state.totals });
  if (!together) words.miss(state);
  const sql = together ? SEARCH_COMMON : SEARCH;
  const args = { query: toQuery(chosen, prefixOf(state.robot_key)), limit };
  const rows = await database.read<{ passage_id: number }>({ sql, args });
  return rows.map(({ passage_id }) => passage_id);
}

/** The found passages in order; read as far as they are not remembered. */
async function readPassages(
  { database, memory }: SearchTools,
  key: KnowledgeKey,
  found: readonly number[],
): Promise<StoredPassage[]> {
  const known = found.map((passage_id) => memory.find(key, passage_id));
  const missing = found.filter((_, at) => known[at] === undefined);
  const read = missing.length === 0 ? null : await readFound(database, missing);
  const passages: StoredPassage[] = [];
  for (const [at, passage_id] of found.entries()) {
    const passage = known[at] ?? read?.get(passage_id) ?? null;
    if (known[at] === undefined) memory.keep(key, passage_id, passage);
    if (passage !== null) passages.push(passage);
  }
  return passages;
}

async function readFound(
  database: Database,
  passage_ids: readonly number[],
): Promise<ReadonlyMap<number, StoredPassage>> {
  const args = { found: JSON.stringify(passage_ids) };
  const rows = await database.read<PassageRow>({ sql: READ_FOUND, args });
  return new Map(rows.map((row) => [row.passage_id, toStoredPassage(row)]));
}
