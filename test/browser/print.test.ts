/** The print of a conversation, and of a site with a widget. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, hasChromium, startStage, type Stage } from "./server.ts";

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const document: any;
declare const getComputedStyle: any;

const ANSWER = [
  "See [our conditions](https://shop.example/conditions) and https://shop.example/manual",
  `\`\`\`\n${"a very long line ".repeat(20)}\nkey=${"0123456789".repeat(20)}\n\`\`\``,
  "Many words. ".repeat(200),
].join("\n\n");

describe.skipIf(!hasChromium())("a chat on paper", () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await startStage();
  }, 60_000);
  afterAll(() => stage?.close());

  it("is the whole conversation in dark ink, with the addresses of its links", async () => {
    const page = await stage.open({ viewport: { width: 700, height: 500 }, colorScheme: "dark" });
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, `#echo ${ANSWER}`);
    await page.locator(".answer-foot [aria-pressed]").first().click();
    await page.locator(".thanks").waitFor();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const seen = await page.evaluate(() => {
      const style = (css: string, before?: string) => getComputedStyle(document.querySelector(css), before);
      const isShown = (css: string) => (document.querySelector(css)?.getClientRects().length ?? 0) > 0;
      const [log, code] = [document.querySelector(".log"), document.querySelector("pre")];
      const left = (css: string): number => document.querySelector(css).getBoundingClientRect().left;
      return {
        aligned: left(".bar .column") === left(".log .column"),
        ink: style("body").color,
        shown: [".bar-actions", ".composer", ".icon-button", ".thanks", ".names", ".bubble"].filter(isShown),
        whole: [log.scrollHeight <= log.clientHeight, code.scrollWidth <= code.clientWidth],
        moving: document.getAnimations().length,
        addresses: [...document.querySelectorAll(".prose a")].map(
          (link) => getComputedStyle(link, "::after").content,
        ),
      };
    });
    expect(seen).toEqual({
      aligned: true,
      ink: "rgb(22, 24, 29)",
      shown: [".names", ".bubble"],
      whole: [true, true],
      moving: 0,
      addresses: ['" (https://shop.example/conditions)"', "none"],
    });
  });

  it("does not cut a table off at its column, where the screen scrolls it", async () => {
    const page = await stage.open({ viewport: { width: 2400, height: 900 } });
    await page.goto(`${stage.product.url}/chat/shop`);
    const row = (cell: string): string => `|${` ${cell} |`.repeat(10)}`;
    await ask(page, `#echo ${[row("Accessories"), row("---"), row("yes")].join("\n")}`);
    await page.emulateMedia({ media: "print" });
    const seen = await page.evaluate(() => {
      const cell = document.querySelector("th:last-child");
      const { right, bottom } = cell.getBoundingClientRect();
      return document.elementFromPoint(right - 5, bottom - 5) === cell;
    });
    expect(seen).toBe(true);
  });

  it("has nothing that is open over the conversation: a dialog, the menu", async () => {
    const page = await stage.open({ viewport: { width: 700, height: 500 } });
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "Hello");
    await page.locator("[popovertarget]").click();
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("#menu").isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen" });
    await page.keyboard.press("Escape");
    await page.locator(".wide-only").first().click();
    await page.locator("dialog").waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("dialog").isVisible()).toBe(false);
    expect(await page.locator(".bubble").isVisible()).toBe(true);
  });

  it("is the tenant's terms as a whole, where they are open, and not the card behind them", async () => {
    const page = await stage.open({ viewport: { width: 700, height: 300 }, colorScheme: "dark" });
    await page.goto(`${stage.product.url}/chat/shop`);
    await page.getByRole("button", { name: "Additional terms" }).click();
    await page.locator("dialog .prose").waitFor();
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const seen = await page.evaluate(() => {
      const isShown = (css: string) => (document.querySelector(css)?.getClientRects().length ?? 0) > 0;
      const { clientHeight, scrollHeight } = document.querySelector("dialog");
      return {
        shown: [".bar", ".consent", "dialog h2", "dialog .prose", "dialog button"].filter(isShown),
        whole: scrollHeight <= clientHeight,
        top: document.querySelector("dialog").getBoundingClientRect().top,
        backdrop: getComputedStyle(document.querySelector("dialog"), "::backdrop").display,
      };
    });
    expect(seen).toEqual({ shown: ["dialog h2", "dialog .prose"], whole: true, top: 0, backdrop: "none" });
  });

  it("of a site leaves the launcher out", async () => {
    stage.pages.set("/", {
      html: `<!doctype html><h1>Shop</h1><script src="${stage.product.url}/widget.js" data-slug="shop"></script>`,
    });
    const page = await stage.open();
    await page.goto(`${stage.site}/`);
    const host = page.locator("html > div");
    await host.waitFor({ state: "attached" });
    await expect.poll(() => host.evaluate((node) => getComputedStyle(node).display)).toBe("block");
    await page.emulateMedia({ media: "print" });
    expect(await host.evaluate((node) => getComputedStyle(node).display)).toBe("none");
  });
});
