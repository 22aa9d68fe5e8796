/** Chats that are left: for a while, and for another tab. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { effects } from "../support/appliance.ts";
import { ask, hasChromium, ready, holdMessages, startStage, type Stage } from "./server.ts";

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const window: any, location: any;

describe.skipIf(!hasChromium())("a chat that is left", () => {
  let stage: Stage;
  const url = (slug: string): string => `${stage.product.url}/chat/${slug}`;

  beforeAll(async () => {
    stage = await startStage();
  }, 60_000);
  afterAll(() => stage?.close());

  it("warns before an idle chat ends, until the next message", async () => {
    const page = await stage.open();
    await page.clock.install();
    await page.goto(url("shop"));
    await ask(page, "Can I return it?");
    await page.clock.fastForward("27:00");
    await page.locator(".answer-foot").waitFor();
    expect(await page.locator(".notice").count()).toBe(0);
    await page.clock.fastForward("01:10");
    await page.getByRole("alert").filter({ hasText: "This chat ends in 2 minutes" }).waitFor();
    await ask(page, "And this one?");
    await page.locator(".notice").waitFor({ state: "detached" });
  });

  it("says no more that it ends soon once that is over", async () => {
    const page = await stage.open();
    await page.clock.install();
    await page.goto(url("shop"));
    await ask(page, "Can I return it?");
    await page.clock.fastForward("28:10");
    await page.getByRole("alert").filter({ hasText: "This chat ends in 2 minutes" }).waitFor();
    await page.clock.fastForward("09:00:00");
    await page.locator(".notice").waitFor({ state: "detached" });
  });

  it("in a closed panel counts on the launcher what came meanwhile, until it is opened again", async () => {
    const page = await stage.open({ viewport: { width: 1000, height: 800 } });
    const tag = `<script async src="${stage.product.url}/widget.js" data-slug="shop"></script>`;
    stage.pages.set("/", {
      html: `<!doctype html><html lang="en"><head><title>Site</title></head><body><input aria-label="Name">${tag}</body></html>`,
    });
    await page.goto(stage.site);
    await ready(page);
    /** What stands on the launcher: in a closed shadow root, so by its picture. */
    const picture = async (): Promise<string> => {
      // The launcher has the focus, and its ring, some time after the panel was closed.
      await page.locator("input").focus();
      await page.mouse.move(0, 0);
      const clip = { x: 915, y: 715, width: 75, height: 75 };
      return (await page.screenshot({ clip, animations: "disabled" })).toString("base64");
    };
    const idle = await picture();
    await page.evaluate(() => window.ChatAssistant.open());
    await expect.poll(() => page.frames().length).toBe(2);
    const panel = page.frames()[1]!;
    await panel.locator(".consent .primary").click();
    const release = await holdMessages(page);
    await panel.locator(".composer textarea").fill("Can I return it?");
    await panel.locator(".send").click();
    await panel.locator(".progress").waitFor();
    await panel.getByRole("button", { name: "Close chat" }).click();
    await expect.poll(picture).toBe(idle);
    release();
    await panel.locator(".answer-foot").waitFor({ state: "attached" });
    await expect.poll(async () => (await picture()) === idle).toBe(false);
    await page.evaluate(() => {
      window.ChatAssistant.open();
      window.ChatAssistant.close();
    });
    await expect.poll(picture).toBe(idle);
  });

  it("goes on in a copy of its tab, which notices when the chat was ended in the other", async () => {
    const page = await stage.open();
    await page.goto(url("shop"));
    await ask(page, "Can I return it?");
    const before = await stage.product.countRows();
    const [copy] = await Promise.all([
      page.context().waitForEvent("page"),
      page.evaluate(() => void window.open(location.href)),
    ]);
    await ask(copy, "And the other one?");
    expect(await copy.locator(".answer-foot").count()).toBe(2);
    expect(effects(before, await stage.product.countRows())).toMatchObject({ messages: 2 });
    await page.getByRole("button", { name: "End chat" }).first().click();
    await page.locator("dialog .primary").click();
    await page.locator(".finished").waitFor();
    await copy.locator(".composer textarea").fill("Still there?");
    await copy.locator(".send").click();
    await copy.locator(".finished").waitFor();
    expect(await copy.getByText("This chat was closed in the meantime").count()).toBe(1);
    expect(effects(before, await stage.product.countRows())).toMatchObject({ messages: 2 });
  });
});
