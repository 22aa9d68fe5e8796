/** What a site can ask of the widget, several of them on one page, and sites that give it less than usual. */
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Frame, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { effects } from "../support/appliance.ts";
import { CHROMIUM, FLAGS, hasChromium, ready, startStage, type Stage } from "./server.ts";

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const document: any, window: any, sessionStorage: any, OffscreenCanvas: any, createImageBitmap: any;

const VIEWPORT = { width: 1000, height: 800 };

/** The panel of a robot among the frames of a page. */
async function panelOf(page: Page, slug: string): Promise<Frame> {
  const find = (): Frame | undefined => page.frames().find((frame) => frame.url().includes(`/chat/${slug}?`));
  await expect.poll(() => find() !== undefined).toBe(true);
  return find()!;
}

async function ask(frame: Frame, text: string): Promise<void> {
  await frame.locator(".consent .primary").click();
  await frame.locator(".composer textarea").fill(text);
  await frame.locator(".send").click();
  await frame.locator(".answer-foot").waitFor();
}

/** Names and roles of the buttons that a screen reader finds, also in closed shadow roots. */
async function buttonsOf(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.filter(({ role }) => role?.value === "button").map(({ name }) => String(name?.value));
}

/** Red, green and blue of one point of a page, as it is seen. */
async function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const drawing = new OffscreenCanvas(1, 1).getContext("2d");
      drawing.drawImage(bitmap, 0, 0);
      return [...drawing.getImageData(0, 0, 1, 1).data].slice(0, 3);
    },
    [...picture],
  );
}

describe.skipIf(!hasChromium())("the widget and its sites", () => {
  let stage: Stage;
  const tag = (attributes: string): string =>
    `<script async src="${stage.product.url}/widget.js" ${attributes}></script>`;
  const show = (at: string, body: string): string => {
    stage.pages.set(at, {
      html: `<!doctype html><html lang="en"><head><title>Site</title></head><body>${body}</body></html>`,
    });
    return stage.site + at;
  };
  beforeAll(async () => {
    stage = await startStage();
  }, 60_000);
  afterAll(() => stage?.close());

  it("stands where, in the colour, with the greeting and in the language that its tag asks for", async () => {
    const page = await stage.open({ viewport: VIEWPORT });
    const wishes =
      'data-position="bottom-left" data-color="#00aa55" data-locale="it" data-greeting="Ciao! Domande?" data-z-index="7"';
    await page.goto(
      show(
        "/wishes",
        `<p style="position:fixed;left:0;bottom:0;width:90px;height:90px;margin:0;z-index:6;background:red"></p>${tag(`data-slug="shop" ${wishes}`)}`,
      ),
    );
    await ready(page);
    const [left, right] = await page.evaluate(() => [
      document.elementFromPoint(48, 752).tagName,
      document.elementFromPoint(952, 752).tagName,
    ]);
    expect([left, right]).toEqual(["DIV", "HTML"]);
    expect(await colourAt(page, 26, 760)).toEqual([0, 0xaa, 0x55]);
    expect(await buttonsOf(page)).toEqual(["Apri chat – Riva", "Ciao! Domande?"]);
    await page.mouse.click(60, 690);
    const panel = await panelOf(page, "shop");
    await panel.getByRole("button", { name: "Accetta e inizia" }).waitFor();
    expect(await panel.evaluate(() => document.documentElement.lang)).toBe("it");
    expect(await buttonsOf(page)).toEqual(["Chiudi chat – Riva"]);
    const { x } = (await (await panel.frameElement()).boundingBox())!;
    expect(x).toBe(20);
  });

  it("falls back to the robot's own where the tag asks for what is not there", async () => {
    const page = await stage.open({ viewport: VIEWPORT });
    await page.goto(
      show(
        "/odd",
        tag('data-slug="own-ja" data-color="red" data-position="top" data-locale="xx" data-z-index="no"'),
      ),
    );
    await ready(page);
    expect(await colourAt(page, 930, 760)).toEqual([0x1f, 0x4f, 0xd8]);
    expect(await buttonsOf(page)).toEqual(["チャットを開く – Riva"]);
    await page.evaluate(() => window.ChatAssistant.open());
    const panel = await panelOf(page, "own-ja");
    await panel.locator(".consent .primary").waitFor();
    expect(await panel.evaluate(() => document.documentElement.lang)).toBe("ja");
  });

  it("shares a page with another: each opens, talks and closes for itself", async () => {
    const before = await stage.product.countRows();
    const page = await stage.open({ viewport: VIEWPORT });
    await page.goto(show("/two", tag('data-slug="shop"') + tag('data-slug="own-it" data-position="left"')));
    await ready(page, 2);
    await page.evaluate(() => {
      window.heard = [];
      for (const event of ["open", "close"])
        window.ChatAssistant.on(event, (slug: string) => window.heard.push(`${event} ${slug}`));
      window.ChatAssistant.open("own-it");
    });
    const italian = await panelOf(page, "own-it");
    await ask(italian, "Ciao");
    expect(page.frames()).toHaveLength(2);
    await page.evaluate(() => window.ChatAssistant.open("shop"));
    const english = await panelOf(page, "shop");
    await ask(english, "Hello");
    expect(await italian.locator(".bubble").allTextContents()).toEqual(["Ciao"]);
    expect(await english.locator(".bubble").allTextContents()).toEqual(["Hello"]);
    await italian.locator("header").getByRole("button", { name: "Chiudi chat" }).click();
    await expect
      .poll(() => page.evaluate(() => window.heard))
      .toEqual(["open own-it", "open shop", "close own-it"]);
    expect(await english.locator(".composer").isVisible()).toBe(true);
    expect(await page.evaluate(() => window.ChatAssistant.open("nobody"))).toBeUndefined();
    expect(effects(before, await stage.product.countRows())).toMatchObject({ sessions: 2 });
  });

  it.each(["nonce", "hash"] as const)("is allowed by a policy of the site with a %s alone", async (by) => {
    const service = stage.product.url;
    const code = Buffer.from(await (await fetch(`${service}/widget.js`)).arrayBuffer());
    const hash = `sha256-${createHash("sha256").update(code).digest("base64")}`;
    const [source, attribute] =
      by === "nonce"
        ? ["'nonce-bicycle'", 'nonce="bicycle"']
        : [`'${hash}'`, `integrity="${hash}" crossorigin="anonymous"`];
    const at = show(`/${by}`, tag(`data-slug="shop" ${attribute}`));
    const policy = `default-src 'none'; script-src ${source}; connect-src ${service}; frame-src ${service}`;
    stage.pages.set(`/${by}`, {
      ...stage.pages.get(`/${by}`)!,
      headers: { "content-security-policy": policy },
    });
    const page = await stage.open({ viewport: VIEWPORT });
    await page.goto(at);
    await ready(page);
    await page.evaluate(() => window.ChatAssistant.open());
    await ask(await panelOf(page, "shop"), "Under a policy");
  });

  it("outlives the site's body, where a router puts another in its place", async () => {
    const page = await stage.open({ viewport: VIEWPORT });
    await page.goto(show("/swapped", tag('data-slug="shop"')));
    await ready(page);
    await page.evaluate(() => window.ChatAssistant.open());
    const panel = await panelOf(page, "shop");
    await ask(panel, "Before");
    await page.evaluate((again) => {
      const body = document.createElement("body");
      const script = Object.assign(document.createElement("script"), { src: again });
      script.dataset.slug = "shop";
      body.append(document.createElement("h1"), script);
      document.body.replaceWith(body);
    }, `${stage.product.url}/widget.js`);
    await panel.locator(".composer textarea").fill("After");
    await panel.locator(".send").click();
    await panel.locator(".answer-foot").nth(1).waitFor();
    expect(await page.evaluate(() => document.querySelectorAll("html > div").length)).toBe(1);
  });

  it("comes when its tag is added again after the service could not be reached", async () => {
    const page = await stage.open({ viewport: VIEWPORT });
    await page.route("**/config", (route) => route.abort());
    const unavailable = page.waitForEvent("console", (message) => /unavailable 0/.test(message.text()));
    await page.goto(show("/added", tag('data-slug="shop"')));
    await unavailable;
    await page.unroute("**/config");
    await page.evaluate((src) => {
      const script = Object.assign(document.createElement("script"), { src });
      script.dataset.slug = "shop";
      document.body.append(script);
    }, `${stage.product.url}/widget.js`);
    await ready(page);
  });

  it("is refused in a sandboxed frame without an origin, and says so", async () => {
    const before = await stage.product.countRows();
    const page = await stage.open({ viewport: VIEWPORT });
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    show("/inner", tag('data-slug="shop"'));
    await page.goto(
      show("/sandboxed", '<iframe sandbox="allow-scripts" src="/inner" width="900" height="700"></iframe>'),
    );
    await expect.poll(() => said.some((text) => text === "chat-assistant:shop unavailable 0")).toBe(true);
    expect(page.frames()).toHaveLength(2);
    expect(effects(before, await stage.product.countRows())).toEqual({});
  });

  it("works in a sandboxed frame that keeps the site's origin", async () => {
    const page = await stage.open({ viewport: VIEWPORT });
    show("/inner", tag('data-slug="shop"'));
    await page.goto(
      show(
        "/kept",
        '<iframe sandbox="allow-scripts allow-same-origin allow-forms" src="/inner" width="900" height="700"></iframe>',
      ),
    );
    const inner = page.frames()[1]!;
    await ready(inner);
    await inner.evaluate(() => window.ChatAssistant.open());
    await ask(await panelOf(page, "shop"), "From within");
  });

  it("works where the browser blocks the storage of third parties", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "chromium-"));
    await mkdir(path.join(folder, "Default"));
    const preferences = { profile: { cookie_controls_mode: 1, block_third_party_cookies: true } };
    await writeFile(path.join(folder, "Default", "Preferences"), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(folder, { executablePath: CHROMIUM, args: FLAGS });
    try {
      const page = await context.newPage();
      await page.goto(show("/blocking", tag('data-slug="shop"')));
      await ready(page);
      await page.evaluate(() => window.ChatAssistant.open());
      const panel = await panelOf(page, "shop");
      expect(
        await panel.evaluate(() => {
          try {
            return sessionStorage.length;
          } catch (error) {
            return (error as Error).name;
          }
        }),
      ).toBe("SecurityError");
      await ask(panel, "Without storage");
      await panel.locator(".answer-foot [aria-pressed]").first().click();
      await panel.locator(".thanks").waitFor();
    } finally {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
