/** The chat page as it goes over the wire. */
import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toDecline } from "../../src/domain/answering/conversation/decline.ts";
import {
  createTurnedClock,
  robotSeed,
  startAppliance,
  tenantSeed,
  type TestAppliance,
} from "../support/appliance.ts";
import { startWidgets } from "../support/widgets.ts";

let house: TestAppliance;
beforeAll(async () => {
  house = await startWidgets(createTurnedClock());
});
afterAll(() => house.stop());

interface Sent {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

// `fetch` would unpack by itself.
const ask = (path: string, accept: string): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const call = request(house.url + path, { headers: { "accept-encoding": accept } }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
    call.on("error", reject).end();
  });

it.each([
  ["/chat/shop", 200],
  ["/chat/shop?mode=widget", 200],
  ["/chat/shop/terms", 200],
  ["/chat/nobody", 404],
])("%s is packed as the browser takes it, and says the same either way", async (path, status) => {
  const plain = await ask(path, "identity");
  expect(plain.headers).toMatchObject({ vary: "accept-encoding" });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  for (const [accept, encoding, unpack] of [
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip, br;q=0", "gzip", gunzipSync],
  ] as const) {
    const packed = await ask(path, accept);
    expect([packed.status, packed.headers["content-encoding"]]).toEqual([status, encoding]);
    expect(packed.headers["content-security-policy"]).toBe(plain.headers["content-security-policy"]);
    expect(unpack(packed.body).equals(plain.body)).toBe(true);
    expect(packed.body.length).toBeLessThan(plain.body.length * 0.7);
  }
});

it.each([
  ["/chat/draft", 404],
  ["/chat/draft?mode=widget", 404],
  ["/chat/draft/terms", 404],
  ["/chat/website-off", 403],
  ["/chat/website-off?mode=widget", 200],
  ["/chat/website-off/terms", 200],
  ["/widget-test/shop", 404],
])("%s is answered with %i", async (path, status) => {
  expect((await ask(path, "identity")).status).toBe(status);
});

it.each([
  ["/", "This page does not exist"],
  ["/chat", "This chat does not exist"],
  ["/chat/", "This chat does not exist"],
  ["/chat/shop/x", "This chat does not exist"],
  ["/chat/shop/terms/x", "This chat does not exist"],
  ["/assets/chat-of-another-version.js", "This page does not exist"],
])("%s, an address that was cut or mistyped, is answered in words for people", async (path, title) => {
  const { status, headers, body } = await ask(path, "identity");
  expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  expect(body.toString()).toContain(`<h1>${title}</h1>`);
});

it.each([
  ["/nowhere", "text/html,application/xhtml+xml,*/*;q=0.8", "text/html; charset=utf-8"],
  ["/health/nowhere", "text/html", "text/html; charset=utf-8"],
  ["/nowhere", "*/*", "application/problem+json"],
  ["/nowhere", "application/json, text/html;q=0.1", "application/problem+json"],
  ["/nowhere", undefined, "application/problem+json"],
  ["/v1/public/nowhere", "text/html", "application/problem+json"],
  ["/v1/nowhere", "text/html", "application/json"],
])("%s that nothing answers is told to who accepts %s as %s", async (path, accept, type) => {
  const reply = await new Promise<Sent>((resolve, reject) => {
    const headers = { "accept-language": "it", ...(accept && { accept }) };
    const call = request(house.url + path, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    });
    call.on("error", reject).end();
  });
  expect([reply.status, reply.headers["content-type"]]).toEqual([404, type]);
  expect(reply.body.toString().includes("<h1>Questa pagina non esiste</h1>")).toBe(
    type.startsWith("text/html"),
  );
});

it("the page to try a widget on is served where the setting says so, for what is published", async () => {
  const trying = await startWidgets(createTurnedClock(), { widget_test_page: true });
  const statuses = ["shop", "draft"].map(
    async (slug) => (await fetch(`${trying.url}/widget-test/${slug}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 404]);
  // Its frame speaks the language that was asked for, too.
  const page = await (await fetch(`${trying.url}/widget-test/shop?locale=it`)).text();
  const frame = /<iframe[^>]* src="([^"]+)"/.exec(page)![1]!.replaceAll("&amp;", "&");
  const beside = (address: string) => new URL(frame, `${address}/widget-test/shop?locale=it`);
  expect(await (await fetch(beside(trying.url))).text()).toContain('<html lang="it">');
  // A proxy may have the service below a path.
  expect(beside("https://example.com/help").pathname).toBe("/help/widget-test/shop");
  await trying.stop();
});

it("sends a page, its configuration and its words in 4 kB at most", async () => {
  const { body } = await ask("/chat/shop?mode=widget", "gzip");
  expect(body.length).toBeLessThan(4_000);
});

it.each(["/chat/shop", "/chat/shop/terms", "/chat/shop?mode=widget"])(
  "without the database %s is a page that says so in the visitor's language, with 503 and when to come back",
  async (path) => {
    const lost = await startWidgets(createTurnedClock());
    const { database } = lost.appliance.adapters;
    await database.close();
    const reply = await fetch(lost.url + path, { headers: { "accept-language": "it" } });
    expect(reply.status).toBe(503);
    expect(reply.headers.get("retry-after")).toBe("1");
    expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await reply.text()).toContain("<h1>La chat non può essere mostrata ora</h1>");
    await lost.stop().catch(() => {});
  },
);

it("holds the questions to begin with and the robot's own words for what it does not know; the configuration has neither", async () => {
  const own = { starter_questions: ["Are you open?"], decline_message: "Ask Marie." };
  const shop = await startAppliance({ seed: tenantSeed([robotSeed(own), robotSeed({ slug: "plain" })]) });
  const dataOf = async (path: string): Promise<Record<string, unknown>> => {
    const html = await (await fetch(`${shop.url}${path}`)).text();
    return JSON.parse(/id="page-data">(.*?)<\/script>/su.exec(html)?.[1] ?? "") as Record<string, unknown>;
  };
  const told = { starters: ["Are you open?"], decline: "Ask Marie." };
  expect(await dataOf("/chat/shop")).toMatchObject(told);
  expect(await dataOf("/chat/shop?mode=widget")).toMatchObject(told);
  expect(await dataOf("/chat/plain?locale=it")).toMatchObject({
    starters: [],
    decline: toDecline("en", null),
  });
  const { json } = await shop.call("GET", "/v1/public/robots/shop/config");
  expect(Object.keys(json).filter((key) => /start|decline/.test(key))).toEqual([]);
  await shop.stop();
});
