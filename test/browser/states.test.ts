import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasChromium, LOCALES, startStage, type Stage } from "./server.ts";

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const document: any;
declare const innerWidth: number;

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** A folder for a picture of every state, for people to look at. */
const PICTURES = process.env["TEST_PICTURES"];

const RICH_ANSWER = [
  "# Heading",
  "- item\n- item",
  "1. first\n2. second",
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "> quoted",
  "```\nchat-assistant serve --data /var/lib/chat-assistant --port 8080\n```",
  `\`code\` and https://example.com/${"x".repeat(90)}`,
].join("\n\n");

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    const axe = (globalThis as any).axe;
    const { violations } = await axe.run(document, { runOnly: rules });
    return violations.map((found: any) => `${found.id}: ${found.nodes[0].html}`);
  }, RULES);
}

const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Labels of buttons whose lines break inside a word, as `first line|second line`. */
const brokenLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
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

async function walkConsent(page: Page, check: Check): Promise<void> {
  await check("consent");
  await page.locator(".consent .text-button").click();
  await page.locator("dialog[open]").waitFor();
  await check("terms");
  await page.keyboard.press("Escape");
  await page.locator(".consent .secondary").click();
  await page.locator(".consent .primary").waitFor({ state: "detached" });
  await check("refused");
  await page.locator(".consent .secondary").click();
  await page.locator(".consent .primary").click();
  await page.locator(".composer").waitFor();
  await check("chat");
}

async function say(page: Page, text: string): Promise<void> {
  await page.locator(".composer textarea").fill(text);
  await page.locator(".send").click();
}

async function walkAnswers(page: Page, check: Check): Promise<void> {
  await say(page, `#slow #echo`);
  await page.locator(".progress").waitFor();
  await check("progress");
  await page.locator(".answer-foot").waitFor();
  await say(page, `#echo ${RICH_ANSWER}`);
  await page.locator(".answer-foot").nth(1).waitFor();
  await check("answer");
  await page.locator(".answer-foot [aria-expanded]").last().click();
  await page.locator(".feedback").waitFor();
  await page.locator(".feedback .primary").click();
  await check("feedback");
  await page.locator(".feedback .secondary").click();
}

async function walkFailures(page: Page, check: Check, unique: string): Promise<void> {
  await say(page, `#fail ${unique}`);
  await page.locator(".notice").waitFor();
  await check("error");
  await page.locator(".notice .text-button").click();
  await page.route("**/messages", (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": "22", "content-type": "application/problem+json" },
      body: '{"code":"rate_limited"}',
    }),
  );
  await say(page, "Too soon");
  await page.locator(".notice [aria-live=off]").waitFor();
  await check("rate limited");
  await page.unroute("**/messages");
  await page.locator(".notice .text-button").click();
  await page.locator(".composer textarea").fill("");
  await page.context().setOffline(true);
  await page.locator(".strip").waitFor();
  await check("offline");
  await page.context().setOffline(false);
}

/** Chooses from the header, whose narrow form hides all in a menu. */
async function choose(page: Page, at: "first" | "last"): Promise<void> {
  const wide = page.locator(".wide-only")[at]();
  if (await wide.isVisible()) return wide.click();
  await page.locator("[popovertarget]").click();
  return page.locator("#menu button")[at]().click();
}

async function walkEnd(page: Page, check: Check): Promise<void> {
  await page.locator("[popovertarget]").click();
  await check("menu");
  await page.keyboard.press("Escape");
  await choose(page, "first");
  await page.locator("dialog .primary").click();
  await page.locator("dialog .field-error").first().waitFor();
  await check("contact");
  await page.keyboard.press("Escape");
  await choose(page, "last");
  await page.locator("dialog .primary").waitFor();
  await check("end");
  await page.locator("dialog .primary").click();
  await page.locator(".finished").waitFor();
  await check("finished");
}

describe.skipIf(!hasChromium())("every state of the page", () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await startStage();
  }, 60_000);
  afterAll(() => stage?.close());

  it.each([320, 360, 390])("breaks no word of the first buttons at %i", async (width) => {
    for (const locale of LOCALES) {
      const page = await stage.open({ viewport: { width, height: 720 } });
      await page.goto(`${stage.product.url}/chat/own-${locale.toLowerCase()}`);
      expect([locale, await brokenLabels(page), await overflows(page)]).toEqual([locale, [], false]);
    }
  });

  it.each([
    ["en", 1280, "light"],
    ["en", 320, "dark"],
    ["pt-BR", 360, "dark"],
    ["ja", 360, "light"],
    ["it", 360, "dark"],
  ] as const)(
    "is accessible, fits and breaks no word of a button: %s at %i in %s",
    async (locale, width, colorScheme) => {
      const viewport = { width, height: 720 };
      const page = await stage.open({
        locale,
        viewport,
        colorScheme,
        bypassCSP: true,
        reducedMotion: "reduce",
      });
      const check: Check = async (state) => {
        const name = `${state.replaceAll(" ", "-")}-${locale}-${width}-${colorScheme}.png`;
        if (PICTURES) await page.screenshot({ path: path.join(PICTURES, name) });
        const found = [...(await violations(page)), ...(await brokenLabels(page))];
        expect({ state, found, overflows: await overflows(page) }).toEqual({
          state,
          found: [],
          overflows: false,
        });
      };
      const visit = (robot: string, more = ""): Promise<unknown> =>
        page.goto(`${stage.product.url}/chat/${robot}-${locale.toLowerCase()}${more}`);
      await visit("own");
      await walkConsent(page, check);
      await walkAnswers(page, check);
      await walkFailures(page, check, `${locale} ${width}`);
      await walkEnd(page, check);
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
});
