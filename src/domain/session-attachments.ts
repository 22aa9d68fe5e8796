/**
 * The files of a session: what is kept of each, what answers and transcripts show of it, and which texts inform the next
 * answer (`interface.md`: Attachment context).
 */
import type { ReadAttachment, TurnAttachment } from "./attachments.ts";
import { blobIdOf, sha256Of } from "./blob-id.ts";
import type { ConversionError } from "./documents/conversion-error.ts";
import type { RelayFile } from "./relay.ts";
import type { TranscriptTurn } from "./transcript.ts";

/** A file as a session keeps it; its bytes stand under `blob_id`. */
export interface SessionAttachment {
  /** The visitor's message that brought it. */
  readonly message_id: string;
  readonly file_name: string;
  readonly content_type: string;
  readonly size_bytes: number;
  readonly blob_id: string;
  /** Bounded; null when the file has no text that could be read. */
  readonly extracted_text: string | null;
}

/** What became of reading a file: its text, or why there is none. */
export interface ReadFile {
  readonly attachment: ReadAttachment;
  readonly result: { readonly text: string } | { readonly error: ConversionError };
}

/** The text of a file that informs answers. */
export interface FileText {
  readonly file_name: string;
  readonly text: string;
}

/** Documents that an answer is informed by at most. */
export const MOST_DOCUMENTS = 20;

/** A file that was just read, as its answer shows it. */
export function toContext({ attachment, result }: ReadFile): TurnAttachment {
  const { file_name, content_type, size_bytes } = attachment;
  return {
    file_name,
    content_type,
    size_bytes,
    ...("text" in result ? { extracted_text: result.text } : {}),
  };
}

/** A kept file, as transcripts show it. */
export function toKeptContext(kept: SessionAttachment): TurnAttachment {
  const { file_name, content_type, size_bytes, extracted_text } = kept;
  return { file_name, content_type, size_bytes, ...(extracted_text === null ? {} : { extracted_text }) };
}

/** What a session keeps of a file that was just read. */
export function toSessionAttachment({ attachment, result }: ReadFile, message_id: string): SessionAttachment {
  const { file_name, content_type, size_bytes, bytes } = attachment;
  const extracted_text = "text" in result ? result.text : null;
  return { message_id, file_name, content_type, size_bytes, extracted_text, blob_id: blobIdOf(bytes) };
}

/** The turns with the files that the session keeps of them. */
export function withAttachments(
  turns: readonly TranscriptTurn[],
  kept: readonly SessionAttachment[],
): readonly TranscriptTurn[] {
  if (kept.length === 0) return turns;
  return turns.map((turn) => {
    const own = kept.filter(({ message_id }) => message_id === turn.message_id);
    return own.length === 0 ? turn : { ...turn, attachments: own.map(toKeptContext) };
  });
}

/** The texts of files, newest first, each once; at most `MOST_DOCUMENTS`. */
export function listFileTexts(oldest_first: readonly TurnAttachment[]): readonly FileText[] {
  const seen = new Set<string>();
  const texts: FileText[] = [];
  for (const { file_name, extracted_text } of oldest_first.toReversed()) {
    const key = JSON.stringify([file_name, extracted_text]);
    if (!extracted_text || seen.has(key)) continue;
    seen.add(key);
    texts.push({ file_name, text: extracted_text });
  }
  return texts.slice(0, MOST_DOCUMENTS);
}

/** A file that the browser brought with its bytes, as it is relayed. */
export function toRelayFile({ file_name, content_type, size_bytes, bytes }: ReadAttachment): RelayFile {
  const content_base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
  return { file_name, content_type, size_bytes, sha256: sha256Of(blobIdOf(bytes)), content_base64 };
}

/** All files of a session, each once: the kept ones, then those that only the browser has. */
export function joinRelayFiles(
  kept: readonly RelayFile[],
  handed: readonly RelayFile[],
): readonly RelayFile[] {
  const keyOf = ({ file_name, sha256 }: RelayFile) => JSON.stringify([file_name, sha256]);
  const files = new Map<string, RelayFile>();
  for (const file of [...kept, ...handed])
    if (!files.get(keyOf(file))?.content_base64) files.set(keyOf(file), file);
  return [...files.values()];
}
