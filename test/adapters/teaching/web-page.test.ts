import { afterEach, describe, expect, it } from "vitest";

import { createGuardedFetch } from "../../../src/adapters/outbound/guarded-fetch.ts";
import { createWebPages, type UnreadPage, type WebPage } from "../../../src/adapters/teaching/web-page.ts";
import { type ScriptedServer, startServer } from "../outbound/server.ts";

type Site = Readonly<Record<string, string | { readonly status: number; readonly location?: string }>>;

const servers: ScriptedServer[] = [];
const fetch = createGuardedFetch({ allow_private: true, timeout_ms: 2_000, max_bytes: 100_000 });

async function serve(site: Site): Promise<ScriptedServer> {
  const server = await startServer(({ path }, response) => {
    const page = Object.hasOwn(site, path) ? site[path] : undefined;
    if (typeof page === "string") {
      response.writeHead(200, { "content-type": "text/html" }).end(page);
      return;
    }
    const location = page?.location === undefined ? {} : { location: page.location };
    response.writeHead(page?.status ?? 404, location).end();
  });
  servers.push(server);
  return server;
}

async function read(url: string, follow?: number): Promise<(WebPage | UnreadPage)[]> {
  const pages: (WebPage | UnreadPage)[] = [];
  for await (const page of createWebPages({ fetch, pause_ms: 0 }).read(url, follow)) pages.push(page);
  return pages;
}

const show = (pages: readonly (WebPage | UnreadPage)[]): string[] =>
  pages.map(
    (page) =>
      `${new URL(page.url).pathname} ${"reason" in page ? page.reason : Buffer.from(page.bytes).length}`,
  );

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe("a page to learn from", () => {
  it("comes with its bytes, its type and a name, and who asks is said", async () => {
    const { url, seen } = await serve({ "/hours%20now.html?x=1": "<p>9 to 5</p>" });
    const [page] = await read(`${url}/hours%20now.html?x=1#part`);
    expect(page).toMatchObject({
      url: `${url}/hours%20now.html?x=1`,
      file_name: "hours now.html",
      content_type: "text/html",
    });
    expect(seen.map(({ path }) => path)).toEqual(["/robots.txt", "/hours%20now.html?x=1"]);
    expect(seen[1]?.headers["user-agent"]).toMatch(/^chat-assistant/u);
  });

  it.each([
    [{ "/robots.txt": "User-agent: *\nDisallow: /a" }, "robots"],
    [{ "/robots.txt": { status: 500 }, "/a": "x" }, "robots"],
    [{}, "http_404"],
    [{ "/a": "x".repeat(200_000) }, "too_large"],
    [{ "/a": { status: 302, location: "/a" } }, "redirect"],
    [{ "/a": { status: 302, location: "http://169.254.169.254/latest" } }, "blocked_address"],
    [{ "/a": { status: 302, location: "file:///etc/passwd" } }, "blocked_url"],
  ])("says why it cannot be had (%#)", async (site, reason) => {
    const { url } = await serve(site);
    expect((await read(`${url}/a`))[0]).toMatchObject({ reason });
  });

  it("is not fetched from inside our own network", async () => {
    const { url, seen } = await serve({ "/": "inside" });
    const pages = createWebPages({
      fetch: createGuardedFetch({ allow_private: false, timeout_ms: 1_000, max_bytes: 100 }),
    });
    expect((await pages.read(url).next()).value).toMatchObject({ reason: "blocked_address" });
    expect((await pages.read("nonsense").next()).value).toMatchObject({ reason: "blocked_url" });
    expect(seen).toEqual([]);
  });

  it("follows redirects within bounds, asking robots.txt of each place", async () => {
    const there = await serve({ "/b": "hello" });
    const { url } = await serve({ "/a": { status: 301, location: `${there.url}/b` } });
    expect((await read(`${url}/a`))[0]).toMatchObject({ url: `${there.url}/b` });
    expect(there.seen.map(({ path }) => path)).toEqual(["/robots.txt", "/b"]);
  });
});

describe("a site to learn from", () => {
  it("is read page by page, nearest first, each once, within its origin and the bound", async () => {
    const other = await serve({ "/": "other" });
    const { url, seen } = await serve({
      "/robots.txt": "User-agent: *\nDisallow: /private",
      "/": `<a href="/a#x">a</a> <a href="a">again</a> <a href="/b">b</a> <a href="/private">p</a> <a href="${other.url}/">o</a> <a href="/pic.png">i</a> <a rel="nofollow" href="/n">n</a> <a href="mailto:x@y.example">m</a>`,
      "/a": `<a href="/">home</a> <a href="/c">c</a>`,
      "/b": { status: 302, location: `${other.url}/` },
      "/c": "deep",
    });
    expect(show(await read(`${url}/`, 10))).toEqual([
      expect.stringMatching(/^\/ /u),
      expect.stringMatching(/^\/a /u),
      "/b redirect",
      "/private robots",
      "/c 4",
    ]);
    expect(seen.filter(({ path }) => path === "/robots.txt")).toHaveLength(1);
    expect(other.seen).toEqual([]);
    expect(await read(`${url}/`, 1)).toHaveLength(2);
    expect(await read(`${url}/`)).toHaveLength(1);
  });
});
