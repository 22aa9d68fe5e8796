/** The kinds of files that are told apart, and what names' endings and content types stand for which. */

/** Every kind of file that is told apart. `encrypted_office`, `archive` and `binary` are read by nothing. */
export const DOCUMENT_TYPES = [
  "pdf",
  "docx",
  "xlsx",
  "pptx",
  "odt",
  "ods",
  "odp",
  "rtf",
  "html",
  "eml",
  "csv",
  "tsv",
  "markdown",
  "text",
  "json",
  "png",
  "jpeg",
  "webp",
  "gif",
  "tiff",
  "doc",
  "xls",
  "ppt",
  "msg",
  "epub",
  "encrypted_office",
  "archive",
  "binary",
] as const;

/** One kind of file. */
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

const TYPE_OF_EXTENSION = new Map<string, DocumentType>([
  ...(["pdf", "docx", "xlsx", "pptx", "odt", "ods", "odp", "rtf", "html", "eml", "csv", "tsv"] as const).map(
    (type) => [type, type] as const,
  ),
  ...(["json", "png", "webp", "gif", "tiff", "doc", "xls", "ppt", "msg", "epub"] as const).map(
    (type) => [type, type] as const,
  ),
  ["docm", "docx"],
  ["dotx", "docx"],
  ["xlsm", "xlsx"],
  ["xltx", "xlsx"],
  ["pptm", "pptx"],
  ["ppsx", "pptx"],
  ["ott", "odt"],
  ["ots", "ods"],
  ["otp", "odp"],
  ["htm", "html"],
  ["xhtml", "html"],
  ["md", "markdown"],
  ["markdown", "markdown"],
  ["mdx", "markdown"],
  ["txt", "text"],
  ["log", "text"],
  ["jpg", "jpeg"],
  ["jpeg", "jpeg"],
  ["tif", "tiff"],
]);

const OFFICE = "application/vnd.openxmlformats-officedocument.";
const OPEN_DOCUMENT = "application/vnd.oasis.opendocument.";
const TYPE_OF_CONTENT_TYPE = new Map<string, DocumentType>([
  ["application/pdf", "pdf"],
  ["application/x-pdf", "pdf"],
  [`${OFFICE}wordprocessingml.document`, "docx"],
  [`${OFFICE}spreadsheetml.sheet`, "xlsx"],
  [`${OFFICE}presentationml.presentation`, "pptx"],
  [`${OPEN_DOCUMENT}text`, "odt"],
  [`${OPEN_DOCUMENT}spreadsheet`, "ods"],
  [`${OPEN_DOCUMENT}presentation`, "odp"],
  ["application/rtf", "rtf"],
  ["text/rtf", "rtf"],
  ["text/html", "html"],
  ["application/xhtml+xml", "html"],
  ["message/rfc822", "eml"],
  ["text/csv", "csv"],
  ["application/csv", "csv"],
  ["text/tab-separated-values", "tsv"],
  ["text/markdown", "markdown"],
  ["text/x-markdown", "markdown"],
  ["text/plain", "text"],
  ["application/json", "json"],
  ["text/json", "json"],
  ["image/png", "png"],
  ["image/jpeg", "jpeg"],
  ["image/jpg", "jpeg"],
  ["image/webp", "webp"],
  ["image/gif", "gif"],
  ["image/tiff", "tiff"],
  ["application/msword", "doc"],
  ["application/vnd.ms-excel", "xls"],
  ["application/vnd.ms-powerpoint", "ppt"],
  ["application/vnd.ms-outlook", "msg"],
  ["application/epub+zip", "epub"],
]);

/** Types that are text without a magic number: any of them may hold the same bytes. */
export const TEXT_TYPES: ReadonlySet<DocumentType> = new Set([
  "html",
  "eml",
  "csv",
  "tsv",
  "markdown",
  "text",
  "json",
]);

/** The type that a name's ending stands for; undefined when it has none that we know. */
export function typeOfFileName(file_name: string): DocumentType | undefined {
  const dot = file_name.lastIndexOf(".");
  return dot < 0 ? undefined : TYPE_OF_EXTENSION.get(file_name.slice(dot + 1).toLowerCase());
}

/** The type that a `Content-Type` value stands for, its parameters aside; undefined for an unknown one. */
export function typeOfContentType(content_type: string): DocumentType | undefined {
  return TYPE_OF_CONTENT_TYPE.get((content_type.split(";")[0] ?? "").trim().toLowerCase());
}

/** The canonical `Content-Type` of a type, for sending a file on; `application/octet-stream` for the nameless kinds. */
export function contentTypeOf(type: DocumentType): string {
  for (const [content_type, candidate] of TYPE_OF_CONTENT_TYPE) if (candidate === type) return content_type;
  return "application/octet-stream";
}
