/** Pages from templates and the browser's bundles (`ports/pages.ts`). */
import path from "node:path";
import { MESSAGE_ATTACHMENTS } from "../../contract/limits.ts";
import type { PageLimits } from "../../contract/page-data.ts";
import type { Pages } from "../../ports/pages.ts";
import type { Settings } from "../../settings/schema.ts";
import { PACKAGE_ROOT } from "../system/package-root.ts";
import { createAssets } from "./assets.ts";
import { renderChatPage } from "./chat-page.ts";
import { renderNoticePage, renderTermsPage } from "./notice-page.ts";
import type { Templates } from "./templates.ts";
import { renderWidgetTestPage } from "./widget-test-page.ts";

/** What the pages need. */
export interface PagesOptions {
  readonly templates: Templates;
  readonly sizes: Settings["sizes"];
  readonly public_chat_base: string;
  /** The path of the service's public address without a trailing slash; empty at a site's root. */
  readonly prefix: string;
}

/** Pages of this installation. The bundles are read at the first request. */
export function createPages({ templates, sizes, public_chat_base, prefix }: PagesOptions): Pages {
  const assets = createAssets({ directory: path.join(PACKAGE_ROOT, "dist", "web") });
  const urlOf = (name: string) => `${prefix}/assets/${assets.fileOf(name)}`;
  const pageAssets = () => ({ script: urlOf("chat.js"), late: urlOf("late.js"), style: urlOf("chat.css") });
  return {
    chat: ({ attachments, config, ...request }) =>
      renderChatPage({
        ...request,
        templates,
        limits: limitsOf(sizes),
        config,
        assets: pageAssets(),
        base: `${prefix}${public_chat_base}`,
        api: prefix,
        features: { attachments },
      }),
    notice: (kind, locale, company_name) =>
      renderNoticePage({ templates, kind, locale, company_name, style: urlOf("chat.css") }),
    terms: (config, locale) => renderTermsPage({ templates, config, locale, assets: pageAssets() }),
    widgetTest: ({ service, ...request }) =>
      renderWidgetTestPage({
        ...request,
        templates,
        service,
        base: `${service}${prefix}${public_chat_base}`,
        assets: {
          loader: `${service}${prefix}/widget.js`,
          script: `${service}${urlOf("widget-test.js")}`,
          style: `${service}${urlOf("chat.css")}`,
        },
      }),
    asset: (file, acceptEncoding) => assets.get(file, acceptEncoding),
  };
}

function limitsOf(sizes: Settings["sizes"]): PageLimits {
  const { message_characters, transcript_text_characters, attachment_bytes, attachments_bytes } = sizes;
  const attachments = MESSAGE_ATTACHMENTS;
  return { message_characters, transcript_text_characters, attachments, attachment_bytes, attachments_bytes };
}
