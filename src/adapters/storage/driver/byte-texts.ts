/**
 * Has a statement give its texts as bytes. The binding ends the process that reads bytes that are no UTF-8 as text, and
 * SQLite neither refuses nor finds them: another program may have written them, or a disk have lost a bit. All texts of a
 * row come as one JSON array in bytes, which costs what reading them one by one does.
 */
import type { Row, Value } from "../../../ports/database.ts";

import { toValue } from "./rows.ts";
import type { SqlText } from "./sql-text.ts";

/** A column of a statement as SQLite describes it; `type` is the declared one, null for what is computed. */
export interface ResultColumn {
  readonly name: string;
  readonly type: string | null;
}

const LAST_ALIAS = /\s+AS\s+\w+\s*$/iu;

const isText = ({ type }: ResultColumn): boolean => type === "TEXT";

/**
 * The statement that gives the same rows: first the packed texts, then the other columns in their order. Null where no
 * column is a text. What a statement computes is not looked at: it has to be made of bytes or numbers.
 */
export function toByteTexts(text: SqlText, columns: readonly ResultColumn[]): string | null {
  if (!columns.some(isText)) return null;
  return text.kind === "read" ? wrapRead(text.sql, columns) : packReturning(text, columns);
}

function wrapRead(sql: string, columns: readonly ResultColumn[]): string {
  const names = columns.map((_, at) => `c${at}`);
  // A name for each place: names of the statement itself may stand there twice.
  return `WITH packed (${names.join(", ")}) AS (\n${sql.replace(/;\s*$/u, "")}\n) SELECT ${packed(names, columns)} FROM packed`;
}

function packReturning({ sql, results }: SqlText, columns: readonly ResultColumn[]): string {
  const [first] = results;
  if (first === undefined || results.length !== columns.length)
    throw new TypeError("storage: cannot return columns that are not named one by one");
  const expressions = results.map(([begin, end]) => sql.slice(begin, end).replace(LAST_ALIAS, ""));
  // NOTE: what a JSON function has just written still counts as JSON, and would not be packed as a text.
  const plain = expressions.map((expression, at) =>
    isText(columns[at] as ResultColumn) ? `(${expression}) || ''` : expression,
  );
  return `${sql.slice(0, first[0])} ${packed(plain, columns)}`;
}

function packed(expressions: readonly string[], columns: readonly ResultColumn[]): string {
  const texts = expressions.filter((_, at) => isText(columns[at] as ResultColumn));
  const others = expressions.filter((_, at) => !isText(columns[at] as ResultColumn));
  return [`CAST(json_array(${texts.join(", ")}) AS BLOB)`, ...others].join(", ");
}

/**
 * Makes of such cells the row that the statement itself would have given, with U+FFFD for what is no UTF-8. Throws as
 * `toRow` does.
 */
export function createByteTextReader(columns: readonly ResultColumn[]): (cells: ArrayLike<unknown>) => Row {
  const names = columns.map(({ name }) => name);
  const texts = columns.map((column) => isText(column));
  return (cells) => {
    const packed = JSON.parse(toText(cells[0])) as readonly Value[];
    const row: Record<string, Value> = {};
    let text = 0;
    let other = 1;
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at] as string;
      row[name] = texts[at] ? (packed[text++] as Value) : toValue(cells[other++], name);
    }
    return row;
  };
}

function toText(cell: unknown): string {
  if (cell instanceof Buffer) return cell.toString("utf8");
  if (cell instanceof ArrayBuffer) return Buffer.from(cell).toString("utf8");
  throw new TypeError(`storage: cannot read packed texts: the driver gave a ${typeof cell}`);
}
