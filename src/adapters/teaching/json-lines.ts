/**
 * Reads JSON lines of `{id, title, text}`: each line is one lesson. A title that is a question makes it a question
 * and answer; `question` and `answer` are taken for `title` and `text`.
 */
import { isObject } from "../../domain/json.ts";
import type { Lesson, LessonReader, DecodedFile } from "../../ports/lesson.ts";
import { LessonFault } from "./lesson-fault.ts";

const MAX_LINES = 100_000;

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

function parseLine(line: string, number: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (isObject(value)) return { ...value };
  } catch (error) {
    throw new LessonFault("this line is not JSON: write one object a line", number, error);
  }
  throw new LessonFault("this line is not a JSON object: write {id, title, text}", number);
}

function toLesson(record: Record<string, unknown>, number: number, file: DecodedFile): Lesson {
  if (record["text"] === undefined && record["answer"] === undefined)
    throw new LessonFault("this line has neither text nor answer: write {id, title, text}", number);
  const title = textOf(record["title"]) || textOf(record["question"]);
  const text = textOf(record["text"]) || textOf(record["answer"]);
  const id = textOf(record["id"]) || `line-${number}`;
  const kind = record["question"] !== undefined || /[?？]\s*$/u.test(title) ? "qa" : "text";
  return { source: `${file.name}#${id}`, title, text, kind };
}

function read(file: DecodedFile): Lesson[] {
  const lines = file.text
    .replace(/^\ufeff/, "")
    .trimEnd()
    .split("\n");
  if (lines.length > MAX_LINES) throw new LessonFault(`more than ${MAX_LINES} lines: split the file`);
  const lessons = new Map<string, Lesson>();
  const firsts = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const number = index + 1;
    const lesson = toLesson(parseLine(line, number), number, file);
    const first = firsts.get(lesson.source);
    if (first !== undefined) throw new LessonFault(`line ${first} has this id already`, number);
    firsts.set(lesson.source, number);
    if (lesson.text.trim() !== "") lessons.set(lesson.source, lesson);
  }
  return [...lessons.values()];
}

/** Reader of `.jsonl` and `.ndjson` files. */
export function createJsonLinesReader(): LessonReader {
  return { takes: (name) => /\.(?:jsonl|ndjson)$/i.test(name), read };
}
