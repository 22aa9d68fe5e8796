/**
 * The chat page as HTML with its headers: header and consent card are drawn here, so that the first paint needs no
 * script; configuration, strings and limits stand inside as JSON, so that a chat needs no further request.
 */
import type { ChatPageData } from "../../contract/page-data.ts";
import type { RenderedPage } from "../../ports/pages.ts";
import { fillText, readStrings, type Strings } from "./strings.ts";
import type { Templates } from "./templates.ts";

/** Where the page's files are. */
export interface PageAssets {
  /** URL of the bundle `chat.js`. */
  readonly script: string;
  /** URL of the bundle `late.js`, which must stand beside `chat.js`. */
  readonly late: string;
  /** URL of the bundle `chat.css`. */
  readonly style: string;
}

/** What a chat page is made of. */
export interface ChatPageInput extends Pick<
  ChatPageData,
  "config" | "starters" | "decline" | "locale" | "mode" | "base" | "api" | "features" | "limits"
> {
  readonly templates: Templates;
  readonly assets: PageAssets;
  /** Sites that may frame the page, as CSP sources; only widget mode takes them, an empty list is nobody. */
  readonly frame_ancestors: readonly string[];
}

/** Renders the full page or the widget's panel. */
export function renderChatPage(input: ChatPageInput): RenderedPage {
  const { templates, config, locale, mode, assets } = input;
  const strings = readStrings(templates, locale, "web.");
  const html = templates.render("pages/chat.html", {
    locale,
    mode,
    script: assets.script,
    style: assets.style,
    ...consentValues(config, strings),
    assistant_name: config.assistant_name,
    company_name: config.company_name,
    initial: initialOf(config.assistant_name),
    page_data: pageData(input, strings),
  });
  const ancestors = mode === "widget" ? input.frame_ancestors : [];
  return { html, headers: pageHeaders(ancestors) };
}

function initialOf(name: string): string {
  return String.fromCodePoint(name.trim().toUpperCase().codePointAt(0) ?? 0x20);
}

/** Words that only other pages and the loader use. */
const ELSEWHERE = /^web\.(test|notice|terms|widget|page\.noscript)\b/;

function pageData(input: ChatPageInput, all: Strings): ChatPageData {
  const strings = Object.fromEntries(Object.entries(all).filter(([key]) => !ELSEWHERE.test(key)));
  const { config, starters, decline, locale, mode, base, api, features, limits } = input;
  return {
    config,
    starters,
    decline,
    locale,
    mode,
    base,
    api,
    features,
    limits,
    strings,
    late: input.assets.late,
  };
}

function consentValues(config: ChatPageData["config"], strings: Strings): Record<string, string> {
  const names = { assistant: config.assistant_name, company: config.company_name };
  const sentence = fillText(strings["web.consent.text"] ?? "", names);
  const [before = "", after = ""] = sentence.split("{terms}");
  return {
    title: fillText(strings["web.page.title"] ?? "", names),
    terms_url: config.terms_url,
    consent_title: strings["web.consent.title"] ?? "",
    consent_before: before,
    consent_terms: strings["web.consent.terms"] ?? "",
    consent_after: after,
    consent_retention: strings[`web.consent.retention.${config.retention_mode}`] ?? "",
    // What the script draws besides would move the buttons below, which may be about to be pressed.
    additional_hidden: config.custom_terms ? "" : "hidden",
    consent_additional: strings["web.consent.additional"] ?? "",
    consent_accept: strings["web.consent.accept"] ?? "",
    consent_refuse: strings["web.consent.refuse"] ?? "",
    loading: strings["web.page.loading"] ?? "",
    noscript: strings["web.page.noscript"] ?? "",
  };
}

/**
 * Headers of a page: no inline script or style, Trusted Types without a policy, no referrer, and framing by the given
 * CSP sources only. Pictures may come from any HTTPS host because two configured images do; answers show none.
 */
export function pageHeaders(frameAncestors: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' https: data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors.length > 0 ? frameAncestors.join(" ") : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy.join("; "),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-cache, private",
  };
}
