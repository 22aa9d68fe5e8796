/** The tables of a database file, and how a row of one is named for who has to find it. */
import type { Row } from "../../../ports/database.ts";
import type { BoundValue } from "../driver/arguments.ts";
import { createPreparedTexts } from "../driver/prepared-texts.ts";
import type { Connection, NativePrepared } from "./connection.ts";

/** A table of the service's. */
export interface Table {
  readonly name: string;
  /** Its columns of text. */
  readonly texts: readonly string[];
  /** What tells its rows apart: `rowid`, or its primary key where it has none. */
  readonly key: readonly { readonly name: string; readonly is_text: boolean }[];
}

const LIST_COLUMNS = /* sql */ `SELECT l.name AS table_name, l.wr AS has_no_rowid, c.name AS name, c.type = 'TEXT' AS is_text, c.pk AS pk
  FROM pragma_table_list l JOIN pragma_table_info(l.name) c
  WHERE l.schema = 'main' AND l.type = 'table' AND l.strict = 1 ORDER BY l.name, c.pk, c.cid`;

/** What a statement that only reads gives. */
export function readRows(
  connection: Connection,
  sql: string,
  values: readonly BoundValue[] = [],
): readonly Row[] {
  return connection.execute(createPreparedTexts<NativePrepared>().find(sql), values).rows;
}

/** All tables, by name. */
export function listTables(connection: Connection): readonly Table[] {
  const rows = readRows(connection, LIST_COLUMNS);
  return [...new Set(rows.map((row) => String(row["table_name"])))].map((name) => {
    const own = rows.filter((row) => row["table_name"] === name);
    const columns = own.map((row) => ({
      name: String(row["name"]),
      is_text: row["is_text"] === 1,
      pk: row["pk"],
    }));
    const key =
      own[0]?.["has_no_rowid"] === 1
        ? columns.filter(({ pk }) => pk !== 0)
        : [{ name: "rowid", is_text: false }];
    return { name, texts: columns.filter(({ is_text }) => is_text).map((column) => column.name), key };
  });
}

/** Names a row by the numbers of its key, which stand in it as `key_0`, `key_1` …; a key of text may be a secret and is not shown. */
export function nameRow({ key }: Table, row: Row): string {
  const numbers = key.map((part, at) =>
    part.is_text ? `${part.name} …` : `${part.name} ${Number(row[`key_${at}`])}`,
  );
  return numbers.join(", ");
}
