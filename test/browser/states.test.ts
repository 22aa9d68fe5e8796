/**
 * Every state of the chat, on its page and in the widget on another site, in four languages and on small screens: no
 * finding of axe, nothing too wide, no broken word. Over 250 lines: one walk through all states serves both.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Frame, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "../../src/contract/locale.ts";
import { toDecline } from "../../src/domain/answering/conversation/decline.ts";
import { toNearTopics } from "../../src/contract/named-topics.ts";
import { hasChromium, LOCALES, ready, startStage, type Stage } from "./server.ts";

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const document: any;
declare const innerWidth: number;

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What is looked at: the page itself, or the widget's panel on a page of another site. */
type View = Page | Frame;

/** A folder for a picture of every state, for people to look at: then in every language, size and colour scheme. */
const PICTURES = process.env["TEST_PICTURES"];

type Look = readonly [locale: Locale, width: number, colorScheme: "light" | "dark"];

/** Each language, size and scheme at least once; for pictures all of them. */
function looks(tested: readonly Look[], narrow: number): readonly Look[] {
  if (!PICTURES) return tested;
  return LOCALES.flatMap((locale) =>
    [1280, narrow].flatMap((width) =>
      (["light", "dark"] as const).map((scheme) => [locale, width, scheme] as const),
    ),
  );
}

const RICH_ANSWER = [
  "# Heading",
  "- item\n- item",
  "1. first\n2. second",
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "> quoted",
  "```\nchat-assistant serve --data /var/lib/chat-assistant --port 8080\n```",
  `\`code\` and https://example.com/${"x".repeat(90)}`,
].join("\n\n");

async function violations(view: View): Promise<string[]> {
  await view.evaluate(AXE);
  return view.evaluate(async (rules) => {
    const axe = (globalThis as any).axe;
    const { violations } = await axe.run(document, { runOnly: rules });
    return violations.map((found: any) => `${found.id}: ${found.nodes[0].html}`);
  }, RULES);
}

const overflows = (view: View): Promise<boolean> =>
  view.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Labels of buttons whose lines break inside a word, as `first line|second line`. */
const brokenLabels = (view: View): Promise<string[]> =>
  view.evaluate(() => {
    const words = new Intl.Segmenter(document.documentElement.lang, { granularity: "word" });
    const range = document.createRange();
    const broken: string[] = [];
    for (const button of document.querySelectorAll("button")) {
      for (const node of button.childNodes) {
        if (node.nodeType !== 3) continue;
        const text: string = node.data;
        const starts = new Set([...words.segment(text)].map(({ index }) => index));
        const lineAt = (at: number): number => {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return range.getBoundingClientRect().top;
        };
        for (let at = 1; at < text.length; at++) {
          if (lineAt(at) <= lineAt(at - 1) + 4 || starts.has(at)) continue;
          broken.push(`${text.slice(0, at)}|${text.slice(at)}`);
        }
      }
    }
    return broken;
  });

type Check = (state: string) => Promise<void>;

/** One chat: the page of the browser, and what of it is ours (in a widget the panel's frame). */
interface Walk {
  readonly page: Page;
  readonly view: View;
  readonly check: Check;
}

async function walkConsent({ page, view, check }: Walk): Promise<void> {
  await check("consent");
  await view.locator(".consent .text-button").click();
  await view.locator("dialog[open]").waitFor();
  await check("terms");
  await page.keyboard.press("Escape");
  await view.locator(".consent .secondary").click();
  await view.locator(".consent .primary").waitFor({ state: "detached" });
  await check("refused");
  await view.locator(".consent .secondary").first().click();
  await view.locator(".consent .primary").click();
  await view.locator(".composer").waitFor();
  await check("chat");
}

async function say(view: View, text: string): Promise<void> {
  await view.locator(".composer textarea").fill(text);
  await view.locator(".send").click();
}

async function walkAnswers({ view, check }: Walk, locale: Locale): Promise<void> {
  await say(view, `#slow #echo`);
  await view.locator(".progress").waitFor();
  await check("progress");
  await view.locator(".answer-foot").waitFor();
  await say(view, `#echo ${RICH_ANSWER}`);
  await view.locator(".answer-foot").nth(1).waitFor();
  await check("answer");
  const topics = ["Prices", `${"Changing or cancelling ".repeat(2)}a visit`];
  await say(view, `#echo ${toDecline(locale, null)}\n\n${toNearTopics(topics, "en")}`);
  await view.locator(".column > .actions button").nth(2).waitFor();
  await check("topics");
  await view.locator(".answer-foot [aria-expanded]").last().click();
  await view.locator(".feedback").waitFor();
  await view.locator(".feedback .primary").click();
  await check("feedback");
  await view.locator(".feedback .secondary").click();
}

async function walkFailures({ page, view, check }: Walk, unique: string): Promise<void> {
  await say(view, `#fail ${unique}`);
  await view.locator(".notice").waitFor();
  await check("error");
  await view.locator(".notice .text-button").click();
  await page.route("**/messages", (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": "22", "content-type": "application/problem+json" },
      body: '{"code":"rate_limited"}',
    }),
  );
  await say(view, "Too soon");
  await view.locator(".notice [aria-live=off]").waitFor();
  await check("rate limited");
  await page.unroute("**/messages");
  await view.locator(".notice .text-button").click();
  await view.locator(".composer textarea").fill("");
  await page.context().setOffline(true);
  await view.locator(".strip").waitFor();
  await check("offline");
  await page.context().setOffline(false);
}

/** Chooses from the header, whose narrow form hides all in a menu. */
async function choose(view: View, at: "first" | "last"): Promise<void> {
  const wide = view.locator(".wide-only")[at]();
  if (await wide.isVisible()) return wide.click();
  await view.locator("[popovertarget]").click();
  return view.locator("#menu button")[at]().click();
}

async function walkEnd({ page, view, check }: Walk): Promise<void> {
  await view.locator("[popovertarget]").click();
  await check("menu");
  await page.keyboard.press("Escape");
  await choose(view, "first");
  await view.locator("dialog .primary").click();
  await view.locator("dialog .field-error").first().waitFor();
  await check("contact");
  await page.keyboard.press("Escape");
  await choose(view, "last");
  await view.locator("dialog .primary").waitFor();
  await check("end");
  await view.locator("dialog .primary").click();
  await view.locator(".finished").waitFor();
  await check("finished");
}

/** Files that were chosen, and one that was left out; then the chat that somebody else closed. */
async function walkFiles({ page, view, check }: Walk): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    view.locator(".composer-row button").first().click(),
  ]);
  const file = (name: string) => ({
    name,
    mimeType: "text/plain",
    buffer: Buffer.from("The word is quagga."),
  });
  await chooser.setFiles([file("notes.txt"), file("program.exe")]);
  await view.locator(".chip").waitFor();
  await view.locator(".files .field-error").waitFor();
  await check("attachments");
}

async function walkClosedElsewhere({ page, view, check }: Walk): Promise<void> {
  await page.route("**/messages", (route) =>
    route.fulfill({
      status: 409,
      headers: { "content-type": "application/problem+json" },
      body: '{"code":"session_closed"}',
    }),
  );
  await say(view, "Too late");
  await view.locator(".finished").waitFor();
  await check("closed elsewhere");
  await page.unroute("**/messages");
}

async function walkIdle({ page, view, check }: Walk): Promise<void> {
  await page.clock.fastForward("28:30");
  await view.locator(".notice-warning").waitFor();
  await check("idle");
}

describe.skipIf(!hasChromium())("every state of the chat", () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await startStage();
  }, 60_000);
  afterAll(() => stage?.close());

  /** A check of a view that takes a picture of its page, too. */
  const checkOf =
    (page: Page, view: () => View, place: string): Check =>
    async (state) => {
      if (PICTURES) {
        await page.screenshot({ path: path.join(PICTURES, `${state.replaceAll(" ", "-")}-${place}.png`) });
      }
      const found = [...(await violations(view())), ...(await brokenLabels(view()))];
      expect({ state, found, overflows: await overflows(view()) }).toEqual({
        state,
        found: [],
        overflows: false,
      });
    };
  const options = (locale: Locale, width: number, colorScheme: "light" | "dark") => ({
    locale,
    viewport: { width, height: 720 },
    colorScheme,
    bypassCSP: true,
    reducedMotion: "reduce" as const,
  });

  it.each([320, 360, 390])("breaks no word of the first buttons at %i", async (width) => {
    for (const locale of LOCALES) {
      const page = await stage.open({ viewport: { width, height: 720 } });
      await page.goto(`${stage.product.url}/chat/own-${locale.toLowerCase()}`);
      expect([locale, await brokenLabels(page), await overflows(page)]).toEqual([locale, [], false]);
    }
  });

  const pages: readonly Look[] = [
    ["en", 1280, "light"],
    ["en", 320, "dark"],
    ["pt-BR", 360, "dark"],
    ["ja", 360, "light"],
    ["it", 360, "dark"],
  ];
  it.each(looks(pages, 360))(
    "is accessible, fits and breaks no word of a button on the page: %s at %i in %s",
    async (locale, width, colorScheme) => {
      const page = await stage.open(options(locale, width, colorScheme));
      await page.clock.install();
      const check = checkOf(page, () => page, `${locale}-${width}-${colorScheme}`);
      const walk: Walk = { page, view: page, check };
      const visit = (robot: string, more = ""): Promise<unknown> =>
        page.goto(`${stage.product.url}/chat/${robot}-${locale.toLowerCase()}${more}`);
      await visit("own");
      await walkConsent(walk);
      await walkAnswers(walk, locale);
      await walkFailures(walk, `${locale} ${width} ${colorScheme}`);
      await walkIdle(walk);
      await walkFiles(walk);
      await walkEnd(walk);
      await visit("short");
      await page.locator(".consent .primary").click();
      await say(page, "The only question");
      await page.locator(".card textarea").waitFor();
      await check("limit");
      await visit("own", "#t=ext_unknown");
      await page.locator(".card .primary").waitFor();
      await check("expired");
      await visit("closed");
      await check("unavailable");
      await visit("none");
      await check("not found");
      await visit("own", "/terms");
      await check("terms page");
    },
    90_000,
  );

  const widgets: readonly Look[] = [
    ["en", 1280, "dark"],
    ["pt-BR", 1280, "light"],
    ["ja", 360, "dark"],
    ["it", 360, "light"],
  ];
  it.each(looks(widgets, 360))(
    "is accessible, fits and breaks no word of a button in the widget of another site: %s at %i in %s",
    async (locale, width, colorScheme) => {
      const page = await stage.open(options(locale, width, colorScheme));
      await page.clock.install();
      const open = async (robot: string): Promise<Frame> => {
        const at = `/states-${robot}-${locale}`;
        const tag = `<script async src="${stage.product.url}/widget.js" data-slug="${robot}-${locale.toLowerCase()}"></script>`;
        const html = `<!doctype html><html lang="en"><head><title>Site</title><meta name="viewport" content="width=device-width"></head><body><h1>Shop</h1>${tag}</body></html>`;
        stage.pages.set(at, { html });
        await page.goto(stage.site + at);
        await ready(page);
        await page.evaluate(() => (globalThis as any).ChatAssistant.open());
        await expect.poll(() => page.frames().length).toBe(2);
        const frame = page.frames()[1]!;
        await frame.locator(".consent .primary").waitFor();
        return frame;
      };
      let view = await open("own");
      const check = checkOf(page, () => view, `widget-${locale}-${width}-${colorScheme}`);
      await walkConsent({ page, view, check });
      await walkAnswers({ page, view, check }, locale);
      await walkFailures({ page, view, check }, `widget ${locale} ${width} ${colorScheme}`);
      await walkIdle({ page, view, check });
      await walkFiles({ page, view, check });
      await walkEnd({ page, view, check });
      view = await open("short");
      await view.locator(".consent .primary").click();
      await say(view, "The only question");
      await view.locator(".card textarea").waitFor();
      await check("limit");
      view = await open("own");
      await view.locator(".consent .primary").click();
      await say(view, "First");
      await view.locator(".answer-foot").waitFor();
      await walkClosedElsewhere({ page, view, check });
    },
    90_000,
  );
});
