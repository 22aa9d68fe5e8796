/** What the parts of a conversation share: asking (`sending.ts`), ending (`closing.ts`) and rating. */
import type { Api } from "./api.ts";
import type { ChatPageData } from "../../contract/page-data.ts";
import type { ChatEvent, ChatState } from "./session-state.ts";
import type { SavedChat } from "./storage.ts";
import type { AttachmentUpload, ChatSession, TranscriptMessage } from "./wire.ts";

/** What a conversation is made of. */
export interface ConversationOptions {
  readonly data: ChatPageData;
  readonly api: Api;
  /** Creates the session: the page itself, or the loader on the host page. */
  readonly createSession: (key: string) => Promise<ChatSession>;
  readonly initial: SavedChat;
  readonly now: () => Date;
  /** An unguessable key for `Idempotency-Key`. */
  readonly newKey: () => string;
}

/** What the parts of a conversation share. */
export interface ChatStore extends ConversationOptions {
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

/** The `Idempotency-Key` of a request: the same while the same is asked again because it failed. */
export function keyOf({ kept, newKey }: ChatStore, request: object): string {
  const given = JSON.stringify(request);
  const key = kept.get(given) ?? newKey();
  kept.set(given, key);
  return key;
}

/** The last `most` messages, as `history` carries them: what is longer than the service takes is cut. */
export function historyOf({ data, state }: ChatStore, most: number): readonly TranscriptMessage[] {
  return state()
    .messages.slice(-most)
    .map((message) => ({
      ...message,
      text: message.text.slice(0, data.limits.transcript_text_characters).toWellFormed(),
    }));
}
