/** The pages beside the interface: `{public_chat_base}/{slug}`, its terms, the loader and the browser's files. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type H3, type H3Event, type H3Plugin, HTTPError, HTTPResponse } from "h3";
import { Locale, LOCALES } from "../../contract/locale.ts";
import { PATH_PREFIX } from "../../contract/version.ts";
import { toDecline } from "../../domain/answering/conversation/decline.ts";
import { bestEncoding } from "../../domain/content-encoding.ts";
import { toFrameAncestors } from "../../domain/origin.ts";
import { isServing, type RobotInContext } from "../../domain/tenant.ts";
import { toConfiguration } from "../../flows/read-config.ts";
import { DatabaseFault } from "../../ports/database.ts";
import type { Directory } from "../../ports/directory.ts";
import type { Log } from "../../ports/log.ts";
import type { Pages, RenderedPage } from "../../ports/pages.ts";
import { nodeOf, paramOf } from "../node-event.ts";
import { marksOf } from "../request-context.ts";

/** What the routes need. */
export interface PageRouteOptions {
  readonly directory: Directory;
  readonly pages: Pages;
  readonly log: Log;
  readonly public_chat_base: string;
  readonly termsUrl: (slug: string) => string;
  readonly base_url: () => string;
  /** Serves `/widget-test/{slug}`: the widget as another site shows it. */
  readonly widget_test_page: boolean;
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const packed = {
  br: (html: string): Promise<Uint8Array> => promisify(brotliCompress)(html, BROTLI),
  gzip: (html: string): Promise<Uint8Array> => promisify(gzip)(html),
};

// A page is a third of its size when packed, which a phone on a slow line feels more than the server.
async function send(event: H3Event, { html, headers }: RenderedPage, status = 200): Promise<HTTPResponse> {
  const encoding = bestEncoding(event.req.headers.get("accept-encoding") ?? "");
  const told = { ...headers, vary: "accept-encoding" };
  if (encoding === "identity") return new HTTPResponse(html, { status, headers: told });
  const body = await packed[encoding](html);
  return new HTTPResponse(body, { status, headers: { ...told, "content-encoding": encoding } });
}

// Before a robot is known, the visitor's own languages decide.
function preferredLocale(event: H3Event): Locale {
  const wanted = (event.req.headers.get("accept-language") ?? "").slice(0, 200).split(",");
  for (const entry of wanted) {
    const language = entry.trim().split(/[-;]/)[0]?.toLowerCase();
    const found = LOCALES.find((locale) => locale.split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

const chosenLocale = (event: H3Event, { robot }: RobotInContext): Locale => {
  const asked = Locale.safeParse(event.url.searchParams.get("locale"));
  return asked.success ? asked.data : robot.locale;
};

async function findShown({ directory }: PageRouteOptions, event: H3Event): Promise<RobotInContext | null> {
  const context = await directory.findRobot(paramOf(event, "slug"));
  return context?.robot.published ? context : null;
}

async function notFound(
  { pages }: Pick<PageRouteOptions, "pages">,
  event: H3Event,
  what: "not_found" | "no_page" = "not_found",
): Promise<HTTPResponse> {
  return send(event, pages.notice(what, preferredLocale(event), ""), 404);
}

async function chatPage(options: PageRouteOptions, event: H3Event): Promise<HTTPResponse> {
  const context = await findShown(options, event);
  if (!context) return notFound(options, event);
  const { robot, tenant, plan } = context;
  const locale = chosenLocale(event, context);
  const isWidget = event.url.searchParams.get("mode") === "widget";
  if (!isWidget && !robot.website_enabled)
    return send(event, options.pages.notice("unavailable", locale, tenant.company_name), 403);
  const page = options.pages.chat({
    config: toConfiguration(context, options.termsUrl),
    starters: robot.starter_questions,
    decline: toDecline(robot.locale, robot.decline_message),
    locale,
    mode: isWidget ? "widget" : "page",
    attachments: plan.attachments,
    frame_ancestors: isServing(context, "widget") ? toFrameAncestors(robot.widget_origins) : [],
  });
  return send(event, page);
}

async function termsPage(options: PageRouteOptions, event: H3Event): Promise<HTTPResponse> {
  const context = await findShown(options, event);
  if (!context) return notFound(options, event);
  return send(
    event,
    options.pages.terms(toConfiguration(context, options.termsUrl), chosenLocale(event, context)),
  );
}

async function widgetTestPage(options: PageRouteOptions, event: H3Event): Promise<HTTPResponse> {
  const context = await findShown(options, event);
  if (!context) return notFound(options, event);
  const { searchParams } = event.url;
  const locale = chosenLocale(event, context);
  const page = options.pages.widgetTest({
    config: toConfiguration(context, options.termsUrl),
    locale,
    part: searchParams.get("part") === "frame" ? "frame" : "page",
    // Of the same page, wherever a proxy has it.
    frame_url: `?part=frame&locale=${locale}`,
    service: new URL(options.base_url()).origin,
  });
  return send(event, page);
}

/** A browser that shows what it gets: it says so first of all. What is called by programs stays theirs. */
function isForPeople(event: H3Event): boolean {
  const accept = event.req.headers.get("accept") ?? "";
  return accept.startsWith("text/html") && !event.url.pathname.startsWith(`${PATH_PREFIX}/`);
}

type Page = (options: PageRouteOptions, event: H3Event) => Promise<HTTPResponse>;

/** Without the database a visitor is told so in words, as clients are by a status. */
const orNotice =
  (page: Page): Page =>
  async (options, event) => {
    try {
      return await page(options, event);
    } catch (error) {
      if (!(error instanceof DatabaseFault)) throw error;
      options.log.error("page failed", marksOf(nodeOf(event).response), error);
      const { html, headers } = options.pages.notice("lost", preferredLocale(event), "");
      return send(event, { html, headers: { ...headers, "retry-after": "1" } }, 503);
    }
  };

async function asset({ pages }: PageRouteOptions, event: H3Event, file: string): Promise<HTTPResponse> {
  const found = pages.asset(file, event.req.headers.get("accept-encoding") ?? "");
  if (!found) return notFound({ pages }, event, "no_page");
  if (event.req.headers.get("if-none-match") === found.headers["etag"]) {
    return new HTTPResponse(null, { status: 304, headers: found.headers });
  }
  return new HTTPResponse(Buffer.from(found.body), { status: 200, headers: found.headers });
}

/** All pages and their files. */
export function pageRoutes(options: PageRouteOptions): H3Plugin {
  const base = options.public_chat_base;
  return (app: H3) => {
    app.get(`${base}/:slug`, (event) => orNotice(chatPage)(options, event));
    app.get(`${base}/:slug/terms`, (event) => orNotice(termsPage)(options, event));
    // An address that was cut or mistyped: at the base, below it and at the root nobody but people asks.
    for (const elsewhere of [base, `${base}/**`]) app.get(elsewhere, (event) => notFound(options, event));
    app.get("/", (event) => notFound(options, event, "no_page"));
    if (options.widget_test_page)
      app.get("/widget-test/:slug", (event) => orNotice(widgetTestPage)(options, event));
    app.get("/assets/:file", (event) => asset(options, event, paramOf(event, "file")));
    app.get("/widget.js", (event) => asset(options, event, "widget.js"));
    app.get("/**", (event) => {
      if (isForPeople(event)) return notFound(options, event, "no_page");
      throw HTTPError.status(404);
    });
  };
}
