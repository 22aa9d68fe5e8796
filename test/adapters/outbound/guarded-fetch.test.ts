import { gzipSync } from "node:zlib";

import { afterEach, describe, expect, it } from "vitest";

import { createAddressGuard } from "../../../src/adapters/outbound/address-guard.ts";
import {
  createGuardedFetch,
  type GuardedFetchOptions,
  type ResolveName,
} from "../../../src/adapters/outbound/guarded-fetch.ts";
import { type ScriptedServer, startServer } from "./server.ts";

const servers: ScriptedServer[] = [];
const start: typeof startServer = async (respond) => {
  const server = await startServer(respond);
  servers.push(server);
  return server;
};
const create = (options: Partial<GuardedFetchOptions> = {}) =>
  createGuardedFetch({ allow_private: false, timeout_ms: 2_000, max_bytes: 10_000, ...options });
const resolveTo =
  (...addresses: string[]): ResolveName =>
  (_name, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
const reason = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "reached",
    (error: { code?: string }) => error.code,
  );

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe("a request to a literal address inside", () => {
  it.each([
    "127.0.0.1",
    "127.1",
    "0x7f.1",
    "2130706433",
    "0177.0.0.1",
    "0",
    "0.0.0.0",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[0:0:0:0:0:ffff:7f00:0001]",
    "①②⑦.⓪.⓪.①",
    "10.0.0.1",
    "172.31.255.254",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "[fe80::1]",
    "[fd00:ec2::254]",
    "[fc00::1]",
    "[64:ff9b::7f00:1]",
    "[::ffff:0:7f00:1]",
    "[::127.0.0.1]",
    "[64:ff9b:1::7f00:1]",
    "[2002:7f00:1::]",
    "[::7f00:1]",
    "224.0.0.1",
    "255.255.255.255",
    "127.0.0.1.",
    "localhost",
    "printer.local",
    "metadata.google.internal",
  ])("is refused: %s", async (host) => {
    const server = await start((_request, response) => response.end("inside"));
    expect(await reason(create()(`http://${host}:${server.port}/`))).toBe("blocked_address");
    expect(server.seen).toEqual([]);
  });

  it.each([
    "ftp://example.org/",
    "file:///etc/passwd",
    "http://user:password@example.org/",
    "not a url",
    "data:,x",
  ])("is refused when it is no plain web address: %s", async (url) => {
    expect(await reason(create()(url))).toBe("blocked_url");
  });

  it("never reaches link-local or mapped addresses, even where private ones are allowed", async () => {
    const fetch = create({ allow_private: true });
    for (const host of ["169.254.169.254", "[fe80::1]", "[::ffff:7f00:1]", "0.0.0.0"]) {
      expect(await reason(fetch(`http://${host}/`))).toBe("blocked_address");
    }
  });
});

describe("a request to a name", () => {
  it("is refused when the name resolves inside, with all its addresses looked at", async () => {
    const server = await start((_request, response) => response.end("inside"));
    const url = `http://rebind.example:${server.port}/`;
    expect(await reason(create({ resolve: resolveTo("127.0.0.1") })(url))).toBe("blocked_address");
    expect(await reason(create({ resolve: resolveTo("93.184.216.34", "127.0.0.1") })(url))).toBe(
      "blocked_address",
    );
    expect(await reason(create({ resolve: resolveTo("::1") })(url))).toBe("blocked_address");
    expect(server.seen).toEqual([]);
  });

  it("is checked at every connection: a name that changes its address between two requests is caught", async () => {
    const server = await start((_request, response) => response.end("inside"));
    let asked = 0;
    const fetch = create({
      timeout_ms: 300,
      resolve: (name, done) => {
        asked += 1;
        resolveTo(asked === 1 ? "192.0.2.1" : "127.0.0.1")(name, done);
      },
    });
    expect(await reason(fetch(`http://rebind.example:${server.port}/`))).toBe("blocked_address");
    expect(await reason(fetch(`http://rebind.example:${server.port}/`))).toBe("blocked_address");
    expect(asked).toBe(2);
    expect(server.seen).toEqual([]);
  });

  it("says dns when the name is unknown", async () => {
    const resolve: ResolveName = (_name, done) =>
      done(Object.assign(new Error("no"), { code: "ENOTFOUND" }), []);
    expect(await reason(create({ resolve })("http://nowhere.example/"))).toBe("dns");
  });

  it("lets public addresses through the check, and keeps the name in the request", async () => {
    const guard = createAddressGuard(false);
    for (const address of ["93.184.216.34", "1.1.1.1", "2606:2800:220:1:248:1893:25c8:1946"]) {
      expect(() => guard.checkAddress(address)).not.toThrow();
    }
    const fetch = create({ allow_private: true, resolve: resolveTo("127.0.0.1") });
    const server = await start((_request, response) => response.end("hello"));
    const { status, bytes } = await fetch(`http://forms.example:${server.port}/`);
    expect([status, Buffer.from(bytes).toString()]).toEqual([200, "hello"]);
    expect(server.seen[0]?.headers.host).toBe(`forms.example:${server.port}`);
  });
});

describe("a response", () => {
  const inside = (options: Partial<GuardedFetchOptions> = {}) => create({ allow_private: true, ...options });

  it("comes with status, headers and bytes; method, headers and body go out", async () => {
    const server = await start((_request, response) => response.writeHead(201, { "x-id": "7" }).end("made"));
    const request = { method: "POST", headers: { "content-type": "application/json" }, body: '{"a":1}' };
    const { status, headers, bytes } = await inside()(`${server.url}/hook?x=1`, request);
    expect([status, headers["x-id"], Buffer.from(bytes).toString()]).toEqual([201, "7", "made"]);
    expect(server.seen[0]).toMatchObject({ method: "POST", path: "/hook?x=1" });
    expect(server.seen[0]?.body.toString()).toBe('{"a":1}');
  });

  it("that redirects is refused, and handed over only on request", async () => {
    const server = await start((_request, response) =>
      response.writeHead(302, { location: "http://169.254.169.254/" }).end(),
    );
    expect(await reason(inside()(server.url))).toBe("redirect");
    const { status, headers } = await inside()(server.url, { redirect: "return" });
    expect([status, headers["location"]]).toEqual([302, "http://169.254.169.254/"]);
    expect(server.seen).toHaveLength(2);
  });

  it("that is too large is cut off: announced, streamed, or packed", async () => {
    const announced = await start((_request, response) =>
      response.writeHead(200, { "content-length": "20000" }).end("x".repeat(20_000)),
    );
    const streamed = await start((_request, response) => void response.write("x".repeat(20_000)));
    const packed = await start((_request, response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("x".repeat(1_000_000))),
    );
    for (const { url } of [announced, streamed, packed])
      expect(await reason(inside()(url))).toBe("too_large");
  });

  it("that is packed is unpacked", async () => {
    const server = await start((_request, response) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("hello")),
    );
    expect(Buffer.from((await inside()(server.url)).bytes).toString()).toBe("hello");
  });

  it("that does not come in time, or drips, is a timeout", async () => {
    const silent = await start(() => undefined);
    const dripping = await start((_request, response) => {
      const timer = setInterval(() => response.write("x"), 50);
      response.on("close", () => clearInterval(timer));
    });
    for (const { url } of [silent, dripping])
      expect(await reason(inside({ timeout_ms: 200 })(url))).toBe("timeout");
  });

  it("that nobody waits for any more rejects with the signal's reason", async () => {
    const server = await start(() => undefined);
    const controller = new AbortController();
    const response = inside()(server.url, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error("left")), 50);
    await expect(response).rejects.toThrow("left");
  });

  it("that is refused or cut says so in one word", async () => {
    const cut = await start((_request, response) => {
      response.writeHead(200, { "content-length": "100" }).write("half");
      setTimeout(() => response.destroy(), 20);
    });
    expect(await reason(inside()(cut.url))).toBe("network");
    const { url } = await start(() => undefined);
    await servers.at(-1)?.close();
    expect(await reason(inside()(url))).toBe("refused");
  });
});
