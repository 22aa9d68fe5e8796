/**
 * A visitor's files (`interface.md`: POST …/messages, attachments): whether they are taken at all, and what they say.
 * Everything is admitted before anything is converted or written.
 */
import { setImmediate as giveWay } from "node:timers/promises";
import type { Stage } from "../../contract/events.ts";
import { SESSION_ATTACHMENTS } from "../../contract/limits.ts";
import type { AttachmentUpload } from "../../contract/resources/attachment.ts";
import {
  admitAttachments,
  type ReadAttachment,
  readAttachment,
  type SentAttachment,
  toSent,
} from "../../domain/attachments.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Session } from "../../domain/session.ts";
import type { ReadFile } from "../../domain/session-attachments.ts";
import type { RobotInContext } from "../../domain/tenant.ts";
import type { AttachmentStore } from "../../ports/attachment-store.ts";
import type { Converter } from "../../ports/converter.ts";
import type { Settings } from "../../settings/schema.ts";
import { screenFiles, type ScreenFilesOptions } from "./screen-files.ts";
import { startOf, toCleanText } from "../../domain/text.ts";

/** What taking and reading files needs. */
export interface VisitorFileOptions extends ScreenFilesOptions {
  readonly attachments: AttachmentStore;
  readonly converter: Converter;
  readonly sizes: Settings["sizes"];
}

/** Files that somebody sends to a session. */
export interface SentFiles {
  readonly session: Session;
  readonly context: RobotInContext;
  readonly uploads: readonly AttachmentUpload[];
}

/**
 * The files, decoded. Refuses with `attachments_not_in_plan`, as `readAttachments` and `screenFiles` do, and with
 * `too_large` when the session would keep more than it may.
 */
export async function admitFiles(
  options: VisitorFileOptions,
  { session, context, uploads }: SentFiles,
): Promise<readonly ReadAttachment[]> {
  if (uploads.length === 0) return [];
  if (!context.plan.attachments) throw new Refusal("attachments_not_in_plan", { param: "attachments" });
  const read = await decode(toSent(uploads), options.sizes);
  if (session.retention_mode !== "none") await admitToSession(options, session, read);
  const files = read.map(({ bytes }, at) => ({ bytes, param: `attachments[${at}]` }));
  await screenFiles(options, files);
  return read;
}

async function admitToSession(
  { attachments, sizes }: VisitorFileOptions,
  session: Session,
  read: readonly ReadAttachment[],
): Promise<void> {
  const kept = await attachments.measure(session.session_id);
  const size_bytes = read.reduce((sum, file) => sum + file.size_bytes, kept.size_bytes);
  if (kept.count + read.length > SESSION_ATTACHMENTS || size_bytes > sizes.session_attachments_bytes) {
    throw new Refusal("too_large", {
      param: "attachments",
      detail: `A conversation may bring ${SESSION_ATTACHMENTS} attachments of ${sizes.session_attachments_bytes} bytes together at most.`,
    });
  }
}

/** A large file takes some 20 ms to decode: between two of them other requests get their turn. */
async function decode(
  sent: readonly SentAttachment[],
  sizes: Settings["sizes"],
): Promise<readonly ReadAttachment[]> {
  admitAttachments(sent, sizes);
  const read: ReadAttachment[] = [];
  for (const file of sent) {
    read.push(readAttachment(file));
    await giveWay();
  }
  return read;
}

/** Files to read, with who wants to know of it. */
export interface FilesToRead {
  readonly attachments: readonly ReadAttachment[];
  readonly onStage?: (stage: Stage) => void;
}

/** What each file says, bounded, in order; a file that cannot be read is no failure. Reports `reading_attachments` when there are any. */
export async function readFiles(
  { converter, sizes }: VisitorFileOptions,
  { attachments, onStage }: FilesToRead,
): Promise<readonly ReadFile[]> {
  if (attachments.length === 0) return [];
  onStage?.("reading_attachments");
  const conversions = attachments.map(({ file_name, content_type, bytes }) =>
    converter.convert({ file_name, content_type, bytes, purpose: "attachment" }),
  );
  const read = await Promise.all(conversions);
  return attachments.map((attachment, at) => {
    const conversion = read[at] ?? { ok: false, error: "corrupt" };
    if (!conversion.ok) return { attachment, result: { error: conversion.error } };
    const text = startOf(toCleanText(conversion.text), sizes.extracted_text_characters).trim();
    return { attachment, result: text === "" ? { error: "no_text" } : { text } };
  });
}
