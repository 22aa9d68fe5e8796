/** What may happen once happens once, however many ask for it in the same instant. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { race } from "../support/last-byte.ts";
import { type Served, seedServed, serveOn } from "../support/served.ts";
import { LONG, report, rounds } from "../support/size.ts";

const REDEEMS = 50;
const FINISHES = 20;
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-once-"));
const deliveries = new Map<string, number>();
const receiver = createServer((request, response) => {
  request.resume().on("end", () => {
    const id = String(request.headers["webhook-id"]);
    deliveries.set(id, (deliveries.get(id) ?? 0) + 1);
    response.end('{"id":"sub"}');
  });
});
let server: Served;

beforeAll(async () => {
  const data = path.join(folder, "data");
  await seedServed(folder, data);
  receiver.listen(0, "127.0.0.1");
  await once(receiver, "listening");
  server = await serveOn(data, {
    CHAT_ASSISTANT_RELAY_TRANSPORT: "http",
    CHAT_ASSISTANT_RELAY_HTTP_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
    CHAT_ASSISTANT_RELAY_HTTP_ALLOW_PRIVATE: "true",
  });
});
afterAll(async () => {
  await server.stop();
  receiver.closeAllConnections();
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

async function begin(): Promise<string> {
  const { json } = await server.call("/v1/public/robots/shop/sessions", { consent_accepted: true });
  return json.session_id;
}

describe("requests whose last bytes arrive together", () => {
  it(`${REDEEMS} redeems of a token: one winner, the others 410`, LONG, async () => {
    let winners = 0;
    let tokens = 0;
    const session_id = await begin();
    for (const round of rounds(`tokens × ${REDEEMS} redeems`, { ci: 30, nightly: 1_000 })) {
      tokens = round + 1;
      const issued = await server.call(`/v1/public/sessions/${session_id}/expand-tokens`, {});
      const redeem = `${server.url}/v1/public/expand-tokens/${issued.json.token}/redeem`;
      const replies = await race(redeem, { times: REDEEMS });
      const won = replies.filter(({ status }) => status === 200);
      expect(replies.filter(({ status }) => status === 410)).toHaveLength(REDEEMS - 1);
      expect(won.map(({ json }) => json.session_id)).toEqual([session_id]);
      winners += won.length;
    }
    expect(winners).toBe(tokens);
    report(`exactly one: ${winners} winners of ${tokens} tokens`);
  });

  it(`${FINISHES} finishes of a session: one delivery, the same answer to all`, LONG, async () => {
    let finished = 0;
    for (const round of rounds(`finishes × ${FINISHES}`, { ci: 30, nightly: 1_000 })) {
      finished = round + 1;
      const id = await begin();
      const asked = await server.call(`/v1/public/sessions/${id}/messages`, { message: "Open on Sundays?" });
      expect(asked.status).toBe(200);
      const replies = await race(`${server.url}/v1/public/sessions/${id}/finish`, { times: FINISHES });
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(replies.map(({ json }) => JSON.stringify(json))).size).toBe(1);
      expect(replies[0]!.json.forms_relay_status).toBe("sent");
    }
    expect(deliveries.size).toBe(finished);
    expect([...deliveries.values()].filter((count) => count !== 1)).toEqual([]);
    report(`exactly one: ${deliveries.size} deliveries of ${finished} finished sessions`);
  });

  it("20 contact handoffs of a session, and a message 20 times under one key: once each", LONG, async () => {
    for (const round of rounds("handoffs and repeated messages × 20", { ci: 10, nightly: 200 })) {
      const id = await begin();
      const at = `${server.url}/v1/public/sessions/${id}`;
      const repeated = await race(`${at}/messages`, {
        times: 20,
        body: '{"message":"Open on Sundays?"}',
        headers: `Idempotency-Key: message-${round}\r\n`,
      });
      expect(new Set(repeated.map(({ json }) => JSON.stringify(json))).size).toBe(1);
      expect(repeated[0]!.json.question_count).toBe(1);
      const email = `marie${round}@example.com`;
      const body = JSON.stringify({ consent_accepted: true, name: "Marie", email });
      const replies = await race(`${at}/contact-handoffs`, { times: 20, body });
      // The same contact twenty times is one, of which all are told.
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(replies.map(({ json }) => json.contact_id)).size).toBe(1);
      const other = JSON.stringify({ consent_accepted: true, name: "Paul", email });
      const others = await race(`${at}/contact-handoffs`, { times: 2, body: other });
      expect(others.map(({ status }) => status)).toEqual([403, 403]);
    }
  });
});
