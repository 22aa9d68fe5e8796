/** The audit log in SQL (`ports/audit-log.ts`). */
import { type AuditEntry, FIRST_HASH, hashEntry } from "../../domain/audit.ts";
import type { AuditLog } from "../../ports/audit-log.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Database, Row } from "../../ports/database.ts";
import type { Ids } from "../../ports/ids.ts";
import { countChanged, countFound } from "./counts.ts";
import { toFields } from "./kept-json.ts";

const COLUMNS = "seq, audit_id, at, actor, action, subject, details, previous_hash, hash";

export const LAST_ENTRY = /* sql */ `SELECT seq, hash FROM audit_log ORDER BY seq DESC LIMIT 1`;
// Whoever finds the place taken reads the end of the chain again.
export const APPEND_ENTRY = /* sql */ `INSERT INTO audit_log (${COLUMNS})
  SELECT :seq, :audit_id, :at, :actor, :action, :subject, :details, :previous_hash, :hash
  WHERE coalesce((SELECT max(seq) FROM audit_log), 0) = :seq - 1 RETURNING seq`;
export const LIST_ENTRIES = /* sql */ `SELECT ${COLUMNS} FROM audit_log WHERE seq > :after_seq ORDER BY seq LIMIT :limit`;
export const LIST_NEWEST_ENTRIES = /* sql */ `SELECT ${COLUMNS} FROM audit_log ORDER BY seq DESC LIMIT :limit`;
// Those before the first that is to stay: times need not go up with the chain where a clock was set, and an entry that is taken
// from its middle breaks it. The newest entry always stays: the chain goes on from it. No more are looked at than are taken: all
// old ones would be gone through with each batch.
const oldest = (limit: string): string => /* sql */ `SELECT seq FROM audit_log
  WHERE seq < min((SELECT max(seq) FROM audit_log), coalesce(
    (SELECT min(seq) FROM (SELECT seq, at FROM audit_log ORDER BY seq LIMIT ${limit}) WHERE at >= :before), 9007199254740991))
  ORDER BY seq LIMIT ${limit}`;
export const REMOVE_ENTRIES = /* sql */ `DELETE FROM audit_log WHERE seq IN (${oldest(":limit")}) RETURNING seq`;
export const COUNT_ENTRIES = /* sql */ `SELECT count(*) AS found FROM (${oldest("10000")})`;

const MOST_ATTEMPTS = 50;

const toEntry = (row: Row): AuditEntry =>
  ({ ...row, details: toFields(row["details"]) }) as unknown as AuditEntry;

/** What the log needs. */
export interface AuditLogOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The audit log in this database. */
export function createAuditLog({ database, clock, ids }: AuditLogOptions): AuditLog {
  const readEntries = async (sql: string, args: Record<string, number>) =>
    (await database.read({ sql, args })).map(toEntry);
  return {
    append: async (fact) => {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        const last = (await database.read<{ seq: number; hash: string }>({ sql: LAST_ENTRY }))[0];
        const seq = (last?.seq ?? 0) + 1;
        const previous_hash = last?.hash ?? FIRST_HASH;
        const entry = { ...fact, seq, previous_hash, audit_id: ids.create("aud"), at: clock.now() };
        const args = { ...entry, details: JSON.stringify(fact.details), hash: hashEntry(entry) };
        if ((await database.write([{ sql: APPEND_ENTRY, args, guard: "row" }])).committed) return;
      }
      throw new Error("storage: cannot append to the audit log: too many others do");
    },
    list: (after_seq, limit) => readEntries(LIST_ENTRIES, { after_seq, limit }),
    listNewest: (limit) => readEntries(LIST_NEWEST_ENTRIES, { limit }),
    removeBefore: async (before, limit) =>
      countChanged(await database.write([{ sql: REMOVE_ENTRIES, args: { before, limit } }])),
    countBefore: (before) => countFound(database, COUNT_ENTRIES, { before }),
  };
}
