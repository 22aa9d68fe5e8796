/**
 * The child's side: takes documents on standard input, one at a time, and answers on standard output.
 * It runs with a capped heap, no environment, no file access beyond the code, and dies with its parent.
 */
import { isConversionError } from "../../../domain/documents/conversion-error.ts";
import { DOCUMENT_TYPES, type DocumentType } from "../../../domain/documents/document-type.ts";
import { fieldsOf, parseJson } from "../../../domain/json.ts";
import type { Conversion, SourceDocument } from "../../../ports/converter.ts";
import { createFrameCutter, toFrame } from "./frames.ts";
import { limitsFor } from "../limits.ts";
import { readDocument } from "../read-document.ts";

/** The most bytes of one answer: two million characters, escaped, with room. */
export const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

const HEADER_ROOM_BYTES = 64 * 1024;

/** What is sent ahead of a document's bytes. */
type RequestHeader = Pick<SourceDocument, "file_name" | "content_type" | "purpose">;

/** Serves conversions until standard input ends. The first frame out is empty: the child is ready. */
export function serveConversions(): void {
  silence();
  let queue = Promise.resolve();
  const cutter = createFrameCutter(limitsFor("teaching").max_bytes + HEADER_ROOM_BYTES, (frame) => {
    queue = queue.then(() => answer(frame));
  });
  process.stdin.on("data", (chunk: Buffer) => cutter.push(chunk));
  process.stdin.on("end", () => process.exit(0));
  process.stdout.write(toFrame(Buffer.alloc(0)));
}

/** A request as a frame: the header's length, the header, the document. */
export function encodeRequest(document: SourceDocument): Buffer {
  const { file_name, content_type, purpose, bytes } = document;
  const fields: RequestHeader = {
    file_name: file_name.slice(-255),
    ...(content_type === undefined ? {} : { content_type: content_type.slice(0, 255) }),
    purpose,
  };
  return toFrame(Buffer.concat([toFrame(Buffer.from(JSON.stringify(fields))), bytes]));
}

/** An answer as the port's value, field by field; null when the child sent something else. */
export function decodeAnswer(frame: Buffer): Conversion | null {
  const fields = fieldsOf(parseJson(frame.toString("utf8")));
  const { ok, error, type, title, text, truncated } = fields;
  if (ok === false) return isConversionError(error) ? { ok, error } : null;
  const isWhole =
    ok === true && isDocumentType(type) && typeof text === "string" && typeof truncated === "boolean";
  if (!isWhole) return null;
  return {
    ok,
    type,
    ...(typeof title === "string" ? { title } : {}),
    text,
    truncated,
    ...toUncalculated(fieldsOf(fields["uncalculated"])),
  };
}

function toUncalculated({ cells, first }: Readonly<Record<string, unknown>>) {
  return typeof cells === "number" && typeof first === "string" ? { uncalculated: { cells, first } } : {};
}

function isDocumentType(word: unknown): word is DocumentType {
  return DOCUMENT_TYPES.includes(word as DocumentType);
}

async function answer(frame: Buffer): Promise<void> {
  const headerBytes = frame.readUInt32LE(0);
  const header = JSON.parse(frame.toString("utf8", 4, 4 + headerBytes)) as RequestHeader;
  const conversion = await readDocument({
    ...header,
    bytes: new Uint8Array(frame.subarray(4 + headerBytes)),
  });
  process.stdout.write(toFrame(Buffer.from(JSON.stringify(conversion))));
}

/** Libraries that print would break the frames; none needs the network. */
function silence(): void {
  const quiet = (): void => undefined;
  Object.assign(console, { log: quiet, info: quiet, warn: quiet, error: quiet, debug: quiet, trace: quiet });
  Object.assign(globalThis, { fetch: undefined, WebSocket: undefined, EventSource: undefined });
}
