/**
 * A bounded store of inspected statements, by SQL text. Two generations instead of a list of uses: a hit costs one
 * look-up, and what was not asked for during a whole generation is forgotten.
 */
import { inspectSql, type SqlText } from "./sql-text.ts";

/** Kept statements per generation; at most twice as many are held. */
const MAXIMUM_TEXTS = 500;

/** A store of what `inspectSql` found, with room for what a driver prepared. */
export interface PreparedTexts<Prepared> {
  /** The kept entry of this text, inspected on first use. Throws what `inspectSql` throws. */
  find(sql: string): PreparedText<Prepared>;
}

/** One inspected text and the driver's statement for it; `owner` tells for which connection it was prepared. */
export interface PreparedText<Prepared> {
  readonly text: SqlText;
  prepared: Prepared | undefined;
  owner: object | undefined;
}

/** An empty store. Schema statements are never kept. */
export function createPreparedTexts<Prepared>(): PreparedTexts<Prepared> {
  let young = new Map<string, PreparedText<Prepared>>();
  let old = new Map<string, PreparedText<Prepared>>();
  const keep = (entry: PreparedText<Prepared>) => {
    if (entry.text.kind === "schema") return entry;
    if (young.size >= MAXIMUM_TEXTS) {
      old = young;
      young = new Map();
    }
    young.set(entry.text.sql, entry);
    return entry;
  };
  return {
    find: (sql) =>
      young.get(sql) ??
      keep(old.get(sql) ?? { text: inspectSql(sql), prepared: undefined, owner: undefined }),
  };
}
