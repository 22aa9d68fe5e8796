/**
 * Reads Markdown and plain text: the whole file is one lesson. Its title is the first top heading, else the file's name.
 */
import type { Lesson, LessonReader, TaughtFile } from "../../ports/lesson.ts";

const TOP_HEADING = /^ {0,3}#[ \t]+(\S.*)$/m;
const CLOSING_MARKS = /(?<!#)#+$/;
const FRONT_MATTER = /^---\r?\n([\s\S]{0,4000}?)\r?\n---\r?\n/;
const TITLE_LINE = /^title:[ \t]*(\S.*)$/m;

function nameToTitle(name: string): string {
  const bare = name.split(/[\\/]/).at(-1) ?? name;
  return bare.replace(/\.[^.]+$/, "").replace(/[-_]+/g, " ");
}

function read(file: TaughtFile): Lesson[] {
  const text = file.text.replace(/^\ufeff/, "");
  const matter = FRONT_MATTER.exec(text);
  const body = matter ? text.slice(matter[0].length) : text;
  const named = TITLE_LINE.exec(matter?.[1] ?? "")?.[1]
    ?.trimEnd()
    .replaceAll(/^["']|["']$/g, "");
  const heading = TOP_HEADING.exec(body)?.[1]?.trimEnd().replace(CLOSING_MARKS, "").trimEnd();
  const title = named || heading || nameToTitle(file.name);
  return body.trim() === "" ? [] : [{ source: file.name, title, text: body, kind: "text" }];
}

/** Reader of `.md`, `.markdown` and `.txt` files. */
export function createTextReader(): LessonReader {
  return { takes: (name) => /\.(?:md|markdown|txt)$/i.test(name), read };
}
