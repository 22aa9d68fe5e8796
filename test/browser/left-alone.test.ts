/** Chats that are left: for a while, and for another tab. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { effects } from "../support/appliance.ts";
import { ask, hasChromium, startStage, type Stage } from "./server.ts";

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
