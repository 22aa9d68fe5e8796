/**
 * Looks through the texts of a database file for bytes that are no UTF-8. SQLite keeps such bytes and its own check passes
 * them over, but the binding ends the process that reads them as text: here they are read as bytes.
 */
import { isUtf8 } from "node:buffer";
import type { Row } from "../../ports/database.ts";
import { type Connection, type NativePrepared, openBareConnection } from "./embedded-connection.ts";
import type { DatabaseFile } from "./embedded-copy.ts";
import { toFault } from "./faults.ts";
import { createPreparedTexts } from "./prepared-texts.ts";

/** A text that is no UTF-8. */
export interface WrongText {
  readonly table: string;
  readonly column: string;
  readonly rowid: number;
  /** Whether the service reads it all the same, with U+FFFD in place of what is wrong. */
  readonly readable: boolean;
}

const WAIT_MS = 5_000;
const PAGE = 200;
const READABLE = /^(?:passages\.(?:heading|text|heading_terms|sentence_terms)|messages\.text)$/;

const LIST_COLUMNS = /* sql */ `SELECT l.name AS table_name, c.name AS column_name
  FROM pragma_table_list l JOIN pragma_table_info(l.name) c
  WHERE l.schema = 'main' AND l.type = 'table' AND l.strict = 1 AND l.wr = 0 AND c.type = 'TEXT'
  ORDER BY l.name, c.cid`;

/** The first `most` of them, by table and row. Changes nothing. Throws a `database_unavailable` fault. */
export function findWrongTexts(file: DatabaseFile, most: number): readonly WrongText[] {
  const connection = openBareConnection({ ...file, blocking_wait_ms: WAIT_MS });
  try {
    connection.command("PRAGMA query_only=ON");
    const found: WrongText[] = [];
    for (const [table, columns] of listColumns(connection)) {
      for (const wrong of wrongOf(connection, table, columns)) {
        found.push(wrong);
        if (found.length >= most) return found;
      }
    }
    return found;
  } catch (error) {
    throw toFault(error, `read ${file.path}`);
  } finally {
    connection.close();
  }
}

function read(connection: Connection, sql: string, values: readonly number[] = []): readonly Row[] {
  return connection.execute(createPreparedTexts<NativePrepared>().find(sql), values).rows;
}

function listColumns(connection: Connection): ReadonlyMap<string, readonly string[]> {
  const columns = new Map<string, string[]>();
  for (const { table_name, column_name } of read(connection, LIST_COLUMNS)) {
    const table = String(table_name);
    columns.set(table, [...(columns.get(table) ?? []), String(column_name)]);
  }
  return columns;
}

function* wrongOf(
  connection: Connection,
  table: string,
  columns: readonly string[],
): Generator<WrongText, void> {
  const bytes = columns.map((column, at) => `CAST("${column}" AS BLOB) AS c${at}`).join(", ");
  const sql = `SELECT rowid AS place, ${bytes} FROM "${table}" WHERE rowid > :after ORDER BY rowid LIMIT ${PAGE}`;
  for (let after = -1; ;) {
    const rows = read(connection, sql, [after]);
    for (const row of rows) {
      const rowid = Number(row["place"]);
      for (const [at, column] of columns.entries()) {
        const text = row[`c${at}`];
        if (text instanceof Uint8Array && !isUtf8(text))
          yield { table, column, rowid, readable: READABLE.test(`${table}.${column}`) };
      }
      after = rowid;
    }
    if (rows.length < PAGE) return;
  }
}
