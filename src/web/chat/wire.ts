/**
 * What the browser sends and receives: the public resources of the interface, as far as the page uses them.
 * Types only, so that the page carries no validation library.
 */

/** The supported locales. */
export type Locale = "en" | "pt-BR" | "ja" | "it";

/** `interface.md`: Public chat configuration. */
export interface ChatConfiguration {
  readonly slug: string;
  readonly assistant_name: string;
  readonly company_name: string;
  readonly website_enabled: boolean;
  readonly locale: Locale;
  readonly terms_url: string;
  readonly terms_enabled: boolean;
  readonly retention_mode: "none" | "summary" | "full";
  readonly max_questions_per_session: number | null;
  readonly session_timeout_minutes: number;
  readonly welcome_message: string | null;
  readonly custom_terms: string | null;
  readonly widget_image_url: string | null;
  readonly public_header_image_url: string | null;
}

/** The fields of a public chat session that the page keeps. */
export interface ChatSession {
  readonly session_id: string;
  readonly protocol_number: string | null;
  readonly remaining_questions: number | null;
}

/** A file as the transcript shows it; the bytes travel only where the interface allows them. */
export interface AttachmentSummary {
  readonly file_name: string;
  readonly content_type: string;
  readonly size_bytes: number;
  /** Where the server keeps no text, it comes back with the history to inform later answers. */
  readonly extracted_text?: string;
}

/** `interface.md`: Attachment upload. */
export interface AttachmentUpload extends AttachmentSummary {
  readonly content_base64: string;
}

/** `interface.md`: Transcript message. */
export interface TranscriptMessage {
  readonly message_id: string;
  readonly role: "user" | "assistant";
  readonly text: string;
  readonly created_at: string;
  readonly attachments?: readonly (AttachmentSummary | AttachmentUpload)[];
}

/** `interface.md`: Public chat answer. */
export interface ChatAnswer {
  readonly answer: string;
  readonly message_id: string;
  readonly user_message_id: string;
  readonly question_count: number;
  readonly remaining_questions: number | null;
  readonly attachments?: readonly AttachmentSummary[];
}

/** The body of `POST …/messages`. */
export interface MessageRequest {
  readonly message: string;
  readonly history: readonly TranscriptMessage[];
  readonly attachments?: readonly AttachmentUpload[];
  readonly consent_accepted: true;
}

/** Why the visitor finishes a chat. */
export type FinishReason = "user_closed" | "follow_up_requested" | "question_limit";

/** The fields of a finished session that the page shows. */
export interface FinishedSession {
  readonly protocol_number?: string | null;
  readonly close_reason: string;
  readonly forms_relay_status: "sent" | "failed" | "not_configured" | "skipped";
}

/** `interface.md`: Expanded session. */
export interface ExpandedSession {
  readonly session_id: string;
  readonly slug: string;
  readonly question_count: number;
  readonly protocol_number: string | null;
  readonly transcript: readonly TranscriptMessage[];
}

/** One reason of a thumbs-down, as the wire spells it in every language. */
export type FeedbackReason =
  | "Incorrect or incomplete"
  | "Not what I asked"
  | "Slow or buggy"
  | "Tone or style"
  | "Safety or legal"
  | "Other";

/** The body of `POST …/feedback`. */
export interface FeedbackRequest {
  readonly rating: "up" | "down";
  readonly message_id: string;
  readonly feedback_reason?: FeedbackReason;
  readonly feedback_details?: string;
}

/** The body of `POST …/contact-handoffs`. */
export interface ContactRequest {
  readonly consent_accepted: true;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly message?: string;
  readonly history: readonly TranscriptMessage[];
}
