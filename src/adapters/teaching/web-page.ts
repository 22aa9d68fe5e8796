/**
 * Web pages as teaching material: one page by its URL, or with `follow` the pages it links to on the same site,
 * as a polite robot: robots.txt is respected, there is a pause between requests, and nothing inside our own network is
 * reached (guarded fetch, every redirect checked anew).
 */
import { setTimeout as sleep } from "node:timers/promises";

import { type GuardedFetch, type OutboundResponse } from "../outbound/guarded-fetch.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import { linksOf } from "./page-links.ts";
import { type MayRead, readRobotsRules, ROBOT_NAME } from "./robots-rules.ts";

/** A page as it was served; the converter makes text of it. */
export interface WebPage {
  /** Where it was in the end, without a fragment. */
  readonly url: string;
  readonly file_name: string;
  readonly content_type: string;
  readonly bytes: Uint8Array;
}

/** A page that could not be had: `robots` (the site forbids it), an HTTP status, or a code of `OutboundError`. */
export interface UnreadPage {
  readonly url: string;
  readonly reason: string;
}

/** How pages are fetched. */
export interface WebPagesOptions {
  readonly fetch: GuardedFetch;
  /** Between two requests: 500 ms. */
  readonly pause_ms?: number;
  readonly signal?: AbortSignal;
}

/** Fetches pages. */
export interface WebPages {
  /** The page, then up to `follow` (0, at most 500) pages that it leads to within its origin, nearest first. */
  read(url: string, follow?: number): AsyncGenerator<WebPage | UnreadPage>;
}

const MAX_FOLLOWED = 500;
const MAX_REDIRECTS = 5;
const MAX_QUEUE = 5_000;
const DEFAULT_PAUSE_MS = 500;
const HEADERS = {
  "user-agent": `${ROBOT_NAME}/1 (+teaching)`,
  accept: "text/html, application/pdf, text/*;q=0.8, */*;q=0.1",
};

/** Creates the source. */
export function createWebPages(options: WebPagesOptions): WebPages {
  const rules = new Map<string, MayRead>();
  const visit: Visit = { ...options, rules };
  return {
    read: async function* read(url, follow = 0) {
      const first = await readPage(visit, url);
      yield first;
      if ("reason" in first || follow <= 0) return;
      const origin = new URL(first.url).origin;
      const seen = new Set([withoutFragment(url), first.url]);
      const queue = await linksOf(first, origin);
      for (let left = Math.min(follow, MAX_FOLLOWED); left > 0 && queue.length > 0;) {
        const next = queue.shift() ?? "";
        if (seen.has(next)) continue;
        seen.add(next);
        left -= 1;
        await sleep(options.pause_ms ?? DEFAULT_PAUSE_MS, undefined, signalOf(options));
        const page = await readPage(visit, next, origin);
        yield page;
        if (!("reason" in page) && queue.length < MAX_QUEUE) queue.push(...(await linksOf(page, origin)));
      }
    },
  };
}

interface Visit extends WebPagesOptions {
  /** By origin; read once. */
  readonly rules: Map<string, MayRead>;
}

/** One page with its redirects; those of followed pages stay within `origin`. */
async function readPage(visit: Visit, url: string, origin?: string): Promise<WebPage | UnreadPage> {
  try {
    let target = new URL(withoutFragment(url));
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      if (origin !== undefined && target.origin !== origin) return { url, reason: "redirect" };
      const mayRead = await rulesOf(visit, target.origin);
      if (!mayRead(target.pathname + target.search)) return { url, reason: "robots" };
      const response = await visit.fetch(target, {
        headers: HEADERS,
        redirect: "return",
        ...signalOf(visit),
      });
      const location = redirectOf(response);
      if (location === undefined) return toPage(target, response);
      target = new URL(withoutFragment(new URL(location, target).href));
    }
    return { url, reason: "redirect" };
  } catch (error) {
    visit.signal?.throwIfAborted();
    return { url, reason: error instanceof OutboundError ? error.code : "blocked_url" };
  }
}

function toPage(url: URL, { status, headers, bytes }: OutboundResponse): WebPage | UnreadPage {
  if (status !== 200) return { url: url.href, reason: `http_${status}` };
  const name = decodeName(url.pathname.split("/").findLast((part) => part !== "") ?? url.hostname);
  return { url: url.href, file_name: name, content_type: headers["content-type"] ?? "", bytes };
}

function decodeName(part: string): string {
  try {
    return decodeURIComponent(part)
      .replace(/[/\\\p{Cc}]/gu, "_")
      .slice(-200);
  } catch {
    return part.slice(-200);
  }
}

function redirectOf({ status, headers }: OutboundResponse): string | undefined {
  return status >= 300 && status < 400 ? headers["location"] : undefined;
}

/** RFC 9309: no file (4xx) allows all; a site that fails (5xx, unreachable) forbids all. */
async function rulesOf(visit: Visit, origin: string): Promise<MayRead> {
  const known = visit.rules.get(origin);
  if (known !== undefined) return known;
  const rules = await fetchRules(visit, origin);
  visit.rules.set(origin, rules);
  return rules;
}

async function fetchRules(visit: Visit, origin: string): Promise<MayRead> {
  let target = new URL("/robots.txt", origin);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await visit.fetch(target, { headers: HEADERS, redirect: "return", ...signalOf(visit) });
    const location = redirectOf(response);
    if (location === undefined) {
      if (response.status >= 500) return () => false;
      return readRobotsRules(response.status === 200 ? Buffer.from(response.bytes).toString("utf8") : "");
    }
    target = new URL(location, target);
  }
  return () => true;
}

function withoutFragment(url: string): string {
  const parsed = new URL(url);
  parsed.hash = "";
  return parsed.href;
}

function signalOf({ signal }: WebPagesOptions): { readonly signal?: AbortSignal } {
  return signal === undefined ? {} : { signal };
}
