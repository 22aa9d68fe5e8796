/**
 * Reads what a file teaches: tables of questions and answers and JSON lines entry by entry, every other document whole,
 * as Markdown.
 */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { decodeText } from "../../domain/documents/charset.ts";
import { detectType } from "../../domain/documents/detect-type.ts";
import { readMagicType } from "../../domain/documents/magic-type.ts";
import { teachingErrorWords } from "../../domain/documents/document-error-words.ts";
import type { Converter, UncalculatedCells } from "../../ports/converter.ts";
import { type Lesson, type LessonReader, MOST_LESSON_CHARACTERS } from "../../ports/lesson.ts";
import { toFileWords } from "../../settings/file-words.ts";
import { createCsvReader, isQuestionTable } from "./csv.ts";
import { createJsonLinesReader } from "./json-lines.ts";
import { LessonFault } from "./lesson-fault.ts";
import type { TeachingFile } from "./list-files.ts";
import { createTextReader } from "./text.ts";
import type { WebPage } from "./web-page.ts";
import { toCleanText } from "../../domain/text.ts";

const MOST_BYTES = 100_000_000;

/** A file in memory; `source` is its key within the robot's knowledge. */
export interface FileBytes {
  readonly source: string;
  readonly bytes: Uint8Array;
}

/** Reads the lessons of a file's bytes. Fails with a reason in words when they cannot be read. */
export type ReadLessons = (file: FileBytes) => Promise<readonly Lesson[]>;

/** The bytes of a file, at most 100 MB. */
export function readTeachingFile({ path: file, source, fault }: TeachingFile): FileBytes {
  if (fault !== undefined) throw new LessonFault(fault);
  try {
    if (statSync(file).size <= MOST_BYTES) return { source, bytes: readFileSync(file) };
  } catch (cause) {
    throw new LessonFault(toFileWords(cause), null, cause);
  }
  throw new LessonFault(`the file is larger than ${MOST_BYTES / 1_000_000} MB: split it`);
}

/** A file's text, without NUL. */
const toText = (bytes: Uint8Array): string => toCleanText(decodeText(bytes).text);

/** Creates the reader over a converter of documents. */
export function createReadLessons(converter: Converter): ReadLessons {
  const tables = createCsvReader();
  const plain: readonly LessonReader[] = [createJsonLinesReader(), createTextReader()];
  const read: ReadLessons = async ({ source, bytes }) => {
    if (tables.takes(source)) {
      const text = toText(bytes);
      if (isQuestionTable(text)) return tables.read({ name: source, text });
      if (text.trim() === "") return [];
    }
    const reader = isText(bytes) ? plain.find((candidate) => candidate.takes(source)) : undefined;
    if (reader) return reader.read({ name: source, text: toText(bytes) });
    return convert(converter, { source, file_name: path.basename(source), bytes });
  };
  return async (file) => {
    const lessons = await read(file);
    if (lessons.some(({ text }) => text.length > MOST_LESSON_CHARACTERS))
      throw new LessonFault(
        `a document of more than ${MOST_LESSON_CHARACTERS / 1_000_000} million characters: split it`,
      );
    return lessons;
  };
}

/** Reads what a web page teaches. Fails with a reason in words when it cannot be read. */
export type ReadPageLessons = (page: WebPage) => Promise<readonly Lesson[]>;

/** Creates the reader of pages; the page's address is the key of what it teaches. */
export function createReadPageLessons(converter: Converter): ReadPageLessons {
  return ({ url, ...page }) => convert(converter, { ...page, source: url });
}

/** A name does not make a text of what is a PDF or a program by its bytes. */
const isText = (bytes: Uint8Array): boolean => ["text", "html"].includes(readMagicType(bytes));

interface Document {
  readonly source: string;
  readonly file_name: string;
  readonly content_type?: string;
  readonly bytes: Uint8Array;
}

async function convert(converter: Converter, { source, ...document }: Document): Promise<readonly Lesson[]> {
  const { file_name } = document;
  const read = await converter.convert({ ...document, purpose: "teaching" });
  if (!read.ok) throw new LessonFault(teachingErrorWords(read.error, detectType(document)));
  // Nobody would notice what a robot does not know of a document that it was taught.
  if (read.truncated) throw new LessonFault("longer than what is read of one document: split it");
  const { title = path.parse(file_name).name, text, uncalculated } = read;
  const warning = uncalculated && { warning: toWarning(uncalculated) };
  return [{ source, title, text, kind: "text", ...warning }];
}

function toWarning({ cells, first }: UncalculatedCells): string {
  const which = cells === 1 ? `the cell ${first} has` : `${cells} cells (the first: ${first}) have`;
  return `${which} a formula without its result and ${cells === 1 ? "counts" : "count"} as empty: open the file in Excel or LibreOffice, save it, and teach it again`;
}
