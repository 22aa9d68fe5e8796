/**
 * Clients that do not keep to the protocol: requests that proxies and servers read differently, targets and methods of no
 * use, floods, slow and half-open connections. None is answered twice, none is a fault of ours, and health is answered.
 */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeHealth, expectHealthy, watchHealth } from "../support/health-watch.ts";
import { type Served, seedServed, serveOn } from "../support/served.ts";
import { LONG, report, rounds, sized } from "../support/size.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-raw-"));
let server: Served;
let port: number;
beforeAll(async () => {
  await seedServed(folder, path.join(folder, "data"));
  server = await serveOn(path.join(folder, "data"));
  port = Number(new URL(server.url).port);
});
afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const open = (): Promise<net.Socket> =>
  new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: "127.0.0.1" }, () => resolve(socket)).once("error", reject);
  });

/** Everything that comes back until the server closes or nothing more comes. */
async function say(bytes: string | Buffer, patience_ms = sized({ ci: 120, nightly: 400 })): Promise<string> {
  const socket = await open();
  let text = "";
  let heard_at = performance.now();
  socket.setEncoding("latin1").on("data", (piece: string) => {
    text += piece;
    heard_at = performance.now();
  });
  const closed = new Promise<boolean>((resolve) => {
    socket.once("close", () => resolve(true)).on("error", () => resolve(true));
  });
  socket.write(bytes);
  const silence = async () => {
    while (performance.now() - heard_at < patience_ms) await pause(20);
    return false;
  };
  await Promise.race([closed, silence()]);
  socket.destroy();
  return text;
}

const statusesOf = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

const post = (headers: string, body: string, target = "/v1/public/robots/shop/sessions") =>
  `POST ${target} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n${body}`;
const HIDDEN = "GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n";
const TE = "Transfer-Encoding: chunked\r\n";

/** What a proxy before us may read otherwise: the hidden request must never be answered. */
const AMBIGUOUS: readonly (readonly [name: string, bytes: string])[] = [
  ["a length and chunks", post(`Content-Length: 4\r\n${TE}`, `0\r\n\r\n${HIDDEN}`)],
  ["chunks and a length", post(`${TE}Content-Length: ${HIDDEN.length}\r\n`, `0\r\n\r\n${HIDDEN}`)],
  ["two lengths", post(`Content-Length: 2\r\nContent-Length: ${2 + HIDDEN.length}\r\n`, `{}${HIDDEN}`)],
  ["a list of lengths", post(`Content-Length: 2, 2\r\n`, `{}${HIDDEN}`)],
  ["a length with a sign", post(`Content-Length: +2\r\n`, `{}${HIDDEN}`)],
  ["a negative length", post(`Content-Length: -2\r\n`, HIDDEN)],
  ["a length in hexadecimal", post(`Content-Length: 0x2\r\n`, `{}${HIDDEN}`)],
  ["a length beyond all numbers", post(`Content-Length: 99999999999999999999\r\n`, `{}${HIDDEN}`)],
  [
    "a blank before the colon",
    post(`Transfer-Encoding : chunked\r\nContent-Length: 5\r\n`, `0\r\n\r\n${HIDDEN}`),
  ],
  ["a folded header", post(`Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n`, `0\r\n\r\n${HIDDEN}`)],
  ["an unknown coding", post(`Transfer-Encoding: xchunked\r\n`, `0\r\n\r\n${HIDDEN}`)],
  ["a coding after chunks", post(`Transfer-Encoding: chunked, identity\r\n`, `0\r\n\r\n${HIDDEN}`)],
  [
    "chunks twice",
    post(`Transfer-Encoding: chunked, chunked\r\nContent-Length: 5\r\n`, `0\r\n\r\n${HIDDEN}`),
  ],
  ["a chunk of no number", post(TE, `zz\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
  ["a chunk beyond all numbers", post(TE, `FFFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
  ["a chunk longer than its size", post(TE, `1\r\n{}\r\n0\r\n\r\n${HIDDEN}`)],
  ["a NUL in a header", post(`X-A: a\0b\r\nContent-Length: 2\r\n`, `{}${HIDDEN}`)],
  ["a header without a name", post(`: a\r\nContent-Length: 2\r\n`, `{}${HIDDEN}`)],
  [
    "a bare CR in a header",
    post(`X-A: a\rTransfer-Encoding: chunked\r\nContent-Length: 2\r\n`, `{}${HIDDEN}`),
  ],
];

const get = (target: string, more = "") => `GET ${target} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

/** What is odd, and the first status that may answer it; 0: the connection is closed without one. */
const ODD: readonly (readonly [name: string, bytes: string | Buffer, statuses: readonly number[]])[] = [
  ["a target with a foreign host", get("http://evil.example/health/live"), [200, 400, 404]],
  [
    "a runtime call in absolute form",
    post("Content-Length: 2\r\n", "{}", "http://x/v1/responses"),
    [401, 404],
  ],
  ["a runtime call with two slashes", post("Content-Length: 2\r\n", "{}", "//x/v1/responses"), [401, 404]],
  ["a runtime call past a dot", post("Content-Length: 2\r\n", "{}", "/v1/public/../responses"), [401, 404]],
  ["a target with a fragment", post("Content-Length: 2\r\n", "{}", "/v1/responses#x"), [400, 401, 404]],
  ["a target of a file", get("file://x/health/live"), [200, 400, 404]],
  ["encoded dots", get("/%2e%2e/%2e%2e/etc/passwd"), [404]],
  ["dots encoded twice", get("/%252e%252e%252fetc/passwd"), [404]],
  ["a broken escape", get("/v1/public/robots/%zz/config"), [400, 404]],
  ["no target", "GET  HTTP/1.1\r\nHost: x\r\n\r\n", [400]],
  ["every target", "OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n", [204, 400, 404, 405]],
  ["CONNECT", "CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n", [0, 400, 404, 405]],
  ["TRACE", "TRACE /health/live HTTP/1.1\r\nHost: x\r\nX-Secret: s\r\n\r\n", [404, 405]],
  ["a method of nobody", "BREW /v1/public/robots/shop/sessions HTTP/1.1\r\nHost: x\r\n\r\n", [400]],
  ["a method in small letters", "get /health/live HTTP/1.1\r\nHost: x\r\n\r\n", [400]],
  ["DELETE", "DELETE /v1/public/robots/shop/sessions HTTP/1.1\r\nHost: x\r\n\r\n", [405]],
  ["no host", "GET /health/live HTTP/1.1\r\n\r\n", [400]],
  ["two hosts", get("/health/live", "Host: evil.example\r\n"), [400]],
  ["HTTP/0.9", "GET /health/live\r\n\r\n", [0, 200, 400]],
  ["HTTP/2 in the clear", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [0, 400]],
  ["TLS on a plain port", Buffer.from("16030100a5010000a10303", "hex"), [0, 400]],
  ["an upgrade", get("/health/live", "Connection: Upgrade\r\nUpgrade: websocket\r\n"), [200, 400, 426]],
  ["an expectation of nobody", get("/health/live", "Expect: the unexpected\r\n"), [200, 417]],
  ["a header of 20 kB", get("/health/live", `X-A: ${"a".repeat(20_000)}\r\n`), [431]],
  ["2,000 headers", get("/health/live", "X-A: a\r\n".repeat(2_000)), [200, 431]],
  ["a target of 20 kB", get(`/${"a".repeat(20_000)}`), [414, 431]],
  ["lines that end in LF", "GET /health/live HTTP/1.1\nHost: x\n\n", [0, 200, 400]],
  ["noise", Buffer.from(Array.from({ length: 600 }, (_, at) => (at * 7_919) % 256)), [0, 400]],
];

const isFault = (status: number) => status >= 500;

describe("a client that does not keep to the protocol", () => {
  it.each(AMBIGUOUS)("gets at most one answer: %s", async (_name, bytes) => {
    const text = await say(bytes);
    const statuses = statusesOf(text);
    expect(text).not.toContain('"openapi"');
    expect(statuses.length).toBeLessThanOrEqual(2);
    expect(statuses.filter(isFault)).toEqual([]);
  });

  it.each(ODD)("is answered in words of 4xx or as any other: %s", async (_name, bytes, expected) => {
    const text = await say(bytes);
    expect(expected, text.slice(0, 300)).toContain(statusesOf(text)[0] ?? 0);
    expect(text).not.toMatch(/X-Secret|root:|\bat .*\.js:/);
  });

  it("200 requests in one breath are answered in order", async () => {
    const text = await say(get("/health/live").repeat(200), 1_500);
    const statuses = statusesOf(text);
    expect([statuses.length, [...new Set(statuses)]]).toEqual([200, [200]]);
  });
});

describe("many connections that hold on", () => {
  it("half-open, slow, cut and reset: health is answered, and none of them stays", LONG, async () => {
    const counts = { ci: 1, nightly: 20 };
    const each = sized({ ci: 60, nightly: 200 });
    const countFiles = () => readdirSync(`/proc/${server.pid}/fd`).length;
    const before = process.platform === "linux" ? countFiles() : 0;
    const health = await watchHealth(server.url);
    const body = '{"consent_accepted":true}';
    for (const _ of rounds(`rounds of ${each * 4} hostile connections`, counts)) {
      const sockets = await Promise.all(Array.from({ length: each * 4 }, open));
      for (const socket of sockets) socket.on("error", () => undefined).resume();
      const [silent, slow, cut, reset] = [0, 1, 2, 3].map((kind) =>
        sockets.filter((_, at) => at % 4 === kind),
      );
      for (const socket of slow!) socket.write(post(`Content-Length: ${body.length}\r\n`, ""));
      for (const socket of cut!) socket.write(post("Content-Length: 900\r\n", body));
      for (const socket of reset!) socket.write(post(TE, `19\r\n${body}\r\n`));
      for (const letter of body.slice(0, 12)) {
        for (const socket of slow!) socket.write(letter);
        await pause(50);
      }
      for (const socket of cut!) socket.end();
      for (const socket of reset!) socket.resetAndDestroy();
      for (const socket of [...silent!, ...slow!]) socket.destroy();
      expect((await server.call("/v1/public/robots/shop/sessions", JSON.parse(body))).status).toBe(201);
    }
    const watched = await health.stop();
    report(`hostile connections: ${describeHealth(watched)}`);
    expectHealthy(watched);
    expect(server.isRunning()).toBe(true);
    expect(server.stderr()).not.toMatch(/request failed|unhandled|ERROR/i);
    if (before > 0) await expect.poll(countFiles, { timeout: 5_000 }).toBeLessThan(before + 10);
  });

  // Too long to wait for in every run.
  it.each(sized({ ci: [], nightly: [30] }))(
    "headers that never end: closed after 15 s, when the server looks next, which it does every %s s",
    { timeout: 60_000 },
    async (look_s) => {
      const socket = await open();
      const started = performance.now();
      socket.write("GET /health/live HTTP/1.1\r\nHost: x\r\nX-A: ");
      let text = "";
      socket.setEncoding("latin1").on("data", (piece: string) => (text += piece));
      await new Promise((resolve) => socket.once("close", resolve));
      expect(statusesOf(text)).toEqual([408]);
      expect(performance.now() - started).toBeLessThan((15 + look_s + 5) * 1_000);
      report(`unfinished headers: closed after ${Math.round((performance.now() - started) / 1_000)} s`);
    },
  );
});
