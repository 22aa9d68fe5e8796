/** The pages without a chat: unknown or switched off, and the default terms. */
import type { Locale } from "../../contract/locale.ts";
import type { TermsPageData } from "../../contract/page-data.ts";
import type { PublicChatConfiguration } from "../../contract/resources/public-chat-configuration.ts";
import { toPlainAnswer } from "../../domain/plain-answer.ts";
import type { RenderedPage } from "../../ports/pages.ts";
import { pageHeaders, type PageAssets } from "./chat-page.ts";
import { fillText, readStrings } from "./strings.ts";
import type { Templates } from "./templates.ts";

/** What a notice says: no such chat, no such page, a chat whose `website_enabled` is false, or that nothing can be looked up now. */
export type NoticeKind = "not_found" | "no_page" | "unavailable" | "lost";

/** What a notice is made of. */
export interface NoticeInput {
  readonly templates: Templates;
  readonly locale: Locale;
  readonly kind: NoticeKind;
  /** Fills `{company}`; empty for an unknown chat. */
  readonly company_name: string;
  /** URL of the bundle `chat.css`. */
  readonly style: string;
}

/** Renders a notice; the status is the route's. */
export function renderNoticePage({
  templates,
  locale,
  kind,
  company_name,
  style,
}: NoticeInput): RenderedPage {
  const strings = readStrings(templates, locale, "web.");
  const html = templates.render("pages/notice.html", {
    locale,
    style,
    title: strings[`web.notice.${kind}.title`],
    text: fillText(strings[`web.notice.${kind}.text`] ?? "", { company: company_name }),
  });
  return { html, headers: pageHeaders([]) };
}

/** What the page of the default terms is made of. */
export interface TermsInput {
  readonly templates: Templates;
  readonly config: PublicChatConfiguration;
  readonly locale: Locale;
  readonly assets: PageAssets;
}

/** The default terms of a locale in Markdown, with the assistant's and the company's names in them. */
function defaultTerms({ templates, config, locale }: Omit<TermsInput, "assets">): string {
  const names = { assistant: config.assistant_name, company: config.company_name };
  return fillText(templates.read(`terms/terms.${locale}.md`), names);
}

/** Renders the default terms; without a script as text without marks, and drawn as Markdown with one. */
export function renderTermsPage(input: TermsInput): RenderedPage {
  const { templates, config, locale, assets } = input;
  const strings = readStrings(templates, locale, "web.");
  const page_data: TermsPageData = { mode: "terms", terms: defaultTerms(input) };
  const html = templates.render("pages/terms.html", {
    locale,
    ...assets,
    terms: toPlainAnswer(page_data.terms),
    title: fillText(strings["web.terms.title"] ?? "", { assistant: config.assistant_name }),
    page_data,
  });
  return { html, headers: pageHeaders([]) };
}
