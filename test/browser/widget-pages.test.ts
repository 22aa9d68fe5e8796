/** The widget on pages that are made differently: tags that are modules, pages that are zoomed or read from right to left. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasChromium, ready, startStage, type Stage } from "./server.ts";

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const document: any, window: any;

const VIEWPORT = { width: 1000, height: 800 };

/** What a function says of an element of the widget, which stands in a closed shadow root. */
async function ofWidget(page: Page, css: string, says: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send("DOM.getDocument", { depth: -1, pierce: true });
  const html = root.children?.find(({ nodeName }) => nodeName === "HTML");
  const shadow = html?.children?.flatMap(({ shadowRoots = [] }) => shadowRoots).at(-1);
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: shadow!.nodeId, selector: css });
  const { object } = await session.send("DOM.resolveNode", { nodeId });
  const { result } = await session.send("Runtime.callFunctionOn", {
    objectId: object.objectId!,
    functionDeclaration: `function () { return ${says}; }`,
    returnByValue: true,
  });
  return result.value;
}

describe.skipIf(!hasChromium())("the widget on a page", () => {
  let stage: Stage;
  const show = (at: string, head: string, body: string): string => {
    stage.pages.set(at, {
      html: `<!doctype html><html lang="en"><head><title>Site</title>${head}</head><body>${body}</body></html>`,
    });
    return stage.site + at;
  };
  const tag = (attributes: string): string =>
    `<script src="${stage.product.url}/widget.js" data-slug="shop" ${attributes}></script>`;
  beforeAll(async () => {
    stage = await startStage();
  }, 60_000);
  afterAll(() => stage?.close());

  it.each(["head", "body"] as const)("comes by a tag that is a module, in its %s", async (place) => {
    const page = await stage.open({ viewport: VIEWPORT });
    const module = tag('type="module"');
    await page.goto(show("/module", place === "head" ? module : "", place === "body" ? module : ""));
    await ready(page);
    expect(await page.evaluate(() => Object.keys(window.ChatAssistant.widgets))).toEqual(["shop"]);
  });

  it("comes by each of several tags that are one module, which runs once", async () => {
    const page = await stage.open({ viewport: VIEWPORT });
    const other = tag('type="module" data-position="left"').replace("shop", "own-it");
    await page.goto(show("/modules", "", tag('type="module"') + other + tag('type="module"')));
    await ready(page, 2);
    expect(await page.evaluate(() => Object.keys(window.ChatAssistant.widgets))).toEqual(["shop", "own-it"]);
  });

  it.each([
    [
      "replaced as a whole, open",
      () => {
        window.ChatAssistant.open();
        const html = document.createElement("html");
        html.append(document.createElement("head"), document.createElement("body"));
        document.documentElement.replaceWith(html);
      },
    ],
    [
      "emptied and filled again",
      () => {
        const html = document.documentElement;
        html.replaceChildren(document.createElement("head"), document.createElement("body"));
      },
    ],
    [
      "written anew, the tag in it",
      () => {
        const again = document.querySelector("script").outerHTML;
        document.open();
        document.write(`<!doctype html><title>Next</title><h1>Next</h1>${again}`);
        document.close();
      },
    ],
  ])("stands on a page that is %s, and again and again", async (_how, replace) => {
    const page = await stage.open({ viewport: VIEWPORT });
    const failed: string[] = [];
    page.on("pageerror", ({ message }) => failed.push(message));
    await page.goto(show("/replaced", tag("async"), "<h1>First</h1>"));
    await ready(page);
    for (let times = 0; times < 2; times += 1) {
      await page.evaluate(replace);
      await expect.poll(() => page.evaluate(() => document.querySelectorAll("html > div").length)).toBe(1);
    }
    await page.mouse.click(952, 752);
    await expect.poll(() => page.frames().length).toBe(2);
    await page.frames()[1]!.locator(".consent .primary").click();
    await page.frames()[1]!.locator(".composer textarea").waitFor();
    await page.evaluate(() => window.ChatAssistant.close());
    await expect.poll(() => ofWidget(page, ".l", "this.ariaExpanded")).toBe("false");
    await page.setViewportSize({ width: 400, height: 700 });
    expect(failed).toEqual([]);
  });

  it("takes its wishes from its own tag, whatever a visitor's HTML on the site is named", async () => {
    const page = await stage.open({ viewport: VIEWPORT });
    const comment = `<img name="currentScript" src="${stage.product.url}/x" data-slug="shop" data-chat-base="javascript:document.title=parent.document.title='taken'//">`;
    await page.goto(show("/comment", "", comment + tag("")));
    await ready(page);
    await page.evaluate(() => window.ChatAssistant.open());
    await expect.poll(() => page.frames()[1]?.url()).toMatch(`${stage.product.url}/chat/shop?`);
    expect(await page.title()).toBe("Site");
  });

  it.each([
    [
      "is imported without a tag",
      () => `<script type="module">import "${stage.product.url}/widget.js"</script>`,
    ],
    ["names no robot", () => `<script src="${stage.product.url}/widget.js"></script>`],
  ])("says what is missing where it %s", async (_how, script) => {
    const page = await stage.open({ viewport: VIEWPORT });
    const failed: string[] = [];
    page.on("pageerror", ({ message }) => failed.push(message));
    const warned = page.waitForEvent("console", (message) => message.type() === "info");
    await page.goto(show("/missing", "", script()));
    expect((await warned).text()).toMatch(/^chat-assistant: no script.*data-slug/);
    expect(failed).toEqual([]);
  });

  it("is as large on a page that is zoomed, and stays within its window", async () => {
    const page = await stage.open({ viewport: VIEWPORT });
    await page.goto(show("/zoomed", "<style>html { zoom: 1.5 }</style>", tag("async")));
    await ready(page);
    await page.evaluate(() => window.ChatAssistant.open());
    await expect.poll(() => page.frames().length).toBe(2);
    const frame = await page.frames()[1]!.frameElement();
    const { x, y, width, height } = (await frame.boundingBox())!;
    expect([x, y, width, height].map(Math.round)).toEqual([580, 32, 400, 680]);
  });

  it.each([1.5, 2.5])("stays within the window of a page that is zoomed %d-fold later", async (zoom) => {
    const page = await stage.open({ viewport: VIEWPORT });
    await page.goto(show("/later", "", tag("async")));
    await ready(page);
    await page.evaluate((factor) => (document.documentElement.style.zoom = factor), zoom);
    await page.evaluate(() => window.ChatAssistant.open());
    await expect.poll(() => page.frames().length).toBe(2);
    const { x, y, width, height } = (await (await page.frames()[1]!.frameElement()).boundingBox())!;
    expect([x, y, 1000 - x - width, 800 - y - height].map((left) => left >= 0)).toEqual(Array(4).fill(true));
  });

  it.each([
    ["is scaled", "html { transform: scale(0.9) }"],
    ["could be moved", "html { will-change: transform }"],
    ["is contained", "html { contain: paint }"],
    ["is inverted", "html { filter: invert(1) }"],
    ["has a body that is moved", "body { translate: 9px 9px }"],
    ["is only moved once it is there", ""],
  ])("stays in the window's corner where the page %s, and is scrolled", async (_how, css) => {
    const page = await stage.open({ viewport: VIEWPORT });
    await page.goto(
      show("/moved", `<style>${css}</style>`, `<p style="height: 3000px">Text</p>${tag("async")}`),
    );
    await ready(page);
    if (css === "") {
      await page.evaluate(() => {
        document.documentElement.style.transform = "rotate(0deg)";
        window.ChatAssistant.open();
        window.ChatAssistant.close();
      });
    }
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.mouse.click(952, 752);
    await expect.poll(() => page.frames().length).toBe(2);
    const { x, y, width, height } = (await (await page.frames()[1]!.frameElement()).boundingBox())!;
    expect([x, y, width, height].map(Math.round)).toEqual([580, 32, 400, 680]);
  });

  it.each([
    ["a page", ""],
    ["one that is moved as a whole", "html { transform: scale(1) }"],
  ])("adds a button and nothing else to what a screen reader tells of %s", async (_page, css) => {
    const page = await stage.open({ viewport: VIEWPORT });
    await page.goto(show("/heard", `<style>${css}</style>`, tag("async")));
    await ready(page);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const heard = nodes
      .filter(({ ignored, role }) => !ignored && role?.value !== "generic")
      .map(({ role, name }) => `${role?.value} ${name?.value}`);
    expect(heard).toEqual(["RootWebArea Site", "button Open chat – Riva"]);
  });

  it("stays below what the site lays over it, unless the page moves it", async () => {
    const page = await stage.open({ viewport: VIEWPORT });
    const banner =
      '<p style="position: fixed; inset: auto 0 0; height: 90px; z-index: 2147483647">Cookies?</p>';
    await page.goto(show("/banner", "", banner + tag("async")));
    await ready(page);
    expect(await page.evaluate(() => document.elementFromPoint(952, 752).tagName)).toBe("P");
  });

  it("is opened by a double click as by one, and closed", async () => {
    const page = await stage.open({ viewport: VIEWPORT });
    await page.goto(show("/double", "", tag("async")));
    await ready(page);
    await page.evaluate(() => {
      window.heard = [];
      for (const event of ["open", "close"]) window.ChatAssistant.on(event, () => window.heard.push(event));
    });
    await page.mouse.dblclick(952, 752);
    await page.waitForTimeout(600);
    await page.mouse.dblclick(952, 752);
    await expect.poll(() => page.evaluate(() => window.heard)).toEqual(["open", "close"]);
  });

  // As those do that Prototype.js and old copies of others leave behind.
  const LIBRARY = `<script>
    Array.prototype.forEach = Object.assign = () => { throw new Error("of another version"); };
    HTMLElement.prototype.remove = function () { this.parentNode.removeChild(this); return this; };
  </script>`;
  it.each(["", 'data-greeting="Questions?"'])(
    "starts, opens and closes where libraries of the site put theirs in place of the browser's functions: %s",
    async (wishes) => {
      const page = await stage.open({ viewport: VIEWPORT });
      const failed: string[] = [];
      page.on("pageerror", ({ message }) => failed.push(message));
      await page.goto(show("/library", LIBRARY, tag(wishes)));
      await ready(page);
      await page.evaluate(() => {
        window.heard = [];
        for (const event of ["open", "close"]) window.ChatAssistant.on(event, () => window.heard.push(event));
      });
      for (const heard of [["open"], ["open", "close"], ["open", "close", "open"]]) {
        await page.mouse.click(952, 752);
        await expect.poll(() => page.evaluate(() => window.heard)).toEqual(heard);
      }
      await page.frames()[1]?.locator(".consent .primary").waitFor();
      expect(failed).toEqual([]);
    },
  );

  it("says whose chat it is until the page is there, and then no more", async () => {
    const page = await stage.open({ viewport: VIEWPORT });
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/chat/shop?*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(show("/slow", "", tag("async")));
    await ready(page);
    await page.evaluate(() => window.ChatAssistant.open());
    const said = (): Promise<unknown> => ofWidget(page, "dialog", "this.innerText.trim()");
    await expect.poll(said).toBe("Riva …");
    // Its edge is seen on a site as dark as itself, too.
    expect(await ofWidget(page, "dialog", "getComputedStyle(this).outlineColor")).toBe(
      "rgba(136, 136, 136, 0.4)",
    );
    await expect.poll(said).toMatch(/^Riva …\s+Open chat ↗$|^Open chat ↗\s+Riva …$/);
    release();
    await expect.poll(said).toBe("");
    await page.frames()[1]!.locator(".consent .primary:focus").waitFor();
  });

  describe("on a phone, where the frame is blocked or slow", () => {
    const openSilent = async (): Promise<Page> => {
      const page = await stage.open({
        viewport: { width: 390, height: 700 },
        hasTouch: true,
        isMobile: true,
      });
      await page.route("**/chat/shop?*", (route) => route.abort());
      await page.goto(show("/phone", '<meta name="viewport" content="width=device-width">', tag("async")));
      await ready(page);
      await page.evaluate(() => window.ChatAssistant.open());
      await expect
        .poll(() => ofWidget(page, "dialog", "this.matches(':modal') && !!this.querySelector('a')"))
        .toBe(true);
      return page;
    };

    it("offers the full page, and lets its visitor back to the site from there", async () => {
      const page = await openSilent();
      const tab = page.context().waitForEvent("page");
      await page.touchscreen.tap(320, 590);
      await (await tab).close();
      expect(await ofWidget(page, "dialog", "this.open")).toBe(false);
    });

    it("has a cross where the launcher was", async () => {
      const page = await openSilent();
      expect(await ofWidget(page, "dialog button", "this.ariaLabel")).toBe("Close chat");
      await page.touchscreen.tap(390 - 48, 700 - 48);
      expect(await ofWidget(page, "dialog", "this.open")).toBe(false);
    });
  });

  it("shows the terms from their start in a low window, whenever it is opened", async () => {
    const page = await stage.open({ viewport: { width: 640, height: 320 } });
    await page.goto(show("/low", "", tag("async")));
    await ready(page);
    await page.evaluate(() => window.ChatAssistant.open());
    await expect.poll(() => page.frames().length).toBe(2);
    const panel = page.frames()[1]!;
    const seen = async (): Promise<number> => {
      await panel.waitForFunction(() => document.activeElement.matches(".consent .primary"));
      return panel.evaluate(() => document.querySelector(".scroll").scrollTop);
    };
    expect(await seen()).toBe(0);
    await page.evaluate(() => window.ChatAssistant.close());
    await page.evaluate(() => window.ChatAssistant.open());
    await page.waitForTimeout(200);
    expect(await seen()).toBe(0);
  });

  it.each([
    ["rtl", "שלום! Riva?", ""],
    ["ltr", "Any questions?", "<script>document.documentElement.dir = 'rtl'</script>"],
  ])("greets %s as its text is read", async (direction, greeting, head) => {
    const page = await stage.open({ viewport: VIEWPORT });
    await page.goto(show("/greets", head, tag(`async data-greeting="${greeting}"`)));
    await ready(page);
    expect(await ofWidget(page, ".g", "getComputedStyle(this).direction")).toBe(direction);
  });

  it("has its cross in the middle of the launcher", async () => {
    const page = await stage.open({ viewport: VIEWPORT, deviceScaleFactor: 2 });
    await page.goto(show("/cross", "", tag("async")));
    await ready(page);
    await page.mouse.click(952, 752);
    await expect.poll(() => ofWidget(page, ".l", "this.ariaExpanded")).toBe("true");
    await page.mouse.move(0, 0);
    // Within the launcher, 56 pixels wide and 20 from the edges, and its ring of focus.
    const png = await page.screenshot({ clip: { x: 932, y: 732, width: 40, height: 40 } });
    const middle: number[] = await page.evaluate(async (base64) => {
      const picture = document.createElement("img");
      picture.src = `data:image/png;base64,${base64}`;
      await picture.decode();
      const context = document.createElement("canvas").getContext("2d");
      context.canvas.width = context.canvas.height = 80;
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, 80, 80);
      const inked = [...Array(6400).keys()].filter((at) => data[4 * at] > 140);
      const between = (places: number[]): number => (Math.min(...places) + Math.max(...places) + 1) / 4;
      return [between(inked.map((at) => at % 80)), between(inked.map((at) => Math.floor(at / 80)))];
    }, png.toString("base64"));
    for (const place of middle) expect(Math.abs(place - 20)).toBeLessThan(1.5);
  });
});
