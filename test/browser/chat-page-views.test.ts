/** Every view of the chat page: without a finding of axe, and never wider than a small screen. */
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, hasChromium, startStage, type Stage } from "./server.ts";

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const document: any;
declare const innerWidth: number;

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function axe(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    const axe = (globalThis as any).axe;
    const { violations } = await axe.run(document, { runOnly: rules });
    return violations.map((found: any) => `${found.id}: ${found.nodes[0].html}`);
  }, RULES);
}

const overflows = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe.skipIf(!hasChromium())("the views of the chat page", () => {
  let stage: Stage;
  const url = (slug: string, more = ""): string => `${stage.product.url}/chat/${slug}${more}`;

  beforeAll(async () => {
    stage = await startStage();
  }, 60_000);
  afterAll(() => stage?.close());

  it.each([
    ["shop", 1280, "light"],
    ["shop", 320, "dark"],
    ["ja", 320, "light"],
    ["pt-br", 320, "dark"],
    ["it", 1280, "dark"],
  ] as const)("is accessible and fits: %s at %i in %s", async (slug, width, colorScheme) => {
    const page = await stage.open({
      viewport: { width, height: 800 },
      colorScheme,
      bypassCSP: true,
      reducedMotion: "reduce",
    });
    const check = async (state: string): Promise<void> => {
      expect({ state, problems: await axe(page), overflows: await overflows(page) }).toEqual({
        state,
        problems: [],
        overflows: false,
      });
    };
    await page.goto(url(slug));
    await check("consent");
    await ask(
      page,
      "#echo # Heading\n\n- item\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n`code` https://example.com/" +
        "x".repeat(90),
    );
    await check("answer");
    await page.locator(".answer-foot [aria-expanded]").click();
    await page.locator(".feedback").waitFor();
    await check("feedback");
    await page.locator(".feedback .secondary").click();
    await page.locator("textarea").fill(`#fail ${slug} ${width}`);
    await page.keyboard.press("Enter");
    await page.locator(".notice").waitFor();
    await check("error");
    await page.locator(".notice .text-button").click();
    await (width > 640 ? page.locator(".wide-only").first() : page.locator("[popovertarget]")).click();
    if (width <= 640) await page.locator("#menu button").first().click();
    await page.locator("dialog[open]").waitFor();
    await check("contact");
    await page.keyboard.press("Escape");
    await (width > 640 ? page.locator(".wide-only").last() : page.locator("[popovertarget]")).click();
    if (width <= 640) await page.locator("#menu button").last().click();
    await page.locator("dialog .primary").click();
    await page.locator(".finished").waitFor();
    await check("finished");
  });
});
