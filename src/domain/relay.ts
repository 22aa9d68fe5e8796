/**
 * The relay of a finished conversation: whether there is one, and what it says (`interface.md`: Forms relay).
 * The session's identifier is a credential and stays out; the protocol number and the relay's own identifier name it.
 */
import type { Locale } from "../contract/locale.ts";
import type { Source } from "../contract/resources/common.ts";
import type { CloseReason } from "../contract/resources/finished-session.ts";
import type { TurnAttachment } from "./attachments.ts";
import type { ContactDetails } from "./contact.ts";
import type { Closing, Session } from "./session.ts";
import type { Robot, Tenant } from "./tenant.ts";
import { startOf } from "./text.ts";
import {
  generalRatings,
  type RatedAnswer,
  ratingOf,
  type RelayStrings,
  writeTranscript,
} from "./transcript-text.ts";
import type { TranscriptTurn } from "./transcript.ts";

/** The largest relay as JSON, in bytes; attachments over it lose theirs. */
export const RELAY_BYTES = 12_000_000;
/** How long a delivery may take, in milliseconds. */
export const RELAY_TIMEOUT_MS = 10_000;
/** Characters of a file's text as a relayed message shows it. */
export const RELAY_EXTRACT_CHARACTERS = 2_000;
/** Characters of all relayed messages together; the oldest messages over it are left out. */
export const RELAY_TRANSCRIPT_CHARACTERS = 500_000;

/** A file of the conversation that its visitor agreed to hand over; null bytes: they are not kept. */
export interface RelayFile {
  readonly file_name: string;
  readonly content_type: string;
  readonly size_bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly content_base64: string | null;
}

/** A file as it is relayed: with its bytes, or with the word that they were left out. */
export type RelayAttachment = Omit<RelayFile, "content_base64"> &
  ({ readonly content_base64: string } | { readonly content_omitted: true });

/** A message as it is relayed. */
export interface RelayMessage {
  readonly message_id: string;
  readonly role: TranscriptTurn["role"];
  readonly text: string;
  readonly created_at: string;
  readonly feedback: Omit<RatedAnswer, "message_id"> | null;
  /** The files that came with it, their texts cut; absent when there were none. Their bytes stand in the relay's own list. */
  readonly attachments?: readonly TurnAttachment[];
}

/** What is told of a finished conversation. Times are ISO 8601. */
export interface RelayData {
  /** The same for every attempt of a session; opens nothing. */
  readonly relay_id: string;
  readonly protocol_number: string;
  readonly tenant_id: string;
  readonly company_name: string;
  readonly slug: string;
  readonly assistant_name: string;
  readonly source: Source;
  readonly widget_origin: string | null;
  readonly locale: Locale;
  readonly visitor_label: string | null;
  readonly close_reason: CloseReason;
  readonly created_at: string;
  readonly closed_at: string;
  readonly question_count: number;
  readonly recipients: readonly string[];
  readonly contact: ContactDetails | null;
  readonly summary: string | null;
  readonly full_transcript: string;
  readonly transcript: readonly RelayMessage[];
  /** How many messages before those were left out. */
  readonly transcript_omitted: number;
  /** Ratings that belong to none of the transcript's answers. */
  readonly feedback: readonly RatedAnswer[];
  readonly attachments: readonly RelayAttachment[];
}

/** What is delivered: the event, when it happened (ISO 8601), and its data. */
export interface RelayPayload {
  readonly type: "chat.session.finished";
  readonly timestamp: string;
  readonly data: RelayData;
}

/** What decides whether a conversation is relayed. */
export interface RelayQuestion {
  /** Who is told. */
  readonly recipients: readonly string[];
  /** A relay service is configured. */
  readonly configured: boolean;
  readonly close_reason: CloseReason;
  readonly turns: readonly Pick<TranscriptTurn, "role">[];
  /** The contact that was left, if any: reason enough for a relay without a message. */
  readonly contact?: ContactDetails | null;
}

/** What a relay is made of. */
export interface RelayInput {
  readonly relay_id: string;
  readonly session: Session;
  readonly closing: Pick<Closing, "close_reason" | "closed_at" | "summary">;
  readonly robot: Pick<Robot, "slug" | "assistant_name" | "locale">;
  readonly tenant: Pick<Tenant, "company_name" | "notification_emails">;
  /** The conversation, oldest first: the server's, or the browser's where the server keeps none. */
  readonly turns: readonly TranscriptTurn[];
  /** How many messages were said before those (`countUnread`). */
  readonly unread?: number;
  readonly feedback: readonly RatedAnswer[];
  readonly contact: ContactDetails | null;
  readonly attachments: readonly RelayFile[];
  /** The words of the robot's locale under `relay.`. */
  readonly strings: RelayStrings;
}

/** Whether a finished conversation is relayed: nobody to tell, nothing to tell, or an attempt. */
export function decideRelay(question: RelayQuestion): "not_configured" | "skipped" | "attempt" {
  if (!question.configured || question.recipients.length === 0) return "not_configured";
  // What is closed because it may no longer be kept is not sent anywhere either.
  if (question.close_reason === "retention_cleanup") return "skipped";
  const isEmpty = !question.contact && !question.turns.some(({ role }) => role === "user");
  return isEmpty ? "skipped" : "attempt";
}

/** How many messages a session had before these, its last ones: a question that counts has its answer. */
export function countUnread(session: Session, { length }: readonly TranscriptTurn[]): number {
  return length === 0 ? 0 : Math.max(0, 2 * countAnswered(session) - length);
}

/** Those under way are answered no more. */
const countAnswered = ({ question_count, reservations }: Session): number =>
  question_count - reservations.length;

/** The relay of a session: at most `RELAY_BYTES` as JSON. */
export function composeRelay(input: RelayInput): RelayPayload {
  const { attachments } = input;
  const bare = composeData(input);
  const timestamp = bare.closed_at;
  const omitted = attachments.map((file) => omitBytes(file));
  const used = bytesOf({ type: "chat.session.finished", timestamp, data: { ...bare, attachments: omitted } });
  const data = { ...bare, attachments: fitAttachments(attachments, RELAY_BYTES - used) };
  return { type: "chat.session.finished", timestamp, data };
}

function composeData(input: RelayInput): RelayData {
  const { session, closing, robot, tenant, feedback, strings } = input;
  const turns = lastTurns(input.turns, RELAY_TRANSCRIPT_CHARACTERS);
  const transcript_omitted = input.turns.length - turns.length + (input.unread ?? 0);
  return {
    relay_id: input.relay_id,
    protocol_number: session.protocol_number,
    tenant_id: session.tenant_id,
    company_name: tenant.company_name,
    slug: robot.slug,
    assistant_name: robot.assistant_name,
    source: session.source,
    widget_origin: session.widget_origin,
    locale: robot.locale,
    visitor_label: session.visitor_label,
    close_reason: closing.close_reason,
    created_at: toTime(session.created_at),
    closed_at: toTime(closing.closed_at),
    question_count: countAnswered(session),
    recipients: tenant.notification_emails,
    contact: input.contact,
    summary: closing.summary,
    full_transcript: writeTranscript({
      assistant_name: robot.assistant_name,
      turns,
      feedback,
      is_cut: transcript_omitted > 0,
      strings,
    }),
    transcript: turns.map((turn) => toRelayMessage(turn, feedback)),
    transcript_omitted,
    feedback: generalRatings(turns, feedback),
    attachments: [],
  };
}

function toRelayMessage(turn: TranscriptTurn, feedback: readonly RatedAnswer[]): RelayMessage {
  const rating = ratingOf(turn, feedback);
  const { message_id, role, text, created_at, attachments } = turn;
  const message = {
    message_id,
    role,
    text,
    created_at: toTime(created_at),
    ...(attachments ? { attachments: attachments.map(toShortened) } : {}),
  };
  if (!rating) return { ...message, feedback: null };
  const { rating: value, feedback_reason, feedback_details } = rating;
  return { ...message, feedback: { rating: value, feedback_reason, feedback_details } };
}

function toShortened({ extracted_text, ...file }: TurnAttachment): TurnAttachment {
  if (extracted_text === undefined) return file;
  return { ...file, extracted_text: startOf(extracted_text, RELAY_EXTRACT_CHARACTERS) };
}

/** The last turns whose texts have `most_characters` together at most. */
function lastTurns(turns: readonly TranscriptTurn[], most_characters: number): readonly TranscriptTurn[] {
  let left = most_characters;
  const before = turns.findLastIndex(({ text }) => (left -= text.length) < 0);
  return turns.slice(before + 1);
}

/** Each file keeps its bytes while there is room for them, in the order in which they were sent. */
function fitAttachments(files: readonly RelayFile[], room_bytes: number): readonly RelayAttachment[] {
  let left = room_bytes;
  return files.map((file) => {
    const { content_base64 } = file;
    if (content_base64 === null || content_base64.length > left) return omitBytes(file);
    left -= content_base64.length;
    return { ...file, content_base64 };
  });
}

function omitBytes({ file_name, content_type, size_bytes, sha256 }: RelayFile): RelayAttachment {
  return { file_name, content_type, size_bytes, sha256, content_omitted: true };
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

const toTime = (at: number): string => new Date(at).toISOString();
