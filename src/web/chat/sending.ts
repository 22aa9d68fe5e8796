/**
 * Sends messages: creates the session with the first one, keeps the idempotency key over retries, stops on request.
 */
import { toSummary } from "./attachment-summary.ts";
import { historyOf, type ChatStore } from "./chat-store.ts";
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
export function createSending(store: ChatStore): Sending {
  let abort: AbortController | undefined;
  const deliver = async (message: PendingMessage): Promise<void> => {
    abort = new AbortController();
    const { signal } = abort;
    const slow = setTimeout(() => store.dispatch({ type: "slowed" }), SLOW_AFTER_MS);
    // Creating the session is not called off, but nobody has to wait for it.
    const stopped = new Promise<never>((_, reject) => signal.addEventListener("abort", reject));
    await Promise.race([ask(store, message, signal), stopped]).catch((cause: unknown) =>
      fail(store, message, signal.aborted ? failureOf("stopped") : failureBehind(cause)),
    );
    clearTimeout(slow);
    abort.abort();
  };
  return {
    async send(text, uploads) {
      if (!canSend(store.state())) return;
      const message: PendingMessage = {
        key: store.newKey(),
        text,
        created_at: store.now().toISOString(),
        attachments: uploads.map(toSummary),
      };
      if (uploads.length > 0) store.uploads.set(message.key, uploads);
      store.dispatch({ type: "sent", message });
      await deliver(message);
    },
    async retry() {
      const { pending, failure } = store.state();
      if (!pending || !failure) return;
      store.dispatch({ type: "retried" });
      await deliver(pending);
    },
    stop: () => abort?.abort(),
    withdraw() {
      const { pending } = store.state();
      store.dispatch({ type: "withdrawn" });
      if (pending) giveBack(store, pending);
    },
  };
}

async function ask(store: ChatStore, message: PendingMessage, signal: AbortSignal): Promise<void> {
  if (!store.state().session) {
    store.dispatch({ type: "session_created", session: await store.createSession(message.key) });
  }
  const uploads = store.uploads.get(message.key);
  const answer = await store.api.send({
    // Not the one just created, where that of a message that was stopped came first.
    session_id: (store.state().session as ChatSession).session_id,
    request: {
      message: message.text,
      history: historyOf(store, MAXIMUM_HISTORY),
      ...(uploads && { attachments: uploads }),
      consent_accepted: true,
    },
    key: message.key,
    signal,
    onStage: (stage) => store.dispatch({ type: "staged", stage }),
  });
  keepUploads(store, message.key, answer.user_message_id);
  const created_at = store.now().toISOString();
  store.dispatch({ type: "answered", key: message.key, answer: withoutTexts(store, answer), created_at });
}

/** The texts of files are the server's to keep, and the page's only where the server keeps none. */
function withoutTexts(store: ChatStore, { attachments, ...answer }: ChatAnswer): ChatAnswer {
  return attachments && store.data.config.retention_mode === "none" ? { ...answer, attachments } : answer;
}

/** With retention `none` the server keeps no bytes: the browser holds them for the relay at the finish. */
function keepUploads(store: ChatStore, key: string, message_id: string): void {
  const uploads = store.uploads.get(key);
  store.uploads.delete(key);
  if (uploads && store.data.config.retention_mode === "none") store.uploads.set(message_id, uploads);
}

function fail(store: ChatStore, message: PendingMessage, reason: Failure): void {
  const failure = duringSession(store, reason);
  store.dispatch({ type: "failed", key: message.key, failure });
  // Nothing that was typed is lost: it becomes the last note, or the first message of the next chat.
  if (failure.kind === "limit_reached" || failure.kind === "closed") giveBack(store, message);
}

/** Gives a message that was not answered back to the composer, with its files. */
function giveBack({ data, draft, files, uploads, write }: ChatStore, { key, text }: PendingMessage): void {
  const all = [...(uploads.get(key) ?? []), ...files()];
  write(draft() ? `${text}\n${draft()}` : text, all.slice(0, data.limits.attachments));
}

/** Without a session nothing can be closed: an unknown assistant is one that may not be used. */
function duringSession(store: ChatStore, failure: Failure): Failure {
  return failure.kind === "closed" && !store.state().session ? failureOf("denied") : failure;
}
