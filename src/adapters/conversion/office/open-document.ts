/**
 * OpenDocument texts, sheets and presentations: one walker, since the three formats share their words.
 * An encrypted file says so in its manifest; deleted text, comments and what is hidden are left out.
 */
import { DocumentFault } from "../document-fault.ts";
import type { MarkdownWriter } from "../markdown-writer.ts";
import { readCoreTitle } from "./office-parts.ts";
import { createOpenDocumentTables, isHiddenRow } from "./open-document-tables.ts";
import type { Reader } from "../reader.ts";
import { walkXml, type XmlAttributes, type XmlHandlers } from "./xml-walker.ts";
import { openZipArchive } from "./zip-archive.ts";

const SKIPPED = new Set([
  "tracked-changes",
  "annotation",
  "note-citation",
  "desc",
  "forms",
  "ruby-text",
  "scripts",
  "styles",
]);
const MAX_SPACES = 100;

/** Reads an odt, ods or odp. */
export const readOpenDocument: Reader = async ({ bytes, writer, know }) => {
  const archive = await openZipArchive(bytes);
  const manifest = (await archive.readText("META-INF/manifest.xml")) ?? "";
  if (manifest.includes("encryption-data")) throw new DocumentFault("encrypted");
  const content = await archive.readText("content.xml");
  if (content === null) throw new DocumentFault("corrupt", "no content");
  know({ title: await readCoreTitle(archive, "meta.xml") });
  walkXml(
    content,
    contentHandlers(writer, readStyles([(await archive.readText("styles.xml")) ?? "", content])),
  );
};

interface Styles {
  /** The levels of list styles that are numbered ("L1 1"). */
  readonly numbered: Set<string>;
  /** Styles of what is not meant for the reader, behind their family ("table ta1"). */
  readonly hidden: Set<string>;
}

/** What styles say, in order of their parts: LibreOffice keeps some in a part of their own. A later one of a name counts. */
function readStyles(parts: readonly string[]): Styles {
  const styles: Styles = { numbered: new Set(), hidden: new Set() };
  let style = "";
  for (const part of parts) {
    walkXml(part, {
      open: (name, attributes) => {
        if (name === "list-style") style = attributes.get("name") ?? "";
        else if (name === "style") {
          const family = attributes.get("family");
          style = `${family} ${attributes.get("name")}`;
          if (styles.hidden.has(`${family} ${attributes.get("parent-style-name")}`)) styles.hidden.add(style);
          else styles.hidden.delete(style);
        } else if (name === "list-level-style-number" && attributes.get("num-format") !== "")
          styles.numbered.add(`${style} ${attributes.get("level") ?? "1"}`);
        else if (hides(name, attributes)) styles.hidden.add(style);
        else if (name === "text-properties" && attributes.has("display")) styles.hidden.delete(style);
      },
    });
  }
  return styles;
}

/** Whether properties hide: sheets, slides or text. */
function hides(properties: string, attributes: XmlAttributes): boolean {
  if (properties === "table-properties") return attributes.get("display") === "false";
  if (properties === "drawing-page-properties") return attributes.get("visibility") === "hidden";
  return properties === "text-properties" && attributes.get("display") === "none";
}

/** The families of the styles that elements have. */
const FAMILIES = new Map([
  ["table", "table"],
  ["page", "drawing-page"],
  ["p", "paragraph"],
  ["h", "paragraph"],
  ["span", "text"],
]);

/** Whether an element is hidden, by itself or by its style. */
function isHiddenElement(name: string, attributes: XmlAttributes, hidden: ReadonlySet<string>): boolean {
  if (name === "section") return attributes.get("display") === "none";
  if (name === "hidden-text") return attributes.get("is-hidden") !== "false";
  return hidden.has(`${FAMILIES.get(name)} ${attributes.get("style-name")}`) || isHiddenRow(name, attributes);
}

interface OpenBlock {
  readonly heading: number | null;
  /** It begins an item of a list; others of the item go on below. */
  readonly begins_item: boolean;
  text: string;
}

interface Walk {
  readonly writer: MarkdownWriter;
  readonly blocks: OpenBlock[];
  /** The style of each list that is open. */
  readonly lists: string[];
  /** An item was opened, and nothing of it yet. */
  item_begins: boolean;
  /** Paragraphs of notes whose marks stand in the paragraph that is open. */
  readonly notes: string[];
  notes_open: number;
  readonly numbered: ReadonlySet<string>;
  frame_is_title: boolean;
}

function contentHandlers(writer: MarkdownWriter, { numbered, hidden }: Styles): XmlHandlers {
  const walk: Walk = {
    writer,
    blocks: [],
    lists: [],
    item_begins: false,
    notes: [],
    notes_open: 0,
    numbered,
    frame_is_title: false,
  };
  const tables = createOpenDocumentTables(writer);
  let skipping = 0;
  return {
    open: (name, attributes, qualified) => {
      const isSkipped =
        SKIPPED.has(name) || qualified.startsWith("svg:") || isHiddenElement(name, attributes, hidden);
      if (skipping > 0 || isSkipped) skipping += 1;
      else if (!tables.open(name, attributes)) openElement(walk, name, attributes);
    },
    text: (text) => {
      const block = walk.blocks.at(-1);
      if (skipping === 0 && block !== undefined) block.text += text;
    },
    close: (name) => {
      if (skipping > 0) skipping -= 1;
      else if (!tables.close(name)) closeElement(walk, name);
    },
  };
}

function openElement(walk: Walk, name: string, attributes: XmlAttributes): void {
  const block = walk.blocks.at(-1);
  if (name === "p") openBlock(walk, null);
  else if (name === "h") openBlock(walk, Number(attributes.get("outline-level") ?? 1) || 1);
  else if (name === "s" && block !== undefined)
    block.text += " ".repeat(Math.min(MAX_SPACES, Number(attributes.get("c") ?? 1) || 1));
  else if (name === "tab" && block !== undefined) block.text += "\t";
  else if (name === "line-break" && block !== undefined) block.text += "\n";
  else if (name === "list") walk.lists.push(attributes.get("style-name") ?? walk.lists.at(-1) ?? "");
  else if (name === "list-item") walk.item_begins = true;
  else if (name === "note-body") walk.notes_open += 1;
  else if (name === "frame") walk.frame_is_title = attributes.get("class") === "title";
}

function openBlock(walk: Walk, heading: number | null): void {
  walk.blocks.push({ heading, begins_item: walk.item_begins, text: "" });
  walk.item_begins = false;
}

function closeElement(walk: Walk, name: string): void {
  if (name === "list") walk.lists.pop();
  else if (name === "note-body") walk.notes_open -= 1;
  else if (name === "frame") walk.frame_is_title = false;
  else if (name === "p" || name === "h") writeBlock(walk, walk.blocks.pop());
}

/** A note is written behind the paragraph that its mark stands in. */
function writeBlock(walk: Walk, block: OpenBlock | undefined): void {
  if (block === undefined) return;
  const { writer, lists, numbered, frame_is_title, notes } = walk;
  if (walk.notes_open > 0) return void notes.push(block.text);
  if (block.heading !== null) writer.heading(block.heading, block.text);
  else if (frame_is_title) writer.heading(2, block.text);
  else if (lists.length > 0 && block.begins_item) {
    writer.listItem({
      depth: lists.length - 1,
      marker: numbered.has(`${lists.at(-1)} ${lists.length}`) ? "1." : "-",
      text: block.text,
    });
  } else writeText(walk, block.text);
  for (const note of notes.splice(0)) writeText(walk, note);
}

function writeText({ writer, lists }: Walk, text: string): void {
  if (lists.length > 0) writer.itemText(text);
  else writer.paragraph(text);
}
