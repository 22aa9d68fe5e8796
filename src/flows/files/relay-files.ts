/**
 * The files of a finished session for its relay (`interface.md`: consented attachments are relayed at finish): those that
 * the server keeps, and those that only the browser has. No more bytes are read than a relay can carry.
 */
import { setTimeout as pause } from "node:timers/promises";
import { SESSION_ATTACHMENTS } from "../../contract/limits.ts";
import type { TranscriptMessage } from "../../contract/resources/transcript-message.ts";
import { type AttachmentLimits, readHandedAttachments } from "../../domain/attachments.ts";
import { sha256Of } from "../../domain/blob-id.ts";
import { RELAY_BYTES, type RelayFile } from "../../domain/relay.ts";
import { joinRelayFiles, type SessionAttachment, toRelayFile } from "../../domain/session-attachments.ts";
import type { RobotInContext } from "../../domain/tenant.ts";
import type { AttachmentStore } from "../../ports/attachment-store.ts";
import type { Blobs } from "../../ports/blobs.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Log } from "../../ports/log.ts";
import { screenFiles, type ScreenFilesOptions } from "./screen-files.ts";

/** What finding files needs. */
export interface RelayFileOptions {
  readonly attachments: AttachmentStore;
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly log: Log;
}

// A store that hangs must not hold a finish up for longer, whatever it takes to give up: whoever finishes again waits, too.
const READING_MS = 10_000;

/** The files of a session, as rows and as they are relayed. */
export interface SessionFiles {
  readonly kept: readonly SessionAttachment[];
  readonly files: readonly RelayFile[];
}

/** The files of a session. Bytes that cannot be read in time, or are beyond what a relay carries, are left out; the file is still named. */
export async function collectFiles(
  options: RelayFileOptions,
  session_id: string,
  handed: readonly RelayFile[] = [],
): Promise<SessionFiles> {
  const { attachments, clock } = options;
  const until = clock.now() + READING_MS;
  const kept = await attachments.list(session_id, SESSION_ATTACHMENTS);
  const files: RelayFile[] = [];
  let left = RELAY_BYTES;
  for (const { file_name, content_type, size_bytes, blob_id } of kept) {
    const base64_bytes = Math.ceil(size_bytes / 3) * 4;
    const isRead = base64_bytes <= left && clock.now() < until;
    const bytes = isRead ? await readUntil(options, blob_id, until) : null;
    if (bytes) left -= base64_bytes;
    const content_base64 = bytes ? Buffer.from(bytes).toString("base64") : null;
    files.push({ file_name, content_type, size_bytes, sha256: sha256Of(blob_id), content_base64 });
  }
  return { kept, files: joinRelayFiles(files, handed) };
}

async function readUntil(
  options: RelayFileOptions,
  blob_id: string,
  until: number,
): Promise<Uint8Array | null> {
  const waiting = new AbortController();
  const reading = readBytes(options, blob_id);
  const left_ms = Math.max(0, until - options.clock.now());
  const late = pause(left_ms, null, { ref: false, signal: waiting.signal }).catch(() => null);
  const bytes = await Promise.race([reading, late]);
  waiting.abort();
  return bytes;
}

// The conversation is worth more than its files: it goes without those that cannot be read.
async function readBytes({ blobs, log }: RelayFileOptions, blob_id: string): Promise<Uint8Array | null> {
  try {
    return await blobs.get(blob_id);
  } catch (error) {
    log.error("a file could not be read for its relay", {}, error);
    return null;
  }
}

/** What taking a browser's files needs. */
export interface HandedFileOptions extends ScreenFilesOptions {
  readonly sizes: AttachmentLimits;
}

/** The files that a browser brings to the end of a session; none where the plan has no attachments. Refuses as uploads do. */
export async function readHandedFiles(
  options: HandedFileOptions,
  history: readonly TranscriptMessage[],
  { plan }: RobotInContext,
): Promise<readonly RelayFile[]> {
  if (!plan.attachments) return [];
  const files = readHandedAttachments(history, options.sizes);
  await screenFiles(options, files);
  return files.map(toRelayFile);
}
