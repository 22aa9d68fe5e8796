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
  /** Questions to begin with. */
  readonly starters: readonly string[];
  /** How the robot begins when it does not know. */
  readonly decline: string;
  /** The language to show; the robot's own unless another was asked for. */
  readonly locale: Locale;
  readonly mode: "page" | "widget";
  readonly attachments: boolean;
  /** Sites that may frame the page; only widget mode takes them, an empty list is nobody. */
  readonly frame_ancestors: readonly string[];
}

/** What the widget's test page shows. */
export interface WidgetTestRequest {
  readonly config: PublicChatConfiguration;
  readonly locale: Locale;
  /** `page`: the allowed site. `frame`: the forbidden one, framed by it. */
  readonly part: "page" | "frame";
  /** URL of the frame: this route again, asking for the part `frame`. */
  readonly frame_url: string;
  /**
   * Origin of the service as the loader shall see it. The page has to be looked at on another one (in the demo
   * `localhost` beside `127.0.0.1`), because a browser sends no `Origin` with a read from its own site.
   */
  readonly service: string;
}

/** Draws pages from templates. */
export interface Pages {
  chat(request: ChatPageRequest): RenderedPage;
  /** No such chat, no such page, a chat that is switched off, or one that cannot be looked up now. `company_name` is empty but for the third. */
  notice(
    kind: "not_found" | "no_page" | "unavailable" | "lost",
    locale: Locale,
    company_name: string,
  ): RenderedPage;
  /** The built-in terms of a robot. */
  terms(config: PublicChatConfiguration, locale: Locale): RenderedPage;
  /** The page that tries the widget out as another site shows it; `service` is the origin that serves the widget. */
  widgetTest(request: WidgetTestRequest): RenderedPage;
  /** A file of the browser's by its name, in the best encoding; null when there is none. */
  asset(file: string, acceptEncoding: string): Asset | null;
}
