/**
 * Attachments as clients send them, checked and decoded: names, sizes, base64, and that the bytes are of an accepted
 * type (`interface.md`: Attachment upload). Serves messages, finishes and both runtime endpoints.
 */
import { LABEL_CHARACTERS, MESSAGE_ATTACHMENTS } from "../contract/limits.ts";
import type { AttachmentContext, AttachmentUpload } from "../contract/resources/attachment.ts";
import type { TranscriptMessage } from "../contract/resources/transcript-message.ts";
import { checkAttachmentType } from "./documents/attachment-type.ts";
import { Refusal } from "./refusal.ts";
import { isLongerThan } from "./text.ts";

/** What a format calls the fields of a file, for refusals. */
export type FileFields = Readonly<Record<"file_name" | "content_type" | "content_base64", string>>;

const UPLOAD_FIELDS: FileFields = {
  file_name: "file_name",
  content_type: "content_type",
  content_base64: "content_base64",
};

/** A file as a client sent it. `size_bytes` is null where the client's format has no field for it. */
export interface SentAttachment {
  readonly file_name: string;
  readonly content_type: string;
  readonly size_bytes: number | null;
  readonly content_base64: string;
  /** How the request calls it, for refusals: `attachments[0]`. */
  readonly param: string;
  /** Those of an upload when left out. */
  readonly fields?: FileFields;
}

/** A file that may be read. */
export interface ReadAttachment {
  readonly file_name: string;
  /** The canonical name of the type that the bytes have. */
  readonly content_type: string;
  readonly size_bytes: number;
  readonly bytes: Uint8Array;
}

/** A file of a conversation, without its bytes. */
export interface TurnAttachment {
  readonly file_name: string;
  readonly content_type: string;
  readonly size_bytes: number;
  /** Bounded; absent when the file has no text that could be read. */
  readonly extracted_text?: string;
}

/** How large attachments may be, decoded. */
export interface AttachmentLimits {
  readonly attachment_bytes: number;
  readonly attachments_bytes: number;
}

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const NOT_IN_A_NAME = /[\\/\p{Cc}]/u;

/**
 * The attachments, decoded. Refuses with `attachment_invalid`, `attachment_type_mismatch`,
 * `attachment_type_not_accepted`, with `too_large` over a size limit, and with `invalid_request` when there are too many.
 */
export function readAttachments(
  sent: readonly SentAttachment[],
  limits: AttachmentLimits,
): readonly ReadAttachment[] {
  admitAttachments(sent, limits);
  return sent.map(readAttachment);
}

/** Their count and sizes alone, before anything is decoded. Refuses with `too_large` and `invalid_request`. */
export function admitAttachments(sent: readonly SentAttachment[], limits: AttachmentLimits): void {
  admitCount(sent);
  admitSizes(sent, limits);
}

/** The uploads of a message, each with its place for refusals. */
export function toSent(uploads: readonly AttachmentUpload[]): readonly SentAttachment[] {
  return uploads.map((upload, at) => ({ ...upload, param: `attachments[${at}]` }));
}

/**
 * The files that a browser's history brings with their bytes, decoded, each with its place for refusals: those of a
 * session that the server keeps nothing of, and those of a last note. Each message within the count, all of them together
 * within the size. Refuses as `readAttachments` does.
 */
export function readHandedAttachments(
  history: readonly TranscriptMessage[],
  limits: AttachmentLimits,
): readonly (ReadAttachment & { readonly param: string })[] {
  const sent = history.flatMap(({ role, attachments }, message_at) =>
    role === "user" ? toHanded(attachments ?? [], `history[${message_at}].attachments`) : [],
  );
  admitSizes(sent, limits);
  return sent.map((file) => ({ ...readAttachment(file), param: file.param }));
}

function toHanded(contexts: readonly AttachmentContext[], param: string): readonly SentAttachment[] {
  const handed = contexts.flatMap(({ content_base64, ...context }, at) =>
    content_base64 === undefined ? [] : [{ ...context, content_base64, param: `${param}[${at}]` }],
  );
  admitCount(handed);
  return handed;
}

/** A file of the browser's history without its bytes; refuses with `attachment_invalid` and, for its text, `too_large`. */
export function readContext(
  { file_name, content_type, size_bytes, extracted_text }: AttachmentContext,
  param: string,
  most_characters: number,
): TurnAttachment {
  if (!isBareName(file_name)) throw invalid(`${param}.file_name`, "file_name takes a bare file name.");
  if (isLongerThan(content_type, LABEL_CHARACTERS))
    throw invalid(`${param}.content_type`, "content_type takes a content type.");
  if (isLongerThan(extracted_text ?? "", most_characters))
    throw new Refusal("too_large", {
      param: `${param}.extracted_text`,
      detail: `extracted_text may have ${most_characters} characters at most.`,
    });
  return { file_name, content_type, size_bytes, ...(extracted_text ? { extracted_text } : {}) };
}

/** Refuses with `invalid_request` when there are more files than a message may bring. */
export function admitCount(files: readonly { readonly param: string }[]): void {
  const surplus = files[MESSAGE_ATTACHMENTS];
  if (!surplus) return;
  throw new Refusal("invalid_request", {
    param: surplus.param.replace(/\[\d+\]$/, ""),
    detail: `At most ${MESSAGE_ATTACHMENTS} attachments may be sent.`,
  });
}

/** Judged before anything is decoded: what is too large is never held twice. */
function admitSizes(sent: readonly SentAttachment[], limits: AttachmentLimits): void {
  let total = 0;
  for (const { content_base64, param } of sent) {
    const size = decodedBytes(content_base64);
    total += size;
    if (size > limits.attachment_bytes) throw tooLarge(param, `An attachment`, limits.attachment_bytes);
    if (total > limits.attachments_bytes)
      throw tooLarge(param, "All attachments together", limits.attachments_bytes);
  }
}

const tooLarge = (param: string, what: string, most_bytes: number): Refusal =>
  new Refusal("too_large", { param, detail: `${what} may have ${most_bytes} bytes at most.` });

function decodedBytes(base64: string): number {
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  return Math.max(0, Math.floor((base64.length * 3) / 4) - padding);
}

/** One attachment, decoded. Refuses as `readAttachments` does, sizes and count aside. */
export function readAttachment(sent: SentAttachment): ReadAttachment {
  const { file_name, param, fields = UPLOAD_FIELDS } = sent;
  if (!isBareName(file_name))
    throw invalid(`${param}.${fields.file_name}`, `${fields.file_name} takes a bare file name.`);
  const bytes = decode(sent);
  const checked = checkAttachmentType({ file_name, content_type: sent.content_type, bytes });
  if (!checked.accepted) throw new Refusal(checked.reason, { param: `${param}.${fields.content_type}` });
  return { file_name, content_type: checked.content_type, size_bytes: bytes.length, bytes };
}

const isBareName = (name: string): boolean =>
  name.trim() !== "" &&
  !isLongerThan(name, LABEL_CHARACTERS) &&
  name !== "." &&
  name !== ".." &&
  !NOT_IN_A_NAME.test(name);

function decode({ content_base64, size_bytes, param, fields = UPLOAD_FIELDS }: SentAttachment): Uint8Array {
  if (content_base64.length % 4 !== 0 || !BASE64.test(content_base64))
    throw invalid(`${param}.${fields.content_base64}`, `${fields.content_base64} is not valid base64.`);
  const bytes = Buffer.from(content_base64, "base64");
  if (size_bytes !== null && size_bytes !== bytes.length)
    throw invalid(
      `${param}.size_bytes`,
      `size_bytes says ${size_bytes}, but the content has ${bytes.length}.`,
    );
  return bytes;
}

const invalid = (param: string, detail: string): Refusal =>
  new Refusal("attachment_invalid", { param, detail });
