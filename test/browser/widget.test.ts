/**
 * The widget on a strange site. Over 250 lines: all of it needs the same site, service and browser, which take seconds to
 * start.
 */
import type { Frame, Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasChromium, ready, startStage, type Stage } from "./server.ts";

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const document: any, window: any, localStorage: any, sessionStorage: any;
declare const innerWidth: number, innerHeight: number;

/** The site may show the widget with these three permissions and no more. */
const strictPolicy = (service: string): string =>
  `default-src 'none'; script-src ${service}; frame-src ${service}; connect-src ${service}; require-trusted-types-for 'script'`;

describe.skipIf(!hasChromium())("the widget on another site", () => {
  let stage: Stage;
  const tag = (attributes = ""): string =>
    `<script async src="${stage.product.url}/widget.js" data-slug="shop" ${attributes}></script>`;
  const show = (path: string, body: string, headers?: Record<string, string>): void =>
    void stage.pages.set(path, {
      html: `<!doctype html><html lang="en"><head><title>Site</title><meta name="viewport" content="width=device-width">${body}`,
      ...(headers && { headers }),
    });
  const openPanel = async (page: Page): Promise<Frame> => {
    await ready(page);
    await page.evaluate(() => window.ChatAssistant.open());
    await expect.poll(() => page.frames().length).toBe(2);
    const frame = page.frames()[1];
    if (!frame) throw new Error("no panel");
    await frame.locator(".consent .primary, .composer").first().waitFor();
    return frame;
  };
  /** Keeps what the site is told in `window.log`. */
  const logEvents = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const log: string[] = [];
      Object.assign(window, { log });
      for (const event of ["open", "close"])
        window.ChatAssistant.on(event, (slug: string) => log.push(`${event} ${slug}`));
    });
  const lastEvent = (page: Page): Promise<string | undefined> => page.evaluate(() => window.log.at(-1));
  const ask = async (frame: Frame, text: string): Promise<void> => {
    const accept = frame.locator(".consent .primary");
    if (await accept.isVisible()) await accept.click();
    await frame.locator("textarea").fill(text);
    await frame.locator("textarea").press("Enter");
    await frame.locator(".answer-foot").last().waitFor();
  };

  beforeAll(async () => {
    stage = await startStage();
    show("/", `</head><body><h1>Shop</h1>${tag()}</body></html>`);
    show("/strict", `${tag()}</head><body><h1>Strict</h1></body></html>`, {
      "content-security-policy": strictPolicy(stage.product.url),
    });
  }, 60_000);
  afterAll(() => stage?.close());

  it("chats under the strictest policy of a site, which can read nothing of it", async () => {
    const page = await stage.open();
    const violations: string[] = [];
    page.on(
      "console",
      (message) => /violates|refused/i.test(message.text()) && violations.push(message.text()),
    );
    await page.goto(`${stage.site}/strict`);
    const frame = await openPanel(page);
    await ask(frame, "Can I return it?");
    expect(violations).toEqual([]);
    const seen = await page.evaluate(() => ({
      roots: [...document.querySelectorAll("*")].filter((element) => element.shadowRoot).length,
      frames: document.querySelectorAll("iframe").length,
      text: document.documentElement.textContent?.includes("within 30 days"),
      storage: localStorage.length + sessionStorage.length,
      cookie: document.cookie,
    }));
    expect(seen).toEqual({ roots: 0, frames: 0, text: false, storage: 0, cookie: "" });
    expect(await page.evaluate(() => window.length)).toBe(0);
  });

  it("creates the session from the site, with the first message only", async () => {
    const page = await stage.open();
    const calls: [string, string, string | undefined][] = [];
    page.on("request", (request) => {
      const path = new URL(request.url()).pathname;
      if (path.startsWith("/v1/") && request.method() === "POST") {
        calls.push([
          path.replace(/ses_[^/]+/, "ID"),
          request.frame() === page.mainFrame() ? "site" : "panel",
          request.headers()["idempotency-key"],
        ]);
      }
    });
    await page.goto(`${stage.site}/`);
    const frame = await openPanel(page);
    expect(calls).toEqual([]);
    await ask(frame, "Hello");
    expect(calls.map(([path, from]) => [path, from])).toEqual([
      ["/v1/public/widgets/shop/sessions", "site"],
      ["/v1/public/sessions/ID/messages", "panel"],
    ]);
    // 128 random bits, as four numbers.
    expect(calls[0]?.[2]).toMatch(/^\d{1,10}(?:-\d{1,10}){3}$/);
  });

  it("is refused on a site that is not listed, launcher and frame alike", async () => {
    const page = await stage.open();
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await page.goto(`${stage.stranger}/`);
    await expect.poll(() => said.some((text) => text.includes("unavailable"))).toBe(true);
    expect(await page.evaluate(() => document.querySelectorAll("html > div").length)).toBe(0);
    show("/frame", `</head><body><iframe src="${stage.product.url}/chat/shop?mode=widget"></iframe>`);
    await page.goto(`${stage.stranger}/frame`);
    await page.waitForTimeout(300);
    expect(await page.frames()[1]?.evaluate(() => document.body.textContent)).not.toContain(
      "Before we start",
    );
    await page.goto(`${stage.site}/frame`);
    await page.frames()[1]?.getByText("Before we start").waitFor();
  });

  it("is not framed by a listed site inside a stranger", async () => {
    show("/nest", `</head><body><iframe src="${stage.site}/frame"></iframe>`);
    show("/frame", `</head><body><iframe src="${stage.product.url}/chat/shop?mode=widget"></iframe>`);
    const page = await stage.open();
    await page.goto(`${stage.stranger}/nest`);
    await page.waitForTimeout(400);
    const inner = page.frames()[2];
    expect(inner && (await inner.evaluate(() => document.body.textContent))).not.toContain("Before we start");
  });

  it("moves to the full page by a token that works once", async () => {
    const page = await stage.open();
    await page.goto(`${stage.site}/`);
    const frame = await openPanel(page);
    await ask(frame, "Take me along");
    await frame.locator("[popovertarget]").click();
    const requested: string[] = [];
    page.context().on("request", (request) => requested.push(request.url()));
    const [tab] = await Promise.all([
      page.context().waitForEvent("page"),
      frame.locator("#menu button", { hasText: "Open in a new tab" }).click(),
    ]);
    await tab.locator(".answer-foot").waitFor();
    expect(await tab.locator(".bubble").allTextContents()).toEqual(["Take me along"]);
    await expect.poll(() => tab.url()).toBe(`${stage.product.url}/chat/shop`);
    const token = requested
      .map((address) => /expand-tokens\/([^/]+)\/redeem/.exec(address)?.[1])
      .find(Boolean);
    await tab.goto("about:blank");
    await tab.goto(`${stage.product.url}/chat/shop#t=${token}`);
    await tab.getByRole("heading", { name: "This link has expired" }).waitFor();
  });

  it("ignores a port from anybody but its parent", async () => {
    const page = await stage.open();
    await page.goto(`${stage.site}/`);
    const frame = await openPanel(page);
    await frame.evaluate(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => Object.assign(window, { leaked: true }));
      port1.start();
      window.postMessage({ type: "chat-assistant:port" }, "*", [port2]);
    });
    await ask(frame, "Hello");
    expect(await frame.evaluate(() => "leaked" in window)).toBe(false);
  });

  it("withstands hostile styles, a changed fetch, a polluted prototype and a double include", async () => {
    show(
      "/hostile",
      `<style>body *, html > div { all: unset !important; display: none !important; pointer-events: none !important; opacity: 0 !important; visibility: hidden !important }</style>${tag()}${tag()}</head><body><h1>Hostile</h1>
      <script>addEventListener("load", () => { window.fetch = () => { throw new Error("changed") }; Object.prototype.method = "DELETE"; Object.prototype.body = "x" })</script></body></html>`,
    );
    const page = await stage.open({ viewport: { width: 1000, height: 800 } });
    await page.goto(`${stage.site}/hostile`);
    await ready(page);
    expect(await page.evaluate(() => document.querySelectorAll("html > div").length)).toBe(1);
    await page.mouse.click(1000 - 48, 800 - 48);
    await expect.poll(() => page.frames().length).toBe(2);
    const frame = page.frames()[1]!;
    await frame.locator(".consent .primary").click();
    await ask(frame, "Still there?");
    const box = await page.evaluate(() => document.elementFromPoint(800, 400)?.tagName);
    expect(box).toBe("DIV");
  });

  it("leaves the page beside its launcher alone", async () => {
    const page = await stage.open({ viewport: { width: 1000, height: 800 } });
    await page.goto(`${stage.site}/`);
    await ready(page);
    const hit = await page.evaluate(() =>
      [
        [900, 780],
        [952, 700],
        [500, 400],
      ].map(([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.tagName),
    );
    expect(hit).toEqual(["HTML", "HTML", "HTML"]);
  });

  it("is named, opens by keyboard and closes by Escape with the focus back", async () => {
    // A second, as by default, is little where other browsers work beside this one.
    const patience = { timeout: 10_000 };
    const page = await stage.open();
    await page.goto(`${stage.site}/`);
    await ready(page);
    await page.keyboard.press("Tab");
    const cdp = await page.context().newCDPSession(page);
    // What a screen reader is told. `document.hasFocus()` says nothing here: a browser under test calls every page focused.
    const launcher = async (): Promise<[name: unknown, isFocused: unknown]> => {
      const { nodes } = await cdp.send("Accessibility.getFullAXTree");
      const button = nodes.find((node) => node.role?.value === "button");
      return [
        button?.name?.value,
        button?.properties?.some(({ name, value }) => name === "focused" && value.value === true),
      ];
    };
    await expect.poll(launcher, patience).toEqual(["Open chat – Riva", true]);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.frames().length, patience).toBe(2);
    const frame = page.frames()[1]!;
    await frame.locator(".consent .primary:focus").waitFor({ timeout: 15_000 });
    await expect.poll(launcher, patience).toEqual(["Close chat – Riva", false]);
    await page.keyboard.press("Escape");
    await expect.poll(launcher, patience).toEqual(["Open chat – Riva", true]);
    await page.keyboard.press("Enter");
    await expect.poll(launcher, patience).toEqual(["Close chat – Riva", false]);
  });

  it("has the focus on the title of a dialog, of which the site's console says nothing", async () => {
    const page = await stage.open();
    const said: string[] = [];
    // The site has no icon.
    page.on("console", (message) => message.location().url.includes("favicon") || said.push(message.text()));
    await page.goto(stage.site);
    const frame = await openPanel(page);
    await ask(frame, "Hello");
    await frame.locator("[popovertarget]").click();
    await frame.locator("#menu button").last().click();
    await frame.locator("#dialog-title:focus").waitFor();
    await frame.getByRole("button", { name: "Keep chatting" }).click();
    await frame.locator("[popovertarget]:focus").waitFor();
    expect(said).toEqual([]);
  });

  it("is not closed by the Escape that ends a composition", async () => {
    const page = await stage.open();
    await page.goto(`${stage.site}/`);
    const frame = await openPanel(page);
    await frame.locator(".consent .primary").click();
    const press = (init: object): Promise<unknown> =>
      frame.locator("textarea").evaluate((field: any, given) => {
        const { KeyboardEvent } = window;
        field.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, ...given }));
      }, init);
    const closed: string[] = [];
    await page.exposeFunction("noteClosed", (slug: string) => closed.push(slug));
    await page.evaluate(() => window.ChatAssistant.on("close", window.noteClosed));
    await press({ isComposing: true });
    await press({ keyCode: 229 });
    await page.waitForTimeout(200);
    expect(closed).toEqual([]);
    await press({});
    await expect.poll(() => closed).toEqual(["shop"]);
  });

  it.each([
    ["#ffffff", 0],
    ["#000000", 255],
  ])("shows its focus on a page of any colour, whatever its own: %s", async (background, seen) => {
    const wish = `data-color="${background === "#000000" ? "#000001" : "#ffee00"}"`;
    show("/focus", `<style>body{background:${background}}</style></head><body>${tag(wish)}</body></html>`);
    const page = await stage.open({ viewport: { width: 600, height: 600 } });
    await page.goto(`${stage.site}/focus`);
    await ready(page);
    await page.keyboard.press("Tab");
    // The launcher is 56 pixels wide and 20 from the edges: what stands left of it.
    const strip = await page.screenshot({ clip: { x: 514, y: 552, width: 10, height: 1 } });
    const colours: number[] = await page.evaluate(async (png) => {
      const picture = document.createElement("img");
      picture.src = `data:image/png;base64,${png}`;
      await picture.decode();
      const canvas = document.createElement("canvas").getContext("2d");
      canvas.drawImage(picture, 0, 0);
      return [...canvas.getImageData(0, 0, 10, 1).data];
    }, strip.toString("base64"));
    expect(colours.filter((part, at) => at % 4 === 0 && Math.abs(part - seen) < 30).length).toBeGreaterThan(
      1,
    );
  });

  it("fills a phone's screen and tells the site what happens", async () => {
    const page = await stage.open({ viewport: { width: 360, height: 700 }, isMobile: true, hasTouch: true });
    await page.goto(`${stage.site}/`);
    await ready(page);
    await logEvents(page);
    const frame = await openPanel(page);
    expect(await frame.evaluate(() => [innerWidth, innerHeight])).toEqual([360, 700]);
    await frame.getByRole("button", { name: "Close chat" }).click();
    await expect.poll(() => page.evaluate(() => window.log)).toEqual(["open shop", "close shop"]);
  });

  it("draws no ring on a phone around what nobody went to by a key", async () => {
    const page = await stage.open({ viewport: { width: 360, height: 700 }, isMobile: true, hasTouch: true });
    await page.goto(`${stage.site}/`);
    await ready(page);
    await logEvents(page);
    await page.touchscreen.tap(312, 652);
    await expect.poll(() => page.frames().length).toBe(2);
    const frame = page.frames()[1]!;
    const focused = (): Promise<[string, string]> =>
      frame.evaluate(() => [
        document.activeElement.textContent.slice(0, 30),
        window.getComputedStyle(document.activeElement).outlineStyle,
      ]);
    await frame.locator(".consent .primary").waitFor();
    await expect.poll(focused).toEqual(["Before we start", "none"]);
    await frame.locator(".consent .primary").tap();
    const conversation = ["Conversation with Riva", "none"];
    await expect.poll(focused).toEqual(conversation);
    await frame.getByRole("button", { name: "Close chat" }).tap();
    // Until then the panel lies over its launcher.
    await expect.poll(() => lastEvent(page)).toBe("close shop");
    await page.touchscreen.tap(312, 652);
    await expect.poll(() => lastEvent(page)).toBe("open shop");
    await expect.poll(focused).toEqual(conversation);
  });

  it.each([
    { width: 800, height: 360 },
    { width: 360, height: 800 },
  ])(
    "fills the screen of a phone that lies on its side, of which its browser says $width by $height",
    async (screen) => {
      const viewport = { width: 800, height: 360 };
      const page = await stage.open({ viewport, screen, isMobile: true, hasTouch: true });
      await page.goto(`${stage.site}/`);
      const frame = await openPanel(page);
      expect(await frame.evaluate(() => [innerWidth, innerHeight])).toEqual([800, 360]);
    },
  );

  it("stays beside the page in a low window of a large screen", async () => {
    const page = await stage.open({
      viewport: { width: 800, height: 360 },
      screen: { width: 1280, height: 720 },
    });
    await page.goto(`${stage.site}/`);
    const frame = await openPanel(page);
    expect(await frame.evaluate(() => innerHeight)).toBe(248);
  });

  it("stays as it is under a pinch, and in what a phone's keyboard leaves of the page", async () => {
    const page = await stage.open({ viewport: { width: 360, height: 700 }, isMobile: true, hasTouch: true });
    await page.goto(`${stage.site}/`);
    const frame = await openPanel(page);
    const session = await page.context().newCDPSession(page);
    const zoom = (pageScaleFactor: number) =>
      session.send("Emulation.setPageScaleFactor", { pageScaleFactor });
    const resized = page.evaluate(
      () => new Promise((resolve) => window.visualViewport.addEventListener("resize", () => resolve(0))),
    );
    await zoom(2);
    await resized;
    expect(await frame.evaluate(() => innerHeight)).toBe(700);
    await page.evaluate(() => window.visualViewport.dispatchEvent(new Event("scroll")));
    const top = async (): Promise<number> => (await (await frame.frameElement()).boundingBox())!.y;
    expect(await top()).toBe(0);
    await zoom(1);
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, "height", { value: 400 });
      window.visualViewport.dispatchEvent(new Event("resize"));
    });
    await expect.poll(() => frame.evaluate(() => innerHeight)).toBe(400);
    expect(await top()).toBe(0);
    // Browsers move the page up to show the field, and tell it as a scroll.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, "offsetTop", { value: 120 });
      window.visualViewport.dispatchEvent(new Event("scroll"));
    });
    await expect.poll(top).toBe(120);
  });

  it("fills a phone's screen on a page that was not made for phones, and is shown as a whole", async () => {
    stage.pages.set("/wide", { html: `<!doctype html><title>Wide</title><h1>Shop</h1>${tag()}` });
    const page = await stage.open({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });
    await page.goto(`${stage.site}/wide`);
    const frame = await openPanel(page);
    const seen = await page.evaluate(() =>
      [window.visualViewport.width, window.visualViewport.height].map(Math.round),
    );
    expect(seen[0]).toBeGreaterThan(900);
    expect(await frame.evaluate(() => [innerWidth, innerHeight])).toEqual(seen);
  });

  it("keeps the focus in the field when the window becomes narrow, and when it becomes wide", async () => {
    const page = await stage.open({ viewport: { width: 900, height: 700 } });
    await page.goto(`${stage.site}/`);
    const frame = await openPanel(page);
    await frame.locator(".consent .primary").click();
    await frame.locator("textarea:focus").waitFor();
    let typed = "";
    for (const width of [400, 900]) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(400);
      await page.waitForTimeout(200);
      await page.keyboard.type(`${width} `);
      typed += `${width} `;
      await expect.poll(() => frame.locator("textarea").inputValue()).toBe(typed);
    }
  });

  it("offers the full page where the frame is blocked", async () => {
    const service = stage.product.url;
    show("/blocked", `${tag()}</head><body></body></html>`, {
      "content-security-policy": `script-src ${service}; connect-src ${service}; frame-src 'none'`,
    });
    const page = await stage.open({ viewport: { width: 1000, height: 800 } });
    await page.goto(`${stage.site}/blocked`);
    await ready(page);
    await page.evaluate(() => window.ChatAssistant.open());
    await page.waitForTimeout(1300);
    const [tab] = await Promise.all([page.context().waitForEvent("page"), page.mouse.click(920, 690)]);
    await tab.waitForLoadState();
    expect(tab.url()).toBe(`${service}/chat/shop`);
  });

  it("comes also where the network is so slow that the full page was offered in its place", async () => {
    const page = await stage.open({ viewport: { width: 1000, height: 800 } });
    await page.route("**/chat/shop?*", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
    });
    await page.goto(`${stage.site}/`);
    const frame = await openPanel(page);
    await ask(frame, "At last");
    const { y } = (await (await frame.frameElement()).boundingBox())!;
    expect(y).toBe(32);
    expect(await frame.evaluate(() => document.hasFocus())).toBe(true);
  });

  it("costs an idle page two requests and asks no other host", async () => {
    const page = await stage.open();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(`${stage.site}/`);
    await ready(page);
    await page.waitForTimeout(300);
    const ours = requests.filter((address) => address.startsWith(stage.product.url));
    expect(ours).toHaveLength(2);
    expect(
      requests.filter((address) => !address.startsWith(stage.product.url) && !address.startsWith(stage.site)),
    ).toEqual([]);
  });

  it("needs five requests and 31 kB until one can write, and fetches the rest a second later", async () => {
    const page = await stage.open();
    const requests: Request[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith(stage.product.url)) requests.push(request);
    });
    await page.goto(`${stage.site}/`);
    await ready(page);
    const frame = await openPanel(page);
    await frame.getByRole("button", { name: "Accept" }).click();
    await frame.locator(".composer textarea").waitFor();
    const until = requests.map((request) => request.url());
    expect(until).toHaveLength(5);
    const sizes = await Promise.all(requests.map((request) => request.sizes()));
    const sum = sizes.reduce((bytes, size) => bytes + size.responseBodySize + size.responseHeadersSize, 0);
    expect(sum).toBeGreaterThan(20_000);
    expect(sum).toBeLessThan(31_000);
    await expect.poll(() => requests.filter((request) => request.url().includes("/late-")).length).toBe(1);
  });
});
