/** The embedding store over the database port: vectors as little-endian float blobs, read for the index. */
import type { Database } from "../../../ports/database.ts";
import type { EmbeddingStore, PendingPassage, StoredEmbedding } from "../../../ports/embedding-store.ts";
import { countChanged, countFound } from "../counts.ts";
import { UNFINISHED } from "./write.ts";
import { type PackedTexts, packedTexts, unpackTexts } from "../packed-texts.ts";

// A passage that went while its text was away at the embedder has nobody left to take its vector along.
const SAVE_EMBEDDING = /* sql */ `INSERT INTO embeddings (robot_id, model, passage_id, document_id, dimensions, vector)
  SELECT :robot_id, :model, :passage_id, :document_id, :dimensions, :vector
  WHERE EXISTS (SELECT 1 FROM passages p WHERE p.passage_id = CAST(:passage_id AS INTEGER))
  ON CONFLICT (robot_id, model, passage_id)
  DO UPDATE SET document_id = excluded.document_id, dimensions = excluded.dimensions, vector = excluded.vector`;

const READ_SINCE = /* sql */ `SELECT embedding_key, robot_id, model, passage_id, document_id, vector FROM embeddings
  WHERE model = :model AND embedding_key > :after ORDER BY embedding_key LIMIT :limit`;

const PENDING = /* sql */ `FROM passages p JOIN documents d ON d.document_key = p.document_key
  JOIN knowledge k ON k.robot_key = d.robot_key
  WHERE p.passage_id > coalesce((SELECT passage_id FROM embedding_progress WHERE model = :model), 0)
    AND d.state = 'ready' AND p.passage_id < coalesce((SELECT min(q.passage_id) FROM documents b
      CROSS JOIN passages q ON q.document_key = b.document_key
      WHERE b.${UNFINISHED} AND b.state = 'building' AND b.created_at >= :abandoned_before), 9007199254740991)
  ORDER BY p.passage_id`;

const LIST_PENDING = /* sql */ `SELECT k.robot_id, d.document_id, p.passage_id,
  ${packedTexts("p.heading", "p.text")} ${PENDING} LIMIT :limit`;

const COUNT_PENDING = /* sql */ `SELECT count(*) AS found FROM (SELECT 1 ${PENDING} LIMIT 10000)`;

const ADVANCE = /* sql */ `INSERT INTO embedding_progress (model, passage_id) VALUES (:model, :passage_id)
  ON CONFLICT (model) DO UPDATE SET passage_id = max(passage_id, excluded.passage_id)`;

const FIND_OTHER = /* sql */ `SELECT model FROM embedding_progress WHERE model <> :model LIMIT 1`;

const REMOVE_OF_MODEL = /* sql */ `DELETE FROM embeddings WHERE embedding_key IN
  (SELECT embedding_key FROM embeddings WHERE model = :model LIMIT :limit) RETURNING embedding_key`;

const FORGET_MODEL = /* sql */ `DELETE FROM embedding_progress WHERE model = :model
  AND NOT EXISTS (SELECT 1 FROM embeddings e WHERE e.model = :model)`;

const LIST_PLACES = /* sql */ `SELECT e.passage_id,
    NOT EXISTS (SELECT 1 FROM passages p WHERE p.passage_id = CAST(e.passage_id AS INTEGER)) AS orphaned
  FROM embeddings e WHERE e.passage_id > :after ORDER BY e.passage_id LIMIT :limit`;

const REMOVE_ORPHANS = /* sql */ `DELETE FROM embeddings WHERE passage_id > :after AND passage_id <= :last
  AND NOT EXISTS (SELECT 1 FROM passages p WHERE p.passage_id = CAST(embeddings.passage_id AS INTEGER))
  RETURNING embedding_key`;

/** Every statement of the store, for the test that explains them. */
export const EMBEDDING_STATEMENTS = [
  SAVE_EMBEDDING,
  READ_SINCE,
  LIST_PENDING,
  COUNT_PENDING,
  ADVANCE,
  FIND_OTHER,
  REMOVE_OF_MODEL,
  FORGET_MODEL,
  LIST_PLACES,
  REMOVE_ORPHANS,
] as const;

/** Vectors that one call saves, and rows that one page holds, at most. */
const SAVED_AT_ONCE = 500;
const PAGE_ROWS = 1_000;

interface EmbeddingRow extends Omit<StoredEmbedding, "vector"> {
  readonly embedding_key: number;
  readonly vector: Uint8Array;
}

type PendingRow = Omit<PendingPassage, "heading" | "text"> & PackedTexts;

const boundedRows = (limit: number): number => Math.min(PAGE_ROWS, Math.max(1, Math.floor(limit)));

/** Creates the store. The migrations of `schema/embeddings.ts` must have been applied. */
export function createEmbeddingStore({ database }: { readonly database: Database }): EmbeddingStore {
  return {
    ...createProgress(database),
    async save(embeddings) {
      if (embeddings.length > SAVED_AT_ONCE)
        throw new Error(`storage: cannot save more than ${SAVED_AT_ONCE} vectors at once`);
      if (embeddings.length === 0) return;
      await database.write(
        embeddings.map((embedding) => ({ sql: SAVE_EMBEDDING, args: toArguments(embedding) })),
      );
    },
    async readSince(model, after, limit) {
      const args = { model, after, limit: boundedRows(limit) };
      const rows = await database.read<EmbeddingRow>({ sql: READ_SINCE, args });
      return {
        next: rows.at(-1)?.embedding_key ?? after,
        embeddings: rows.map(({ embedding_key: _key, vector, ...ids }) => ({
          ...ids,
          vector: fromBlob(vector),
        })),
      };
    },
  };
}

type Progress = Pick<
  EmbeddingStore,
  "listPending" | "countPending" | "advance" | "removeOthers" | "removeOrphans"
>;

function createProgress(database: Database): Progress {
  return {
    async listPending({ model, abandoned_before, limit }) {
      const args = { model, abandoned_before, limit: boundedRows(limit) };
      const rows = await database.read<PendingRow>({ sql: LIST_PENDING, args });
      return rows.map(({ robot_id, document_id, passage_id, ...packed }) => {
        const [heading = "", text = ""] = unpackTexts(packed).map((each) => each.toWellFormed());
        return { robot_id, document_id, passage_id, heading, text };
      });
    },
    countPending: ({ model, abandoned_before }) =>
      countFound(database, COUNT_PENDING, { model, abandoned_before }),
    async advance(model, passage_id) {
      await database.write([{ sql: ADVANCE, args: { model, passage_id } }]);
    },
    async removeOthers(model, limit) {
      const [other] = await database.read<{ model: string }>({ sql: FIND_OTHER, args: { model } });
      if (!other) return 0;
      const outcome = await database.write([
        { sql: REMOVE_OF_MODEL, args: { model: other.model, limit: boundedRows(limit) } },
        { sql: FORGET_MODEL, args: { model: other.model } },
      ]);
      return countChanged(outcome);
    },
    async removeOrphans(after, limit) {
      const args = { after, limit: boundedRows(limit) };
      const places = await database.read<{ passage_id: string; orphaned: number }>({
        sql: LIST_PLACES,
        args,
      });
      const next = places.at(-1)?.passage_id ?? null;
      if (next === null || !places.some(({ orphaned }) => orphaned === 1)) return { removed: 0, next };
      const outcome = await database.write([{ sql: REMOVE_ORPHANS, args: { after, last: next } }]);
      return { removed: countChanged(outcome), next };
    },
  };
}

function toArguments({ vector, ...ids }: StoredEmbedding) {
  return { ...ids, dimensions: vector.length, vector: toBlob(vector) };
}

/** The byte order is fixed, so that a file may move between machines. */
function toBlob(vector: Float32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(vector.length * 4));
  for (const [at, value] of vector.entries()) view.setFloat32(at * 4, value, true);
  return new Uint8Array(view.buffer);
}

function fromBlob(blob: Uint8Array): Float32Array {
  const view = new DataView(blob.buffer, blob.byteOffset, blob.byteLength);
  return Float32Array.from({ length: blob.byteLength / 4 }, (_, at) => view.getFloat32(at * 4, true));
}
