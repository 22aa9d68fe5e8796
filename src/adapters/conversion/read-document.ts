/**
 * One document to Markdown, in this process: the type by its bytes, its reader, and the caps around it.
 * Runs inside the child; never call it where the event loop matters.
 */
import { nameOfDocument } from "../../domain/documents/document-title.ts";
import { detectType } from "../../domain/documents/detect-type.ts";
import { type DocumentType, typeOfFileName } from "../../domain/documents/document-type.ts";
import type { Conversion, ConvertedDocument, SourceDocument } from "../../ports/converter.ts";
import { cleanText } from "./block-buffer.ts";
import { DocumentFault, errorWord, TextFull } from "./document-fault.ts";
import { limitsFor } from "./limits.ts";
import { createMarkdownWriter, oneLine } from "./markdown-writer.ts";
import type { Reader, ReadingNotes } from "./reader.ts";

const MAX_TITLE_CHARACTERS = 300;

/** Loads a reader only when its format is met: a text file does not pay for the PDF library. */
const READERS: Partial<Readonly<Record<DocumentType, () => Promise<Reader>>>> = {
  pdf: async () => (await import("./pdf/pdf.ts")).readPdf,
  docx: async () => (await import("./office/docx.ts")).readDocx,
  xlsx: async () => (await import("./office/xlsx.ts")).readXlsx,
  pptx: async () => (await import("./office/pptx.ts")).readPptx,
  odt: async () => (await import("./office/open-document.ts")).readOpenDocument,
  ods: async () => (await import("./office/open-document.ts")).readOpenDocument,
  odp: async () => (await import("./office/open-document.ts")).readOpenDocument,
  rtf: async () => (await import("./rtf/rtf.ts")).readRtf,
  html: async () => (await import("./html/html.ts")).readHtml,
  eml: async () => (await import("./eml.ts")).readEml,
  csv: async () => (await import("./plain-text.ts")).readCsv,
  tsv: async () => (await import("./plain-text.ts")).readCsv,
  markdown: async () => (await import("./plain-text.ts")).readText,
  text: async () => (await import("./plain-text.ts")).readText,
  json: async () => (await import("./plain-text.ts")).readJson,
};

/** Reads a document; never rejects. */
export async function readDocument(document: Omit<SourceDocument, "signal">): Promise<Conversion> {
  try {
    return await read(document);
  } catch (error) {
    return { ok: false, error: errorWord(error) };
  }
}

async function read(document: Omit<SourceDocument, "signal">): Promise<Conversion> {
  const limits = limitsFor(document.purpose);
  if (document.bytes.length > limits.max_bytes) throw new DocumentFault("too_large");
  const type = detectType(document);
  if (type === "encrypted_office") throw new DocumentFault("encrypted");
  const load = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  if (load === undefined) throw new DocumentFault(isBroken(document, type) ? "corrupt" : "unsupported_type");
  const reader = await load();
  const writer = createMarkdownWriter(limits.max_characters);
  const started = performance.now();
  let notes: ReadingNotes = {};
  const reading = reader({
    bytes: document.bytes,
    content_type: document.content_type ?? "",
    writer,
    limits,
    isOutOfTime: () => performance.now() - started > limits.soft_limit_ms,
    know: (more) => (notes = { ...notes, ...more }),
  });
  await untilFull(reading);
  const { text, truncated } = writer.finish();
  if (text.trim() === "") throw new DocumentFault("no_text");
  const { uncalculated } = notes;
  return {
    ok: true,
    type,
    ...toTitle(notes),
    text,
    truncated: truncated || notes.truncated === true,
    ...(uncalculated === undefined ? {} : { uncalculated }),
  };
}

/** Bytes of no type under a name that promises one which is read. */
function isBroken({ file_name }: Pick<SourceDocument, "file_name">, type: DocumentType): boolean {
  const named = typeOfFileName(file_name);
  return type === "binary" && named !== undefined && Object.hasOwn(READERS, named);
}

/** A text that is full is cut, not broken. */
async function untilFull(reading: Promise<void>): Promise<void> {
  try {
    await reading;
  } catch (error) {
    if (!(error instanceof TextFull)) throw error;
  }
}

function toTitle({ title = "" }: ReadingNotes): Pick<ConvertedDocument, "title"> {
  const name = nameOfDocument(oneLine(cleanText(title.slice(0, MAX_TITLE_CHARACTERS))));
  return name === undefined ? {} : { title: name };
}
