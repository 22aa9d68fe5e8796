/**
 * The records port: what an operator lists of sessions and contacts. Session ids are credentials and never come out
 * of here; `position` says where to go on.
 */
import type { Channel } from "../domain/tenant.ts";
import type { RetentionMode, Source } from "../contract/resources/common.ts";
import type { CloseReason, FormsRelayStatus } from "../contract/resources/finished-session.ts";
import type { ContactDetails } from "../domain/contact.ts";
import type { SessionAttachment } from "../domain/session-attachments.ts";
import type { RatedAnswer } from "../domain/transcript-text.ts";
import type { TranscriptTurn } from "../domain/transcript.ts";

/** A session as a line of a list. */
export interface SessionLine {
  readonly position: number;
  readonly protocol_number: string;
  /** The slug of its robot; null: the robot is gone. */
  readonly robot: string | null;
  readonly source: Source;
  readonly status: "active" | "closed";
  readonly question_count: number;
  readonly retention_mode: RetentionMode;
  readonly created_at: number;
  readonly closed_at: number | null;
  readonly close_reason: CloseReason | null;
  readonly summary: string | null;
  readonly forms_relay_status: FormsRelayStatus | null;
}

/** Where a page of sessions ends. */
export type SessionCursor = Pick<SessionLine, "created_at" | "position">;

/** Which sessions. */
export interface SessionQuery {
  /** null: of all robots. */
  readonly robot_id: string | null;
  readonly status: "active" | "closed" | null;
  readonly since: number;
  /** Those that began before this one only; null: from the newest on. */
  readonly before: SessionCursor | null;
  readonly limit: number;
}

/** A contact as a line of a list. */
export interface ContactLine extends ContactDetails {
  readonly contact_id: string;
  readonly protocol_number: string;
  readonly robot: string | null;
  readonly created_at: number;
}

/** Where a page of contacts ends. */
export type ContactCursor = Pick<ContactLine, "created_at" | "contact_id">;

/** A channel as a line of a list. */
export interface ChannelLine extends Pick<Channel, "channel_id" | "name" | "visibility"> {
  /** The slug of its robot. */
  readonly robot: string;
  readonly tenant: string;
}

/** Where a page of channels ends. */
export type ChannelCursor = Pick<ChannelLine, "robot" | "name">;

/** A message as `tail` sees it. */
export interface NewTurn extends TranscriptTurn {
  readonly seq: number;
}

/** Everything that is kept of a session, oldest first. */
export interface KeptOfSession {
  readonly turns: readonly TranscriptTurn[];
  readonly files: readonly SessionAttachment[];
  readonly feedback: readonly RatedAnswer[];
}

/** Where lists are read. Every page is bounded: `limit` is 1,001 at the utmost. */
export interface Records {
  /** Sessions, newest first. */
  listSessions(query: SessionQuery): Promise<readonly SessionLine[]>;
  /** Sessions that began after a position, oldest first. */
  listBegun(position: number, limit: number): Promise<readonly SessionLine[]>;
  /** The position of the newest session; 0 when there is none. */
  findLastPosition(): Promise<number>;
  /** Active sessions in which something happened last, with the number of their last message (0: none). */
  listActive(limit: number): Promise<readonly { readonly position: number; readonly last_seq: number }[]>;
  /** The session at a position; null when there is none. */
  findAt(position: number): Promise<SessionLine | null>;
  /** Messages of the session at a position, from after that message on, oldest first. */
  listTurns(position: number, after_seq: number, limit: number): Promise<readonly NewTurn[]>;
  /** What is kept of the sessions at these positions, in their order: all of it is in memory at once, so ask for few. */
  listKept(positions: readonly number[]): Promise<readonly KeptOfSession[]>;
  /** Channels of all robots, by slug and name, after a cursor. */
  listChannels(after: ChannelCursor | null, limit: number): Promise<readonly ChannelLine[]>;
  /** Contacts, newest first, from before a cursor; `robot_id` null: of all robots. */
  listContacts(query: {
    readonly robot_id: string | null;
    readonly before: ContactCursor | null;
    readonly limit: number;
  }): Promise<readonly ContactLine[]>;
}
