/**
 * The words of small and middling robots in memory: SQLite's search costs a third of a millisecond, however little there
 * is to search, and this one some microseconds. A robot's words are read once it was asked so often that reading them pays,
 * a few passages at a time, and hold for one revision of its knowledge (`schema/knowledge.ts`), whichever process changes
 * it. What was not asked for longest makes room.
 */
import { setImmediate as giveWay } from "node:timers/promises";
import {
  createPostings,
  type IndexTotals,
  type Postings,
} from "../../../domain/answering/ranking/postings.ts";
import type { Database } from "../../../ports/database.ts";
import type { StoredPassage } from "../../../ports/knowledge-store.ts";
import { PASSAGE_COLUMNS, type PassageRow, TERM_COLUMNS, type TermsRow, toStoredPassage } from "./rows.ts";
import { unpackTexts } from "../packed-texts.ts";
import type { KnowledgeKey, PassageMemory } from "./passage-memory.ts";

/** How far a robot's knowledge has come, how much there is, and what the search index holds of all robots. */
export interface KnowledgeState extends KnowledgeKey {
  readonly passages: number;
  readonly totals: IndexTotals;
}

/** Remembered words, bounded in what they take. */
export interface WordMemory {
  /** The robot's words; undefined: not remembered, or not as they are now. */
  find(state: KnowledgeState): Postings | undefined;
  /** Says that SQLite had to search; has the words read once that paid. Never waits for it. */
  miss(state: KnowledgeState): void;
}

/** What a memory may take. */
export interface WordMemoryOptions {
  readonly database: Database;
  readonly most_bytes?: number;
  /** Where the database is a network away: what remembers passages. Those of small robots are read with their words. */
  readonly away?: PassageMemory;
}

interface Entry {
  readonly revision: number;
  /** Searches by SQLite since the words were last to be read. */
  readonly misses: number;
  readonly postings: Postings | undefined;
  readonly bytes: number;
}

const MOST_BYTES = 16 * 1024 * 1024;
/** More would take longer to read than it stays right, and SQLite's own search costs no more over a million. */
const MOST_PASSAGES = 20_000;
const MOST_ROBOTS = 1_000;
/** How a robot's words are read. */
interface Pace {
  /** Passages whose words are read in the time of one search. */
  readonly per_search: number;
  /** Passages of one read. */
  readonly per_read: number;
}

const HERE: Pace = { per_search: 16, per_read: 32 };
/** A search takes two round trips and a third for its passages, in each of which so many words could come. */
const AWAY: Pace = { per_search: 384, per_read: 128 };
/** A robot with more is not read whole: passages of others would have to make room, and nobody may ask for most of them. */
const MOST_WHOLE = 2_000;
/** Passages taken in before other work of the process has its turn. */
const TAKEN_AT_ONCE = 32;

const READ_REVISION = /* sql */ `SELECT revision FROM knowledge WHERE robot_key = :robot_key LIMIT 1`;
const OF_ROBOT = /* sql */ `
  FROM documents d CROSS JOIN passages p ON p.document_key = d.document_key
  WHERE d.robot_key = :robot_key AND d.state = 'ready'
    AND d.source >= :source AND (d.source > :source OR p.seq > :seq)
  ORDER BY d.source, p.seq LIMIT :limit`;
const READ_WORDS = /* sql */ `SELECT d.source AS place, p.seq, p.passage_id, ${TERM_COLUMNS} ${OF_ROBOT}`;
const READ_WHOLE = /* sql */ `SELECT d.source AS place, ${PASSAGE_COLUMNS} ${OF_ROBOT}`;

interface WordsRow extends TermsRow {
  readonly place: string;
  readonly seq: number;
  readonly passage_id: number;
}

type WholeRow = WordsRow & PassageRow;

/** An empty memory. */
export function createWordMemory({ database, most_bytes = MOST_BYTES, away }: WordMemoryOptions): WordMemory {
  const pace = away ? AWAY : HERE;
  const entries = createEntries(most_bytes);
  let reading = false;
  const read = async ({ robot_key, revision, passages }: KnowledgeState): Promise<void> => {
    const whole: StoredPassage[] | null = away && passages <= MOST_WHOLE ? [] : null;
    const postings = await readWords({ database, most_bytes, per_read: pace.per_read, whole }, robot_key);
    const [now] = await database.read<{ revision: number }>({ sql: READ_REVISION, args: { robot_key } });
    if (now?.revision !== revision) return;
    for (const passage of whole ?? []) away?.keep({ robot_key, revision }, passage.passage_id, passage);
    // What does not fit is not read again before it changes.
    if (postings === undefined) entries.put(robot_key, { revision, misses: -Infinity, postings, bytes: 0 });
    else entries.put(robot_key, { revision, misses: 0, postings, bytes: postings.sizeInBytes() });
  };
  return {
    find: ({ robot_key, revision }) => {
      const entry = entries.find(robot_key, revision);
      if (entry !== undefined) entries.put(robot_key, entry);
      return entry?.postings;
    },
    miss: (state) => {
      const { robot_key, revision, passages } = state;
      const misses = (entries.find(robot_key, revision)?.misses ?? 0) + 1;
      const pays = misses * pace.per_search >= passages && passages <= MOST_PASSAGES && !reading;
      entries.put(robot_key, { revision, misses: pays ? 0 : misses, postings: undefined, bytes: 0 });
      if (!pays) return;
      reading = true;
      // Without its words a robot is searched as ever; a database that cannot be read is the caller's to report.
      read(state)
        .catch(() => {})
        .finally(() => {
          reading = false;
        });
    },
  };
}

/** Robots in the order of their last use; the first go when there is too much of them. */
function createEntries(most_bytes: number) {
  const entries = new Map<number, Entry>();
  let used = 0;
  const drop = (robot_key: number): void => {
    used -= entries.get(robot_key)?.bytes ?? 0;
    entries.delete(robot_key);
  };
  return {
    /** The robot's, as long as it holds for this revision; what holds no more is forgotten. */
    find: (robot_key: number, revision: number): Entry | undefined => {
      const entry = entries.get(robot_key);
      if (entry?.revision === revision) return entry;
      drop(robot_key);
      return undefined;
    },
    put: (robot_key: number, entry: Entry): void => {
      drop(robot_key);
      entries.set(robot_key, entry);
      used += entry.bytes;
      for (const first of entries.keys()) {
        if (used <= most_bytes && entries.size <= MOST_ROBOTS) return;
        drop(first);
      }
    },
  };
}

interface WordReading extends Pick<Pace, "per_read"> {
  readonly database: Database;
  readonly most_bytes: number;
  /** Takes the passages, too; null: only the words are read. */
  readonly whole: StoredPassage[] | null;
}

/** The words of all that is to be seen; undefined when they are more than there is room for. */
async function readWords(
  { database, most_bytes, per_read, whole }: WordReading,
  robot_key: number,
): Promise<Postings | undefined> {
  const postings = createPostings();
  let after = { source: "", seq: -1 };
  for (;;) {
    const rows = await database.read<WholeRow>({
      sql: whole ? READ_WHOLE : READ_WORDS,
      args: { robot_key, ...after, limit: per_read },
    });
    for (const [at, row] of rows.entries()) {
      if (at > 0 && at % TAKEN_AT_ONCE === 0) await giveWay();
      const [heading_terms = "", sentence_terms = ""] = unpackTexts(row);
      postings.add(row.passage_id, heading_terms, sentence_terms);
      whole?.push(toStoredPassage(row));
    }
    if (postings.sizeInBytes() > most_bytes) return undefined;
    const last = rows.at(-1);
    if (last === undefined || rows.length < per_read) return postings;
    after = { source: last.place, seq: last.seq };
    await giveWay();
  }
}
