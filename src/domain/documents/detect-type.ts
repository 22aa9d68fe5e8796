/**
 * What a file is: the magic bytes first, then the name's ending, then the declared content type as a hint.
 * Pure; used for attachments (mismatch refusals), for teaching and by every converter.
 */
import { type DocumentType, typeOfContentType, typeOfFileName } from "./document-type.ts";
import { readMagicType } from "./magic-type.ts";

/** A file to classify. */
export interface NamedBytes {
  readonly file_name: string;
  readonly content_type?: string;
  readonly bytes: Uint8Array;
}

/** The type of a file; `binary` when neither its bytes nor its name say anything we know. */
export function detectType(file: NamedBytes): DocumentType {
  const named = typeOfFileName(file.file_name) ?? typeOfContentType(file.content_type ?? "");
  const magic = readMagicType(file.bytes);
  if (magic === "archive") return isZipped(named) ? named : "archive";
  // A name that promises a packed or paged format, over bytes that are text: the document is damaged, not text.
  if (magic === "text") return named ?? "text";
  if (magic === "html") return named === "eml" || named === "markdown" ? named : "html";
  if (magic === "binary") return named === "pdf" && hasLatePdfHeader(file.bytes) ? "pdf" : "binary";
  return magic;
}

function isZipped(named: DocumentType | undefined): named is DocumentType {
  return named !== undefined && ["docx", "xlsx", "pptx", "odt", "ods", "odp", "epub"].includes(named);
}

function hasLatePdfHeader(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1_024)).includes("%PDF-");
}
