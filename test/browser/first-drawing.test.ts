/** What is seen before the script is there, on a slow network: nothing of it moves when the script draws. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasChromium, startStage, type Stage } from "./server.ts";

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const document: any;

/** Where the parts of the consent card stand, from top to bottom. */
const places = (page: Page): Promise<unknown[]> =>
  page.locator(":is(.bar, .consent) :is(h1, h2, p, button:not(.icon-button))").evaluateAll((parts: any[]) =>
    parts
      .map((part) => [part.textContent, part.getBoundingClientRect()])
      .filter(([, { width }]) => width > 0)
      .map(([text, { x, y }]) => [text, x, y]),
  );

describe.skipIf(!hasChromium())("the first drawing", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startStage();
  }, 60_000);
  afterAll(() => stage?.close());

  it.each([
    ["with terms of its own", "own-ja", 360],
    ["with terms of its own", "own-en", 1280],
    ["without", "short-en", 320],
  ] as const)(
    "has each line and button where the script's has it: a robot %s (%s)",
    async (_how, slug, width) => {
      const page = await stage.open({ viewport: { width, height: 740 }, reducedMotion: "reduce" });
      let release = (): void => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/chat-*.js", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`${stage.product.url}/chat/${slug}`, { waitUntil: "commit" });
      await page.locator("#consent-title").waitFor();
      // On a busy machine the lines may be there before their style sheet is.
      await page.waitForFunction(() => document.styleSheets[0]?.cssRules.length > 0);
      const before = await places(page);
      expect(before.length).toBeGreaterThan(6);
      release();
      await page.locator("#card-title").waitFor();
      expect(await places(page)).toEqual(before);
    },
  );
});
