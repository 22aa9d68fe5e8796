/** What a visitor brings and takes along: files dropped and pasted, drafts, copies, the transcript; and what a refusal leaves. */
import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { effects } from "../support/appliance.ts";
import { ask, hasChromium, ready, startStage, type Stage } from "./server.ts";

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const document: any,
  window: any,
  navigator: any,
  DataTransfer: any,
  DragEvent: any,
  ClipboardEvent: any;

/** Drops a file on the page's header; says whether the page kept the browser from opening it. */
const dropBeside = (page: Page, text?: string): Promise<boolean> =>
  page.locator("header").evaluate((header, text) => {
    const data = new DataTransfer();
    if (text === undefined) data.items.add(new File(["x"], "notes.txt", { type: "text/plain" }));
    else data.items.add(text, "text/plain");
    const init = { bubbles: true, cancelable: true, dataTransfer: data };
    return !header.dispatchEvent(new DragEvent("drop", init));
  }, text);

/** Gives the composer files, or text, as a drop or a paste would; says whether the page took them from the browser. */
const bring = (page: Page, how: "drop" | "paste", names: readonly string[]): Promise<boolean> =>
  page.locator(".composer textarea").evaluate(
    (field, { how, names }) => {
      const data = new DataTransfer();
      for (const name of names)
        data.items.add(new File(["The word is quagga."], name, { type: "text/plain" }));
      if (names.length === 0) data.items.add("just text", "text/plain");
      const init = { bubbles: true, cancelable: true };
      if (how === "drop") field.dispatchEvent(new DragEvent("dragover", { ...init, dataTransfer: data }));
      const event =
        how === "drop"
          ? new DragEvent("drop", { ...init, dataTransfer: data })
          : new ClipboardEvent("paste", { ...init, clipboardData: data });
      return !field.dispatchEvent(event);
    },
    { how, names },
  );

describe.skipIf(!hasChromium())("what a visitor brings and takes along", () => {
  let stage: Stage;
  const open = async (slug: string): Promise<Page> => {
    const page = await stage.open();
    await page.goto(`${stage.product.url}/chat/${slug}`);
    return page;
  };
  beforeAll(async () => {
    stage = await startStage();
  }, 60_000);
  afterAll(() => stage?.close());

  it("a file that is dropped beside the field does not take the chat's place", async () => {
    const page = await open("shop");
    await page.locator(".consent .primary").click();
    await page.locator(".composer").waitFor();
    await expect.poll(() => dropBeside(page)).toBe(true);
    expect(await dropBeside(page, "just text")).toBe(false);
    expect(await page.locator(".chip").count()).toBe(0);
  });

  it.each(["drop", "paste"] as const)(
    "files by %s, with the limits told before anything is sent",
    async (how) => {
      const page = await open("shop");
      const posts: string[] = [];
      page.on("request", (request) => request.method() === "POST" && posts.push(request.postData() ?? ""));
      await page.locator(".consent .primary").click();
      await page.locator(".composer").waitFor();
      expect(await bring(page, how, [])).toBe(false);
      expect(await page.locator(".chip, .files").count()).toBe(0);
      expect(await bring(page, how, ["notes.txt", "program.exe"])).toBe(true);
      await page.locator(".chip", { hasText: "notes.txt" }).waitFor();
      await page.getByText("Files such as program.exe cannot be read.").waitFor();
      const more = ["1", "2", "3", "4", "5"].map((name) => `${name}.txt`);
      await bring(page, how, more);
      await page.getByText("You can attach up to 5 files to a message.").waitFor();
      expect(await page.locator(".chip").count()).toBe(5);
      expect(posts).toEqual([]);
      await page.getByRole("button", { name: "Remove 4.txt" }).click();
      await page.locator(".composer textarea").fill("What is the word?");
      await page.keyboard.press("Enter");
      await page.locator(".answer-foot").waitFor();
      const sent = JSON.parse(posts.find((body) => body.includes("attachments"))!);
      expect(sent.attachments.map((file: { file_name: string }) => file.file_name)).toEqual([
        "notes.txt",
        "1.txt",
        "2.txt",
        "3.txt",
      ]);
    },
  );

  it("the text that an office program copied, without the picture of it", async () => {
    const page = await open("shop");
    await page.locator(".consent .primary").click();
    const taken = await page.locator(".composer textarea").evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add("Model\tPrice", "text/plain");
      clipboardData.items.add("<table><tr><td>Model<td>Price</table>", "text/html");
      clipboardData.items.add(new File(["pixels"], "image.png", { type: "image/png" }));
      const init = { bubbles: true, cancelable: true, clipboardData };
      return !field.dispatchEvent(new ClipboardEvent("paste", init));
    });
    expect(taken).toBe(false);
    await page.waitForTimeout(200);
    expect(await page.locator(".chip").count()).toBe(0);
  });

  it("a draft that survives a reload", async () => {
    const page = await open("shop");
    await ask(page, "First");
    await page.locator(".composer textarea").fill("Half a thou");
    await page.reload();
    await page.locator(".composer textarea").waitFor();
    expect(await page.locator(".composer textarea").inputValue()).toBe("Half a thou");
  });

  it("an answer and the protocol number on the clipboard, and the transcript as a file", async () => {
    const page = await open("shop");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await ask(page, "Take this along");
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole("button", { name: "Copy answer" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await copied()).toBe("Yes, within 30 days.");
    await page.getByRole("button", { name: "End chat" }).first().click();
    await page.locator("dialog .primary").click();
    await page.locator(".finished").waitFor();
    const number = (await page.locator(".number").textContent())!;
    await page.getByRole("button", { name: "Copy protocol number" }).click();
    await expect.poll(copied).toBe(number);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator(".finished").getByRole("button", { name: "Save transcript" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${number}.txt`);
    const text = await readFile(await download.path(), "utf8");
    expect(text).toContain(`Protocol number: ${number}`);
    expect(text).toMatch(/You\nTake this along\n[^]*Riva\nYes, within 30 days\./);
  });

  it("an answer on the clipboard in the frame of a site that forbids it, and the word where there is no way", async () => {
    const page = await stage.open({ viewport: { width: 1000, height: 800 } });
    const tag = `<script async src="${stage.product.url}/widget.js" data-slug="shop"></script>`;
    stage.pages.set("/forbids", {
      html: `<!doctype html><html lang="en"><title>Site</title><body>${tag}`,
      headers: { "permissions-policy": "clipboard-write=()" },
    });
    await page.goto(`${stage.site}/forbids`);
    await ready(page);
    await page.evaluate(() => window.ChatAssistant.open());
    await expect.poll(() => page.frames().length).toBe(2);
    const panel = page.frames()[1]!;
    await panel.locator(".consent .primary").click();
    await panel.locator(".composer textarea").fill("#echo Take **this** along");
    await panel.locator(".send").click();
    await panel.getByRole("button", { name: "Copy answer" }).click();
    await panel.getByRole("button", { name: "Copied" }).waitFor();
    await panel.locator(".composer textarea").focus();
    await page.keyboard.press("Control+V");
    expect(await panel.locator(".composer textarea").inputValue()).toBe("Take this along");
    await panel.evaluate(() => (document.execCommand = () => false));
    await panel.getByRole("button", { name: "Copy answer" }).click();
    await panel.getByRole("button", { name: "Could not be copied" }).waitFor();
  });

  it("the addresses of links, in the transcript and on the clipboard", async () => {
    const page = await open("shop");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await ask(page, "#echo See [our page](https://shop.example/a) or https://shop.example/b.");
    const said = "See our page (https://shop.example/a) or https://shop.example/b.";
    await page.getByRole("button", { name: "Copy answer" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(said);
    expect(await page.locator("#app > [role=status]").textContent()).toBe(
      "See our page or https://shop.example/b.",
    );
    await page.getByRole("button", { name: "More options" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save transcript" }).click(),
    ]);
    expect(await readFile(await download.path(), "utf8")).toContain(said);
  });

  it("a retry card for an answer that stalls: asked again, the question counts once", async () => {
    const page = await stage.open();
    await page.clock.install();
    await page.goto(`${stage.product.url}/chat/short-en`);
    await page.locator(".consent .primary").click();
    const keys: (string | undefined)[] = [];
    await page.route("**/messages", (route) => void keys.push(route.request().headers()["idempotency-key"]));
    await page.locator(".composer textarea").fill("Is anybody there?");
    await page.keyboard.press("Enter");
    await expect.poll(() => keys.length).toBe(1);
    await page.clock.fastForward("01:01");
    await page.getByText("The answer is taking too long. Your message is still here.").waitFor();
    expect(await page.locator(".bubble").allTextContents()).toEqual(["Is anybody there?"]);
    await page.unroute("**/messages");
    const [again] = await Promise.all([
      page.waitForRequest("**/messages"),
      page.getByRole("button", { name: "Try again" }).click(),
    ]);
    expect(again.headers()["idempotency-key"]).toBe(keys[0]);
    // The robot allows one question: it is answered, and it was the only one.
    await page.locator(".answer-foot").waitFor();
    await page.getByRole("heading", { name: "You have reached the question limit" }).waitFor();
    expect(stage.answerer.asked.filter((text) => text === "Is anybody there?")).toHaveLength(1);
  });

  it("nothing after a refusal in the widget of another site: no call, no row", async () => {
    const before = await stage.product.countRows();
    const page = await stage.open();
    const calls: string[] = [];
    page.on(
      "request",
      (request) =>
        request.url().includes("/v1/") &&
        calls.push(`${request.method()} ${new URL(request.url()).pathname}`),
    );
    const tag = `<script async src="${stage.product.url}/widget.js" data-slug="shop"></script>`;
    stage.pages.set("/refusing", {
      html: `<!doctype html><html lang="en"><head><title>Site</title></head><body>${tag}</body></html>`,
    });
    await page.goto(`${stage.site}/refusing`);
    await ready(page);
    await page.evaluate(() => window.ChatAssistant.open());
    await expect.poll(() => page.frames().length).toBe(2);
    const panel = page.frames()[1]!;
    await panel.locator(".consent .secondary").click();
    await panel.getByText("Nothing was sent or stored.").waitFor();
    await panel.getByRole("button", { name: "Close" }).last().click();
    await page.waitForTimeout(300);
    expect(calls).toEqual(["GET /v1/public/widgets/shop/config"]);
    expect(effects(before, await stage.product.countRows())).toEqual({});
    expect(await page.evaluate(() => document.cookie)).toBe("");
  });
});
