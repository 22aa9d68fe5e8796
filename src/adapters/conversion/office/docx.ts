/**
 * Word documents: text, headings, lists, tables, text boxes and notes. Hidden text, tracked deletions, field codes,
 * headers and footers and comments are left out.
 */
import { DocumentFault } from "../document-fault.ts";
import {
  type ClassifyParagraph,
  isOn,
  noteProperty,
  type ParagraphProperties,
  readHiddenStyles,
  readParagraphKinds,
} from "./docx-styles.ts";
import { createDocxTables } from "./docx-tables.ts";
import { drawingHandlers } from "./drawing-walk.ts";
import type { MarkdownWriter } from "../markdown-writer.ts";
import { findPart, readCoreTitle, readRelations } from "./office-parts.ts";
import type { Reader } from "../reader.ts";
import { walkXml, type XmlHandlers } from "./xml-walker.ts";
import { openZipArchive } from "./zip-archive.ts";

/** Drawings are written twice (a choice and a fallback for old programs); moved and deleted text is not part of the text. */
const SKIPPED = new Set([
  "Fallback",
  "moveFrom",
  "del",
  "delText",
  "instrText",
  "rt",
  "pPrChange",
  "rPrChange",
  "tcPrChange",
]);
const INLINE = new Map([
  ["tab", "\t"],
  ["br", "\n"],
  ["cr", "\n"],
  ["noBreakHyphen", "-"],
]);

interface OpenParagraph extends ParagraphProperties {
  text: string;
}

/** Reads a docx. */
export const readDocx: Reader = async ({ bytes, writer, know }) => {
  const archive = await openZipArchive(bytes);
  const part = findPart(archive, /^word\/document\d*\.xml$/u);
  const body = part === null ? null : await archive.readText(part);
  if (body === null) throw new DocumentFault("corrupt", "no main part");
  know({ title: await readCoreTitle(archive) });
  const classify = await readParagraphKinds(archive);
  const hidden = await readHiddenStyles(archive);
  walkXml(body, bodyHandlers(writer, classify, hidden));
  for (const notes of ["word/footnotes.xml", "word/endnotes.xml"]) {
    const xml = await archive.readText(notes);
    if (xml !== null) walkXml(xml, bodyHandlers(writer, classify, hidden));
  }
  for (const { kind, target } of (await readRelations(archive, part ?? "")).values()) {
    const xml = kind === "diagramData" ? await archive.readText(target) : null;
    if (xml !== null) walkXml(xml, drawingHandlers(writer));
  }
};

function bodyHandlers(
  writer: MarkdownWriter,
  classify: ClassifyParagraph,
  hidden: ReadonlySet<string>,
): XmlHandlers {
  const paragraphs: OpenParagraph[] = [];
  const tables = createDocxTables(writer);
  let skipping = 0;
  let inText = false;
  let inProperties = 0;
  let isHidden = false;
  return {
    open: (name, attributes) => {
      if (skipping === 0) tables.open(name, attributes);
      if (skipping > 0 || SKIPPED.has(name) || tables.isDeleted(name)) skipping += 1;
      else if (name === "p") paragraphs.push({ text: "" });
      else if (name === "t") inText = true;
      else if (name === "pPr") inProperties += 1;
      else if (inProperties > 0) noteProperty(paragraphs.at(-1) ?? {}, name, attributes.get("val"));
      else if (name === "r") isHidden = hidden.has(paragraphs.at(-1)?.style ?? "");
      else if (name === "rStyle") isHidden ||= hidden.has(attributes.get("val") ?? "");
      else if (name === "vanish") isHidden = isOn(attributes);
      else if (INLINE.has(name)) append(paragraphs, INLINE.get(name) ?? "");
    },
    text: (text) => {
      if (inText && !isHidden && skipping === 0) append(paragraphs, text);
    },
    close: (name) => {
      if (skipping > 0) skipping -= 1;
      else if (name === "t") inText = false;
      else if (name === "pPr") inProperties -= 1;
      else if (name === "p") writeParagraph(writer, classify, paragraphs.pop());
      else tables.close(name);
    },
  };
}

function append(paragraphs: readonly OpenParagraph[], text: string): void {
  const paragraph = paragraphs.at(-1);
  if (paragraph !== undefined) paragraph.text += text;
}

function writeParagraph(
  writer: MarkdownWriter,
  classify: ClassifyParagraph,
  paragraph?: OpenParagraph,
): void {
  if (paragraph === undefined || paragraph.text.trim() === "") return;
  const kind = classify(paragraph);
  if (kind.is === "heading") writer.heading(kind.level, paragraph.text);
  else if (kind.is === "item")
    writer.listItem({ depth: kind.depth, marker: kind.marker, text: paragraph.text });
  else writer.paragraph(paragraph.text);
}
