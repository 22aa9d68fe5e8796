/** What every response says to browsers, whatever it is: pages, files, JSON, streams and refusals. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { robotSeed, startAppliance, type TestAppliance, tenantSeed } from "../support/appliance.ts";

let house: TestAppliance;
let places: readonly (readonly [string, RequestInit])[];
const json = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", accept: "text/event-stream" },
  body: JSON.stringify(body),
});

beforeAll(async () => {
  const robot = robotSeed({ widget_enabled: true, widget_origins: ["https://site.example"] });
  house = await startAppliance({ seed: tenantSeed([robot]) });
  const { json: session } = await house.call("POST", "/v1/public/robots/shop/sessions", {
    consent_accepted: true,
  });
  const page = await (await fetch(`${house.url}/chat/shop`)).text();
  const [, script] = /<script type="module" src="([^"]+)"/.exec(page)!;
  places = [
    ["/chat/shop", {}],
    ["/chat/shop/terms", {}],
    ["/chat/nobody", {}],
    [new URL(script!, house.url).pathname, {}],
    ["/widget.js", {}],
    ["/assets/nothing.js", {}],
    ["/assets/", {}],
    ["/openapi.json", {}],
    ["/health/ready", {}],
    ["/v1/public/robots/shop/config", {}],
    ["/v1/public/robots/shop/sessions", json({})],
    [`/v1/public/sessions/${session.session_id}/messages`, json({ message: "Open on Sundays?" })],
    ["/v1/responses", json({})],
    ["/.git/config", {}],
  ];
});
afterAll(() => house.stop());

const answers = () =>
  Promise.all(
    places.map(async ([where, init]) => {
      const reply = await fetch(house.url + where, { ...init, redirect: "manual" });
      return { where, status: reply.status, headers: reply.headers, text: await reply.text() };
    }),
  );

describe("every response", () => {
  it("is not sniffed, gives no referrer away, loads and embeds nothing but what its policy names", async () => {
    for (const { where, headers } of await answers()) {
      expect(headers.get("x-content-type-options"), where).toBe("nosniff");
      expect(headers.get("referrer-policy"), where).toBe("no-referrer");
      const policy = headers.get("content-security-policy");
      for (const directive of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy, where).toContain(directive);
      expect(policy, where).not.toMatch(/unsafe-|script-src[^;]*https?:/);
    }
  });

  it("sets no cookie, names no server and sends nobody elsewhere", async () => {
    for (const { where, status, headers } of await answers()) {
      for (const name of ["set-cookie", "server", "x-powered-by", "location", "refresh"])
        expect(headers.get(name), `${where} ${name}`).toBeNull();
      expect(status >= 300 && status < 400, where).toBe(false);
    }
  });

  it("has the type of what it is, text with its charset", async () => {
    for (const { where, headers, text } of await answers()) {
      const type = headers.get("content-type") ?? "";
      expect(text === "" || type !== "", where).toBe(true);
      if (type.startsWith("text/")) expect(type, where).toMatch(/; ?charset=utf-8$/i);
      if (/json/.test(type)) expect(() => JSON.parse(text), where).not.toThrow();
    }
  });

  it("is kept by no cache, but for the browser's files of the product", async () => {
    for (const { where, headers } of await answers())
      if (!where.startsWith("/assets/") && where !== "/widget.js")
        expect(headers.get("cache-control"), where).toMatch(/no-store|no-cache/);
  });

  it("shows no folder and no file beside the product's own", async () => {
    const refused = (await answers()).filter(({ where }) =>
      /^\/(?:assets\/(?:nothing\.js)?|\.git.*)$/.test(where),
    );
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    for (const where of [
      "/assets/..%2f..%2fpackage.json",
      "/assets/%2e%2e/package.json",
      "/assets/../package.json",
    ])
      expect((await fetch(house.url + where)).status, where).toBe(404);
    expect(JSON.parse(readFileSync("package.json", "utf8")).files).not.toContain(".git");
  });
});

describe("Strict-Transport-Security", () => {
  it("stands on every response where the service is reached by https, and nowhere else", async () => {
    const secure = await startAppliance({ settings: { public_base_url: "https://chat.example" } });
    for (const where of ["/chat/shop", "/health/live", "/nowhere"]) {
      expect((await fetch(secure.url + where)).headers.get("strict-transport-security")).toBe(
        "max-age=31536000",
      );
      expect((await fetch(house.url + where)).headers.get("strict-transport-security")).toBeNull();
    }
    await secure.stop();
  });

  it("holds for subdomains of the host where the operator says so", async () => {
    const settings = { public_base_url: "https://chat.example", strict_transport_subdomains: true };
    const secure = await startAppliance({ settings });
    expect((await fetch(`${secure.url}/health/live`)).headers.get("strict-transport-security")).toBe(
      "max-age=31536000; includeSubDomains",
    );
    await secure.stop();
  });
});
