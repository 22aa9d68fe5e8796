/** Chats that are left: for a while, and for another tab. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Frame } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { effects } from "../support/appliance.ts";
import { ask, CHROMIUM, FLAGS, hasChromium, ready, holdMessages, startStage, type Stage } from "./server.ts";

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

  it.each([
    ["it was warmed under the pointer, with what a reload found", true],
    ["an answer came meanwhile", false],
  ])(
    "in a closed panel shows the last answer from its first line once it is opened: %s",
    async (_, isWarmed) => {
      const folder = await mkdtemp(path.join(tmpdir(), "chromium-"));
      await mkdir(path.join(folder, "Default"));
      // Of a site that may store something in its frames.
      const preferences = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } };
      await writeFile(path.join(folder, "Default", "Preferences"), JSON.stringify(preferences));
      const viewport = { width: 1000, height: 800 };
      const options = { executablePath: CHROMIUM, args: FLAGS, viewport };
      const context = await chromium.launchPersistentContext(folder, options);
      try {
        const page = await context.newPage();
        const tag = `<script async src="${stage.product.url}/widget.js" data-slug="shop"></script>`;
        stage.pages.set("/closed", {
          html: `<!doctype html><html lang="en"><title>Site</title><body>${tag}`,
        });
        await page.goto(`${stage.site}/closed`);
        const panel = async (): Promise<Frame> => {
          await expect.poll(() => page.frames().length).toBe(2);
          return page.frames()[1]!;
        };
        const toggle = async (isOpen: boolean): Promise<void> => {
          await ready(page);
          await page.evaluate((open) => window.ChatAssistant[open ? "open" : "close"](), isOpen);
        };
        const send = async (text: string): Promise<void> => {
          await (await panel()).locator(".composer textarea").fill(text);
          await (await panel()).locator(".send").click();
        };
        await toggle(true);
        await (await panel()).locator(".consent .primary").click();
        const long = (name: string): string =>
          `#echo ${Array.from({ length: 40 }, (_, at) => `${name} ${at}`).join("\n\n")}`;
        await send(long("First"));
        await (await panel()).locator(".answer-foot").waitFor();
        const release = await holdMessages(page);
        await send(long("Second"));
        await (await panel()).locator(".progress").waitFor();
        if (!isWarmed) await toggle(false);
        release();
        await (await panel()).locator(".answer-foot").nth(1).waitFor({ state: "attached" });
        if (isWarmed) {
          await page.reload();
          await ready(page);
          await page.mouse.move(952, 752);
          await (await panel()).locator(".answer-foot").nth(1).waitFor({ state: "attached" });
        }
        await toggle(true);
        const top = async (): Promise<number> => {
          const [line, log] = await Promise.all(
            [(await panel()).getByText("Second 0", { exact: true }), (await panel()).locator(".log")].map(
              (box) => box.boundingBox(),
            ),
          );
          return Math.round(line!.y - log!.y);
        };
        await expect.poll(top).toBeLessThan(140);
        expect(await top()).toBeGreaterThan(0);
      } finally {
        await context.close();
        await rm(folder, { recursive: true, force: true });
      }
    },
  );

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
    await page.bringToFront();
    await page.getByRole("button", { name: "End chat" }).first().click();
    await page.locator("dialog .primary").click();
    await page.locator(".finished").waitFor();
    await copy.bringToFront();
    await copy.locator(".composer textarea").fill("Still there?");
    await copy.locator(".send").click();
    await copy.locator(".finished").waitFor();
    expect(await copy.getByText("This chat was closed in the meantime").count()).toBe(1);
    expect(effects(before, await stage.product.countRows())).toMatchObject({ messages: 2 });
  });
});
