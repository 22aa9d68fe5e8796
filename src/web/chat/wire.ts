/**
 * What the browser sends and receives: the contract's resources, as far as the page uses them.
 * Types only, so that the page carries no validation library.
 */
import type { AttachmentContext, AttachmentUpload as Upload } from "../../contract/resources/attachment.ts";
import type { HandOffContact } from "../../contract/resources/contact-handoff.ts";
import type { ExpandedSession as Expanded } from "../../contract/resources/expand-token.ts";
import type { GiveFeedback } from "../../contract/resources/feedback.ts";
import type {
  FinishedSession as Finished,
  FinishSession,
} from "../../contract/resources/finished-session.ts";
import type { PublicChatAnswer, SendMessage } from "../../contract/resources/message.ts";
import type { PublicChatSession } from "../../contract/resources/public-chat-session.ts";
import type { TranscriptMessage as Turn } from "../../contract/resources/transcript-message.ts";

export type { Locale } from "../../contract/locale.ts";

/** A resource that nobody changes, down to its lists. */
type Immutable<T> = T extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;

/** The fields that the page keeps of a session, be it new or moved here. */
export type ChatSession = Pick<Immutable<PublicChatSession>, "session_id" | "remaining_questions"> &
  Pick<ExpandedSession, "protocol_number">;

/** A file as the transcript shows it; the bytes travel only where the interface allows them. */
export type AttachmentSummary = Immutable<AttachmentContext>;

/** A file with its bytes. */
export type AttachmentUpload = Immutable<Upload>;

/** One turn of the conversation. */
export type TranscriptMessage = Immutable<Turn>;

/** The answer to a message. */
export type ChatAnswer = Immutable<PublicChatAnswer>;

/** The body of `POST …/messages`; the page always brings what was said before. */
export type MessageRequest = Immutable<SendMessage> & { readonly history: readonly TranscriptMessage[] };

/** Why the visitor finishes a chat. */
export type FinishReason = NonNullable<FinishSession["reason"]>;

/** The fields of a finished session that the page shows. */
export type FinishedSession = Pick<Immutable<Finished>, "protocol_number" | "forms_relay_status">;

/** The fields that the page takes over of a chat that was moved here. */
export type ExpandedSession = Pick<
  Immutable<Expanded>,
  "session_id" | "slug" | "question_count" | "protocol_number" | "transcript"
>;

/** The body of `POST …/feedback`. */
export type FeedbackRequest = Immutable<GiveFeedback>;

/** One reason of a thumbs-down, as the wire spells it in every language. */
export type FeedbackReason = NonNullable<FeedbackRequest["feedback_reason"]>;

/** The body of `POST …/contact-handoffs`. */
export type ContactRequest = Immutable<HandOffContact>;
