/**
 * Reads Markdown and plain text: the whole file is one lesson. Its title is the first top heading, else the file's name.
 */
import type { Lesson, LessonReader, TaughtFile } from "../../ports/lesson.ts";

const TOP_HEADING = /^\s{0,3}#\s+(.+?)\s*#*\s*$/m;
const FRONT_MATTER = /^---\r?\n([\s\S]{0,4000}?)\r?\n---\r?\n/;
const TITLE_LINE = /^title:\s*["']?(.+?)["']?\s*$/m;

function nameToTitle(name: string): string {
  const bare = name.split(/[\\/]/).at(-1) ?? name;
  return bare.replace(/\.[^.]+$/, "").replace(/[-_]+/g, " ");
}

function read(file: TaughtFile): Lesson[] {
  const text = file.text.replace(/^\ufeff/, "");
  const matter = FRONT_MATTER.exec(text);
  const body = matter ? text.slice(matter[0].length) : text;
  const named = matter?.[1] ? TITLE_LINE.exec(matter[1])?.[1] : undefined;
  const heading = TOP_HEADING.exec(body)?.[1];
  const title = named ?? heading ?? nameToTitle(file.name);
  return body.trim() === "" ? [] : [{ source: file.name, title, text: body, kind: "text" }];
}

/** Reader of `.md`, `.markdown` and `.txt` files. */
export function createTextReader(): LessonReader {
  return { takes: (name) => /\.(?:md|markdown|txt)$/i.test(name), read };
}
