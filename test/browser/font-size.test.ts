/** Visitors whose browser has a larger standard font than ours: all text follows it, on the page and in the widget. */
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ask,
  CHROMIUM,
  cutOff,
  FLAGS,
  hasChromium,
  ready,
  LOCALES,
  startStage,
  type Stage,
} from "./server.ts";

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const document: any, getComputedStyle: any;

/** The sizes of all text that is shown. */
const sizes = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll("body *")].filter(
      (element: any) =>
        element.checkVisibility() && [...element.childNodes].some(({ nodeType }) => nodeType === 3),
    );
    return [...new Set(shown.map((element: any) => Number.parseFloat(getComputedStyle(element).fontSize)))];
  });

describe.skipIf(!hasChromium())("a standard font of twice the size", () => {
  let stage: Stage;
  let large: Browser;
  beforeAll(async () => {
    stage = await startStage();
    large = await chromium.launch({
      executablePath: CHROMIUM,
      args: [...FLAGS, "--blink-settings=defaultFontSize=32"],
    });
  }, 60_000);
  afterAll(async () => {
    await large?.close();
    await stage?.close();
  });

  const open = async (width: number): Promise<Page> => {
    const page = await (await large.newContext({ viewport: { width, height: 740 } })).newPage();
    page.setDefaultTimeout(12_000);
    return page;
  };

  it.each(LOCALES)(
    "doubles all text of the page, cuts none off and leaves all in reach: %s",
    async (locale) => {
      const page = await open(360);
      const check = async (): Promise<void> => {
        expect(Math.min(...(await sizes(page)))).toBeGreaterThanOrEqual(24);
        expect(await cutOff(page)).toEqual([]);
      };
      await page.goto(`${stage.product.url}/chat/own-${locale.toLowerCase()}`);
      await page.locator(".consent .primary").waitFor();
      await check();
      await page.locator(".consent .text-button").click();
      await page.locator("dialog[open]").waitFor();
      await check();
      await page.keyboard.press("Escape");
      await ask(page, "#echo **Words** and\n\n- one\n- two\n\n| Model | Price |\n|---|---|\n| City | 10 € |");
      await check();
      await page.locator(".answer-foot [aria-expanded]").click();
      await page.locator(".feedback").waitFor();
      await check();
      await page.locator(".feedback .secondary").click();
      await page.locator("[popovertarget]").click();
      await page.locator("#menu button").first().click();
      await page.locator("dialog .primary").click();
      await page.locator("dialog .field-error").first().waitFor();
      await check();
      await page.keyboard.press("Escape");
      await page.locator("[popovertarget]").click();
      await check();
      await page.locator("#menu button").last().click();
      await page.locator("dialog .primary").click();
      await page.locator(".finished").waitFor();
      await check();
    },
  );

  it("leaves the numbers of a list room beside it", async () => {
    const page = await open(390);
    await page.goto(`${stage.product.url}/chat/shop`);
    const steps = Array.from({ length: 11 }, (_, at) => `${at + 1}. Step`);
    await ask(page, `#echo ${steps.join("\n")}`);
    const [room, number] = await page.locator(".prose ol").evaluate((list: any) => {
      const { left } = list.lastChild.getBoundingClientRect();
      const probe = list.lastChild.appendChild(document.createElement("span"));
      probe.style.whiteSpace = "pre";
      probe.textContent = "11. ";
      return [left, probe.getBoundingClientRect().width];
    });
    expect(room).toBeGreaterThanOrEqual(number!);
  });

  it.each(LOCALES)("says all of the empty field's hint on a narrow phone: %s", async (locale) => {
    const page = await open(320);
    await page.goto(`${stage.product.url}/chat/own-${locale.toLowerCase()}`);
    await page.locator(".consent .primary").click();
    const field = page.locator(".composer textarea");
    const height = async (): Promise<number> => (await field.boundingBox())!.height;
    const empty = await height();
    // Written by the visitor, the hint takes the same room: none of it is cut off.
    const written = await field.evaluate((input: any) => {
      const room = input.clientHeight;
      input.value = input.placeholder;
      return [input.scrollHeight - room, input.scrollWidth - input.clientWidth];
    });
    expect(written).toEqual([0, 0]);
    await page.locator(".composer textarea").fill("?");
    expect(await height()).toBeLessThanOrEqual(empty);
  });

  it("hides the header's buttons in the menu where they would leave no room for the name", async () => {
    const page = await open(1000);
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "Hello");
    expect(await page.locator(".wide-only").first().isVisible()).toBe(false);
    await page.setViewportSize({ width: 1400, height: 740 });
    expect(await page.locator(".wide-only").first().isVisible()).toBe(true);
  });

  it.each(["en", "ja"])("leaves the assistant's initial in the middle of its tile: %s", async (locale) => {
    const page = await open(360);
    await page.goto(`${stage.product.url}/chat/own-${locale}`);
    await page.locator(".consent .primary").waitFor();
    const besides: number[] = await page.evaluate(() =>
      [...document.querySelectorAll(".avatar")].map((tile: any) => {
        const range = document.createRange();
        range.selectNodeContents(tile);
        const [letter, box] = [range.getBoundingClientRect(), tile.getBoundingClientRect()];
        return Math.abs(letter.top + letter.bottom - box.top - box.bottom) / 2;
      }),
    );
    expect(besides.length).toBe(2);
    expect(Math.max(...besides)).toBeLessThan(1.5);
  });

  it("widens the widget's panel, whatever font size the site has set for itself", async () => {
    const tag = `<script async src="${stage.product.url}/widget.js" data-slug="shop"></script>`;
    const html = `<!doctype html><html lang="en" style="font-size:10px"><title>Site</title><body>${tag}</body></html>`;
    stage.pages.set("/large", { html });
    const page = await open(1280);
    await page.goto(`${stage.site}/large`);
    await ready(page);
    await page.evaluate(() => (globalThis as any).ChatAssistant.open());
    await expect.poll(() => page.frames().length).toBe(2);
    const frame = page.frames()[1]!;
    await frame.locator(".consent .primary").waitFor();
    expect(await frame.evaluate(() => (globalThis as any).innerWidth)).toBe(800);
  });
});
