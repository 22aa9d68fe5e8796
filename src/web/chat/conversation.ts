/**
 * One chat: holds the state, runs the calls, and tells the views. The only place where events and effects meet.
 */
import { keyOf, type ConversationOptions, type ChatStore } from "./chat-store.ts";
import { createSending, type Sending } from "./sending.ts";
import { reduce, type ChatEvent, type FeedbackState } from "./session-state.ts";
import type { AttachmentUpload, FeedbackReason, FeedbackRequest } from "./wire.ts";

/** The rating of an answer as the visitor gives it. */
export interface Rating {
  readonly message_id: string;
  readonly rating: "up" | "down";
  readonly reason?: FeedbackReason;
  readonly details?: string;
}

/** A chat that the views can draw and steer. */
export interface Conversation extends Sending, ChatStore {
  readonly rate: (rating: Rating) => Promise<void>;
  /** Calls `listener` after every change; gives the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates a conversation from what was saved, or from the initial state. */
export function createConversation(options: ConversationOptions): Conversation {
  let { state, draft } = options.initial;
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());
  let files: readonly AttachmentUpload[] = [];
  const write = (text: string, uploads = files): void => {
    draft = text;
    files = uploads;
    notify();
  };
  const dispatch = (event: ChatEvent): void => {
    const next = reduce(state, event);
    if (next === state) return;
    state = next;
    notify();
  };
  const store: ChatStore = {
    ...options,
    state: () => state,
    dispatch,
    draft: () => draft,
    files: () => files,
    write,
    uploads: new Map(),
    kept: new Map(),
  };
  return {
    ...store,
    ...createSending(store),
    rate: (rating) => rate(store, rating),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

async function rate(store: ChatStore, { message_id, rating, reason, details }: Rating): Promise<void> {
  const { session } = store.state();
  if (!session) return;
  const show = (status: FeedbackState["status"]): FeedbackState => {
    const feedback = { rating, ...(reason && { reason }), status };
    store.dispatch({ type: "rated", message_id, feedback });
    return feedback;
  };
  const request: FeedbackRequest = {
    rating,
    message_id,
    ...(reason && { feedback_reason: reason }),
    ...(details && { feedback_details: details }),
  };
  const sending = show("sending");
  const status = await store.api.feedback(session.session_id, request, keyOf(store, request)).then(
    () => {
      // Whoever changes their mind twice says the same anew.
      store.kept.delete(JSON.stringify(request));
      return "sent" as const;
    },
    () => "failed" as const,
  );
  // Unless the visitor thought again meanwhile.
  if (store.state().feedback[message_id] === sending) show(status);
}
