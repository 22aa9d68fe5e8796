/**
 * Reads tables of questions and answers (RFC 4180, with comma, semicolon or tab): each row becomes a lesson whose title
 * is the question. A table without such columns is no lesson of this kind: it is read as a document.
 */
import { createHash } from "node:crypto";
import { parse } from "csv-parse/sync";
import { withoutSeparatorLine } from "../../domain/documents/separator-line.ts";
import { startOf } from "../../domain/text.ts";
import type { Lesson, LessonReader, DecodedFile } from "../../ports/lesson.ts";
import { LessonFault } from "./lesson-fault.ts";

const MAX_ROWS = 100_000;
const KEY_CHARACTERS = 200;
const HASH_CHARACTERS = 16;
const LONGEST_NAME = 100;
const SEPARATORS = [",", ";", "\t"];
const QUESTION_NAMES =
  /^(?:q|questions?|perguntas?(?: frequentes?)?|domand[ae](?: frequent[ei])?|ご?質問(?:内容|文|事項)?|問い?)$/u;
const ANSWER_NAMES = /^(?:a|answers?|r|respostas?|rispost[ae]|ご?回答(?:内容|文)?|答え?)$/u;

interface Row {
  readonly record: readonly string[];
  /** Where the row ends: `lines` counts the lines read so far. */
  readonly info: { readonly lines: number };
}

function parseRows(text: string, most: number): readonly Row[] {
  try {
    return parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      skip_empty_lines: true,
      // Spreadsheets write the rows below a table that were once used as separators alone.
      skip_records_with_empty_values: true,
      relax_column_count: true,
      trim: true,
      to: most,
      info: true,
    }) as unknown as Row[];
  } catch (cause) {
    throw toFault(cause, text);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "a quote that opens in this row is never closed",
  CSV_INVALID_CLOSING_QUOTE: 'more stands behind a closing quote: a quote within a text is written ""',
  INVALID_OPENING_QUOTE: 'a quote stands within a text: put the whole text in quotes, with "" in it',
};

/** The fault at the row's first line: the parser only knows where it gave up. */
function toFault(cause: unknown, text: string): LessonFault {
  const { code = "", lines, records } = cause as { code?: string; lines?: number; records?: number };
  const reason = REASONS[code] ?? (cause instanceof Error ? cause.message : "it is no table");
  if (lines === undefined) return new LessonFault(reason, null, cause);
  const before = records === undefined || records === 0 ? 0 : parseRows(text, records).at(-1)?.info.lines;
  return new LessonFault(reason, (before ?? 0) + 1, cause);
}

const firstLineOf = (text: string): string => text.split("\n", 2).find((line) => line.trim() !== "") ?? "";

/** The separator that the first line uses most. */
function separatorOf(text: string): string {
  const line = firstLineOf(text);
  const counted = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length }));
  return counted.sort((left, right) => right.count - left.count)[0]?.separator ?? ",";
}

interface Columns {
  readonly question: number;
  readonly answer: number;
}

/** "Ｑ．" and "Question:" name what "q" and "question" do. */
const toPlainName = (name: string): string =>
  name
    .slice(0, LONGEST_NAME)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s.:?!*]+$/u, "");

function findColumns(header: readonly string[]): Columns | null {
  const names = header.map(toPlainName);
  const question = names.findIndex((name) => QUESTION_NAMES.test(name));
  const answer = names.findIndex((name) => ANSWER_NAMES.test(name));
  return question >= 0 && answer >= 0 ? { question, answer } : null;
}

/** Whether the table has a column of questions and one of answers, by the names in its first row. */
export function isQuestionTable(text: string): boolean {
  try {
    const line = firstLineOf(withoutSeparatorLine(text));
    return findColumns(parseRows(line, 1)[0]?.record ?? []) !== null;
  } catch {
    return false;
  }
}

/** A long question is told by its beginning, and from others that begin alike by its hash. */
function toKey(question: string): string {
  if (question.length <= KEY_CHARACTERS) return question;
  const hash = createHash("sha256").update(question).digest("base64url").slice(0, HASH_CHARACTERS);
  return `${startOf(question, KEY_CHARACTERS)}…${hash}`;
}

// A comma in an answer that stands in no quotes would end it.
function toRemedy(text: string): string {
  const separator = separatorOf(withoutSeparatorLine(text));
  return `put a text with ${separator === "\t" ? "a tab" : `"${separator}"`} in it in quotes, or name the further column`;
}

function read({ name, text }: DecodedFile): Lesson[] {
  const [header, ...rows] = parseRows(withoutSeparatorLine(text), MAX_ROWS + 2);
  if (rows.length > MAX_ROWS) throw new LessonFault(`more than ${MAX_ROWS} rows: split the table`);
  const columns = findColumns(header?.record ?? []);
  if (!columns) throw new LessonFault("the table has no columns named question and answer", 1);
  const lessons = new Map<string, Lesson>();
  const width = header?.record.length ?? 0;
  for (const { record, info } of rows) {
    if (record.slice(width).some((cell) => cell !== ""))
      throw new LessonFault(`this row has more cells than the first one: ${toRemedy(text)}`, info.lines);
    const [question, answer] = [record[columns.question], record[columns.answer]];
    if (!question || !answer)
      throw new LessonFault("this row lacks a question or an answer: fill both in or remove it", info.lines);
    // A row's source is its question: editing the answer replaces the row's lesson.
    lessons.set(question, {
      source: `${name}#${toKey(question)}`,
      title: question,
      text: answer,
      kind: "qa",
    });
  }
  return [...lessons.values()];
}

/** Reader of `.csv` and `.tsv` files with questions and answers. */
export function createCsvReader(): LessonReader {
  return { takes: (name) => /\.(?:csv|tsv)$/i.test(name), read };
}
