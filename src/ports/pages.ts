/** The page port: what people see in a browser. */
import type { Locale } from "../contract/locale.ts";
import type { PublicChatConfiguration } from "../contract/resources/public-chat-configuration.ts";

/** A page, ready to send. */
export interface RenderedPage {
  readonly html: string;
  /** Every header of the response but the date. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A file, ready to send. */
export interface Asset {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a chat page shows. */
export interface ChatPageRequest {
  readonly config: PublicChatConfiguration;
  /** The language to show; the robot's own unless another was asked for. */
  readonly locale: Locale;
  readonly mode: "page" | "widget";
  readonly attachments: boolean;
  /** Sites that may frame the page; only widget mode takes them, an empty list is nobody. */
  readonly frame_ancestors: readonly string[];
}

/** What the widget's test page shows: the allowed site, or the frame of the forbidden one. */
export interface WidgetTestRequest {
  readonly config: PublicChatConfiguration;
  readonly locale: Locale;
  readonly part: "page" | "frame";
  readonly frame_url: string;
  readonly service: string;
}

/** Draws pages from templates. */
export interface Pages {
  chat(request: ChatPageRequest): RenderedPage;
  /** No such chat, one that is switched off, or one that cannot be looked up now. `company_name` is empty but for the second. */
  notice(kind: "not_found" | "unavailable" | "lost", locale: Locale, company_name: string): RenderedPage;
  /** The built-in terms of a robot. */
  terms(config: PublicChatConfiguration, locale: Locale): RenderedPage;
  /** The page that tries the widget out as another site shows it; `service` is the origin that serves the widget. */
  widgetTest(request: WidgetTestRequest): RenderedPage;
  /** A file of the browser's by its name, in the best encoding; null when there is none. */
  asset(file: string, acceptEncoding: string): Asset | null;
}
