/**
 * The chat page in a browser, from consent to the end, and where storage, network or a link fails. Over 250 lines: all of it
 * is short walks over the same stage, which takes seconds to start.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { effects } from "../support/appliance.ts";
import { ask, hasChromium, startStage, type Stage } from "./server.ts";

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const document: any, window: any, localStorage: any, sessionStorage: any;
declare const MutationObserver: any, CompositionEvent: any, KeyboardEvent: any;

describe.skipIf(!hasChromium())("the chat page in a browser", () => {
  let stage: Stage;
  const url = (slug: string, more = ""): string => `${stage.product.url}/chat/${slug}${more}`;

  beforeAll(async () => {
    stage = await startStage();
  }, 60_000);
  afterAll(() => stage?.close());

  it("goes from consent to answer, feedback and the end", async () => {
    const before = await stage.product.countRows();
    const page = await stage.open();
    await page.goto(url("shop"));
    await ask(page, "Can I return it?");
    expect(await page.locator(".assistant strong").last().textContent()).toBe("within 30 days");
    await page.locator(".answer-foot [aria-expanded]").click();
    await page.locator(".pill", { hasText: "Not what I asked" }).click();
    await page.locator(".feedback .primary").click();
    await page.locator(".thanks").waitFor();
    await page.getByRole("button", { name: "End chat" }).first().click();
    await page.locator("dialog .primary").click();
    expect(await page.locator(".number").textContent()).toMatch(/^ACM-\d{8}-[A-Z0-9]{6}$/);
    expect(effects(before, await stage.product.countRows())).toMatchObject({ sessions: 1 });
  });

  it("shows the lines of an answer one under the other", async () => {
    const page = await stage.open();
    await page.goto(url("shop"));
    await ask(page, "#echo City bike: €18\nE-bike: €38");
    expect(await page.locator(".assistant p").last().innerText()).toBe("City bike: €18\nE-bike: €38");
  });

  it("hears a click that follows its first drawing at once", async () => {
    const page = await stage.open();
    await page.addInitScript(() => {
      const click = (): void => document.querySelector(".consent .primary")?.click();
      new MutationObserver(click).observe(document, { childList: true, subtree: true });
    });
    await page.goto(url("shop"));
    await page.locator(".composer").waitFor({ timeout: 5000 });
  });

  it("leaves no trace of a refusal, nor of an acceptance without a message", async () => {
    const before = await stage.product.countRows();
    const page = await stage.open();
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("/v1/") && calls.push(request.url()));
    await page.goto(url("shop"));
    await page.locator(".consent .secondary").click();
    await page.getByText("Nothing was sent or stored.").waitFor();
    await page.locator(".consent .secondary").click();
    await page.locator(".consent .primary").click();
    await page.locator(".composer").waitFor();
    expect(calls).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(effects(before, await stage.product.countRows())).toEqual({});
  });

  it("asks no other host, and little of ours", async () => {
    const page = await stage.open();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(url("shop"));
    await page.locator(".consent .primary").click();
    await page.waitForTimeout(200);
    const asked = requests.filter((address) => !address.startsWith("data:"));
    expect(asked.filter((address) => !address.startsWith(stage.product.url))).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(5);
  });

  it("tries a failed message again and counts it once", async () => {
    const page = await stage.open();
    await page.goto(url("shop"));
    await page.locator(".consent .primary").click();
    await page.locator("textarea").fill("Please #fail once");
    await page.keyboard.press("Enter");
    await page.locator(".notice").waitFor();
    expect(await page.locator(".bubble").last().textContent()).toBe("Please #fail once");
    const retry = page.getByRole("button", { name: "Try again" });
    await retry.click();
    await page.locator(".answer-foot").waitFor();
    expect(await page.locator(".bubble").count()).toBe(1);
  });

  it("offers the last note when the questions are used up", async () => {
    const page = await stage.open();
    await page.goto(url("short-en"));
    await ask(page, "The only question");
    await page.getByRole("heading", { name: "You have reached the question limit" }).waitFor();
    expect(await page.locator(".composer").count()).toBe(0);
    await page.locator(".card textarea").fill("Please call me");
    await page.getByRole("button", { name: "Send and finish" }).click();
    await page.locator(".finished").waitFor();
    expect(await page.locator(".bubble").last().textContent()).toBe("Please call me");
  });

  it("takes contact details and ends the chat", async () => {
    const page = await stage.open();
    await page.goto(url("shop"));
    await ask(page, "Hello");
    await page.getByRole("button", { name: "Talk to a person" }).first().click();
    await page.locator("dialog .primary").click();
    expect(await page.locator("dialog .field-error").count()).toBe(2);
    await page.locator("[name=email]").fill("marie@example.com");
    await page.locator("[name=consent]").check();
    await page.locator("dialog .primary").click();
    await page.locator(".finished").waitFor();
    expect(await page.locator(".finished").textContent()).toContain("Acme Bicycles will get back to you.");
  });

  it("survives a reload, also in the middle of an answer, except with retention none", async () => {
    const page = await stage.open();
    await page.goto(url("shop"));
    await ask(page, "Remember me");
    await page.locator("textarea").fill("And #slow this");
    await page.keyboard.press("Enter");
    await page.locator(".progress").waitFor();
    await page.reload();
    await page.getByText("The page was loaded again before the answer arrived.").waitFor();
    expect(await page.locator(".bubble").allTextContents()).toEqual(["Remember me", "And #slow this"]);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(".answer-foot").nth(1).waitFor();
    expect(stage.answerer.asked.filter((text) => text === "And #slow this")).toHaveLength(1);
    await page.goto(url("secret"));
    await ask(page, "Forget me");
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Forget me");
    await page.reload();
    await page.locator(".consent .primary").waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  it("works where storage is refused", async () => {
    const page = await stage.open();
    await page.addInitScript(() => {
      const refuse = {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      };
      Object.defineProperty(window, "sessionStorage", refuse);
      Object.defineProperty(window, "localStorage", refuse);
    });
    await page.goto(url("shop"));
    await ask(page, "Hello");
  });

  it("runs nothing that an answer says", async () => {
    const page = await stage.open();
    const alarms: string[] = [];
    page.on("dialog", (dialog) => void dialog.dismiss().then(() => alarms.push(dialog.message())));
    page.on("request", (request) => request.url().includes("evil") && alarms.push(request.url()));
    await page.goto(url("shop"));
    const hostile = [
      "<img src=x onerror=alert(1)><script>alert(2)</script><svg/onload=alert(3)>",
      "[a](javascript:alert(4)) ![b](https://evil.example/p.png) <javascript:alert(5)>",
      "[c](data:text/html,<script>alert(6)</script>) <iframe src=https://evil.example></iframe>",
    ].join(" ");
    await ask(page, `#echo ${hostile}`);
    await page.waitForTimeout(200);
    expect(alarms).toEqual([]);
    expect(
      await page.locator(".prose img, .prose script, .prose iframe, .prose svg:not(.icon)").count(),
    ).toBe(0);
    const links = await page
      .locator(".assistant")
      .last()
      .locator("a")
      .evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.getAttribute("rel")]));
    expect(links).toEqual([
      ["https://evil.example/p.png", "noreferrer"],
      ["https://evil.example", "noreferrer"],
    ]);
  });

  it("sends by Enter, not by the Enter that ends a composition", async () => {
    const page = await stage.open();
    await page.goto(url("own-ja"));
    await page.locator(".consent .primary").click();
    const field = page.locator("textarea");
    await field.focus();
    const session = await page.context().newCDPSession(page);
    await session.send("Input.imeSetComposition", { text: "にほん", selectionStart: 3, selectionEnd: 3 });
    await field.dispatchEvent("keydown", { key: "Enter", isComposing: true });
    await field.dispatchEvent("keydown", { key: "Enter", keyCode: 229 });
    await field.evaluate((element) => {
      element.dispatchEvent(new CompositionEvent("compositionend"));
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    });
    expect(await page.locator(".bubble").count()).toBe(0);
    await session.send("Input.insertText", { text: "日本" });
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("x");
    expect(await page.locator(".bubble").count()).toBe(0);
    await page.keyboard.press("Enter");
    await page.locator(".answer-foot").waitFor();
    expect(await page.locator(".bubble").count()).toBe(1);
    expect(await page.locator(".bubble").textContent()).toMatch(/日本\nx$/);
  });

  it("sends by the second key after a composition, however busy the page is", async () => {
    const page = await stage.open();
    await page.goto(url("own-ja"));
    await page.locator(".consent .primary").click();
    const field = page.locator("textarea");
    await field.fill("日本");
    await field.evaluate((element) => {
      element.dispatchEvent(new CompositionEvent("compositionend"));
      for (const key of ["x", "Enter"])
        element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    });
    await page.locator(".answer-foot").waitFor();
    expect(await page.locator(".bubble").allTextContents()).toEqual(["日本"]);
  });

  it("gives the focus back once when a dialog is closed, and leaves it where the visitor took it", async () => {
    const page = await stage.open();
    await page.goto(url("shop"));
    await ask(page, "Hello");
    const opener = page.getByRole("button", { name: "Talk to a person" }).first();
    const dialog = page.locator("dialog");
    for (const close of ["Escape", "Cancel", "Close"]) {
      await opener.click();
      await dialog.getByRole("heading", { name: "Talk to a person" }).waitFor();
      if (close === "Escape") await page.keyboard.press("Escape");
      else await dialog.getByRole("button", { name: close }).click();
      await dialog.waitFor({ state: "detached" });
      const focused = await page.evaluate(() => document.activeElement.textContent);
      expect([close, focused]).toEqual([close, "Talk to a person"]);
    }
    await opener.click();
    await dialog.getByRole("heading", { name: "Talk to a person" }).waitFor();
    await page.evaluate(() => {
      const end = [...document.querySelectorAll(".wide-only")].at(-1);
      document.addEventListener("close", () => end.focus(), { capture: true, once: true });
    });
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement.textContent)).toBe("End chat");
  });

  it("speaks each answer once, leaves no copy of it behind, and the transcript is no live region", async () => {
    const page = await stage.open();
    await page.clock.install();
    await page.goto(url("shop"));
    await ask(page, "First");
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      for (const live of document.querySelectorAll("[role=status], [role=alert], [aria-live]")) {
        new MutationObserver(() => seen.push(live.textContent ?? "")).observe(live, {
          characterData: true,
          childList: true,
          subtree: true,
        });
      }
    });
    await ask(page, "Second");
    const seen = await page.evaluate(() => window.seen as string[]);
    expect(seen.filter((text) => text.includes("within 30 days"))).toEqual(["Yes, within 30 days."]);
    expect(await page.locator(".messages[aria-live], .log[aria-live], .log[role=log]").count()).toBe(0);
    await page.clock.fastForward("00:10");
    await expect.poll(() => page.locator("#app > [role=status]").textContent()).toBe("");
  });

  it("says so when a link was used or is too old", async () => {
    const page = await stage.open();
    await page.goto(url("shop", "#t=ext_unknown"));
    await page.getByRole("heading", { name: "This link has expired" }).waitFor();
    expect(page.url()).not.toContain("#t=");
    await page.locator(".card .primary").click();
    await page.locator(".consent .primary").waitFor();
  });

  it("joins the lines of terms, which are wrapped by hand", async () => {
    const page = await stage.open();
    await page.goto(url("own-en"));
    await page.locator(".consent .text-button").click();
    expect(await page.locator("dialog[open] .prose").innerText()).toContain("Be kind to others.");
  });

  it("has pages for an unknown chat, one that is off, and the terms", async () => {
    const page = await stage.open();
    expect((await page.goto(url("none")))?.status()).toBe(404);
    expect((await page.goto(url("closed-en")))?.status()).toBe(403);
    await page.goto(url("shop", "/terms"));
    expect(await page.locator("h1").textContent()).toBe("Terms of use");
    expect(await page.evaluate(() => document.body.textContent)).toContain("Acme Bicycles");
  });
});
