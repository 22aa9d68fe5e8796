/**
 * Web pages: headings, paragraphs, lists and tables. Navigation and the link lists of headers, footers and side columns
 * are dropped; when that leaves nothing, they are read after all.
 */
import { decodeText } from "../../../domain/documents/charset.ts";
import { DocumentFault } from "../document-fault.ts";
import { createHtmlWalk, type HtmlWalk } from "./html-walk.ts";
import { MAX_NESTING } from "../limits.ts";
import type { MarkdownWriter } from "../markdown-writer.ts";
import { charsetOf } from "../plain-text.ts";
import type { Reader } from "../reader.ts";

const MAX_HEADING_CHARACTERS = 1_000;
const CHUNK_CHARACTERS = 64 * 1024;
/** Elements that a page may leave open; browsers close them, so their depth says nothing. */
const VOID = new Set([
  "br",
  "hr",
  "img",
  "input",
  "meta",
  "link",
  "col",
  "area",
  "base",
  "wbr",
  "source",
  "track",
]);

/** Reads an HTML page or fragment. */
export const readHtml: Reader = async ({ bytes, writer, content_type, know }) => {
  const head = Buffer.from(bytes.subarray(0, 2_048)).toString("latin1");
  const declared = charsetOf(content_type) ?? charsetOf(head);
  const { text } = decodeText(bytes, declared);
  await writeHtml(text, writer, (title) => know({ title }));
};

/** Writes a page's content and tells its title, if it has one. Ends in `too_complex` when nested over 500 deep. */
export async function writeHtml(
  html: string,
  writer: MarkdownWriter,
  onTitle?: (title: string) => void,
): Promise<void> {
  const create = (scope: "content" | "everything"): HtmlWalk =>
    createHtmlWalk({
      writer,
      scope,
      first_heading: firstHeading(html),
      onTitle: onTitle ?? (() => undefined),
    });
  const content = create("content");
  await walkHtml(html, content);
  if (!content.wrote_anything()) await walkHtml(html, create("everything"));
}

async function walkHtml(html: string, walk: HtmlWalk): Promise<void> {
  const { Parser } = await import("htmlparser2");
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (!VOID.has(name)) depth += 1;
        if (depth > MAX_NESTING) throw new DocumentFault("too_complex", "nested too deeply");
        walk.open(name, attributes);
      },
      ontext: (text) => walk.text(text),
      onclosetag: (name) => {
        if (!VOID.has(name)) depth -= 1;
        walk.close(name);
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  for (let at = 0; at < html.length; at += CHUNK_CHARACTERS)
    parser.write(html.slice(at, at + CHUNK_CHARACTERS));
  parser.end();
  walk.finish();
}

/** The text of the first `h1`, roughly; "" when the page has none. */
function firstHeading(html: string): string {
  const start = html.search(/<h1[\s>]/iu);
  if (start < 0) return "";
  const rest = html.slice(start, start + MAX_HEADING_CHARACTERS);
  const end = rest.search(/<\/h1/iu);
  return rest.slice(0, end < 0 ? rest.length : end).replace(/<[^>]*>?/gu, "");
}
