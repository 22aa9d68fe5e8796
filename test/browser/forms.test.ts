/**
 * The contact form, ratings and the last note, sent over networks that fail: nothing typed is lost, nothing counts twice. Over 250
 * lines: all of it needs the same stage.
 */
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, hasChromium, startStage, type Stage } from "./server.ts";

describe.skipIf(!hasChromium())("a form", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startStage();
  }, 60_000);
  afterAll(() => stage?.close());

  const begin = async (options?: BrowserContextOptions): Promise<Page> => {
    const page = await stage.open(options);
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "Hello");
    await page.getByRole("button", { name: "More options" }).waitFor();
    return page;
  };
  const openContact = (page: Page): Promise<void> =>
    page.getByRole("button", { name: "Talk to a person" }).first().click();
  const typed = (page: Page): Promise<string[]> =>
    page.locator("dialog .field > :not(label, p)").evaluateAll((fields: any[]) => fields.map((f) => f.value));
  /** Lets the request through, and loses its answer. */
  const loseAnswer = async (page: Page, verb: string): Promise<void> => {
    await page.route(
      `**/${verb}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  };

  it("for contact keeps what was typed while one looks at the chat, or it is closed meanwhile, until it is sent", async () => {
    const page = await begin();
    await openContact(page);
    await page.locator("[name=name]").fill("Marie");
    await page.locator("[name=email]").fill("marie@example.com");
    await page.locator("[name=message]").fill("About the red one");
    const all = ["Marie", "marie@example.com", "", "About the red one"];
    await page.keyboard.press("Escape");
    await openContact(page);
    expect(await typed(page)).toEqual(all);
    await page.route(
      "**/contact-handoffs",
      (route) => route.fulfill({ status: 403, json: { code: "session_closed" } }),
      { times: 1 },
    );
    expect(await page.locator("[name=consent]").isChecked()).toBe(false);
    await page.locator("[name=consent]").check();
    await page.locator("dialog .primary").click();
    await page.getByRole("button", { name: "Start a new chat" }).click();
    await ask(page, "Hello again");
    await openContact(page);
    expect(await typed(page)).toEqual(all);
    await page.locator("[name=consent]").check();
    await page.locator("dialog .primary").click();
    await page.locator(".finished", { hasText: "will get back to you" }).waitFor();
    await page.getByRole("button", { name: "Start a new chat" }).click();
    await ask(page, "And again");
    await openContact(page);
    expect(await typed(page)).toEqual(["", "", "", ""]);
  });

  it("for contact is empty for whoever begins a chat behind one that the visitor ended", async () => {
    const page = await begin();
    await openContact(page);
    await page.locator("[name=email]").fill("marie@example.com");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "End chat" }).click();
    await page.locator("dialog .primary").click();
    await page.getByRole("button", { name: "Start a new chat" }).click();
    await ask(page, "Hello again");
    await openContact(page);
    expect(await typed(page)).toEqual(["", "", "", ""]);
  });

  it("for contact is sent once by a double click on a slow network, and once more under the same key", async () => {
    const before = await stage.product.countRows();
    const page = await begin();
    await openContact(page);
    await page.locator("[name=phone]").fill("+49 30 1234567");
    await page.locator("[name=consent]").check();
    const keys: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("handoffs")) keys.push(request.headers()["idempotency-key"]);
    });
    await loseAnswer(page, "contact-handoffs");
    const send = page.locator("dialog .primary");
    await send.dblclick();
    await page.locator("dialog").getByText("That did not work. Please try again.").waitFor();
    expect(keys.length).toBe(1);
    await send.click();
    await page.locator(".finished", { hasText: "will get back to you" }).waitFor();
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect((await stage.product.countRows())["contacts"]).toBe(before["contacts"]! + 1);
  });

  it("for contact has a red border around what is wrong, and no other around what is right", async () => {
    const page = await begin();
    await openContact(page);
    const border = (name: string): Promise<string> =>
      page
        .locator(`[name=${name}]`)
        .evaluate((field: any) => field.ownerDocument.defaultView.getComputedStyle(field).borderColor);
    const plain = await border("phone");
    await page.locator("[name=phone]").fill("12");
    await page.locator("dialog .primary").click();
    await page.locator("#contact-phone-problem").waitFor();
    expect([await border("name"), await border("message")]).toEqual([plain, plain]);
    const red = await page
      .locator("#contact-phone-problem")
      .evaluate((line: any) => line.ownerDocument.defaultView.getComputedStyle(line).color);
    expect(await border("phone")).toBe(red);
  });

  it("for contact says no longer what was wrong once it is mended, and nothing new while one types", async () => {
    const page = await begin();
    await openContact(page);
    const wrong = (): Promise<string[]> => page.locator("dialog .field-error").allInnerTexts();
    await page.locator("dialog .primary").click();
    const [reach, agree] = [
      "Please enter an e-mail address or a phone number.",
      "Please agree, so that we may contact you.",
    ];
    await expect.poll(wrong).toEqual([reach, agree]);
    await page.locator("[name=phone]").pressSequentially("12");
    await expect.poll(wrong).toEqual([agree]);
    await page.locator("[name=consent]").check();
    await expect.poll(wrong).toEqual([]);
    await page.locator("dialog .primary").click();
    await expect.poll(wrong).toEqual(["Please check the phone number."]);
    expect(await page.locator("[name=phone]").getAttribute("aria-invalid")).toBe("true");
    await page.locator("[name=phone]").pressSequentially("3");
    expect(await wrong()).toEqual(["Please check the phone number."]);
    await page.locator("[name=phone]").pressSequentially("45");
    await expect.poll(wrong).toEqual([]);
    expect(await page.locator("[name=phone]").getAttribute("aria-invalid")).toBe("false");
  });

  it.each(["en", "pt-br", "ja", "it"])(
    "for a last note names the file that was refused until the note is changed, and sends the rest: %s",
    async (locale) => {
      const page = await stage.open({ viewport: { width: 390, height: 700 } });
      await page.goto(`${stage.product.url}/chat/short-${locale}`);
      await ask(page, "The only question");
      const chooser = page.waitForEvent("filechooser");
      await page.locator(".card .icon-button").last().click();
      const buffer = Buffer.from("The word is quagga.");
      await (
        await chooser
      ).setFiles([
        { name: "notes.txt", mimeType: "text/plain", buffer },
        { name: "Scan 1.pdf", mimeType: "application/pdf", buffer },
      ]);
      await page.locator(".card .chip").nth(1).waitFor();
      await page.locator(".card .primary").click();
      const alert = page.locator(".card [role=alert]");
      await alert.waitFor();
      expect(await alert.innerText()).toContain("Scan 1.pdf");
      expect(await alert.innerText()).not.toContain("notes.txt");
      // With the button that was pressed, which is pressed again.
      const { y } = (await page.locator(".card .primary").boundingBox())!;
      const { y: top, height } = (await alert.boundingBox())!;
      expect([y > 64, y < top, top + height < 701]).toEqual([true, true, true]);
      await page.locator(".card .chip button").nth(1).click();
      await expect.poll(() => alert.count()).toBe(0);
      await page.locator(".card .primary").click();
      await page.locator(".finished").waitFor();
    },
  );

  it("for a last note says that its files are too large, not that it might work again", async () => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/short-en`);
    await ask(page, "The only question");
    await page.route("**/finish", (route) => route.fulfill({ status: 413, json: { code: "too_large" } }));
    await page.locator("#limit-note").fill("Please look at this.");
    await page.locator(".card .primary").click();
    await page.locator(".card").getByText("The message with its files is too large.").waitFor();
    expect(await page.locator("#limit-note").inputValue()).toBe("Please look at this.");
  });

  it("runs from right to left where that is how its text is read, and from left to right elsewhere", async () => {
    const page = await begin();
    const direction = (css: string): Promise<string> =>
      page
        .locator(css)
        .evaluate((field: any) => field.ownerDocument.defaultView.getComputedStyle(field).direction);
    await page.getByRole("button", { name: "Bad answer" }).click();
    await page.locator(".feedback textarea").fill("كان الجواب خاطئًا (30).");
    expect(await direction(".feedback textarea")).toBe("rtl");
    await openContact(page);
    await page.locator("[name=name]").fill("محمد علي");
    await page.locator("[name=email]").fill("ali@example.com");
    await page.locator("[name=message]").fill("مرحبا، هل (30).");
    expect([await direction("[name=name]"), await direction("[name=message]")]).toEqual(["rtl", "rtl"]);
    expect([await direction("[name=email]"), await direction("[name=phone]")]).toEqual(["ltr", "ltr"]);
    await page.goto(`${stage.product.url}/chat/short-en`);
    await ask(page, "The only question");
    await page.locator("#limit-note").fill("شكرًا (30).");
    expect(await direction("#limit-note")).toBe("rtl");
  });

  it("for a rating counts once, however often one clicks and whatever answer is lost", async () => {
    const before = await stage.product.countRows();
    const page = await begin();
    await page.getByRole("button", { name: "Good answer" }).dblclick();
    await page.locator(".thanks", { hasText: "Thank" }).waitFor();
    await page.getByRole("button", { name: "Bad answer" }).click();
    await page.locator(".pill").first().click();
    await loseAnswer(page, "feedback");
    await page.locator(".feedback .primary").dblclick();
    await page.getByText("Your feedback could not be sent.").waitFor();
    await page.locator(".feedback .primary").click();
    await page.locator(".thanks", { hasText: "Thank" }).waitFor();
    const after = await stage.product.countRows();
    expect([after["feedback"]! - before["feedback"]!, after["reviews"]! - before["reviews"]!]).toEqual([
      2, 1,
    ]);
  });

  it.each([
    ["on a phone", { width: 390, height: 560 }],
    ["on a phone with room below them", { width: 390, height: 900 }],
    ["on a desk", { width: 1280, height: 640 }],
  ])("for a rating that fails leaves its buttons where they are, %s", async (_, viewport) => {
    const page = await begin({ viewport, reducedMotion: "reduce" });
    const send = page.locator(".feedback .primary");
    const alert = page.locator(".feedback [role=alert]");
    /** How far what is wrong moved the button that was pressed; the form has just come into view. */
    const move = async (reason: string | null, says: string): Promise<number> => {
      await page.getByRole("button", { name: "Bad answer" }).click();
      if (reason) await page.getByLabel(reason).click();
      const { y } = (await send.boundingBox())!;
      await send.click();
      await expect.poll(() => alert.textContent()).toBe(says);
      return (await send.boundingBox())!.y - y;
    };
    expect(await move(null, "Please choose a reason.")).toBe(0);
    await page.locator(".pill").first().click();
    expect(await alert.count()).toBe(0);
    await page.locator(".feedback .secondary").click();
    await loseAnswer(page, "feedback");
    expect(await move("Tone or style", "Your feedback could not be sent. Please try again.")).toBe(0);
  });

  it("says in Japanese, too, on two lines why it was not sent, and when it can be", async () => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/own-ja`);
    await ask(page, "Hello");
    await page.route("**/finish", (route) =>
      route.fulfill({ status: 429, headers: { "retry-after": "7" }, json: { code: "rate_limit_exceeded" } }),
    );
    await page.locator(".wide-only").last().click();
    await page.locator("dialog .primary").click();
    const alert = page.locator("dialog [role=alert]");
    await alert.waitFor();
    expect(await alert.innerText()).toBe("短時間の操作が多すぎます。\n7秒後にもう一度お試しいただけます。");
  });

  it("for a rating can be sent again after a reload on its way", async () => {
    const page = await begin();
    await page.route("**/feedback", () => undefined);
    await page.getByRole("button", { name: "Bad answer" }).click();
    await page.locator(".pill").first().click();
    await page.locator(".feedback .primary").click();
    await page.reload();
    await page.getByText("Your feedback could not be sent.").waitFor();
    await page.unroute("**/feedback");
    await page.locator(".feedback .primary").click();
    await page.locator(".thanks", { hasText: "Thank" }).waitFor();
  });
});
