/** What the browser tests stand on: the real product on one origin, a foreign site on another, and a Chromium. */
import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Browser, type BrowserContextOptions, type Frame, type Page } from "playwright-core";
import type { Answer, Answerer, Question } from "../../src/ports/answerer.ts";
import { robotSeed, startAppliance, tenantSeed, type TestAppliance } from "../support/appliance.ts";

export const CHROMIUM = process.env["CHAT_ASSISTANT_TEST_CHROMIUM"] || "/usr/bin/chromium";
export const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Whether the tests can run; says why when they cannot. */
export function hasChromium(): boolean {
  if (existsSync(CHROMIUM)) return true;
  console.info(`browser tests skipped: no Chromium at ${CHROMIUM} (set CHAT_ASSISTANT_TEST_CHROMIUM)`);
  return false;
}

/** Answers by what the question says: `#fail` fails once, `#echo …` says the rest, `#slow` waits. */
function createSteeredAnswerer(): Answerer & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async answer(question: Question): Promise<Answer> {
      const { text } = question;
      const again = asked.includes(text);
      asked.push(text);
      question.onStage?.("searching_knowledge");
      if (text.includes("#slow")) await new Promise((resolve) => setTimeout(resolve, 1500));
      if (text.includes("#fail") && !again) throw new Error("the answer engine is away");
      question.onStage?.("generating_answer");
      return {
        text: text.startsWith("#echo ") ? text.slice("#echo ".length) : "Yes, **within 30 days**.",
        outcome: "answered",
        confidence: 1,
        citations: [],
        finish: "stop",
        usage: { input_tokens: 1, output_tokens: 1 },
      };
    },
  };
}

// Code inside `evaluate` runs in the browser; this program knows no page.
declare const document: any, window: any;
declare const innerWidth: number;

/** A page of the foreign site: its HTML and headers. */
export interface SitePage {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Everything a browser test needs. */
export interface Stage {
  readonly product: TestAppliance;
  readonly answerer: ReturnType<typeof createSteeredAnswerer>;
  /** Pages of the foreign site by path; served on `site` (allowed) and `stranger` (not allowed). */
  readonly pages: Map<string, SitePage>;
  readonly site: string;
  readonly stranger: string;
  readonly browser: Browser;
  /** A page in a context of its own, so that nothing is shared between tests. */
  open(options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** What the robot `asking` offers to begin with. */
export const STARTERS = ["Are you open on Sundays?", "Can I return what I bought, and until when?"];

/** The languages that the robots of the stage speak. */
export const LOCALES = ["en", "pt-BR", "ja", "it"] as const;

/**
 * Starts the product with the robots `shop` (full), `secret` (retention none) and `asking` (questions to begin with), and for each language `own-…`,
 * `short-…` (one question) and `closed-…` (switched off).
 */
export async function startStage(): Promise<Stage> {
  const pages = new Map<string, SitePage>();
  const [allowed, other] = await Promise.all([startSite(pages), startSite(pages)]);
  const site = `http://localhost:${portOf(allowed)}`;
  const shared = { widget_enabled: true, widget_origins: [site] };
  const answerer = createSteeredAnswerer();
  const product = await startAppliance({
    replaced: { answerer },
    seed: tenantSeed([
      robotSeed({ ...shared }, "# House rules\n\nBe *kind*\nto others."),
      robotSeed({ ...shared, slug: "secret", retention_mode: "none" }),
      robotSeed({ ...shared, slug: "asking", starter_questions: STARTERS }),
      ...LOCALES.flatMap((locale) => [
        robotSeed(
          { ...shared, slug: `own-${locale.toLowerCase()}`, locale },
          "# House rules\n\nBe *kind*\nto others.",
        ),
        robotSeed({ ...shared, slug: `short-${locale.toLowerCase()}`, locale, max_questions_per_session: 1 }),
        robotSeed({ slug: `closed-${locale.toLowerCase()}`, locale, website_enabled: false }),
      ]),
    ]),
  });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  return {
    product,
    answerer,
    pages,
    site,
    stranger: `http://localhost:${portOf(other)}`,
    browser,
    async open(options) {
      const page = await (await browser.newContext(options)).newPage();
      // Shorter than a test may take, so that a failure names what was waited for.
      page.setDefaultTimeout(12_000);
      return page;
    },
    async close() {
      await browser.close();
      await product.stop();
      for (const server of [allowed, other]) server.close().closeAllConnections();
    },
  };
}

async function startSite(pages: ReadonlyMap<string, SitePage>): Promise<Server> {
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? "");
    response.writeHead(page ? 200 : 404, { "content-type": "text/html; charset=utf-8", ...page?.headers });
    response.end(page?.html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

/** Accepts the terms and asks; waits for the answer. */
export async function ask(page: Page, text: string): Promise<void> {
  const accept = page.locator(".consent .primary");
  if (await accept.isVisible()) await accept.click();
  const before = await page.locator(".answer-foot").count();
  await page.locator(".composer textarea").fill(text);
  await page.locator(".send").click();
  await page.locator(".answer-foot").nth(before).waitFor();
}

/** Waits until so many widgets are ready, on a page of a site or in a frame of it. */
export const ready = (view: Page | Frame, count = 1): Promise<unknown> =>
  view.waitForFunction(
    (wanted) => Object.values(window.ChatAssistant?.widgets ?? {}).filter(Boolean).length >= wanted,
    count,
  );

/** Holds messages back until the function that it gives is called: whatever the machine does meanwhile. */
export async function holdMessages(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/messages", async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** What is wider than the page, or holds text that is cut off. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll("button, label, legend, .bubble, .prose > *, .card p, .under")]
      .filter((element: any) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      .map((element: any) => element.textContent);
    return document.documentElement.scrollWidth > innerWidth ? ["the page", ...cut] : cut;
  });
