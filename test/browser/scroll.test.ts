/** Where a reader is taken by a question and its answer, and where they are left alone. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, hasChromium, holdMessages, startStage, type Stage } from "./server.ts";

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const document: any, requestAnimationFrame: any, sessionStorage: any;

const LONG = Array.from({ length: 40 }, (_, line) => `Line ${line} of a long answer.`).join("\n\n");

describe.skipIf(!hasChromium())("a long conversation", () => {
  let stage: Stage;
  const open = async (reducedMotion: "reduce" | "no-preference" = "reduce"): Promise<Page> => {
    const page = await stage.open({ viewport: { width: 390, height: 700 }, reducedMotion });
    await page.goto(`${stage.product.url}/chat/shop`);
    return page;
  };
  const topOf = async (page: Page, css: string): Promise<number> =>
    (await page.locator(css).last().boundingBox())!.y;
  beforeAll(async () => {
    stage = await startStage();
  }, 60_000);
  afterAll(() => stage?.close());

  // An answer may come while the page still glides to the question.
  it.each(["reduce", "no-preference"] as const)(
    "is read from an answer's first line, with the question above it (motion: %s)",
    async (motion) => {
      const page = await open(motion);
      await ask(page, `#echo ${LONG}`);
      await ask(page, `#echo Again. ${LONG}`);
      const header = (await page.locator("header").boundingBox())!;
      const first = page.locator(".assistant").last().getByText("Again. Line 0");
      await expect
        .poll(async () => (await first.boundingBox())!.y - header.y - header.height)
        .toBeLessThan(140);
      expect((await first.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
      expect(await page.locator(".jump").count()).toBe(0);
    },
  );

  it("is followed also when it is so long that its first messages are left out", async () => {
    const page = await open();
    await ask(page, `#echo ${LONG}`);
    await page.evaluate(() => {
      const [key = ""] = Object.keys(sessionStorage);
      const saved = JSON.parse(sessionStorage.getItem(key) ?? "");
      const [question, answer] = saved.state.messages;
      saved.state.messages = Array.from({ length: 50 }, (_, at) => [
        { ...question, message_id: `question ${at}` },
        { ...answer, message_id: `answer ${at}` },
      ]).flat();
      sessionStorage.setItem(key, JSON.stringify(saved));
    });
    await page.reload();
    await page.locator(".composer textarea").fill(`#echo Again. ${LONG}`);
    await page.locator(".send").click();
    const first = page.locator(".assistant").last().getByText("Again. Line 0");
    await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(250);
    expect((await first.boundingBox())!.y).toBeGreaterThan(0);
  });

  it("stands after a reload where it will be read, without a way there", async () => {
    const page = await open("no-preference");
    for (const line of ["First", "Second", "Third"]) await ask(page, `#echo ${line}. ${LONG}`);
    await page.addInitScript(() => {
      const seen: number[] = [];
      const look = (): void => {
        const log = document.querySelector(".log");
        if (log) seen.push(Math.round(log.scrollTop));
        requestAnimationFrame(look);
      };
      look();
      Object.assign(globalThis, { seen });
    });
    await page.reload();
    await page.locator(".answer-foot").last().waitFor();
    await page.waitForTimeout(300);
    const seen: number[] = await page.evaluate(() => (globalThis as any).seen);
    // What is asked before a frame is drawn is not seen.
    expect(new Set(seen.slice(1)).size).toBe(1);
    expect(seen.at(-1)).toBeGreaterThan(2000);
  });

  it("shows after a reload in the middle of an answer that it can be tried again", async () => {
    const page = await open("no-preference");
    for (const line of ["First", "Second", "Third"]) await ask(page, `#echo ${line}. ${LONG}`);
    await holdMessages(page);
    await page.locator(".composer textarea").fill("One more");
    await page.locator(".send").click();
    await page.locator(".progress").waitFor();
    await page.reload();
    const again = page.locator(".notice").getByRole("button", { name: "Try again" });
    await again.waitFor();
    await page.waitForTimeout(300);
    const [button, dock] = await Promise.all([again.boundingBox(), page.locator(".dock").boundingBox()]);
    expect(button!.y + button!.height).toBeLessThan(dock!.y);
  });

  it("stays where the reader is, who is told that something came", async () => {
    const page = await open();
    await ask(page, `#echo ${LONG}`);
    const release = await holdMessages(page);
    await page.locator(".composer textarea").fill("One more");
    await page.locator(".send").click();
    await page.locator(".progress").waitFor();
    await page.locator(".log").evaluate((log) => {
      log.scrollTop = 0;
    });
    await page.waitForTimeout(100);
    release();
    const before = await topOf(page, ".bubble >> nth=0");
    const pill = page.getByRole("button", { name: "New messages" });
    await pill.waitFor();
    expect(await topOf(page, ".bubble >> nth=0")).toBe(before);
    await pill.click();
    await expect.poll(() => topOf(page, ".answer-foot")).toBeLessThan(700);
    await pill.waitFor({ state: "detached" });
  });

  // As a phone's keyboard does, and a field of several lines.
  it("keeps what is read above the field that needs more room, and where it was once the room is back", async () => {
    const page = await open();
    const { width, height } = page.viewportSize()!;
    await ask(page, `#echo ${LONG}`);
    const log = page.locator(".log");
    // What was just brought into view arrives first.
    await page.waitForTimeout(700);
    const bottoms = (): Promise<[read: number, place: number]> =>
      log.evaluate((box) => [box.scrollTop + box.clientHeight, box.scrollTop]);
    for (const place of [300, 1e6]) {
      await log.evaluate((box, top) => (box.scrollTop = top), place);
      await page.waitForTimeout(100);
      const before = await bottoms();
      const changes = [
        () => page.setViewportSize({ width, height: 400 }),
        () => page.locator(".composer textarea").fill("Several\nlines\nof\ntext"),
        () => page.locator(".composer textarea").fill(""),
        () => page.setViewportSize({ width, height }),
      ];
      for (const change of changes) {
        await change();
        await page.waitForTimeout(100);
        await expect.poll(async () => (await bottoms())[0]).toBe(before[0]);
      }
      expect(await bottoms()).toEqual(before);
    }
  });

  // As a phone that is turned.
  it("stays where it is read, and at its end, when the window becomes narrow and its lines break anew", async () => {
    const page = await open();
    await page.setViewportSize({ width: 740, height: 500 });
    const wide = LONG.replaceAll(
      "answer",
      "answer, so long that a narrow window breaks it into several more lines",
    );
    await ask(page, `#echo ${wide}`);
    const log = page.locator(".log");
    const rest = (): Promise<number> =>
      log.evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight));
    await page.waitForTimeout(700);
    await log.evaluate((box) => (box.scrollTop = 1e6));
    await page.waitForTimeout(100);
    await page.setViewportSize({ width: 360, height: 300 });
    await expect.poll(rest).toBeLessThan(2);
    await page.setViewportSize({ width: 740, height: 500 });
    await expect.poll(rest).toBeLessThan(2);
    const line = page.locator(".assistant").last().getByText("Line 20 of a long answer");
    await line.evaluate((text) => text.scrollIntoView({ block: "start" }));
    await page.waitForTimeout(100);
    const place = (await line.boundingBox())!.y;
    for (const width of [360, 740]) {
      await page.setViewportSize({ width, height: 400 });
      await page.waitForTimeout(300);
      const { y, height } = (await line.boundingBox())!;
      expect(Math.abs(y - place), `at ${width}`).toBeLessThan(height);
    }
  });

  it.each(["reduce", "no-preference"] as const)(
    "shows what stands at its end when it ends, whatever came before (motion: %s)",
    async (motion) => {
      const page = await open(motion);
      await ask(page, `#echo ${LONG}`);
      await page.getByRole("button", { name: "More options" }).click();
      await page.locator("#menu").getByRole("button", { name: "End chat" }).click();
      await page.locator("dialog .primary").click();
      const seeActions = async (): Promise<void> => {
        const top = async () => (await page.locator(".finished .actions").boundingBox())?.y;
        await expect.poll(top).toBeLessThan(700);
      };
      await seeActions();
      await page.reload();
      await seeActions();
      await page.locator(".assistant").last().locator("[aria-expanded]").click();
      await expect
        .poll(async () => (await page.locator(".feedback .primary").boundingBox())!.y)
        .toBeLessThan(700);
    },
  );

  it("shows what can be tried again also when a strip takes its room on the way there", async () => {
    const page = await open("no-preference");
    await ask(page, `#echo ${LONG}`);
    await page.route("**/messages", (route) => route.abort());
    await page.locator(".composer textarea").fill("One more");
    await page.locator(".send").click();
    const again = page.locator(".notice").getByRole("button", { name: "Try again" });
    await again.waitFor();
    await page.context().setOffline(true);
    await page.locator(".strip").waitFor();
    const isSeen = async (): Promise<boolean> => {
      const [button, dock] = await Promise.all([again.boundingBox(), page.locator(".dock").boundingBox()]);
      return button!.y + button!.height < dock!.y;
    };
    await page.waitForTimeout(1000);
    expect(await isSeen()).toBe(true);
  });

  it("is at its end with a question of several lines, whose field gives its room back meanwhile", async () => {
    const page = await open("no-preference");
    await ask(page, `#echo ${LONG}`);
    await page.locator(".log").evaluate((box) => (box.scrollTop = 0));
    await page.waitForTimeout(100);
    const release = await holdMessages(page);
    await page.locator(".composer textarea").fill("Several\nlines\nof\ntext\nin\na\nquestion");
    await page.locator(".send").click();
    await expect
      .poll(async () => (await page.locator(".dock").boundingBox())!.y - (await topOf(page, ".progress")))
      .toBeGreaterThan(20);
    release();
  });
});
