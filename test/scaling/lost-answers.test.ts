/** A database server whose answer to any one call is lost on its way: what was done stands once, and a retry is served at once. */
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findSqld, type Sqld, startSqld } from "../adapters/storage/sqld.ts";
import { type Receiver, startReceiver } from "../support/receiver.ts";
import { seedServed, type Served, serveOn } from "../support/served.ts";

const RECOVERY_MS = 5_000;
const QUESTION = { message: "Are you open on Sundays?" };
/** More calls than a message or a finish makes. */
const CALLS = 16;

type Loss = (response: http.ServerResponse, body: Buffer) => void;

const LOSSES: [string, Loss][] = [
  ["a 502 page", (response) => response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad</h1>")],
  ["half its JSON", (response, body) => response.writeHead(200).end(body.subarray(0, body.length / 2))],
  ["a reset", (response) => response.socket?.resetAndDestroy()],
];

/** Passes everything on; `lose` takes the answer of the call of that number, once. */
async function startProxy(port: number) {
  const proxy = { url: "", calls: 0, at: 0, lose: LOSSES[0]![1] };
  const pass = (request: http.IncomingMessage, response: http.ServerResponse): void => {
    const isLost = (proxy.calls += 1) === proxy.at;
    const { method, url } = request;
    const headers = { ...request.headers, "accept-encoding": "identity" };
    const passed = http.request({ host: "127.0.0.1", port, path: url, method, headers, agent: false });
    passed.on("error", () => response.destroy());
    passed.on("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (bytes: Buffer) => parts.push(bytes));
      answer.on("end", () => {
        const body = Buffer.concat(parts);
        if (isLost) return proxy.lose(response, body);
        const { "content-type": type = "application/json" } = answer.headers;
        return void response.writeHead(answer.statusCode ?? 0, { "content-type": type }).end(body);
      });
    });
    request.pipe(passed);
  };
  const server = http.createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(proxy, {
    lose_at: (at: number, lose: Loss) => Object.assign(proxy, { calls: 0, at, lose }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

const program = findSqld();

describe.skipIf(!program)("a libSQL server whose answer is lost (left out without TEST_SQLD)", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-lost-"));
  let sqld: Sqld;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let receiver: Receiver;
  let server: Served;
  beforeAll(async () => {
    sqld = await startSqld(program!);
    proxy = await startProxy(sqld.port);
    receiver = await startReceiver();
    const environment = {
      CHAT_ASSISTANT_DATABASE_URL: proxy.url,
      CHAT_ASSISTANT_RELAY_TRANSPORT: "http",
      CHAT_ASSISTANT_RELAY_HTTP_URL: receiver.url,
      CHAT_ASSISTANT_RELAY_HTTP_ALLOW_PRIVATE: "true",
      CHAT_ASSISTANT_SWEEPS_ENABLED: "false",
    };
    await seedServed(folder, path.join(folder, "data"), environment);
    server = await serveOn(path.join(folder, "data"), environment);
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    proxy.close();
    await receiver.close();
    await sqld.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(LOSSES)(
    "%s: a message is kept once, a conversation delivered once, and a retry waits for nothing",
    async (name, lose) => {
      for (let at = 1; at <= CALLS; at += 1) {
        proxy.lose_at(0, lose);
        const { json } = await server.call("/v1/public/robots/shop/sessions", { consent_accepted: true });
        const where = `/v1/public/sessions/${json.session_id}`;
        const key = { "idempotency-key": `${name.replaceAll(" ", "-")}-${at}` };
        const ask = () => server.call(`${where}/messages`, QUESTION, key);
        const reach = async (endpoint: string, body: object) => {
          proxy.lose_at(0, lose);
          const { json: other } = await server.call("/v1/public/robots/shop/sessions", {
            consent_accepted: true,
          });
          const send = () => server.call(`/v1/public/sessions/${other.session_id}/${endpoint}`, body, key);
          proxy.lose_at(at, lose);
          await send();
          return send();
        };
        proxy.lose_at(at, lose);
        const first = await ask();
        expect(proxy.calls).toBeLessThanOrEqual(CALLS);
        proxy.lose_at(0, lose);
        if (first.status !== 200) {
          expect([at, first.status, first.json.code]).toEqual([at, 503, "database_unavailable"]);
          expect(Number(first.headers["retry-after"])).toBeGreaterThan(0);
        }
        const again = await ask();
        expect([at, again.status, again.json.question_count]).toEqual([at, 200, 1]);
        proxy.lose_at(0, lose);
        const next = await server.call(`${where}/messages`, QUESTION);
        expect([at, next.json.question_count]).toEqual([at, 2]);
        proxy.lose_at(at, lose);
        const finished = await server.call(`${where}/finish`, {});
        expect([200, 503]).toContain(finished.status);
        const ended = await server.call(`${where}/finish`, {});
        expect([at, ended.status, ended.json.forms_relay_status]).toEqual([at, 200, "sent"]);
        const rated = await reach("feedback", { rating: "down", feedback_reason: "Other" });
        const left = await reach("contact-handoffs", { consent_accepted: true, email: "marie@example.com" });
        expect([at, rated.status, left.status, left.json.status]).toEqual([at, 201, 201, "contact_created"]);
        const slowest_ms = Math.max(first.ms, again.ms, next.ms, finished.ms, ended.ms);
        expect(slowest_ms).toBeLessThan(RECOVERY_MS);
      }
      expect([...receiver.deliveries.values()].filter((count) => count > 1)).toEqual([]);
    },
    120_000,
  );
});
