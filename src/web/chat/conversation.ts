/**
 * One chat: holds the state, runs the calls, and tells the views. The only place where events and effects meet.
 */
import type { Api } from "./api.ts";
import type { PageData } from "./page-data.ts";
import { createSending, type Sending } from "./sending.ts";
import { reduce, type ChatEvent, type ChatState, type FeedbackState } from "./session-state.ts";
import type { SavedChat } from "./storage.ts";
import type { AttachmentUpload, ChatSession, FeedbackReason, FeedbackRequest } from "./wire.ts";

/** What a conversation is made of. */
export interface ConversationOptions {
  readonly data: PageData;
  readonly api: Api;
  /** Creates the session: the page itself, or the loader on the host page. */
  readonly createSession: (key: string) => Promise<ChatSession>;
  readonly initial: SavedChat;
  readonly now: () => Date;
  /** An unguessable key for `Idempotency-Key`. */
  readonly newKey: () => string;
}

/** What the parts of a conversation share. */
export interface Desk extends ConversationOptions {
  readonly state: () => ChatState;
  readonly dispatch: (event: ChatEvent) => void;
  /** The composer's text and files; kept here so that a failed message can return to them. */
  readonly draft: () => string;
  readonly files: () => readonly AttachmentUpload[];
  /** Replaces the text, and the files where some are given. */
  readonly write: (text: string, files?: readonly AttachmentUpload[]) => void;
  /** Bytes of sent files by idempotency key or message id; only in memory. */
  readonly uploads: Map<string, readonly AttachmentUpload[]>;
  /** Keys and tokens that a retry needs again; only in memory. */
  readonly kept: Map<string, string>;
}

/** The rating of an answer as the visitor gives it. */
export interface Rating {
  readonly message_id: string;
  readonly rating: "up" | "down";
  readonly reason?: FeedbackReason;
  readonly details?: string;
}

/** A chat that the views can draw and steer. */
export interface Conversation extends Sending, Desk {
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
  const desk: Desk = {
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
    ...desk,
    ...createSending(desk),
    rate: (rating) => rate(desk, rating),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

async function rate(desk: Desk, { message_id, rating, reason, details }: Rating): Promise<void> {
  const { session } = desk.state();
  if (!session) return;
  const show = (status: FeedbackState["status"]): FeedbackState => {
    const feedback = { rating, ...(reason && { reason }), status };
    desk.dispatch({ type: "rated", message_id, feedback });
    return feedback;
  };
  const request: FeedbackRequest = {
    rating,
    message_id,
    ...(reason && { feedback_reason: reason }),
    ...(details && { feedback_details: details }),
  };
  const sending = show("sending");
  const status = await desk.api.feedback(session.session_id, request).then(
    () => "sent" as const,
    () => "failed" as const,
  );
  // Unless the visitor thought again meanwhile.
  if (desk.state().feedback[message_id] === sending) show(status);
}
