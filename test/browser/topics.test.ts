/** What may be asked instead of what is not known: a tap asks it. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "../../src/contract/locale.ts";
import { toNearTopics } from "../../src/contract/named-topics.ts";
import { ask, hasChromium, holdMessages, LOCALES, startStage, type Stage } from "./server.ts";

const TOPICS = ["What it costs", "Deposit"];
/** What the stage's robot is told to say. */
const refusal = (locale: Locale): string => `#echo I don't know.\n\n${toNearTopics(TOPICS, locale)}`;
const buttons = (page: Page) => page.locator(".column > .actions button");

describe.skipIf(!hasChromium())("topics that an answer names", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startStage();
  }, 60_000);
  afterAll(() => stage?.close());

  const open = async (slug: string, touch = false): Promise<Page> => {
    const page = await stage.open(touch ? { hasTouch: true, isMobile: true } : {});
    await page.goto(`${stage.product.url}/chat/${slug}`);
    await page.locator(".consent .primary").waitFor();
    return page;
  };

  it.each(LOCALES)("%s: are buttons below it", async (locale) => {
    const page = await open(`own-${locale.toLowerCase()}`);
    await ask(page, refusal(locale));
    await buttons(page).nth(1).waitFor();
    expect(await buttons(page).allTextContents()).toEqual(TOPICS);
    await page.context().close();
  });

  it.each([
    ["a mouse in the field", false, ".composer textarea:focus"],
    ["a finger in what is read", true, ".log:focus"],
  ])("are asked by a click, which leaves the focus of %s", async (_, touch, focused) => {
    const page = await open("shop", touch);
    await ask(page, refusal("en"));
    await page.locator(".composer textarea").fill("half a question");
    const before = stage.answerer.asked.length;
    const release = await holdMessages(page);
    await buttons(page).first().click();
    await page.locator(".visitor .bubble", { hasText: TOPICS[0]! }).nth(1).waitFor();
    expect(await buttons(page).count()).toBe(0);
    expect(await page.locator(focused).count()).toBe(1);
    release();
    await page.locator(".answer-foot").nth(1).waitFor();
    expect(stage.answerer.asked.slice(before)).toEqual([TOPICS[0]]);
    expect(await page.locator(".composer textarea").inputValue()).toBe("half a question");
    expect(await buttons(page).count()).toBe(0);
    await page.context().close();
  });

  it("are asked once by a double click", async () => {
    const page = await open("shop");
    await ask(page, refusal("en"));
    const before = stage.answerer.asked.length;
    await buttons(page).first().dblclick();
    await page.locator(".answer-foot").nth(1).waitFor();
    expect(stage.answerer.asked.slice(before)).toEqual([TOPICS[0]]);
    await page.context().close();
  });

  it("are there again after a reload, and not where something else was answered since", async () => {
    const page = await open("shop");
    await ask(page, refusal("en"));
    await buttons(page).first().waitFor();
    await page.reload();
    await buttons(page).first().waitFor();
    await ask(page, "Can I return it?");
    expect(await buttons(page).count()).toBe(0);
    await page.context().close();
  });

  it("are not offered where no question is left", async () => {
    const page = await open("short-en");
    await ask(page, refusal("en"));
    await page.locator("#limit-title").waitFor();
    expect(await page.getByRole("button", { name: TOPICS[0]!, exact: true }).count()).toBe(0);
    await page.context().close();
  });
});
