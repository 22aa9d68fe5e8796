/**
 * Keeps a turn with the files that came with it: the bytes first, under a claim, then the rows that need them, together
 * with the turn. A process that dies in between leaves a claim that ends by itself; the sweep removes its bytes.
 */
import { Refusal } from "../../domain/refusal.ts";
import { explainRefusedQuestion } from "../../domain/session.ts";
import { type ReadFile, toSessionAttachment } from "../../domain/session-attachments.ts";
import type { Blobs } from "../../ports/blobs.ts";
import type { SessionStore, TurnRecord } from "../../ports/session-store.ts";
import { type ClaimBlobsOptions, claimBlobs } from "./claim-blobs.ts";

/** What keeping needs. */
export interface KeepFilesOptions extends ClaimBlobsOptions {
  readonly sessions: SessionStore;
  readonly blobs: Blobs;
}

/** The turn, and which of its messages brought the files. */
export interface TurnWithFiles extends Omit<TurnRecord, "files"> {
  readonly message_id: string;
}

/** Keeps both or neither. Refuses with `session_closed` when the session was closed meanwhile; see `TurnRecord` for the rest. */
export async function keepFiles(
  options: KeepFilesOptions,
  files: readonly ReadFile[],
  { message_id, ...turn }: TurnWithFiles,
): Promise<void> {
  if (files.length === 0) {
    await append(options, { ...turn, files: null });
    return;
  }
  const attachments = files.map((file) => toSessionAttachment(file, message_id));
  const blob_ids = attachments.map(({ blob_id }) => blob_id);
  const claim_id = await claimBlobs(options, blob_ids);
  try {
    for (const { attachment } of files) await options.blobs.put(attachment.bytes);
    const created_at = options.clock.now();
    await append(options, { ...turn, files: { claim_id, created_at, attachments } });
  } catch (error) {
    // What cannot be given up now ends with its claim; the caller has to see the first error.
    await options.blobLedger.abandon(claim_id).catch(() => {});
    throw error;
  }
}

async function append({ sessions }: KeepFilesOptions, record: TurnRecord): Promise<void> {
  if (await appendOnce(sessions, record)) return;
  const session = await sessions.find(record.session_id);
  throw session ? explainRefusedQuestion(session) : new Refusal("session_closed");
}

/** Adds the turn; a fault may have come behind the commit: the answer stands then, and a retry would be a second question. */
async function appendOnce(sessions: SessionStore, record: TurnRecord): Promise<boolean> {
  try {
    return await sessions.appendTurns(record);
  } catch (error) {
    if (await isAnswered(sessions, record).catch(() => false)) return true;
    throw error;
  }
}

// Where no text is kept the answer leaves no other trace than that its question is under way no more.
async function isAnswered(
  sessions: SessionStore,
  { session_id, reservation_id, turns: [turn] }: TurnRecord,
): Promise<boolean> {
  if (turn) return (await sessions.readTurn(session_id, turn.message_id)) !== null;
  const session = await sessions.find(session_id);
  if (!session || session.closing) return false;
  return session.reservations.every((one) => one.reservation_id !== reservation_id);
}
