/**
 * Sends messages: creates the session with the first one, keeps the idempotency key over retries, stops on request.
 */
import { toSummary } from "./attachment-summary.ts";
import { historyOf, type Desk } from "./desk.ts";
import { failureBehind, failureOf, type Failure } from "./failure.ts";
import { canSend, type PendingMessage } from "./session-state.ts";
import type { AttachmentUpload, ChatAnswer, ChatSession } from "./wire.ts";

/** The part of a conversation that asks. */
export interface Sending {
  /** Sends a message; ignored while another one waits. */
  readonly send: (text: string, uploads: readonly AttachmentUpload[]) => Promise<void>;
  /** Sends the failed message again, with its key. */
  readonly retry: () => Promise<void>;
  /** Stops waiting; the answer can still be fetched by a retry. */
  readonly stop: () => void;
  /** Takes the failed message back into the composer. */
  readonly withdraw: () => void;
}

/** `interface.md`: Limits, message send. */
const MAXIMUM_HISTORY = 20;
/** A visitor is told that it takes longer after this time. */
const SLOW_AFTER_MS = 10_000;

/** Creates the asking part of a conversation. */
export function createSending(desk: Desk): Sending {
  let abort = new AbortController();
  const deliver = async (message: PendingMessage): Promise<void> => {
    abort = new AbortController();
    const { signal } = abort;
    const slow = setTimeout(() => desk.dispatch({ type: "slowed" }), SLOW_AFTER_MS);
    // Creating the session is not called off, but nobody has to wait for it.
    const stopped = new Promise<never>((_, reject) => signal.addEventListener("abort", reject));
    await Promise.race([ask(desk, message, signal), stopped]).catch((cause: unknown) =>
      fail(desk, message, signal.aborted ? failureOf("stopped") : failureBehind(cause)),
    );
    clearTimeout(slow);
    abort.abort();
  };
  return {
    async send(text, uploads) {
      if (!canSend(desk.state())) return;
      const message: PendingMessage = {
        key: desk.newKey(),
        text,
        created_at: desk.now().toISOString(),
        attachments: uploads.map(toSummary),
      };
      if (uploads.length > 0) desk.uploads.set(message.key, uploads);
      desk.dispatch({ type: "sent", message });
      await deliver(message);
    },
    async retry() {
      const { pending, failure } = desk.state();
      if (!pending || !failure) return;
      desk.dispatch({ type: "retried" });
      await deliver(pending);
    },
    stop: () => abort.abort(),
    withdraw() {
      const { pending } = desk.state();
      desk.dispatch({ type: "withdrawn" });
      if (pending) giveBack(desk, pending);
    },
  };
}

async function ask(desk: Desk, message: PendingMessage, signal: AbortSignal): Promise<void> {
  if (!desk.state().session) {
    desk.dispatch({ type: "session_created", session: await desk.createSession(message.key) });
  }
  const uploads = desk.uploads.get(message.key);
  const answer = await desk.api.send({
    // Not the one just created, where that of a message that was stopped came first.
    session_id: (desk.state().session as ChatSession).session_id,
    request: {
      message: message.text,
      history: historyOf(desk, MAXIMUM_HISTORY),
      ...(uploads && { attachments: uploads }),
      consent_accepted: true,
    },
    key: message.key,
    signal,
    onStage: (stage) => desk.dispatch({ type: "staged", stage }),
  });
  keepUploads(desk, message.key, answer.user_message_id);
  const created_at = desk.now().toISOString();
  desk.dispatch({ type: "answered", key: message.key, answer: withoutTexts(desk, answer), created_at });
}

/** The texts of files are the server's to keep, and the page's only where the server keeps none. */
function withoutTexts(desk: Desk, { attachments, ...answer }: ChatAnswer): ChatAnswer {
  return attachments && desk.data.config.retention_mode === "none" ? { ...answer, attachments } : answer;
}

/** With retention `none` the server keeps no bytes: the browser holds them for the relay at the finish. */
function keepUploads(desk: Desk, key: string, message_id: string): void {
  const uploads = desk.uploads.get(key);
  desk.uploads.delete(key);
  if (uploads && desk.data.config.retention_mode === "none") desk.uploads.set(message_id, uploads);
}

function fail(desk: Desk, message: PendingMessage, reason: Failure): void {
  const failure = duringSession(desk, reason);
  desk.dispatch({ type: "failed", key: message.key, failure });
  // Nothing that was typed is lost: it becomes the last note, or the first message of the next chat.
  if (failure.kind === "limit_reached" || failure.kind === "closed") giveBack(desk, message);
}

/** Gives a message that was not answered back to the composer, with its files. */
function giveBack({ data, draft, files, uploads, write }: Desk, { key, text }: PendingMessage): void {
  const all = [...(uploads.get(key) ?? []), ...files()];
  write(draft() ? `${text}\n${draft()}` : text, all.slice(0, data.limits.attachments));
}

/** Without a session nothing can be closed: an unknown assistant is one that may not be used. */
function duringSession(desk: Desk, failure: Failure): Failure {
  return failure.kind === "closed" && !desk.state().session ? failureOf("denied") : failure;
}
