/**
 * Reads JSON lines of `{id, title, text}`: each line is one lesson. A title that is a question makes it a question
 * and answer; `question` and `answer` are taken for `title` and `text`.
 */
import type { Lesson, LessonReader, TaughtFile } from "../../ports/lesson.ts";
import { LessonFault } from "./lesson-fault.ts";

const MAX_LINES = 100_000;

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

function parseLine(line: string, number: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "object" && value !== null) return { ...value };
  } catch (error) {
    throw new LessonFault("this line is not JSON: write one object a line", number, error);
  }
  throw new LessonFault("this line is not a JSON object: write {id, title, text}", number);
}

function toLesson(record: Record<string, unknown>, number: number, file: TaughtFile): Lesson {
  const title = textOf(record["title"]) || textOf(record["question"]);
  const text = textOf(record["text"]) || textOf(record["answer"]);
  const id = textOf(record["id"]) || `line-${number}`;
  const kind = record["question"] !== undefined || /[?？]\s*$/u.test(title) ? "qa" : "text";
  return { source: `${file.name}#${id}`, title, text, kind };
}

function read(file: TaughtFile): Lesson[] {
  const lessons: Lesson[] = [];
  for (const [index, line] of file.text
    .replace(/^\ufeff/, "")
    .split("\n")
    .slice(0, MAX_LINES)
    .entries()) {
    if (line.trim() === "") continue;
    const lesson = toLesson(parseLine(line, index + 1), index + 1, file);
    if (lesson.text.trim() !== "") lessons.push(lesson);
  }
  return lessons;
}

/** Reader of `.jsonl` and `.ndjson` files. */
export function createJsonLinesReader(): LessonReader {
  return { takes: (name) => /\.(?:jsonl|ndjson)$/i.test(name), read };
}
