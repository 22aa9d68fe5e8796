/** What may be asked instead of what is not known: a tap asks it. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "../../src/contract/locale.ts";
import { toDecline } from "../../src/domain/answering/conversation/decline.ts";
import { toNearTopics } from "../../src/contract/named-topics.ts";
import {
  ask,
  hasChromium,
  holdMessages,
  LOCALES,
  ready,
  STARTERS,
  startStage,
  type Stage,
} from "./server.ts";

const TOPICS = ["What it costs", "Deposit"];
/** What the stage's robot is told to say. */
const refusal = (locale: Locale): string => `#echo I don't know.\n\n${toNearTopics(TOPICS, locale)}`;
const buttons = (page: Page) => page.locator(".column > .actions button");

describe.skipIf(!hasChromium())("what is asked by a tap", () => {
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

  it("is what the robot's owner offers to begin with, once the terms are accepted", async () => {
    const page = await open("asking");
    expect(await page.getByText(STARTERS[0]!).count()).toBe(0);
    await page.locator(".consent .primary").click();
    await buttons(page).nth(1).waitFor();
    expect(await buttons(page).allTextContents()).toEqual(STARTERS);
    const before = stage.answerer.asked.length;
    await buttons(page).nth(1).click();
    await page.locator(".answer-foot").waitFor();
    expect(stage.answerer.asked.slice(before)).toEqual([STARTERS[1]]);
    expect(await buttons(page).count()).toBe(0);
    await page.context().close();
  });

  it("is offered in the widget of another site, and there creates the session", async () => {
    const page = await stage.open();
    const tag = `<script src="${stage.product.url}/widget.js" data-slug="asking"></script>`;
    stage.pages.set("/asking", { html: `<!doctype html><title>Site</title>${tag}` });
    await page.goto(`${stage.site}/asking`);
    await ready(page);
    await page.evaluate(() => (globalThis as any).ChatAssistant.open());
    await expect.poll(() => page.frames().length).toBe(2);
    const frame = page.frames()[1]!;
    await frame.locator(".consent .primary").click();
    await frame.locator(".column > .actions button").first().click();
    await frame.locator(".answer-foot").waitFor();
    expect(await frame.locator(".bubble").allTextContents()).toEqual([STARTERS[0]]);
    await page.context().close();
  });

  it.each(LOCALES)("%s: is each topic that an answer names", async (locale) => {
    const page = await open(`own-${locale.toLowerCase()}`);
    await ask(page, refusal(locale));
    await buttons(page).nth(1).waitFor();
    expect(await buttons(page).allTextContents()).toEqual(TOPICS);
    await page.context().close();
  });

  it.each([
    ["a mouse in the field", false, ".composer textarea:focus"],
    ["a finger in what is read", true, ".log:focus"],
  ])("is asked by a click, which leaves the focus of %s", async (_, touch, focused) => {
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

  it.each(LOCALES)("%s: is a person, where the robot does not know", async (locale) => {
    const page = await open(`own-${locale.toLowerCase()}`);
    await ask(page, `#echo ${toDecline(locale, null)}`);
    await buttons(page).waitFor();
    await buttons(page).click();
    await page.locator("dialog[open] [type=email]").waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".column > .actions button:focus").waitFor();
    await ask(page, `#echo Hm. ${toDecline(locale, null)}`);
    expect(await buttons(page).count()).toBe(0);
    await page.context().close();
  });

  it("is asked once by a double click", async () => {
    const page = await open("shop");
    await ask(page, refusal("en"));
    const before = stage.answerer.asked.length;
    await buttons(page).first().dblclick();
    await page.locator(".answer-foot").nth(1).waitFor();
    expect(stage.answerer.asked.slice(before)).toEqual([TOPICS[0]]);
    await page.context().close();
  });

  it("is there again after a reload, and not where something else was answered since", async () => {
    const page = await open("shop");
    await ask(page, refusal("en"));
    await buttons(page).first().waitFor();
    await page.reload();
    await buttons(page).first().waitFor();
    await ask(page, "Can I return it?");
    expect(await buttons(page).count()).toBe(0);
    await page.context().close();
  });

  it("is not offered where no question is left", async () => {
    const page = await open("short-en");
    await ask(page, refusal("en"));
    await page.locator("#limit-title").waitFor();
    expect(await page.getByRole("button", { name: TOPICS[0]!, exact: true }).count()).toBe(0);
    await page.context().close();
  });
});
