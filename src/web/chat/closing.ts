/**
 * Ends a chat or moves it: finish, contact handoff, expand token, redeem (`interface.md`: States and transitions).
 */
import { toSummary } from "./attachment-summary.ts";
import { historyOf, keyOf, type ChatStore } from "./chat-store.ts";
import { failed, failureBehind } from "./failure.ts";
import type { AttachmentUpload, ContactRequest, FinishReason, TranscriptMessage } from "./wire.ts";

/** A last note at the question limit. */
export interface Note {
  readonly text: string;
  readonly uploads: readonly AttachmentUpload[];
}

/** What a visitor leaves to be called back. */
export type ContactDetails = Pick<ContactRequest, "name" | "email" | "phone" | "message">;

/** `interface.md`: Limits. */
const MAXIMUM_FINISH_HISTORY = 100;
const MAXIMUM_EXPAND_HISTORY = 40;

/**
 * Makes a call that the chat's session is for, unless another one runs; null when there was none or it failed, which the
 * visitor is told.
 */
async function during<Result>(
  store: ChatStore,
  call: "finish" | "contact" | "expand",
  run: (session_id: string) => Promise<Result>,
): Promise<Result | null> {
  const { session, busy } = store.state();
  if (!session || busy) return null;
  store.dispatch({ type: "started", call });
  try {
    return await run(session.session_id);
  } catch (cause) {
    store.dispatch({ type: "troubled", call, failure: failureBehind(cause) });
    return null;
  }
}

/** Ends the chat; with a note or files the visitor asks for a follow-up, whatever `reason` says. */
export async function finish(store: ChatStore, reason: FinishReason, note?: Note): Promise<void> {
  await during(store, "finish", async (session_id) => {
    const said = note && (note.text || note.uploads.length > 0) ? noteMessage(store, note) : null;
    const history = historyOf(store, MAXIMUM_FINISH_HISTORY).concat(said ?? []);
    const finished = await store.api.finish(
      session_id,
      said ? "follow_up_requested" : reason,
      history.slice(-MAXIMUM_FINISH_HISTORY).map((message) => withBytes(store, message)),
    );
    if (said) {
      store.dispatch({ type: "noted", message: said });
      // Else it would stand in the composer of the next chat.
      store.write("", []);
    }
    store.dispatch({ type: "finished", finished, how: "visitor" });
  });
}

function noteMessage(store: ChatStore, { text, uploads }: Note): TranscriptMessage {
  const message_id = `note_${store.newKey()}`;
  if (uploads.length > 0) store.uploads.set(message_id, uploads);
  return {
    message_id,
    role: "user",
    text: text || uploads.map(({ file_name }) => file_name).join(", "),
    created_at: store.now().toISOString(),
    ...(uploads.length > 0 && { attachments: uploads.map(toSummary) }),
  };
}

function withBytes(store: ChatStore, message: TranscriptMessage): TranscriptMessage {
  const uploads = store.uploads.get(message.message_id);
  return uploads ? { ...message, attachments: uploads } : message;
}

/** Hands the chat to a person, which ends it. The same details keep their idempotency key over retries. */
export async function handOff(store: ChatStore, details: ContactDetails): Promise<void> {
  await during(store, "contact", async (session_id) => {
    const history = historyOf(store, MAXIMUM_FINISH_HISTORY).map((message) => withBytes(store, message));
    const request: ContactRequest = { ...details, consent_accepted: true, history };
    await store.api.handOff(session_id, request, keyOf(store, details));
    store.dispatch({ type: "finished", finished: null, how: "contact" });
  });
}

/** The full page's URL with a one-time token in its fragment; null when it failed. */
export function expand(store: ChatStore): Promise<string | null> {
  return during(store, "expand", async (session_id) => {
    const token = await store.api.issueExpandToken(session_id, historyOf(store, MAXIMUM_EXPAND_HISTORY));
    store.dispatch({ type: "settled" });
    const { base, config } = store.data;
    return `${base}/${encodeURIComponent(config.slug)}#t=${encodeURIComponent(token)}`;
  });
}

/** Takes over the chat of a token; without one, tries the last token again. */
export async function redeem(store: ChatStore, given?: string): Promise<void> {
  const token = given ?? store.kept.get("token") ?? "";
  store.kept.set("token", token);
  store.dispatch({ type: "redeeming" });
  store.dispatch({ type: "started", call: "redeem" });
  try {
    const expanded = await store.api.redeem(token);
    if (expanded.slug !== store.data.config.slug) throw failed("expired");
    const limit = store.data.config.max_questions_per_session;
    const session = {
      session_id: expanded.session_id,
      protocol_number: expanded.protocol_number,
      remaining_questions: limit === null ? null : Math.max(0, limit - expanded.question_count),
    };
    store.dispatch({ type: "redeemed", session, messages: expanded.transcript });
  } catch (cause) {
    const failure = failureBehind(cause);
    const again = failure.retryable;
    store.dispatch(again ? { type: "troubled", call: "redeem", failure } : { type: "link_expired" });
  }
}
