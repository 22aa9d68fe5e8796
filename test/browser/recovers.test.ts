/**
 * What becomes of a chat when something fails on the way, and that the visitor can go on from there. Over 250 lines: all of
 * it needs the same stage.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, hasChromium, LOCALES, ready, startStage, type Stage } from "./server.ts";

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const window: any;

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
    // What is fetched ahead, a second after the composer came, has failed by then: the next failure is the dialog's.
    await page.waitForTimeout(1_500);
    const contact = page.getByRole("button", { name: "Talk to a person" }).first();
    const failed = page.waitForEvent("requestfailed");
    await contact.click();
    await failed;
    await page.unroute("**/late-*.js");
    await page.waitForTimeout(100);
    // On a busy machine the try of the first click may come only now, and lay the dialog over the button.
    await contact.evaluate((button: any) => button.click());
    await page.locator("dialog[open]").getByRole("heading", { name: "Talk to a person" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "More options" }).waitFor();
  });

  it("shows the last note once it can be fetched, and redeems a link, though nobody asks again", async () => {
    const page = await stage.open();
    await page.route("**/late-*.js", (route) => route.abort());
    await page.goto(`${stage.product.url}/chat/short-en`);
    await ask(page, "The only question");
    // The tries of the first drawings have failed.
    await page.waitForTimeout(1_500);
    expect(await page.locator(".card").count()).toBe(0);
    await page.unroute("**/late-*.js");
    await page.locator(".card textarea").waitFor();

    const linked = await stage.open();
    await linked.route("**/late-*.js", (route) => route.abort());
    const failed = linked.waitForEvent("requestfailed");
    await linked.goto(`${stage.product.url}/chat/shop#t=ext_unknown`);
    await failed;
    await linked.unroute("**/late-*.js");
    await linked.getByRole("heading", { name: "This link has expired" }).waitFor();
  });

  it("redeems a link again by a reload, as long as it was not, and waits for none that is gone", async () => {
    const page = await stage.open();
    await page.route("**/redeem", (route) => route.abort());
    await page.goto(`${stage.product.url}/chat/shop#t=ext_unknown`);
    const again = page.getByRole("button", { name: "Try again" });
    await again.waitFor();
    // Nothing looks as if it still came, and the button stands below the reason.
    expect(await page.getByText("Loading the chat…").count()).toBe(0);
    const reason = (await page.locator(".notice").boundingBox())!;
    expect((await again.boundingBox())!.y - reason.y - reason.height).toBe(16);
    await page.reload();
    await again.waitFor();
    await page.unroute("**/redeem");
    await page.reload();
    const expired = page.getByRole("heading", { name: "This link has expired" });
    await expired.waitFor();
    await expect.poll(() => page.url()).toBe(`${stage.product.url}/chat/shop`);

    const left = await stage.open();
    await left.route("**/redeem", (route) => route.abort());
    await left.goto(`${stage.product.url}/chat/shop#t=ext_unknown`);
    await left.getByRole("button", { name: "Try again" }).waitFor();
    await left.goto("about:blank");
    await left.goto(`${stage.product.url}/chat/shop`);
    await left.getByRole("button", { name: "Start a new chat" }).click();
    await left.locator(".consent .primary").waitFor();
  });

  it("takes the terms for accepted that were accepted before the script was there, and only then", async () => {
    const page = await stage.open();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/chat-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${stage.product.url}/chat/shop`, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Accept and start" }).dblclick();
    await page.getByText("Loading the chat").waitFor();
    release();
    await page.locator(".composer textarea").waitFor();
    const other = await stage.open();
    await other.goto(`${stage.product.url}/chat/shop`);
    await other.locator("[id=card-title]").waitFor();
    expect(await other.locator(".composer").count()).toBe(0);
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

  it("takes the files of a message back with it", async () => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "Hello");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Attach files" }).click();
    const notes = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("The word is quagga.") };
    await (await chooser).setFiles([notes]);
    await page.locator(".composer .chip").waitFor();
    await page.locator(".composer textarea").fill("#fail with a file");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Edit message" }).waitFor();
    expect(await page.locator(".composer .chip").count()).toBe(0);
    await page.getByRole("button", { name: "Edit message" }).click();
    await page.locator(".composer .chip", { hasText: "notes.txt" }).waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".answer-foot").nth(1).waitFor();
    expect(await page.locator(".visitor .chip").count()).toBe(1);
    expect(await page.locator(".composer .chip").count()).toBe(0);
  });

  it.each(LOCALES)(
    "names the file for which a message was refused, and sends the rest: %s",
    async (locale) => {
      const page = await stage.open();
      await page.goto(`${stage.product.url}/chat/own-${locale.toLowerCase()}`);
      await ask(page, "Hello");
      const chooser = page.waitForEvent("filechooser");
      await page.locator(".composer-row button").first().click();
      const buffer = Buffer.from("The word is quagga.");
      await (
        await chooser
      ).setFiles([
        { name: "notes.txt", mimeType: "text/plain", buffer },
        { name: "Scan {name} 1.pdf", mimeType: "application/pdf", buffer },
      ]);
      await page.locator(".composer .chip").nth(1).waitFor();
      await page.locator(".composer textarea").fill("With two files");
      await page.keyboard.press("Enter");
      const alert = page.locator(".notice [role=alert]");
      await alert.waitFor();
      expect(await alert.innerText()).toContain("Scan {name} 1.pdf");
      expect(await alert.innerText()).not.toContain("notes.txt");
      await page.locator(".notice .text-button").click();
      await page.locator(".composer .chip button").nth(1).click();
      await page.locator(".composer textarea").press("Enter");
      await page.locator(".answer-foot").nth(1).waitFor();
      expect(await page.locator(".visitor .chip-name").allInnerTexts()).toEqual(["notes.txt"]);
    },
  );

  it("shows a contact form that is opened again without the failure of the last time", async () => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "Hello");
    await page.route("**/contact-handoffs", (route) => route.abort());
    const contact = page.getByRole("button", { name: "Talk to a person" }).first();
    const dialog = page.locator("dialog");
    await contact.click();
    await page.locator("[name=email]").fill("marie@example.com");
    await page.locator("[name=consent]").check();
    await dialog.locator(".primary").click();
    await dialog.getByText("That did not work. Please try again.").waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await contact.click();
    await dialog.getByRole("heading", { name: "Talk to a person" }).waitFor();
    expect(await dialog.getByRole("alert").count()).toBe(0);
  });

  it("stays at its end when the visitor ended it while an answer was on its way", async () => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "Hello");
    await page.locator(".composer textarea").fill("#slow and over");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "End chat" }).first().click();
    await page.locator("dialog[open] .primary").click();
    await page.locator(".finished").waitFor();
    // Longer than the answer takes.
    await page.waitForTimeout(2000);
    expect(await page.locator(".finished").count()).toBe(1);
    expect(await page.locator(".composer").count()).toBe(0);
    expect(await page.getByText("closed in the meantime").count()).toBe(0);
  });

  it("says that the full page could not be opened, and stays open itself", async () => {
    const page = await stage.open();
    const tag = `<script async src="${stage.product.url}/widget.js" data-slug="shop"></script>`;
    stage.pages.set("/stays", { html: `<!doctype html><html lang="en"><title>Site</title><body>${tag}` });
    await page.goto(`${stage.site}/stays`);
    await ready(page);
    await page.evaluate(() => window.ChatAssistant.open());
    await expect.poll(() => page.frames().length).toBe(2);
    const panel = page.frames()[1]!;
    await panel.locator(".consent .primary").click();
    await panel.locator(".composer textarea").fill("Hello");
    await panel.locator(".send").click();
    const alert = panel.locator(".notice[role=alert]");
    const expand = async (): Promise<void> => {
      await panel.getByRole("button", { name: "More options" }).click();
      await panel.getByRole("button", { name: "Open in a new tab" }).click();
    };
    await page.context().route("**/expand-tokens", (route) => route.abort());
    await expand();
    await alert.getByText("That did not work. Please try again.").waitFor();
    await page.context().unroute("**/expand-tokens");
    await panel.locator(".composer textarea").fill("On we go");
    await panel.locator(".send").click();
    await panel.locator(".answer-foot").nth(1).waitFor();
    await alert.waitFor({ state: "detached" });
    await panel.evaluate(() => (window.open = () => null));
    await expand();
    await alert.waitFor();
    expect(await panel.locator(".composer").isVisible()).toBe(true);
    expect(page.context().pages()).toHaveLength(1);
  });

  it("opens by a double click what one click opens: the form of a bad answer, and the menu", async () => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "Twice");
    await page.locator(".answer-foot [aria-expanded]").dblclick();
    await page.locator(".feedback").waitFor();
    await page.locator("[popovertarget]").dblclick();
    await page.waitForTimeout(100);
    expect(await page.locator("#menu").isVisible()).toBe(true);
    expect(await page.locator(".feedback").isVisible()).toBe(true);
  });

  it("accepts nothing by the second click of a double click, which meets the button of the next card", async () => {
    const page = await stage.open({ viewport: { width: 360, height: 640 }, bypassCSP: true });
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "Hello");
    await page.locator("[popovertarget]").click();
    await page.locator("#menu button").last().click();
    await page.locator("dialog .primary").click();
    const again = page.locator(".finished .primary");
    await again.waitFor();
    const { x, y, width, height } = (await again.boundingBox())!;
    await page.addStyleTag({
      content: `.consent .primary { position: fixed; left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px }`,
    });
    await again.dblclick();
    await page.waitForTimeout(200);
    expect(await page.locator(".consent .primary").isVisible()).toBe(true);
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
