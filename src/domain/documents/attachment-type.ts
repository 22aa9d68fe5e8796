/**
 * Which attachments are taken, and whether a file is what its sender declares.
 * The bytes decide: `attachment_type_mismatch` and `attachment_type_not_accepted` (both 400).
 */
import { detectType, type NamedBytes } from "./detect-type.ts";
import {
  contentTypeOf,
  type DocumentType,
  TEXT_TYPES,
  typeOfContentType,
  typeOfFileName,
} from "./document-type.ts";
import { readMagicType } from "./magic-type.ts";

/** The types that visitors and runtime clients may attach. Images are kept and relayed; text only where a converter gives some. */
const ACCEPTED: ReadonlySet<DocumentType> = new Set([
  "text",
  "markdown",
  "csv",
  "html",
  "json",
  "pdf",
  "docx",
  "xlsx",
  "pptx",
  "odt",
  "ods",
  "odp",
  "rtf",
  "eml",
  "png",
  "jpeg",
  "webp",
]);

/** The verdict on one attachment. */
export type AttachmentTypeCheck =
  | { readonly accepted: true; readonly type: DocumentType; readonly content_type: string }
  | {
      readonly accepted: false;
      readonly reason: "attachment_type_mismatch" | "attachment_type_not_accepted";
    };

const SAYS_NOTHING = new Set(["", "application/octet-stream"]);
const OFFICE_TYPES: ReadonlySet<DocumentType> = new Set(["docx", "xlsx", "pptx"]);
const ZIPPED_TYPES: ReadonlySet<DocumentType> = new Set([...OFFICE_TYPES, "odt", "ods", "odp"]);

/** Checks an attachment's declared type against the accepted list and against its bytes. */
export function checkAttachmentType(
  file: NamedBytes & { readonly content_type: string },
): AttachmentTypeCheck {
  const bare = (file.content_type.split(";")[0] ?? "").trim().toLowerCase();
  const declared = SAYS_NOTHING.has(bare) ? typeOfFileName(file.file_name) : declaredType(file, bare);
  if (declared === undefined || !ACCEPTED.has(declared)) {
    return { accepted: false, reason: "attachment_type_not_accepted" };
  }
  if (!holdsType(file, declared)) return { accepted: false, reason: "attachment_type_mismatch" };
  return { accepted: true, type: declared, content_type: contentTypeOf(declared) };
}

/** NOTE: Windows declares `application/vnd.ms-excel` for CSV files when Excel is installed. */
function declaredType(file: NamedBytes, bare: string): DocumentType | undefined {
  const named = typeOfFileName(file.file_name);
  if (bare === "application/vnd.ms-excel" && named === "csv") return "csv";
  const declared = typeOfContentType(bare);
  const refines = declared === "text" && named !== undefined && TEXT_TYPES.has(named) && ACCEPTED.has(named);
  return refines ? named : declared;
}

/** An encrypted office file (OLE2) and a cut-off zip are what they claim to be, only unreadable: the converter says so. */
function holdsType(file: NamedBytes, declared: DocumentType): boolean {
  const magic = readMagicType(file.bytes);
  if (TEXT_TYPES.has(declared)) return magic === "text" || magic === "html";
  if (magic === "encrypted_office") return OFFICE_TYPES.has(declared);
  if (magic === "archive") return ZIPPED_TYPES.has(declared);
  if (declared === "pdf" && magic === "binary") return detectType({ ...file, file_name: "x.pdf" }) === "pdf";
  return file.bytes.length > 0 && magic === declared;
}
