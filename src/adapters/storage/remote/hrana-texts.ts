/**
 * Statements whose texts come as bytes (`driver/byte-texts.ts`): for a server, which gives nothing of a request up to where a
 * text is no UTF-8. Asked for only then, as it takes a look at the statement before.
 */
import type { Stream } from "@libsql/hrana-client";
import { createByteTextReader, toByteTexts } from "../driver/byte-texts.ts";
import { inspectSql } from "../driver/sql-text.ts";
import type { HranaResult, HranaStatement } from "./hrana-statement.ts";

/** A statement, and what its rows would have been. */
export interface ByteStatement {
  readonly statement: HranaStatement;
  readonly unpack: (result: HranaResult) => HranaResult;
}

const asIs = (statement: HranaStatement): ByteStatement => ({ statement, unpack: (result) => result });

/** The same statement with its texts as bytes; asks the stream at once. */
export async function toByteStatement(stream: Stream, statement: HranaStatement): Promise<ByteStatement> {
  const text = inspectSql(statement.sql);
  if (text.kind !== "read" && text.results.length === 0) return asIs(statement);
  const described = await stream.describe(text.sql);
  const columns = described.columns.map(({ name, decltype }) => ({ name, type: decltype ?? null }));
  const sql = toByteTexts(text, columns);
  if (sql === null) return asIs(statement);
  const read = createByteTextReader(columns);
  const names = columns.map(({ name }) => name);
  const unpack = ({ rows }: HranaResult): HranaResult => ({
    columns: names,
    rows: rows.map((cells) => read(cells)).map((row) => names.map((name) => row[name])),
  });
  return { statement: { ...statement, sql }, unpack };
}
