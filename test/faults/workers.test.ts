/** What holds in one process holds across the workers of `serve --workers`: on one embedded file, under requests at once. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { begin, DATA, OFF, prepareRobots, serve, times } from "../support/workers.ts";

prepareRobots();

describe("what holds in one process holds across workers", () => {
  it("the limit of questions is exact, and a token is redeemed once", { timeout: 60_000 }, async () => {
    const { call, lines, stop } = await serve(OFF);
    for (let round = 0; round < 5; round += 1) {
      const id = await begin(call, "limited");
      const replies = await times(24, (index) =>
        call(`/v1/public/sessions/${id}/messages`, { message: `Open? ${index}` }),
      );
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(replies.filter(({ status }) => status === 403)).toHaveLength(21);
      const issued = await call(`/v1/public/sessions/${id}/expand-tokens`, {});
      const redeems = await times(24, () => call(`/v1/public/expand-tokens/${issued.json.token}/redeem`, {}));
      expect(redeems.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(redeems.filter(({ status }) => status === 410)).toHaveLength(23);
    }
    await stop();
    const workers = lines().filter(({ endpoint }) => endpoint === "redeem_expand_token");
    expect(new Set(workers.map(({ worker }) => worker)).size).toBe(3);
  });

  it("a transcript of which nothing is written comes along with its token", { timeout: 60_000 }, async () => {
    const { call, stop } = await serve(OFF);
    for (let round = 0; round < 8; round += 1) {
      const id = await begin(call, "quiet");
      const created_at = "2026-01-15T12:00:00.000Z";
      const history = [{ message_id: `msg_${round}`, role: "user", text: `Round ${round}`, created_at }];
      const issued = await call(`/v1/public/sessions/${id}/expand-tokens`, { history });
      const redeemed = await call(`/v1/public/expand-tokens/${issued.json.token}/redeem`, {});
      expect(redeemed.json.transcript).toMatchObject([{ text: `Round ${round}` }]);
    }
    await stop();
  });

  it("a repeated message of which nothing is written is answered once", { timeout: 60_000 }, async () => {
    const { call, stop } = await serve(OFF);
    const id = await begin(call, "quiet");
    const headers = { "idempotency-key": "one" };
    const message = { message: "Are you open on Sundays?" };
    const replies = await times(12, () => call(`/v1/public/sessions/${id}/messages`, message, headers));
    expect(new Set(replies.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect(replies[0]!.json.question_count).toBe(1);
    await stop();
  });

  it("rate limits are the installation's, not each worker's", { timeout: 60_000 }, async () => {
    const { call, stop } = await serve({ CHAT_ASSISTANT_RATE_LIMITS_SESSION_CREATE_CLIENT_POINTS: "7" });
    const replies = await times(30, () =>
      call("/v1/public/robots/shop/sessions", { consent_accepted: true }),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(7);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(23);
    await stop();
  });

  it("one worker sweeps", { timeout: 60_000 }, async () => {
    const { call, lines, stop } = await serve({ ...OFF, CHAT_ASSISTANT_SWEEPS_PATTERN: "* * * * * *" });
    await times(30, () => begin(call, "shop"));
    const database = await openDatabase({ url: path.join(DATA, "chat-assistant.db") });
    await database.write([{ sql: "UPDATE sessions SET deadline_at = 1 WHERE status = 'active'" }]);
    await database.close();
    const swept = () =>
      lines().filter(({ message, sweep }) => message === "swept" && sweep === "idle sessions");
    await expect.poll(() => swept().reduce((sum, { done }) => sum + done, 0)).toBeGreaterThanOrEqual(30);
    await stop();
    expect(new Set(lines().flatMap(({ message, worker }) => (message === "swept" ? [worker] : [])))).toEqual(
      new Set([1]),
    );
  });
});

describe("workers that are killed while they finish conversations", () => {
  it("lose nothing that was acknowledged, and deliver nothing twice", { timeout: 120_000 }, async () => {
    const receiver = await startReceiver();
    const { call, pids, stop } = await serve({
      ...OFF,
      CHAT_ASSISTANT_LOG_ACCESS: "false",
      CHAT_ASSISTANT_RELAY_TRANSPORT: "http",
      CHAT_ASSISTANT_RELAY_HTTP_URL: receiver.url,
      CHAT_ASSISTANT_RELAY_HTTP_ALLOW_PRIVATE: "true",
    });
    const sessions: string[] = [];
    const acknowledged = new Map<string, unknown>();
    for (let round = 0; round < 6; round += 1) {
      const begun = await times(10, () => begin(call, "shop"));
      sessions.push(...begun);
      await times(10, (at) =>
        call(`/v1/public/sessions/${begun[at]}/messages`, { message: "Open on Sundays?" }),
      );
      const before = pids();
      const victim = before.get(1 + (round % 3))!;
      const finishing = begun.map(async (id) => {
        const reply = await call(`/v1/public/sessions/${id}/finish`, {}).catch(() => null);
        if (reply?.status === 200) acknowledged.set(id, reply.json);
      });
      await pause(Math.random() * 40);
      process.kill(victim, "SIGKILL");
      await Promise.all(finishing);
      await expect.poll(() => pids().get(1 + (round % 3))).not.toBe(victim);
    }
    const results = await Promise.all(sessions.map((id) => call(`/v1/public/sessions/${id}/finish`, {})));
    await stop();
    await receiver.close();
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200]));
    for (const [at, { json }] of results.entries()) {
      if (json.forms_relay_status === "failed") expect(json.forms_relay_error).toBe("interrupted");
      else expect(json.forms_relay_status).toBe("sent");
      const first = acknowledged.get(sessions[at]!);
      if (first) expect(json).toEqual(first);
    }
    expect(acknowledged.size).toBeGreaterThan(0);
    expect([...receiver.deliveries.values()].filter((count) => count > 1)).toEqual([]);
  });
});

async function startReceiver() {
  const deliveries = new Map<string, number>();
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      const id = String(request.headers["webhook-id"]);
      deliveries.set(id, (deliveries.get(id) ?? 0) + 1);
      setTimeout(() => response.end('{"id":"sub"}'), 5);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url, deliveries, close };
}
