/**
 * Replaces the index terms of a stored document after the analysis changed. The stored old terms tell the index what
 * to forget. Progress stands in the document's analysis version (negative while under way, with the version that it is
 * under way to), so that a crash, a second process or a further version neither skips nor repeats a passage.
 */
import { setImmediate as giveWay } from "node:timers/promises";
import type { Passage } from "../../../domain/answering/text/passages.ts";
import type { Database, GuardedStatement } from "../../../ports/database.ts";
import { countTerms, TERM_COLUMNS, type TermsRow, toColumns, toTermLists } from "./rows.ts";
import {
  ADD_TERMS,
  DROP_TERMS,
  FORGET_PASSAGES,
  INDEX_PASSAGES,
  prefixOf,
  TAKE_TERMS,
  UNIT_PASSAGES,
} from "./write.ts";

const READ_DOCUMENT = /* sql */ `
  SELECT document_key, robot_key, analysis_version FROM documents WHERE document_id = :document_id AND state = 'ready'`;
const READ_BATCH = /* sql */ `
  SELECT ${TERM_COLUMNS} FROM passages WHERE document_key = :document_key AND seq BETWEEN :first AND :last ORDER BY seq`;
const ADVANCE = /* sql */ `
  UPDATE documents SET analysis_version = :next
  WHERE document_key = :document_key AND analysis_version = :current RETURNING document_key`;
const REPLACE_TERMS = /* sql */ `
  UPDATE passages SET sentences = fresh.value->>'sentences', heading_terms = fresh.value->>'heading_terms',
    sentence_terms = fresh.value->>'sentence_terms'
  FROM json_each(:passages) fresh WHERE document_key = :document_key AND seq = fresh.value->>'seq'`;

interface Document {
  readonly document_key: number;
  readonly robot_key: number;
  readonly analysis_version: number;
}

interface Batch {
  readonly first: number;
  readonly last: number;
  readonly next: number;
  readonly current: number;
  readonly old: readonly TermsRow[];
  readonly passages: readonly Passage[];
}

function toUnit({ document_key, robot_key }: Document, batch: Batch): GuardedStatement[] {
  const { first, last, next, current } = batch;
  const range = { document_key, first, last, prefix: prefixOf(robot_key) };
  const taken = JSON.stringify(countTerms(batch.old.map(toTermLists)));
  const added = JSON.stringify(countTerms(batch.passages));
  return [
    { sql: ADVANCE, args: { document_key, next, current }, guard: "row" },
    { sql: FORGET_PASSAGES, args: range },
    { sql: REPLACE_TERMS, args: { document_key, passages: JSON.stringify(batch.passages.map(toColumns)) } },
    { sql: INDEX_PASSAGES, args: range },
    { sql: TAKE_TERMS, args: { robot_key, counts: taken } },
    { sql: ADD_TERMS, args: { robot_key, counts: added } },
    { sql: DROP_TERMS, args: { robot_key, counts: taken } },
  ];
}

/** More than a document can have passages. */
const MOST_PASSAGES = 10_000_000;

const toProgress = (version: number, done: number): number => -(version * MOST_PASSAGES + done);

/** How many passages are of that version already: none when the document was under way to another one. */
function doneOf(progress: number, version: number): number {
  const done = toProgress(version, 0) - progress;
  return done > 0 && done < MOST_PASSAGES ? done : 0;
}

/** Brings every passage of the document to the given version; texts stay. Does nothing when it is gone or up to date. */
export async function reanalyseDocument(
  database: Database,
  document_id: string,
  fresh: { readonly analysis_version: number; readonly passages: readonly Passage[] },
): Promise<void> {
  const [document] = await database.read<Document & Record<string, number>>({
    sql: READ_DOCUMENT,
    args: { document_id },
  });
  if (!document || document.analysis_version === fresh.analysis_version) return;
  let current = document.analysis_version;
  for (let first = doneOf(current, fresh.analysis_version); ; first += UNIT_PASSAGES) {
    const last = first + UNIT_PASSAGES - 1;
    const passages = fresh.passages.slice(first, last + 1);
    const finished = last + 1 >= fresh.passages.length;
    const next = finished ? fresh.analysis_version : toProgress(fresh.analysis_version, last + 1);
    const old = await database.read<TermsRow>({
      sql: READ_BATCH,
      args: { document_key: document.document_key, first, last },
    });
    const outcome = await database.write(toUnit(document, { first, last, next, current, old, passages }));
    if (!outcome.committed || finished) return;
    current = next;
    await giveWay();
  }
}
