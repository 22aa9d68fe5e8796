/**
 * What the bytes themselves say: a dozen magic numbers, the directory of a zip, the streams of an OLE2 file,
 * and whether the rest is text at all.
 */
import type { DocumentType } from "./document-type.ts";
import { readZipNames } from "./zip-names.ts";

const SNIFFED_BYTES = 4_096;
/** White space, form feed, end of file (DOS), escape (ISO-2022-JP). */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a, 0x1b]);
const MAGIC_NUMBERS: readonly (readonly [string, DocumentType])[] = [
  ["255044462d", "pdf"],
  ["7b5c727466", "rtf"],
  ["89504e470d0a1a0a", "png"],
  ["ffd8ff", "jpeg"],
  ["474946383761", "gif"],
  ["474946383961", "gif"],
  ["49492a00", "tiff"],
  ["4d4d002a", "tiff"],
  ["1f8b", "binary"],
  ["377abcaf271c", "binary"],
  ["526172211a07", "binary"],
];
const OLE2_STREAMS: readonly (readonly [string, DocumentType])[] = [
  ["EncryptedPackage", "encrypted_office"],
  ["WordDocument", "doc"],
  ["PowerPoint Document", "ppt"],
  ["Workbook", "xls"],
  ["__substg1.0_", "msg"],
];
const OPEN_DOCUMENT_MIMETYPES = new Map<string, DocumentType>([
  ["text", "odt"],
  ["spreadsheet", "ods"],
  ["presentation", "odp"],
]);

/** The type by content; `text` for text of no particular kind, `archive` for a zip that does not say, else `binary`. */
export function readMagicType(bytes: Uint8Array): DocumentType {
  const head = Buffer.from(bytes.subarray(0, SNIFFED_BYTES));
  if (head.length === 0) return "text";
  const hex = head.subarray(0, 8).toString("hex");
  if (hex.startsWith("504b0304") || hex.startsWith("504b0506")) return readZipType(bytes, head);
  if (hex === "d0cf11e0a1b11ae1") return readOle2Type(bytes);
  if (head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8, 12) === "WEBP") return "webp";
  const magic = MAGIC_NUMBERS.find(([number]) => hex.startsWith(number));
  if (magic !== undefined) return magic[1];
  const start = head.toString("latin1").replace(/^(?:\u00ef\u00bb\u00bf)?\s*/u, "");
  if (start.startsWith("%PDF-")) return "pdf";
  if (
    /^(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[^>]{0,500}-->\s*)?<(?:!doctype\s+html|html|head|body)\b/iu.test(start)
  )
    return "html";
  return isText(head) ? "text" : "binary";
}

/** Tells text from binary by its first 4 KiB: NUL only as half of UTF-16, other control characters at most one in twenty. */
export function isText(head: Uint8Array): boolean {
  if (isUtf16(head)) return true;
  if (head.includes(0)) return false;
  const controls = head.filter((byte) => byte < 0x20 && !TEXT_CONTROLS.has(byte)).length;
  return controls * 20 <= head.length;
}

/** UTF-16 by its mark, or by NULs on one side only (Western text without a mark). */
export function isUtf16(head: Uint8Array): boolean {
  if (head.length < 2) return false;
  const mark = ((head[0] ?? 0) << 8) | (head[1] ?? 0);
  if (mark === 0xfffe || mark === 0xfeff) return true;
  const nuls = [0, 0];
  for (let at = 0; at < head.length; at += 1) if (head[at] === 0) nuls[at % 2] = (nuls[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nuls;
  return head.length >= 8 && Math.min(even, odd) === 0 && Math.max(even, odd) > head.length * 0.35;
}

function readZipType(bytes: Uint8Array, head: Buffer): DocumentType {
  const mimetype =
    /mimetypeapplication\/(?:vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)|(epub)\+zip)/u.exec(
      head.toString("latin1", 30, 120),
    );
  if (mimetype?.[2] !== undefined) return "epub";
  const open = OPEN_DOCUMENT_MIMETYPES.get(mimetype?.[1] ?? "");
  if (open !== undefined) return open;
  const names = readZipNames(bytes) ?? [];
  if (names.some((name) => name.startsWith("word/"))) return "docx";
  if (names.some((name) => name.startsWith("xl/"))) return "xlsx";
  if (names.some((name) => name.startsWith("ppt/"))) return "pptx";
  return "archive";
}

function readOle2Type(bytes: Uint8Array): DocumentType {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const stream = OLE2_STREAMS.find(([name]) => whole.includes(Buffer.from(name, "utf16le")));
  return stream?.[1] ?? "binary";
}
