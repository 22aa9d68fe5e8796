/**
 * Finds the rows of a table that break one of its rules (`CHECK`). SQLite's own check names the table alone: here each rule
 * is read out of the table's schema, and asked of every row.
 */
import type { Connection } from "./connection.ts";
import { listTables, nameRow, readRows, type Table } from "./tables.ts";

/** A rule that rows of a table break. */
export interface BrokenRule {
  readonly table: string;
  /** As the schema says it: `rating IN ('up', 'down')`. Empty where no rule of the table was found broken. */
  readonly rule: string;
  /** The first rows that break it, by the numbers of their keys; as many as asked for at most. */
  readonly rows: readonly string[];
}

const READ_SCHEMA = /* sql */ `SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = :name`;

/** Which rules are broken in these tables, in the order of the schema. Changes nothing. */
export function findBrokenRules(
  connection: Connection,
  names: readonly string[],
  most_rows: number,
): readonly BrokenRule[] {
  const tables = new Map(listTables(connection).map((table) => [table.name, table]));
  return names.flatMap((name) => {
    const table = tables.get(name);
    const broken = table ? brokenOf(connection, table, most_rows) : [];
    return broken.length > 0 ? broken : [{ table: name, rule: "", rows: [] }];
  });
}

function brokenOf(connection: Connection, table: Table, most_rows: number): readonly BrokenRule[] {
  const [schema] = readRows(connection, READ_SCHEMA, [table.name]);
  return rulesOf(String(schema?.["sql"])).flatMap((rule) => {
    const rows = readRows(connection, toSql(table, rule, most_rows)).map((row) => nameRow(table, row));
    return rows.length > 0 ? [{ table: table.name, rule, rows }] : [];
  });
}

// A rule that gives NULL is kept, as SQLite has it.
function toSql({ name, key }: Table, rule: string, most_rows: number): string {
  const keys = key.map((part, at) => `${part.is_text ? "NULL" : part.name} AS key_${at}`).join(", ");
  const order = key.map((part) => part.name).join(", ");
  return `SELECT ${keys} FROM ${name} WHERE NOT (${rule}) ORDER BY ${order} LIMIT ${most_rows}`;
}

/** Words and signs that count, past those in texts, names and comments. */
const PARTS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\bCHECK\b|[()]/giu;

/** What stands in the parentheses behind each `CHECK`. */
function rulesOf(schema: string): readonly string[] {
  const rules: string[] = [];
  let depth = 0;
  let begun: { readonly at: number; readonly depth: number } | null = null;
  let isNext = false;
  for (const { 0: part, index } of schema.matchAll(PARTS)) {
    if (part === "(") {
      if (isNext) begun = { at: index + 1, depth };
      depth += 1;
    } else if (part === ")") {
      depth -= 1;
      if (begun?.depth === depth) {
        rules.push(schema.slice(begun.at, index));
        begun = null;
      }
    }
    isNext = part.toUpperCase() === "CHECK";
  }
  return rules;
}
