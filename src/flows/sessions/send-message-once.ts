/**
 * Messages that a client may repeat (`decisions.md`: Retries): the question is counted once and the first answer comes
 * again. The answer's text and its files are read back from the transcript; they stand nowhere else.
 */
import { createHash } from "node:crypto";
import { setImmediate as giveWay } from "node:timers/promises";
import { SESSION_ATTACHMENTS } from "../../contract/limits.ts";
import type { PublicChatAnswer, SendMessage } from "../../contract/resources/message.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toKeptContext } from "../../domain/session-attachments.ts";
import type { AttachmentStore } from "../../ports/attachment-store.ts";
import type { SessionStore } from "../../ports/session-store.ts";
import type { FindSessionPlace } from "./find-session-place.ts";
import type { Idempotency } from "../idempotency.ts";
import type { SendMessageCommand } from "./send-message.ts";

/** What the flow needs. */
export interface SendMessageOnceOptions {
  readonly sendMessage: (command: SendMessageCommand) => Promise<PublicChatAnswer>;
  readonly idempotency: Idempotency;
  readonly findSessionPlace: FindSessionPlace;
  readonly sessions: SessionStore;
  readonly attachments: AttachmentStore;
}

/** A message with the key of its request; null: it came without one. */
export interface SendMessageOnceCommand extends SendMessageCommand {
  readonly idempotency_key: string | null;
}

interface StoredAnswer extends Omit<PublicChatAnswer, "answer" | "attachments"> {
  readonly has_attachments: boolean;
}

/** Gives the flow. Refuses as `send-message` does, and with `idempotency_key_reused`. */
export function createSendMessageOnce(options: SendMessageOnceOptions) {
  const { sendMessage, idempotency, findSessionPlace } = options;
  return async ({ idempotency_key, ...command }: SendMessageOnceCommand): Promise<PublicChatAnswer> => {
    if (idempotency_key === null) return sendMessage(command);
    const { session_id, request, unattended: _unattended, ...attended } = command;
    const place = await findSessionPlace(session_id);
    return idempotency.run<PublicChatAnswer, StoredAnswer>({
      scope: JSON.stringify(["send_message", session_id]),
      key: idempotency_key,
      body: await toComparable(request),
      memory_only: place?.retention_mode === "none",
      // Files are looked at for seconds: whether that is in vain is asked before.
      takes_claim: !request.attachments?.length,
      // Who repeats a request comes back for its answer.
      work: (claim) => sendMessage({ ...attended, session_id, request, ...(claim ? { claim } : {}) }),
      toStored: ({ answer: _answer, attachments, ...references }) => ({
        ...references,
        has_attachments: attachments !== undefined,
      }),
      fromStored: (stored) => readAgain(options, session_id, stored),
    });
  };
}

/**
 * The request with the hash of each file in its place: as telling, and a hundredth of the work. Between two files other
 * requests get their turn.
 */
async function toComparable({ attachments, ...request }: SendMessage): Promise<unknown> {
  if (!attachments?.length) return request;
  const files: unknown[] = [];
  for (const { content_base64, ...file } of attachments) {
    files.push({ ...file, sha256: createHash("sha256").update(content_base64).digest("hex") });
    await giveWay();
  }
  return { ...request, attachments: files };
}

async function readAgain(
  { sessions, attachments }: SendMessageOnceOptions,
  session_id: string,
  { has_attachments, ...stored }: StoredAnswer,
): Promise<PublicChatAnswer> {
  const turn = await sessions.readTurn(session_id, stored.message_id);
  // Retention `summary` deletes the texts when the session is closed.
  if (!turn) throw new Refusal("session_closed");
  if (!has_attachments) return { answer: turn.text, ...stored };
  const kept = await attachments.list(session_id, SESSION_ATTACHMENTS);
  const own = kept.filter(({ message_id }) => message_id === stored.user_message_id);
  return { answer: turn.text, ...stored, attachments: own.map(toKeptContext) };
}
