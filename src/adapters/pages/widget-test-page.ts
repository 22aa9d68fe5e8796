/**
 * The widget's test page: the widget as an allowed site shows it, and beside it a frame without an origin, which is on
 * no list and must be refused (`decisions`: Widget origin).
 */
import type { RenderedPage, WidgetTestRequest } from "../../ports/pages.ts";
import { pageHeaders } from "./chat-page.ts";
import { fillText, readStrings } from "./strings.ts";
import type { Templates } from "./templates.ts";

/** What the test page is made of. */
export interface WidgetTestInput extends WidgetTestRequest {
  readonly templates: Templates;
  /** `{public_chat_base}` without a trailing slash, absolute. */
  readonly base: string;
  readonly assets: {
    /** Absolute URL of `widget.js` on `service`. */
    readonly loader: string;
    /** Absolute URL of the bundle `widget-test.js` on `service`: WebKit finds no `'self'` in a frame without an origin. */
    readonly script: string;
    /** Absolute URL of the bundle `chat.css` on `service`. */
    readonly style: string;
  };
}

/** Renders one part of the test page. */
export function renderWidgetTestPage(input: WidgetTestInput): RenderedPage {
  const { templates, config, locale, part, base, assets } = input;
  const strings = readStrings(templates, locale, "web.test.");
  const text = (key: string): string => strings[`web.test.${key}`] ?? "";
  const html = templates.render(`pages/widget-test${part === "frame" ? "-frame" : ""}.html`, {
    ...assets,
    locale,
    base,
    slug: config.slug,
    forbidden_url: input.frame_url,
    waiting: text("waiting"),
    shown: text("shown"),
    refused: text("refused"),
    title: fillText(text("title"), { assistant: config.assistant_name }),
    text: text("text"),
    allowed_title: text("allowed.title"),
    allowed_text: text("allowed.text"),
    forbidden_title: text("forbidden.title"),
    forbidden_text: text("forbidden.text"),
  });
  return { html, headers: headersOfSite(input.service) };
}

/** The test page stands for a site that embeds the widget: it lets the service's script, calls and frame in. */
function headersOfSite(service: string): Record<string, string> {
  const headers = pageHeaders(["'self'"]);
  const policy = (headers["content-security-policy"] ?? "")
    .replace("script-src 'self'", `script-src 'self' ${service}`)
    .replace("style-src 'self'", `style-src 'self' ${service}`)
    .replace("connect-src 'self'", `connect-src 'self' ${service}`);
  return { ...headers, "content-security-policy": `${policy}; frame-src 'self' ${service}` };
}
