/**
 * Looks through the texts of a database file for bytes that are no UTF-8. SQLite keeps such bytes and its own check passes
 * them over: here they are read as bytes.
 */
import { isUtf8 } from "node:buffer";
import type { Row, Value } from "../../../ports/database.ts";
import type { BoundValue } from "../driver/arguments.ts";
import { type Connection, openBareConnection } from "./connection.ts";
import type { DatabaseFile } from "./copy.ts";
import { listTables, nameRow, readRows, type Table } from "./tables.ts";
import { toFault } from "../driver/faults.ts";

/** A text that is no UTF-8. */
export interface WrongText {
  /** As in SQL: `messages.text`. */
  readonly column: string;
  /** Where it stands, by the numbers of its row's key: `rowid 3`, `session_key 7, seq 2`. */
  readonly row: string;
  /** Whether it is words that somebody wrote: nothing but what is shown of them suffers. */
  readonly is_words: boolean;
}

const WAIT_MS = 5_000;
const PAGE = 200;
const WORDS = new Set([
  "abuse_blocks.reason",
  "api_keys.name",
  "channels.instructions",
  "channels.name",
  "checks.question",
  "contacts.company",
  "contacts.email",
  "contacts.message",
  "contacts.name",
  "contacts.phone",
  "documents.title",
  "feedback.expected_answer",
  "feedback.feedback_details",
  "gap_questions.question",
  "gap_questions.question_before",
  "messages.text",
  "passages.heading",
  "passages.heading_terms",
  "passages.sentence_terms",
  "passages.text",
  "relay_attempts.error",
  "relay_attempts.submission_id",
  "robots.assistant_name",
  "robots.custom_terms",
  "robots.decline_message",
  "robots.public_header_image_url",
  "robots.starter_questions",
  "robots.terms_url",
  "robots.welcome_message",
  "robots.widget_image_url",
  "robots.widget_origins",
  "session_attachments.extracted_text",
  "session_attachments.file_name",
  "sessions.forms_relay_error",
  "sessions.forms_relay_submission_id",
  "sessions.summary",
  "sessions.visitor_label",
  "tenants.company_name",
  "tenants.name",
  "tenants.notification_emails",
  "tenants.relay",
]);

/** The first `limit` of them, by table and row. Changes nothing. Throws a `database_unavailable` fault. */
export function findWrongTexts(file: DatabaseFile, limit: number): readonly WrongText[] {
  const connection = openBareConnection({ ...file, blocking_wait_ms: WAIT_MS });
  try {
    connection.command("PRAGMA query_only=ON");
    const found: WrongText[] = [];
    for (const wrong of wrongOfAll(connection)) {
      found.push(wrong);
      if (found.length >= limit) break;
    }
    return found;
  } catch (error) {
    throw toFault(error, `read ${file.path}`);
  } finally {
    connection.close();
  }
}

function* wrongOfAll(connection: Connection): Generator<WrongText, void> {
  // The words of `vocabulary` are compared, and never read.
  const tables = listTables(connection).filter(({ name }) => name !== "vocabulary");
  for (const table of tables) yield* wrongOf(connection, table);
}

function* wrongOf(connection: Connection, table: Table): Generator<WrongText, void> {
  const { texts, key } = table;
  if (texts.length === 0) return;
  let after: readonly BoundValue[] = [];
  for (;;) {
    const rows = readRows(connection, toSql(table, after.length > 0), after);
    for (const row of rows) {
      const names = texts.filter((_, at) => isWrong(row[`text_${at}`]));
      for (const name of names) yield toWrong(table, name, row);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = key.map((_, at) => toBound(last[`key_${at}`]));
  }
}

const toBound = (value: Value | undefined): BoundValue =>
  value instanceof Uint8Array ? Buffer.from(value) : (value ?? null);

const isWrong = (text: Value | undefined): boolean => text instanceof Uint8Array && !isUtf8(text);

/** Keys that are texts are read, and told again, as bytes too. */
function toSql({ name, texts, key }: Table, hasBefore: boolean): string {
  const columns = [
    ...key.map(
      (column, at) => `${column.is_text ? `CAST(${column.name} AS BLOB)` : column.name} AS key_${at}`,
    ),
    ...texts.map((text, at) => `CAST(${text} AS BLOB) AS text_${at}`),
  ];
  const names = key.map((column) => column.name).join(", ");
  const values = key.map((column, at) => (column.is_text ? `CAST(:after_${at} AS TEXT)` : `:after_${at}`));
  const condition = hasBefore ? `WHERE (${names}) > (${values.join(", ")})` : "";
  return `SELECT ${columns.join(", ")} FROM ${name} ${condition} ORDER BY ${names} LIMIT ${PAGE}`;
}

function toWrong(table: Table, text: string, row: Row): WrongText {
  const column = `${table.name}.${text}`;
  return { column, row: nameRow(table, row), is_words: WORDS.has(column) };
}
