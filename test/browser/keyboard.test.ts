/** The whole chat by keyboard alone, and what a screen reader hears of it. Over 250 lines: all of it needs the same stage. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, hasChromium, holdMessages, startStage, type Stage } from "./server.ts";

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const document: any, window: any, MutationObserver: any;

const MOST_TABS = 60;

/** Presses Tab until the element has the focus, which must be seen there. */
async function tabTo(page: Page, css: string): Promise<void> {
  for (let press = 0; press < MOST_TABS; press++) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate((wanted) => {
      const { activeElement } = document;
      const style = window.getComputedStyle(activeElement);
      const row = activeElement.closest(".composer");
      const ring =
        style.outlineStyle !== "none" || (row && window.getComputedStyle(row).outlineStyle !== "none");
      return { found: activeElement.matches(wanted), seen: Boolean(ring) };
    }, css);
    if (!at.found) continue;
    expect({ css, seen: at.seen }).toEqual({ css, seen: true });
    return;
  }
  throw new Error(`no Tab reaches ${css}`);
}

/** Notes what stands in live regions of a page, each time that it changes. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.heard = [];
    const LIVE = "[role=status], [role=alert]";
    const hear = (node: any): void => {
      const element = node.nodeType === 1 ? node : node.parentElement;
      for (const region of [element?.closest(LIVE), ...(element?.querySelectorAll(LIVE) ?? [])]) {
        const text = region?.textContent.trim();
        if (text && window.heard.at(-1) !== text) window.heard.push(text);
      }
    };
    new MutationObserver((changes: any[]) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) hear(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

describe.skipIf(!hasChromium())("without a mouse", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startStage();
  }, 60_000);
  afterAll(() => stage?.close());

  it("goes from consent to answer, feedback, contact and the end", async () => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/shop`);
    await page.locator(".consent .primary").waitFor();
    await tabTo(page, ".consent .primary");
    await page.keyboard.press("Enter");
    await page.locator(".composer textarea:focus").waitFor();
    await page.keyboard.type("Can I return it?");
    await page.keyboard.press("Enter");
    await page.locator(".answer-foot").waitFor();
    await tabTo(page, ".answer-foot [aria-expanded]");
    await page.keyboard.press("Enter");
    await page.locator(".feedback").waitFor();
    await tabTo(page, ".feedback [type=radio]");
    await page.keyboard.press("ArrowDown");
    await tabTo(page, ".feedback .secondary");
    await page.keyboard.press("Enter");
    await page.locator(".answer-foot [aria-expanded=false]:focus").waitFor();
    await page.keyboard.press("Enter");
    await tabTo(page, ".feedback [type=radio]");
    await page.keyboard.press("ArrowDown");
    await tabTo(page, ".feedback .primary");
    await page.keyboard.press("Enter");
    await page.locator(".thanks", { hasText: "Thank" }).waitFor();
    await page.locator(".answer-foot [aria-expanded]:focus").waitFor();
    await tabTo(page, ".wide-only");
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.keyboard.press("Tab");
    for (let press = 0; press < MOST_TABS; press++) {
      const name = await page.evaluate(() => document.activeElement.textContent);
      if (name === "End chat") break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").waitFor();
    await tabTo(page, "dialog .primary");
    await page.keyboard.press("Enter");
    await page.locator(".finished h2:focus").waitFor();
  });

  it("leaves the menu by Tab in both directions, and it closes behind; Escape and a click close it as ever", async () => {
    const page = await stage.open();
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement.title);
    const shown = (): Promise<boolean> => page.locator("#menu").isVisible();
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "Hello");
    const more = page.getByRole("button", { name: "More options" });
    await more.focus();
    await press("Enter", "Tab");
    expect(await page.locator("#menu :focus").count()).toBe(1);
    expect(await shown()).toBe(true);
    while ((await page.locator("#menu :focus").count()) > 0) await press("Tab");
    expect(await shown()).toBe(false);
    expect(await page.locator(".log:focus").count()).toBe(1);
    await more.focus();
    await press("Enter", "Tab", "Shift+Tab");
    expect([await focused(), await shown()]).toEqual(["More options", true]);
    await press("Shift+Tab");
    expect(await shown()).toBe(false);
    expect(await page.locator(".wide-only:focus").innerText()).toBe("End chat");
    await more.focus();
    await press("Enter", "Tab", "Escape");
    expect([await focused(), await shown()]).toEqual(["More options", false]);
    await press("Enter", "Tab");
    await more.click();
    expect(await shown()).toBe(false);
    await more.click();
    expect(await shown()).toBe(true);
  });

  it("sees the whole ring of what has the focus in the transcript, on the way there and back", async () => {
    const page = await stage.open({ viewport: { width: 740, height: 360 } });
    await page.goto(`${stage.product.url}/chat/shop`);
    const list = Array.from({ length: 12 }, (_, at) => `- Line ${at}`).join("\n");
    const link = "[the terms](https://shop.example/terms)";
    for (const text of [`See ${link}\n${list}`, `${list}\n\n| A | B |\n|---|---|\n| 1 | 2 |`, list])
      await ask(page, `#echo ${text}`);
    await page.locator(".answer-foot [aria-expanded]").nth(1).click();
    await page.locator(".feedback textarea").waitFor();
    /** How far what has the focus is from the nearer edge of the transcript; null where it is not in it. */
    const room = (): Promise<number | null> =>
      page.evaluate(() => {
        const [log, { activeElement }] = [document.querySelector(".log"), document];
        // Of a field a browser shows the line that is written in.
        if (activeElement.matches(".log, textarea") || !log.contains(activeElement)) return null;
        const ringed = activeElement.nextElementSibling?.closest(".pill span") ?? activeElement;
        const [edge, box] = [log.getBoundingClientRect(), ringed.getBoundingClientRect()];
        return Math.min(box.top - edge.top, edge.bottom - box.bottom);
      });
    const rooms: number[] = [];
    for (const key of ["Shift+Tab", "Tab"]) {
      await page.locator(key === "Tab" ? ".log" : ".composer textarea").focus();
      for (let press = 0; press < 18; press++) {
        await page.keyboard.press(key);
        const found = await room();
        if (found !== null) rooms.push(found);
      }
    }
    expect(rooms.length).toBeGreaterThan(25);
    // A ring of 2 pixels at a distance of 2.
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(4);
  });

  it("is heard in order: the stages, the answer once, the failure, nothing of the transcript", async () => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/shop`);
    await page.locator(".consent .primary").click();
    await page.locator(".composer").waitFor();
    await listen(page);
    const say = async (text: string): Promise<void> => {
      await page.locator(".composer textarea").fill(text);
      await page.keyboard.press("Enter");
    };
    await say("#slow question");
    await page.locator(".answer-foot").waitFor();
    await say("#fail heard");
    await page.locator(".notice").waitFor();
    const heard: string[] = await page.evaluate(() => window.heard);
    expect(heard.slice(0, 4)).toEqual([
      "One moment…",
      "Searching for the answer…",
      "Writing the answer…",
      "Yes, within 30 days.",
    ]);
    expect(heard.at(-1)).toBe("The assistant cannot answer right now.");
    const between = new Set(heard.slice(4, -1));
    for (const stage of ["One moment…", "Searching for the answer…"]) between.delete(stage);
    expect([...between]).toEqual([]);
  });

  it("hears the name of a button once", async () => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "#echo ```\ncode\n```");
    await page.getByRole("button", { name: "More options" }).waitFor();
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const buttons = nodes.filter(({ ignored, role }) => !ignored && role?.value === "button");
    expect(buttons.length).toBeGreaterThan(7);
    expect(buttons.filter(({ name }) => !name?.value)).toEqual([]);
    expect(buttons.map(({ description }) => description?.value).filter(Boolean)).toEqual([]);
  });

  it("hears how long to wait at the start and that it is over, and no second between", async () => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "Hello");
    await page.route("**/messages", (route) =>
      route.fulfill({ status: 429, headers: { "retry-after": "3" }, json: { code: "rate_limited" } }),
    );
    await listen(page);
    await page.locator(".composer textarea").fill("Too soon");
    await page.keyboard.press("Enter");
    await page.getByText("You can try again now.").waitFor();
    const heard: string[] = await page.evaluate(() => window.heard);
    expect(heard.slice(1)).toEqual([
      "Too many attempts in a short time. You can try again in 3 seconds.",
      "Too many attempts in a short time.",
      "You can try again now.",
    ]);
  });

  // Screen readers pass over a status that comes with its text; one that was there before, and an alert, they read.
  it("hears that nothing was stored, the thanks for a rating, and that the connection is gone", async () => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/shop`);
    await page.locator(".consent .secondary").waitFor();
    await listen(page);
    await page.evaluate(() => {
      window.unheard = [];
      new MutationObserver((changes: any[]) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node.nodeType !== 1) continue;
          const comes = [node, ...node.querySelectorAll("*")].filter((one) => one.matches("[role=status]"));
          window.unheard.push(...comes.map(({ textContent }) => textContent).filter(Boolean));
        }
      }).observe(document.body, { subtree: true, childList: true });
    });
    await page.locator(".consent .secondary").click();
    await page.locator(".consent .secondary").click();
    await ask(page, "Hello");
    await page.locator(".answer-foot [aria-pressed]").first().click();
    await page.locator(".thanks", { hasText: "Thank" }).waitFor();
    await page.context().setOffline(true);
    await page.locator(".strip").waitFor();
    const heard: string[] = await page.evaluate(() => window.heard);
    expect(heard).toEqual(
      expect.arrayContaining([
        "Nothing was sent or stored.",
        "Thank you for your feedback.",
        "You are offline. Messages can be sent again once you are connected.",
      ]),
    );
    expect(await page.evaluate(() => window.unheard)).toEqual([]);
  });

  it("is in the transcript after a button in it that goes away: one more try, what is new", async () => {
    const page = await stage.open({ viewport: { width: 390, height: 700 }, reducedMotion: "reduce" });
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement.className);
    const press = async (name: string): Promise<void> => {
      await page.getByRole("button", { name }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name }).waitFor({ state: "detached" });
    };
    await page.goto(`${stage.product.url}/chat/shop`);
    await page.locator(".consent .primary").click();
    await page.locator(".composer textarea").fill("#fail at first, for the keyboard");
    await page.keyboard.press("Enter");
    await press("Try again");
    await expect.poll(focused).toBe("scroll log");
    await ask(page, `#echo ${"A line.\n\n".repeat(40)}`);
    const release = await holdMessages(page);
    await page.locator(".composer textarea").fill("One more");
    await page.keyboard.press("Enter");
    await page.locator(".progress").waitFor();
    await page.locator(".log").evaluate((log: any) => (log.scrollTop = 0));
    await page.waitForTimeout(100);
    release();
    await press("New messages");
    await expect.poll(focused).toBe("scroll log");
  });

  it("keeps its place where what had the focus goes away", async () => {
    const page = await stage.open();
    const focused = (): Promise<string> =>
      page.evaluate(
        () =>
          document.activeElement.ariaLabel ||
          document.activeElement.title ||
          document.activeElement.textContent,
      );
    await page.goto(`${stage.product.url}/chat/short-en`);
    await page.getByRole("button", { name: "No, thanks" }).click();
    await expect.poll(focused).toBe("Review the terms again");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("Accept and start");
    await page.keyboard.press("Enter");
    await expect.poll(focused).toBe("Your message");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Attach files" }).click();
    await (
      await chooser
    ).setFiles(
      ["a.txt", "b.txt", "c.txt"].map((name) => ({
        name,
        mimeType: "text/plain",
        buffer: Buffer.from(name),
      })),
    );
    for (const [removed, next] of [
      ["b.txt", "Remove c.txt"],
      ["c.txt", "Remove a.txt"],
      ["a.txt", "Attach files"],
    ]) {
      await page.getByRole("button", { name: `Remove ${removed}` }).focus();
      await page.keyboard.press("Enter");
      await expect.poll(focused).toBe(next);
    }
    await page.locator(".composer textarea").fill("The only question");
    await page.keyboard.press("Enter");
    await page.locator("#limit-title").waitFor();
    await expect.poll(focused).toBe("You have reached the question limit");
  });

  it("has the focus in the field after a click on the send button, so that one types on", async () => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "First");
    await page.keyboard.type("Second");
    expect(await page.locator(".composer textarea").inputValue()).toBe("Second");
  });

  it("has the focus in the field after a double click on the send button, and after a click that sends nothing", async () => {
    const page = await stage.open();
    const field = page.locator(".composer textarea");
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "First");
    await field.fill("#slow by a double click");
    await page.locator(".send").dblclick();
    await page.getByRole("button", { name: "Stop waiting" }).waitFor();
    await page.keyboard.type("a b");
    expect(await field.inputValue()).toBe("a b");
    await page.locator(".answer-foot").nth(1).waitFor();
    expect(await page.locator(".notice").count()).toBe(0);
    await field.fill("");
    await page.locator(".send").click({ force: true });
    await page.keyboard.type("c d");
    expect(await field.inputValue()).toBe("c d");
  });

  it("goes on in the transcript of a phone, whose keyboard would cover the page", async () => {
    const page = await stage.open({ viewport: { width: 360, height: 700 }, isMobile: true, hasTouch: true });
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement.className);
    await page.goto(`${stage.product.url}/chat/shop`);
    await page.locator(".consent .primary").tap();
    await expect.poll(focused).toBe("hidden");
    expect(await page.evaluate(() => document.activeElement.closest(".log") !== null)).toBe(true);
    await ask(page, "First");
    await page.reload();
    await page.locator(".answer-foot").waitFor();
    expect(await focused()).toBe("");
  });
});
