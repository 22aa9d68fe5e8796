/**
 * Reads Markdown and plain text: the whole file is one lesson. Its title is the one above the text ("title:"), the first
 * top heading, else the file's name.
 */
import { toBlocks } from "../../domain/answering/text/markdown.ts";
import type { Lesson, LessonReader, DecodedFile } from "../../ports/lesson.ts";

const FRONT_MATTER = /^(---|\+\+\+)\r?\n([\s\S]{0,4000}?)\r?\n\1\r?(?:\n|$)/;
const TITLE_LINE = /^title(?:[ \t]*=|:)[ \t]*(\S.*)$/m;

function nameToTitle(name: string): string {
  const bare = name.split(/[\\/]/).at(-1) ?? name;
  return bare.replace(/\.[^.]+$/, "").replace(/[-_]+/g, " ");
}

function read(file: DecodedFile): Lesson[] {
  const text = file.text.replace(/^\ufeff/, "");
  const matter = FRONT_MATTER.exec(text);
  const body = matter ? text.slice(matter[0].length) : text;
  const named = TITLE_LINE.exec(matter?.[2] ?? "")?.[1]
    ?.trimEnd()
    .replaceAll(/^["']|["']$/g, "");
  const heading = toBlocks(body).find(({ kind, level }) => kind === "heading" && level === 1)?.text;
  const title = named || heading || nameToTitle(file.name);
  return body.trim() === "" ? [] : [{ source: file.name, title, text: body, kind: "text" }];
}

/** Reader of `.md`, `.mdx`, `.markdown` and `.txt` files. */
export function createTextReader(): LessonReader {
  return { takes: (name) => /\.(?:mdx?|markdown|txt)$/i.test(name), read };
}
