/** The JSON that the server inlines into its pages (`<script id="page-data">`): one shape for who writes it and who reads it. */
import type { Locale } from "./locale.ts";
import type { PublicChatConfiguration } from "./resources/public-chat-configuration.ts";

/** Bounds of what a visitor may send, in characters, files and bytes; the server has the last word. */
export interface PageLimits {
  readonly message_characters: number;
  /** Of one text of a history. */
  readonly transcript_text_characters: number;
  readonly attachments: number;
  readonly attachment_bytes: number;
  readonly attachments_bytes: number;
}

/** Of a chat, which is usable without one more request. */
export interface ChatPageData {
  /** `widget`: inside the loader's iframe. */
  readonly mode: "page" | "widget";
  readonly config: Readonly<PublicChatConfiguration>;
  /** Questions to begin with, in the robot's language. */
  readonly starters: readonly string[];
  /** How the robot begins when it does not know. */
  readonly decline: string;
  /** The language to show; the robot's own unless the visitor's site asked for another. */
  readonly locale: Locale;
  /** `{public_chat_base}` without a trailing slash, absolute or from the root. */
  readonly base: string;
  /** Prefix of the API paths; empty when the service sits at the root of its origin. */
  readonly api: string;
  readonly features: { readonly attachments: boolean };
  readonly limits: PageLimits;
  readonly strings: Readonly<Record<string, string>>;
  /** URL of the second file, the bundle `late.js`. */
  readonly late: string;
}

/** Of the terms, as Markdown. */
export interface TermsPageData {
  readonly mode: "terms";
  readonly terms: string;
}
