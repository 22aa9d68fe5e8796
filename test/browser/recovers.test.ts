/** What becomes of a chat when something fails on the way, and that the visitor can go on from there. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, hasChromium, startStage, type Stage } from "./server.ts";

describe.skipIf(!hasChromium())("after a failure on the way", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startStage();
  }, 60_000);
  afterAll(() => stage?.close());

  it("fetches the forms that could not be fetched when they are asked for again", async () => {
    const page = await stage.open();
    await page.route("**/late-*.js", (route) => route.abort());
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "Hello");
    const contact = page.getByRole("button", { name: "Talk to a person" }).first();
    const failed = page.waitForEvent("requestfailed");
    await contact.click();
    await failed;
    await page.unroute("**/late-*.js");
    await page.waitForTimeout(100);
    await contact.click();
    await page.locator("dialog[open]").getByRole("heading", { name: "Talk to a person" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "More options" }).waitFor();
    expect(await page.locator("dialog").count()).toBe(0);
  });

  it("takes the message back with the focus in it, and says the answer before it not once more", async () => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "Hello");
    await page.locator(".composer textarea").fill("#fail and edit");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Edit message" }).click();
    await page.locator(".composer textarea:focus").waitFor();
    expect(await page.locator(".composer textarea").inputValue()).toBe("#fail and edit");
    expect(await page.locator("#app > [role=status]").textContent()).toBe("");
    await page.keyboard.press("Enter");
    await page.locator(".answer-foot").nth(1).waitFor();
  });

  it("does not stop by the second click of a double click on the send button", async () => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/shop`);
    await page.locator(".consent .primary").click();
    await page.locator(".composer textarea").fill("#slow and twice");
    await page.locator(".send").dblclick();
    await page.locator(".answer-foot").waitFor();
    expect(await page.locator(".notice").count()).toBe(0);
    expect(stage.answerer.asked.filter((text) => text === "#slow and twice")).toHaveLength(1);
  });
});
