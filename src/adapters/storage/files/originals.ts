/** Originals of taught files in SQL (`ports/original-store.ts`). */
import type { Database } from "../../../ports/database.ts";
import type { Original, OriginalStore } from "../../../ports/original-store.ts";
import { END_CLAIM } from "./attachments.ts";
import { countChanged } from "../counts.ts";

const COLUMNS = "source, blob_id, size_bytes, documents, taught_at";
const MAX_LISTED = 1_000;

/** Where a page of sources ends at the latest; with null after every text, since bytes stand behind all texts. */
export const UNTIL = "coalesce(:until, x'')";

export const LIST_ORIGINALS = /* sql */ `SELECT ${COLUMNS} FROM originals
  WHERE robot_id = :robot_id AND source > :after AND source < ${UNTIL} ORDER BY source LIMIT :limit`;
export const FIND_ORIGINAL = /* sql */ `SELECT ${COLUMNS} FROM originals WHERE robot_id = :robot_id AND source = :source`;
export const SAVE_ORIGINAL = /* sql */ `INSERT INTO originals (robot_id, ${COLUMNS})
  VALUES (:robot_id, :source, :blob_id, :size_bytes, :documents, :taught_at)
  ON CONFLICT (robot_id, source) DO UPDATE SET blob_id = excluded.blob_id, size_bytes = excluded.size_bytes,
    documents = excluded.documents, taught_at = excluded.taught_at`;
export const REMOVE_ORIGINAL = /* sql */ `DELETE FROM originals
  WHERE robot_id = :robot_id AND source = :source RETURNING source`;

/** The originals of all robots in one database. */
export function createOriginalStore(database: Database): OriginalStore {
  return {
    list: (robot_id, { after = "", until = null, limit }) =>
      database.read<Original>({
        sql: LIST_ORIGINALS,
        args: { robot_id, after, until, limit: Math.min(limit, MAX_LISTED) },
      }),
    find: async (robot_id, source) =>
      (await database.read<Original>({ sql: FIND_ORIGINAL, args: { robot_id, source } }))[0] ?? null,
    save: async (robot_id, original, claim_id) => {
      await database.write([
        { sql: SAVE_ORIGINAL, args: { robot_id, ...original } },
        { sql: END_CLAIM, args: { claim_id } },
      ]);
    },
    remove: async (robot_id, source) => {
      const outcome = await database.write([{ sql: REMOVE_ORIGINAL, args: { robot_id, source } }]);
      return countChanged(outcome) > 0;
    },
  };
}
