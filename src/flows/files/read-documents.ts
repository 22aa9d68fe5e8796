/** Reads the files of a runtime request for one answer (`interface.md`: attachments). Nothing of them is kept. */
import {
  type AttachmentLimits,
  type ReadAttachment,
  readAttachments,
  type SentAttachment,
} from "../../domain/attachments.ts";
import { documentErrorWords } from "../../domain/documents/document-error-words.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { FileText } from "../../domain/session-attachments.ts";
import type { Converter } from "../../ports/converter.ts";
import { screenFiles, type ScreenFilesOptions } from "./screen-files.ts";
import { startOf } from "../../domain/text.ts";

/** What the reading needs. */
export interface ReadDocumentsOptions extends ScreenFilesOptions {
  readonly converter: Converter;
  readonly sizes: AttachmentLimits & { readonly extracted_text_characters: number };
}

/** Files of a request, and who may give up waiting for them. */
export interface DocumentRequest {
  readonly files: readonly SentAttachment[];
  readonly signal?: AbortSignal;
}

/**
 * The files' texts, bounded, in order. Refuses as `readAttachments` and `screenFiles` do, and with `unsupported_content` for a file
 * without readable text: an answer that silently left it out would be wrong.
 */
export async function readDocuments(
  options: ReadDocumentsOptions,
  { files, signal }: DocumentRequest,
): Promise<readonly FileText[]> {
  if (files.length === 0) return [];
  const { converter, sizes } = options;
  const attachments = readAttachments(files, sizes);
  const toParam = (at: number): string => files[at]?.param ?? "attachments";
  await screenFiles(
    options,
    attachments.map(({ bytes }, at) => ({ bytes, param: toParam(at) })),
    signal,
  );
  const documents = attachments.map((attachment, index) =>
    convert(converter, {
      attachment,
      param: toParam(index),
      ...(signal ? { signal } : {}),
    }),
  );
  const texts = await Promise.all(documents);
  return texts.map(({ file_name, text }) => ({
    file_name,
    text: startOf(text, sizes.extracted_text_characters),
  }));
}

interface Conversion {
  readonly attachment: ReadAttachment;
  readonly param: string;
  readonly signal?: AbortSignal;
}

async function convert(converter: Converter, { attachment, param, signal }: Conversion): Promise<FileText> {
  const { file_name, content_type, bytes } = attachment;
  const read = await converter.convert({
    file_name,
    content_type,
    bytes,
    purpose: "attachment",
    ...(signal ? { signal } : {}),
  });
  if (read.ok) return { file_name, text: read.text };
  throw new Refusal("unsupported_content", {
    param,
    detail: `${file_name}: ${documentErrorWords(read.error, "en")}`,
  });
}
