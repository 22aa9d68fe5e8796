/**
 * The chat where visitors have their own ways of seeing it: forced colours, enlarged, wider text, right to left. Over 250
 * lines: all of it needs the same stage.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, cutOff, hasChromium, LOCALES, startStage, type Stage } from "./server.ts";

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const document: any, getComputedStyle: any;
declare const innerWidth: number, innerHeight: number;

/** Whether something stands out from the page by its background. */
const standsOut = (page: Page, css: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const colour = (element: any): string => getComputedStyle(element).backgroundColor;
    const own = colour(document.querySelector(wanted));
    return !/^rgba.*, 0\)$/.test(own) && own !== colour(document.body);
  }, css);

/** Names of what cannot be brought into the window whole: by the focus, and a field of several lines, of which that brings its first one, by scrolling. */
const outOfReach = (page: Page, css: string): Promise<string[]> =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)]
        .filter((element: any) => element.checkVisibility())
        .filter((element: any) => {
          element.focus();
          if (element.rows) element.scrollIntoView({ block: "nearest" });
          const { top, bottom, left, right } = element.getBoundingClientRect();
          return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1;
        })
        .map((element: any) => element.textContent || element.title),
    css,
  );

describe.skipIf(!hasChromium())("the chat page adapts", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startStage();
  }, 60_000);
  afterAll(() => stage?.close());

  it.each(["light", "dark"] as const)(
    "to forced colours (%s): borders, and what is chosen, are seen",
    async (colorScheme) => {
      const page = await stage.open({ forcedColors: "active", colorScheme });
      await page.goto(`${stage.product.url}/chat/shop`);
      // A button among words is underlined, as a link is.
      const borderless = (): Promise<string[]> =>
        page.evaluate(() =>
          [
            ...document.querySelectorAll(
              "button:not(.text-button), .card, .bubble, .notice, .composer, .card textarea",
            ),
          ]
            .filter((element: any) => element.checkVisibility())
            .filter((element: any) => {
              const { borderTopWidth, borderTopColor } = getComputedStyle(element);
              return borderTopWidth === "0px" || /^rgba.*, 0\)$/.test(borderTopColor);
            })
            .map((element: any) => element.outerHTML),
        );
      await page.locator(".consent .primary").waitFor();
      expect(await borderless()).toEqual([]);
      await ask(page, "Hello");
      await page.locator(".answer-foot [aria-pressed]").first().click();
      await page.locator(".answer-foot [aria-pressed=true]").waitFor();
      expect(await standsOut(page, ".answer-foot [aria-pressed=true]")).toBe(true);
      expect(await standsOut(page, ".answer-foot [aria-pressed=false]")).toBe(false);
      await page.locator(".composer textarea").fill(`#slow in ${colorScheme}`);
      await page.keyboard.press("Enter");
      await page.locator(".dots").waitFor();
      expect(await standsOut(page, ".dots span")).toBe(true);
      await page.locator(".answer-foot").nth(1).waitFor();
      await page.locator(".answer-foot [aria-expanded]").last().click();
      await page.locator(".pill").nth(1).click();
      expect(await standsOut(page, ".pill :checked + span")).toBe(true);
      expect(await standsOut(page, ".pill :not(:checked) + span")).toBe(false);
      expect(await borderless()).toEqual([]);
    },
  );

  it("to forced colours: a button that does nothing now looks like it", async () => {
    const page = await stage.open({ forcedColors: "active" });
    await page.goto(`${stage.product.url}/chat/shop`);
    await page.locator(".consent .primary").click();
    const colours = (css: string): Promise<string[]> =>
      page.locator(css).evaluate((button: any) => {
        const { color, borderTopColor } = getComputedStyle(button);
        return [color, borderTopColor];
      });
    const gray = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = "GrayText";
      return getComputedStyle(probe).color;
    });
    expect(await colours(".send")).toEqual([gray, gray]);
    await page.locator(".composer textarea").fill("Hello");
    expect(await colours(".send")).not.toContain(gray);
  });

  it.each(["light", "dark"] as const)(
    "to a visitor who wants more contrast (%s): no text is grey, and no border is faint",
    async (colorScheme) => {
      const page = await stage.open({ contrast: "more", colorScheme });
      /** The least contrast of a text and of a border with what is behind it. */
      const least = (): Promise<[text: number, border: number]> =>
        page.evaluate(() => {
          const channels = (colour: string): number[] => colour.match(/[\d.]+/g)!.map(Number);
          const light = (colour: string): number => {
            const [red, green, blue] = channels(colour).map((value) =>
              value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4,
            );
            return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
          };
          const behind = (element: any): string => {
            const { backgroundColor } = getComputedStyle(element);
            return channels(backgroundColor)[3] === 0 ? behind(element.parentElement) : backgroundColor;
          };
          const ratio = (one: string, other: string): number => {
            const [dark, bright] = [light(one) + 0.05, light(other) + 0.05].sort((a, b) => a - b);
            return bright! / dark!;
          };
          const texts: number[] = [];
          const borders: number[] = [];
          for (const element of document.querySelectorAll("#app *")) {
            if (!element.checkVisibility() || element.closest("[aria-disabled=true]")) continue;
            const { color, borderTopWidth, borderTopColor } = getComputedStyle(element);
            const says = [...element.childNodes].some(({ nodeType }: any) => nodeType === 3);
            if (says) texts.push(ratio(color, behind(element)));
            const isDrawn = borderTopWidth !== "0px" && channels(borderTopColor)[3] !== 0;
            if (isDrawn) borders.push(ratio(borderTopColor, behind(element)));
          }
          return [Math.min(...texts), Math.min(...borders)];
        });
      await page.goto(`${stage.product.url}/chat/shop`);
      await page.locator(".consent .primary").waitFor();
      expect((await least())[0]).toBeGreaterThan(5.5);
      expect((await least())[1]).toBeGreaterThan(7);
      await ask(page, "#echo Words\n\n| Model | Price |\n|---|---|\n| City | 10 € |");
      await page.locator(".answer-foot [aria-expanded]").click();
      await page.locator(".feedback").waitFor();
      expect((await least())[0]).toBeGreaterThan(5.5);
      expect((await least())[1]).toBeGreaterThan(7);
    },
  );

  it("to a browser without JavaScript: says so, and offers no button that is dead", async () => {
    const page = await stage.open({ javaScriptEnabled: false });
    await page.goto(`${stage.product.url}/chat/shop`);
    expect(await page.locator("noscript .notice").innerText()).toMatch(/^This chat needs JavaScript\./);
    expect(await page.getByRole("button").count()).toBe(0);
    await page.getByRole("link", { name: "terms of use" }).waitFor();
  });

  // A window of 1,280 by 720 at 200 %, and of 1,280 by 1,024 at 400 %.
  it.each([
    ["200 %", 640, 360],
    ["400 %", 320, 256],
  ] as const)("to a zoom of %s: nothing is cut off, all can be reached", async (_zoom, width, height) => {
    const page = await stage.open({ viewport: { width, height }, deviceScaleFactor: 2 });
    await page.goto(`${stage.product.url}/chat/own-pt-br`);
    await page.locator(".consent .primary").waitFor();
    expect(await outOfReach(page, "button, a")).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    await ask(page, "#echo Resposta com **palavras** e uma lista:\n\n- primeira\n- segunda");
    expect(await outOfReach(page, "button, a, textarea")).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    await page.locator("[popovertarget]").click();
    expect(await outOfReach(page, ".menu button")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator(".answer-foot [aria-expanded]").click();
    await page.locator(".feedback").waitFor();
    expect(await outOfReach(page, ".feedback :is(button, textarea)")).toEqual([]);
    await page.locator(".feedback .secondary").click();
    await page
      .locator(width > 640 ? ".wide-only" : "[popovertarget]")
      .first()
      .click();
    await page.locator("#menu button").first().click();
    await page.locator("dialog .primary").click();
    await page.locator("dialog [aria-invalid=true]:focus").waitFor();
    expect(await outOfReach(page, "dialog :is(button, input, textarea)")).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
  });

  it.each(LOCALES)(
    "to a phone on its side: the buttons that begin a chat are seen at once (%s)",
    async (locale) => {
      const page = await stage.open({ viewport: { width: 740, height: 360 } });
      await page.goto(`${stage.product.url}/chat/own-${locale.toLowerCase()}`);
      await page.locator("#card-title").waitFor();
      const { y, height } = (await page.locator(".consent .primary").boundingBox())!;
      expect(y + height).toBeLessThan(360);
    },
  );

  it("to wider text of the visitor's own", async () => {
    const page = await stage.open({ viewport: { width: 360, height: 700 }, bypassCSP: true });
    await page.goto(`${stage.product.url}/chat/own-it`);
    await page.addStyleTag({
      content:
        "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }",
    });
    expect(await cutOff(page)).toEqual([]);
    await ask(page, "#echo Una risposta con diverse parole, che occupa più di una riga.");
    expect(await cutOff(page)).toEqual([]);
    await page.locator(".answer-foot [aria-expanded]").click();
    await page.locator(".feedback").waitFor();
    expect(await cutOff(page)).toEqual([]);
  });

  it("to a window so low that the menu does not fit: it scrolls", async () => {
    const page = await stage.open({ viewport: { width: 480, height: 180 } });
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "Hello");
    await page.locator("[popovertarget]").click();
    expect(await outOfReach(page, "#menu button")).toEqual([]);
  });

  it("to a phone on its side with a notch: nothing stands behind it", async () => {
    const page = await stage.open({ viewport: { width: 740, height: 360 } });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setSafeAreaInsetsOverride", {
      insets: { left: 40, right: 40, bottom: 21 },
    });
    await page.goto(`${stage.product.url}/chat/shop`);
    const edges = (): Promise<[number, number]> =>
      page.locator("h1, .avatar, .card, button, .bubble, .prose, textarea").evaluateAll((parts: any[]) => {
        const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
        return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
      });
    const check = async (): Promise<void> => {
      const [left, right] = await edges();
      expect(left).toBeGreaterThanOrEqual(40);
      expect(right).toBeLessThanOrEqual(740 - 40);
    };
    await page.locator("#card-title").waitFor();
    await check();
    await ask(page, "Hello");
    await check();
  });

  it("to a phone on its side with its keyboard up: lines of the answer are seen, and how many questions are left", async () => {
    const page = await stage.open({ viewport: { width: 640, height: 175 } });
    await page.goto(`${stage.product.url}/chat/own-it`);
    await ask(page, "#echo Prima riga.\n\nSeconda riga.");
    const { height } = (await page.locator(".log").boundingBox())!;
    expect(height).toBeGreaterThan(70);
    expect(await outOfReach(page, "button, textarea")).toEqual([]);
    await page.goto(`${stage.product.url}/chat/short-it`);
    await page.locator(".consent .primary").click();
    expect(await outOfReach(page, "#composer-note")).toEqual([]);
    expect(await page.locator("#composer-note").isVisible()).toBe(true);
  });

  it("to a narrow window: the field is one line high until something is written in it", async () => {
    for (const slug of ["own-it", "own-pt-br"]) {
      const page = await stage.open({ viewport: { width: 320, height: 420 } });
      await page.goto(`${stage.product.url}/chat/${slug}`);
      await page.locator(".consent .primary").click();
      expect((await page.locator(".composer textarea").boundingBox())!.height).toBeLessThan(45);
    }
  });

  it("to a table of many columns: words stay whole, addresses do not, and the table scrolls", async () => {
    const page = await stage.open({ viewport: { width: 360, height: 700 } });
    await page.goto(`${stage.product.url}/chat/shop`);
    const address = `https://shop.example/${"tandem-".repeat(20)}`;
    await ask(
      page,
      `#echo | Model | Accessories | Helmet | Link |\n|---|---|---|---|\n| City | yes | no | ${address} |`,
    );
    const lines = (css: string): Promise<number> =>
      page.locator(css).evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
    expect(await lines("th:nth-child(2)")).toBe(1);
    expect(await lines("th:nth-child(3)")).toBe(1);
    expect(await lines("td:nth-child(4)")).toBeGreaterThan(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  it.each([
    ["en", "| Model | Price |\n|---|---|\n| Roadster 7 | 1,299 € |"],
    ["ja", "| モデル | 価格 |\n|---|---|\n| ロードスター7 | 198,000円 |"],
    ["it", "| Modello | Prezzo |\n|---|---|\n| Corsa 7 | 1.299 € |"],
    ["pt-BR", "| Modelo | Preço |\n|---|---|\n| Urbana | R$ 999 |"],
  ])(
    "to a table that scrolls: a figure or a word is on one line, a text on few (%s)",
    async (locale, table) => {
      const page = await stage.open({ viewport: { width: 360, height: 700 }, isMobile: true });
      await page.goto(`${stage.product.url}/chat/own-${locale.toLowerCase()}`);
      const text =
        { en: "Citybike Comfort", ja: "シティバイク・コンフォート" }[locale] ?? "Bicicletta comoda";
      const wide = table.split("\n").map((row) => row + row.slice(1).repeat(2));
      await ask(page, `#echo ${[...wide, `| ${text} |`].join("\n")}`);
      const lines = await page.locator("th, td").evaluateAll((cells) =>
        cells.map((cell: any) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(lines.slice(0, 12)).toEqual(Array(12).fill(1));
      expect(lines[12]).toBeGreaterThan(1);
      expect(lines[12]).toBeLessThan(4);
      const [width, room] = await page
        .locator(".table-box")
        .evaluate((box: any) => [box.scrollWidth, box.clientWidth]);
      expect(width).toBeGreaterThan(room);
    },
  );

  it("to a file with a long name: it is cut off, and what was sent stays within its column", async () => {
    const page = await stage.open({ viewport: { width: 390, height: 700 } });
    await page.goto(`${stage.product.url}/chat/shop`);
    await page.locator(".consent .primary").click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Attach files" }).click();
    const name = `${"a long name ".repeat(12)}.txt`;
    await (await chooser).setFiles([{ name, mimeType: "text/plain", buffer: Buffer.from("Hello") }]);
    await page.locator(".chip").waitFor();
    await ask(page, "Look at this");
    const [width, room] = await page
      .locator(".log")
      .evaluate((log: any) => [log.scrollWidth, log.clientWidth]);
    expect(width).toBe(room);
    const edges = [".messages", ".bubble", ".visitor .chip"].map(async (css) => {
      const { x, width: wide } = (await page.locator(css).boundingBox())!;
      return [x, x + wide] as const;
    });
    const [column, bubble, chip] = await Promise.all(edges);
    expect(chip![1]).toBe(bubble![1]);
    expect(chip![0]).toBeGreaterThan(column![0]);
  });

  it.each([
    ["a keyboard that is up", 360, 300],
    ["one on a phone on its side", 740, 175],
    ["a zoom of 400 %", 320, 256],
  ])(
    "to several files and lines above %s: all can be sent, and the page stays within its window",
    async (_, width, height) => {
      const page = await stage.open({ viewport: { width, height } });
      await page.goto(`${stage.product.url}/chat/shop`);
      await page.locator(".consent .primary").click();
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Attach files" }).click();
      const names = ["contract", "invoice", "note", "letter", "list"].map(
        (name) => `a-long-name-of-a-${name}.txt`,
      );
      const files = names.map((name) => ({ name, mimeType: "text/plain", buffer: Buffer.from(name) }));
      await (await chooser).setFiles(files);
      await page.locator(".chip").nth(4).waitFor();
      await page.locator(".composer textarea").fill("One\nTwo\nThree\nFour\nFive\nSix");
      const { y, height: high } = (await page.locator(".send").boundingBox())!;
      expect(y + high).toBeLessThan(height);
      expect(await outOfReach(page, ".chip button")).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
    },
  );

  it("to several files: they stand below what they were sent with", async () => {
    const page = await stage.open({ viewport: { width: 768, height: 700 } });
    await page.goto(`${stage.product.url}/chat/shop`);
    await page.locator(".consent .primary").click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Attach files" }).click();
    const names = ["contract", "invoice", "delivery-note", "letter-of-last-week"].map(
      (name) => `${name}.txt`,
    );
    const files = names.map((name) => ({ name, mimeType: "text/plain", buffer: Buffer.from(name) }));
    await (await chooser).setFiles(files);
    await page.locator(".chip").nth(3).waitFor();
    await ask(page, "Look at these");
    const rightOf = async (css: string): Promise<number> => {
      const { x, width } = (await page.locator(css).last().boundingBox())!;
      return x + width;
    };
    expect(await rightOf(".visitor .chip")).toBe(await rightOf(".bubble"));
  });

  it("to emoji, each of which counts as one character, as it does for the service", async () => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "🚲".repeat(8000));
    await page.locator(".composer textarea").fill("🚲".repeat(8001));
    await page.locator("#composer-note", { hasText: /8001|8,001/ }).waitFor();
  });

  it("to right-to-left text in a message, whatever the language around it", async () => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/shop`);
    await page.locator(".consent .primary").click();
    const direction = (css: string): Promise<string> =>
      page
        .locator(css)
        .last()
        .evaluate((element) => getComputedStyle(element).direction);
    await ask(page, "نعم؟");
    expect(await direction(".bubble")).toBe("rtl");
    expect(await direction(".prose > *")).toBe("ltr");
    const blocks = ["نعم، خلال 30 يومًا.", "Within 30 days.", "- نعم", "> نعم", "```\nserve --port 80\n```"];
    await ask(page, `#echo ${blocks.join("\n\n")}`);
    const directions = await page
      .locator(".prose")
      .last()
      .evaluate((prose) => [...prose.children].map((block) => getComputedStyle(block).direction));
    expect(directions).toEqual(["rtl", "ltr", "rtl", "rtl", "ltr"]);
    expect(await direction("pre")).toBe("ltr");
  });

  it("to a right-to-left line below one that is not, in one paragraph", async () => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/shop`);
    await page.locator(".consent .primary").click();
    await ask(page, "#echo Within 30 days.\nنعم");
    const ends = await page
      .locator(".prose p")
      .last()
      .evaluate((paragraph) => {
        const { left, right } = paragraph.getBoundingClientRect();
        return [...paragraph.childNodes]
          .filter((node) => node.nodeName === "#text")
          .map((line) => {
            const range = document.createRange();
            range.selectNodeContents(line);
            const text = range.getBoundingClientRect();
            return text.left - left < 2 ? "left" : right - text.right < 2 ? "right" : "between";
          });
      });
    expect(ends).toEqual(["left", "right"]);
  });

  it("to a page from right to left: mirrored, and nothing is lost", async () => {
    const page = await stage.open({ viewport: { width: 900, height: 700 } });
    await page.goto(`${stage.product.url}/chat/shop`);
    await page.evaluate(() => (document.documentElement.dir = "rtl"));
    await ask(page, "Hello");
    const box = async (css: string) => (await page.locator(css).last().boundingBox())!;
    const [column, bubble, send, field, actions] = await Promise.all(
      [".messages", ".bubble", ".send", ".composer textarea", ".bar-actions"].map(box),
    );
    expect(Math.abs(bubble!.x - column!.x)).toBeLessThan(2);
    expect(send!.x + send!.width).toBeLessThanOrEqual(field!.x);
    expect(actions!.x).toBeLessThan(450);
    await page.locator("[popovertarget]").click();
    const menu = await box(".menu");
    expect([menu.x >= 0, menu.x < 450]).toEqual([true, true]);
    expect(await cutOff(page)).toEqual([]);
  });

  it.each(LOCALES)(
    "to a low window: a field that is to be mended is seen with its name (%s)",
    async (locale) => {
      const page = await stage.open({ viewport: { width: 320, height: 480 } });
      await page.goto(`${stage.product.url}/chat/own-${locale.toLowerCase()}`);
      await ask(page, "Hello");
      await page.locator("[popovertarget]").click();
      await page.locator("#menu button").first().click();
      await page.locator("dialog .primary").click();
      await page.locator("dialog input:focus").waitFor();
      const [bar, label] = await Promise.all(
        [".dialog-bar", "label[for=contact-email]"].map((css) => page.locator(css).boundingBox()),
      );
      expect(label?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    },
  );

  it("to a phone on its side with its keyboard up: a field that is to be mended is seen with its name, and why", async () => {
    const page = await stage.open({ viewport: { width: 740, height: 200 } });
    await page.goto(`${stage.product.url}/chat/shop`);
    await ask(page, "Hello");
    await page.locator(".wide-only").first().click();
    await page.locator("dialog .primary").click();
    await page.locator("dialog input:focus").waitFor();
    const box = async (css: string) => (await page.locator(css).boundingBox())!;
    const [dialog, bar] = [await box("dialog"), await box(".dialog-bar")];
    expect((await box("label[for=contact-email]")).y).toBeGreaterThanOrEqual(bar.y + bar.height);
    const why = await box("#contact-email-problem");
    expect(why.y + why.height).toBeLessThanOrEqual(dialog.y + dialog.height);
  });

  it.each(LOCALES)("to a narrow phone: the empty field says all of its hint (%s)", async (locale) => {
    const page = await stage.open({ viewport: { width: 320, height: 640 } });
    await page.goto(`${stage.product.url}/chat/own-${locale.toLowerCase()}`);
    await page.locator(".consent .primary").click();
    const field = page.locator(".composer textarea");
    const isWhole = await field.evaluate((input: any) => {
      input.style.whiteSpace = "nowrap";
      input.value = input.placeholder;
      return input.scrollWidth <= input.clientWidth;
    });
    expect(isWhole).toBe(true);
  });

  it("to Japanese on a narrow phone: a question of the page breaks between its phrases", async () => {
    const page = await stage.open({ viewport: { width: 320, height: 640 } });
    await page.goto(`${stage.product.url}/chat/own-ja`);
    await ask(page, "Hello");
    await page.locator(".answer-foot [aria-expanded]").click();
    const lines = await page.locator(".feedback legend").evaluate((legend: any) => {
      const range = document.createRange();
      let last = 0;
      return [...legend.textContent].reduce((text: string, letter: string, at: number) => {
        range.setStart(legend.firstChild, at);
        range.setEnd(legend.firstChild, at + 1);
        const { top } = range.getBoundingClientRect();
        const isNew = at > 0 && top > last + 4;
        last = top;
        return text + (isNew ? "|" : "") + letter;
      }, "");
    });
    expect(lines).toMatch(/^この回答の\|?どこに\|?問題が\|?ありましたか？$/);
  });
});
