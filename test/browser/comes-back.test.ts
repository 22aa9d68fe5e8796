/** Visitors who leave the chat page amid an answer and come back by the back button, with the browser's memory of it and without. */
import { chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, CHROMIUM, FLAGS, hasChromium, startStage, type Stage } from "./server.ts";

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const document: any, addEventListener: any, sessionStorage: any;

describe.skipIf(!hasChromium())("who comes back amid an answer", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startStage();
    stage.pages.set("/other", { html: "<!doctype html><title>Other</title><p>Elsewhere" });
  }, 60_000);
  afterAll(() => stage?.close());

  /** Asks, leaves once the server answers, and comes back. */
  const leave = async (page: Page, text: string): Promise<void> => {
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "Hello");
    await page.locator(".composer textarea").fill(text);
    await page.keyboard.press("Enter");
    await page.getByText("Searching for the answer…").first().waitFor();
    await page.goto(`${stage.site}/other`);
    // A page that is only shown again tells of no loading.
    await page.goBack({ waitUntil: "commit" });
  };
  /** A page of a browser that keeps pages which were left. */
  const openKept = async (): Promise<Page> => {
    const kept = { ignoreDefaultArgs: ["--disable-back-forward-cache"] };
    return (await chromium.launch({ executablePath: CHROMIUM, args: FLAGS, ...kept })).newPage();
  };
  const hasField = (page: Page): Promise<boolean> =>
    page.evaluate(() => document.activeElement.matches(".composer textarea"));

  it("is told that the page was loaded again, and gets the answer by one click, counted once", async () => {
    const page = await stage.open();
    await leave(page, "#slow and left");
    await page.getByText("The page was loaded again before the answer arrived.").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(".answer-foot").nth(1).waitFor();
    expect(await page.locator(".bubble").allTextContents()).toEqual(["Hello", "#slow and left"]);
    expect(stage.answerer.asked.filter((text) => text === "#slow and left")).toHaveLength(1);
  });

  it("finds what was said since in the page that followed it, where the browser kept the first", async () => {
    const page = await openKept();
    try {
      await page.addInitScript(() =>
        addEventListener("pageshow", ({ persisted }: any) => {
          if (persisted) sessionStorage["kept"] = "true";
        }),
      );
      await page.goto(`${stage.product.url}/chat/shop`);
      await ask(page, "Hello");
      await page.goto(`${stage.product.url}/chat/shop?locale=it`);
      await page.locator(".bubble").waitFor();
      await ask(page, "And then?");
      await page.goBack({ waitUntil: "commit" });
      await page.locator(".bubble").nth(1).waitFor();
      expect(await page.evaluate(() => sessionStorage["kept"])).toBe("true");
      await ask(page, "And now?");
      expect(await page.locator(".bubble").allTextContents()).toEqual(["Hello", "And then?", "And now?"]);
    } finally {
      await page.context().browser()?.close();
    }
  });

  it("finds the page as it was, where the browser kept it, and the answer comes", async () => {
    const page = await openKept();
    try {
      await page.addInitScript(() =>
        addEventListener("pageshow", ({ persisted }: any) => (document.title = `${persisted}`)),
      );
      await leave(page, "#slow and kept");
      await page.locator(".answer-foot").nth(1).waitFor();
      expect(await page.title()).toBe("true");
      expect(await page.locator(".bubble").allTextContents()).toEqual(["Hello", "#slow and kept"]);
      expect(await page.locator(".notice").count()).toBe(0);
      expect(await hasField(page)).toBe(true);
      await ask(page, "And then?");
    } finally {
      await page.context().browser()?.close();
    }
  });
});
