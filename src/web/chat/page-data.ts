/**
 * What the server inlines into the page shell as JSON, and how the page reads it.
 * Inlined so that a chat is usable without one more request.
 */
import type { ChatConfiguration, Locale } from "./wire.ts";

/** Bounds of what a visitor may send; the server holds the same ones and has the last word. */
export interface PageLimits {
  readonly message_characters: number;
  /** Of one text of a history. */
  readonly transcript_text_characters: number;
  readonly attachments: number;
  readonly attachment_bytes: number;
  readonly attachments_bytes: number;
}

/** The JSON of `<script type="application/json" id="page-data">`. */
export interface PageData {
  readonly config: ChatConfiguration;
  readonly locale: Locale;
  /** `widget`: inside the loader's iframe. `terms`: only the Markdown of `terms` is shown. */
  readonly mode: "page" | "widget" | "terms";
  /** `{public_chat_base}` without a trailing slash, absolute or from the root. */
  readonly base: string;
  /** Prefix of the API paths; empty when the service sits at the root of its origin. */
  readonly api: string;
  readonly features: { readonly attachments: boolean };
  readonly limits: PageLimits;
  readonly strings: Readonly<Record<string, string>>;
  /** URL of the second file, the bundle `late.js`. */
  readonly late: string;
  /** Markdown of the terms, in mode `terms`. */
  readonly terms?: string;
}

/** Reads the page data of a shell; throws when the shell has none. */
export function readPageData(page: Document): PageData {
  return JSON.parse(page.getElementById("page-data")?.textContent ?? "") as PageData;
}
