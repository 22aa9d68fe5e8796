import path from "node:path";
import { describe, expect, it } from "vitest";
import { renderChatPage, type ChatPageInput } from "../../../src/adapters/pages/chat-page.ts";
import { renderNoticePage, renderTermsPage } from "../../../src/adapters/pages/notice-page.ts";
import { createTemplates } from "../../../src/adapters/pages/templates.ts";
import { renderWidgetTestPage } from "../../../src/adapters/pages/widget-test-page.ts";
import { LOCALES } from "../../../src/contract/locale.ts";

const templates = createTemplates({
  directories: [path.resolve(import.meta.dirname, "../../../templates")],
});
const assets = { script: "/assets/chat-1.js", late: "/assets/late-1.js", style: "/assets/chat-1.css" };
const config = {
  slug: "acme",
  assistant_name: "Marie",
  company_name: "Acme <b>& Sons</b>",
  locale: "en",
  website_enabled: true,
  terms_url: "/chat/acme/terms",
  terms_enabled: true,
  retention_mode: "summary",
  max_questions_per_session: null,
  session_timeout_minutes: 30,
  welcome_message: null,
  widget_image_url: null,
  public_header_image_url: null,
  custom_terms: "</script><script>alert(1)</script>",
} as const;

function render(changes: Partial<ChatPageInput> = {}) {
  return renderChatPage({
    templates,
    config,
    starters: [],
    decline: "I don't know.",
    locale: "en",
    mode: "page",
    assets,
    base: "/chat",
    api: "",
    features: { attachments: false },
    limits: {
      message_characters: 8000,
      transcript_text_characters: 16_000,
      attachments: 5,
      attachment_bytes: 10,
      attachments_bytes: 25,
    },
    frame_ancestors: ["https://shop.example"],
    ...changes,
  });
}

const policyOf = (headers: Readonly<Record<string, string>>): string =>
  headers["content-security-policy"] ?? "";

describe("the chat page", () => {
  it("draws header and consent without a script", () => {
    const { html } = render();
    const shown = html.slice(0, html.indexOf('<script type="application/json"'));
    for (const text of ["Marie", "Acme &lt;b&gt;&amp; Sons&lt;/b&gt;", "Before we start", "terms of use"]) {
      expect(shown).toContain(text);
    }
    expect(shown).toContain("only a short summary is kept");
    expect(shown).toContain('href="/chat/acme/terms"');
  });

  it("keeps the place of the button for further terms, where there are some", () => {
    const placeOf = ({ html }: { html: string }): string | undefined =>
      /<div ([^>]*)><button type="button" class="text-button">Additional terms</.exec(html)?.[1];
    expect(placeOf(render())).toBe("");
    expect(placeOf(render({ config: { ...config, custom_terms: null } }))).toBe("hidden");
  });

  it("inlines its data so that nothing in it can become markup", () => {
    const { html } = render({ starters: ["</script><script>alert(2)</script>?"] });
    const data = html.slice(html.indexOf('id="page-data">') + 'id="page-data">'.length);
    expect(data.match(/<\/script>/g)).toHaveLength(1);
    const page = JSON.parse(data.slice(0, data.indexOf("</script>"))) as Record<string, unknown>;
    expect(page["config"]).toEqual(config);
    expect(page["starters"]).toEqual(["</script><script>alert(2)</script>?"]);
    expect(page).toMatchObject({ mode: "page", base: "/chat", late: assets.late, locale: "en" });
  });

  it("has no inline script or style, and allows none", () => {
    const { html, headers } = render();
    expect(html).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
    expect(html.match(/<script(?![^>]*(src=|application\/json))/g)).toBeNull();
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]) {
      expect(policyOf(headers).split("; ")).toContain(rule);
    }
    expect(headers).toMatchObject({ "referrer-policy": "no-referrer", "x-content-type-options": "nosniff" });
  });

  it("is framed by the listed sites in widget mode, and by nobody else", () => {
    expect(policyOf(render().headers)).toContain("frame-ancestors 'none'");
    expect(policyOf(render({ mode: "widget" }).headers)).toContain("frame-ancestors https://shop.example;");
    expect(policyOf(render({ mode: "widget", frame_ancestors: [] }).headers)).toContain(
      "frame-ancestors 'none'",
    );
  });

  it.each(LOCALES)("is complete in %s", (locale) => {
    const { html } = render({ locale });
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html.split('id="page-data"')[0]).not.toMatch(/\{[a-z_]+\}/);
  });

  it("stays within its budget", async () => {
    const { gzipSync } = await import("node:zlib");
    for (const locale of LOCALES) {
      expect(gzipSync(render({ locale }).html).length).toBeLessThan(4000);
    }
  });
});

describe("the other pages", () => {
  it.each(LOCALES)("speak %s", (locale) => {
    const style = assets.style;
    for (const kind of ["not_found", "no_page", "unavailable", "lost"] as const) {
      const { html } = renderNoticePage({ templates, locale, kind, company_name: "Acme", style });
      expect(html).toContain(`<html lang="${locale}">`);
      expect(html).not.toMatch(/\{[a-z_]+\}/);
    }
    const terms = renderTermsPage({ templates, config, locale, assets });
    expect(terms.html).toContain("Marie");
    expect(terms.html.split("page-data")[0]).not.toMatch(/\{[a-z_]+\}/);
    // Without a script nobody draws the marks.
    expect(terms.html.split("page-data")[0]).not.toMatch(/\*\*|^#/m);
    expect(terms.html.split("page-data")[1]).toContain("**Marie**");
  });

  it.each(LOCALES)("end a sentence once behind a company whose name ends in a full stop: %s", (locale) => {
    const limited = { ...config, company_name: "Acme S.p.A.", custom_terms: null };
    const { html } = renderTermsPage({ templates, config: limited, locale, assets });
    expect(render({ config: limited, locale }).html + html).not.toContain("S.p.A..");
  });

  it("test the widget from an allowed and a forbidden place", () => {
    const input = {
      templates,
      config,
      locale: "en",
      frame_url: "?part=frame",
      base: "https://chat.example/chat",
      service: "https://chat.example",
      assets: {
        loader: "https://chat.example/widget.js",
        script: "/assets/widget-test-1.js",
        style: assets.style,
      },
    } as const;
    const page = renderWidgetTestPage({ ...input, part: "page" });
    expect(page.html).toContain('data-slug="acme"');
    expect(page.html).toContain('sandbox="allow-scripts" src="?part=frame"');
    for (const rule of ["frame-src", "connect-src", "script-src", "style-src"]) {
      expect(policyOf(page.headers)).toContain(`${rule} 'self' https://chat.example`);
    }
    const frame = renderWidgetTestPage({ ...input, part: "frame" });
    expect(frame.html).not.toContain("<iframe");
    // What listens stands before what tells: an answer is not missed, however slowly the files come.
    for (const { html } of [page, frame])
      expect([...html.matchAll(/<script defer src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
        input.assets.script,
        input.assets.loader,
      ]);
  });
});
