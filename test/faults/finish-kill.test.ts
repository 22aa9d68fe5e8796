/**
 * Finishes and their relays while processes are killed or compete. Over 250 lines: both scenarios run on one installation,
 * and one receiver counts what either of them delivered.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/adapters/storage/open-database.ts";
import { runCommand, start } from "../support/command.ts";
import { writeTenant } from "../support/tenant-folder.ts";

const SESSIONS = 200;
const SITE = "https://site.example";

const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-finish-"));
const data = path.join(folder, "data");
const deliveries = new Map<string, number>();
let receiver: Server;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    request.resume().on("end", () => {
      const id = String(request.headers["webhook-id"]);
      deliveries.set(id, (deliveries.get(id) ?? 0) + 1);
      setTimeout(() => response.end('{"id":"sub"}'), 5);
    });
  }).listen(0, "127.0.0.1");
  await new Promise((done) => receiver.once("listening", done));
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
  rmSync(folder, { recursive: true, force: true });
});

const environment = () => ({
  CHAT_ASSISTANT_LOG_LEVEL: "error",
  CHAT_ASSISTANT_RATE_LIMITS_MODE: "off",
  CHAT_ASSISTANT_RELAY_TRANSPORT: "http",
  CHAT_ASSISTANT_RELAY_HTTP_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
  CHAT_ASSISTANT_RELAY_HTTP_ALLOW_PRIVATE: "true",
});

async function serve() {
  const server = start(["serve", "--data", data, "--port", "0"], environment());
  const output = await server.waitFor(/Serving at (http:\S+)/, "stderr");
  const url = /Serving at (http:\S+)/.exec(output)![1]!;
  const post = async (where: string, body?: unknown): Promise<any> => {
    const reply = await fetch(url + where, {
      method: "POST",
      ...(body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {}),
    });
    return { status: reply.status, json: await reply.json() };
  };
  const kill = () => {
    server.child.kill("SIGKILL");
    return server.finished;
  };
  return { url, post, kill, stop: () => (server.child.kill("SIGTERM"), server.finished) };
}

async function seed(): Promise<void> {
  const tenant = path.join(folder, "acme");
  const limited = `max_questions_per_session: 3\nwidget_enabled: true\nwidget_origins: [${SITE}]\n`;
  writeTenant(tenant, { shop: "", limited });
  expect((await runCommand(["seed", tenant, "--data", data])).code).toBe(0);
}

async function begin(server: Awaited<ReturnType<typeof serve>>): Promise<string> {
  const { json } = await server.post("/v1/public/robots/shop/sessions", { consent_accepted: true });
  await server.post(`/v1/public/sessions/${json.session_id}/messages`, {
    message: "Are you open on Sundays?",
  });
  return json.session_id;
}

describe("kill -9 at random moments during 200 finishes", () => {
  it(
    "leaves no session without a recorded outcome after a restart, and never two automatic deliveries",
    { timeout: 180_000 },
    async () => {
      await seed();
      let server = await serve();
      const sessions: string[] = [];
      while (sessions.length < SESSIONS) {
        sessions.push(...(await Promise.all(Array.from({ length: 20 }, () => begin(server)))));
      }
      const left = [...sessions];
      let kills = 0;
      while (left.length > 0) {
        const batch = left.splice(0, 20);
        const finishing = batch.map((id) =>
          server.post(`/v1/public/sessions/${id}/finish`).catch(() => null),
        );
        await pause(Math.random() * 60);
        await server.kill();
        await Promise.all(finishing);
        kills += 1;
        server = await serve();
      }
      expect(kills).toBe(10);
      const results = await Promise.all(
        sessions.map((id) => server.post(`/v1/public/sessions/${id}/finish`)),
      );
      await server.stop();

      const outcomes = results.map(({ json }) => json.forms_relay_status);
      expect(results.every(({ status }) => status === 200)).toBe(true);
      expect(outcomes.every((outcome) => outcome === "sent" || outcome === "failed")).toBe(true);
      const failed = results.filter(({ json }) => json.forms_relay_status === "failed");
      expect(failed.every(({ json }) => json.forms_relay_error === "interrupted")).toBe(true);
      expect([...deliveries.values()].every((count) => count === 1)).toBe(true);
      expect(outcomes.filter((outcome) => outcome === "sent").length).toBeLessThanOrEqual(deliveries.size);

      const listed = JSON.parse(
        (await runCommand(["relays", "list", "--json", "--data", data], environment())).stdout,
      );
      expect(listed.relays).toHaveLength(SESSIONS);
      expect(listed.relays.some((relay: { status: string }) => relay.status === "attempting")).toBe(false);
    },
  );

  it("a failed relay is replayed by hand with the same relay id, audited; the chain is whole", async () => {
    const { relays } = JSON.parse(
      (await runCommand(["relays", "list", "--json", "--data", data], environment())).stdout,
    );
    const [relay] = relays;
    const before = deliveries.get(relay.relay_id) ?? 0;
    const replayed = await runCommand(
      ["relays", "replay", relay.protocol_number, "--json", "--data", data],
      environment(),
    );
    expect([replayed.code, JSON.parse(replayed.stdout).status]).toEqual([0, "sent"]);
    expect(deliveries.get(relay.relay_id)).toBe(before + 1);
    const shown = JSON.parse(
      (await runCommand(["relays", "show", relay.protocol_number, "--json", "--data", data])).stdout,
    );
    expect(shown.relays.map(({ kind }: { kind: string }) => kind)).toEqual(["replay", "automatic"]);
    const audit = JSON.parse((await runCommand(["audit", "list", "--json", "--data", data])).stdout);
    expect(audit.entries[0]).toMatchObject({ action: "relay.replayed", subject: relay.protocol_number });
    expect((await runCommand(["audit", "verify", "--data", data])).code).toBe(0);
  });
});

describe("two processes on one database", () => {
  beforeAll(async () => {
    if (!existsSync(data)) await seed();
  });

  it(
    "finishes in both at once make one delivery and answer the same; redeems give one winner",
    { timeout: 60_000 },
    async () => {
      const [first, second] = [await serve(), await serve()];
      try {
        for (let round = 0; round < 15; round++) {
          const id = await begin(first);
          const sent = deliveries.size;
          const tokens = await first.post(`/v1/public/sessions/${id}/expand-tokens`);
          const redeems = await Promise.all(
            Array.from({ length: 10 }, (_, index) =>
              (index % 2 ? first : second).post(`/v1/public/expand-tokens/${tokens.json.token}/redeem`),
            ),
          );
          expect(redeems.filter(({ status }) => status === 200)).toHaveLength(1);
          const finishes = await Promise.all(
            Array.from({ length: 10 }, (_, index) =>
              (index % 2 ? first : second).post(`/v1/public/sessions/${id}/finish`),
            ),
          );
          expect(new Set(finishes.map(({ json }) => JSON.stringify(json))).size).toBe(1);
          expect(finishes[0]!.json.forms_relay_status).toBe("sent");
          expect(deliveries.size).toBe(sent + 1);
        }
        expect([...deliveries.values()].filter((count) => count > 2)).toEqual([]);
      } finally {
        await Promise.all([first.stop(), second.stop()]);
      }
    },
  );

  it(
    "the question limit is exact, and after a block no session of the client appears, in both at once",
    {
      timeout: 60_000,
    },
    async () => {
      const [first, second] = [await serve(), await serve()];
      const either = (index: number) => (index % 2 ? first : second);
      try {
        for (let round = 0; round < 15; round++) {
          const { json } = await first.post("/v1/public/robots/limited/sessions", { consent_accepted: true });
          const replies = await Promise.all(
            Array.from({ length: 10 }, (_, index) =>
              either(index).post(`/v1/public/sessions/${json.session_id}/messages`, {
                message: `Open? ${index}`,
              }),
            ),
          );
          expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
          expect(replies.filter(({ status }) => status === 403)).toHaveLength(7);
        }
        const create = (index: number) =>
          fetch(`${either(index).url}/v1/public/widgets/limited/sessions`, {
            method: "POST",
            headers: { "content-type": "application/json", origin: SITE },
            body: '{"consent_accepted":true}',
          });
        const begun = (await (await create(0)).json()) as { protocol_number: string };
        let isBlocked = false;
        const late: number[] = [];
        const creating = Promise.all(
          Array.from({ length: 8 }, async (_, index) => {
            for (let count = 0; count < 200; count++) {
              const wasBlocked = isBlocked;
              const { status } = await create(index);
              if (wasBlocked) late.push(status);
              if (late.length > 40) return;
            }
          }),
        );
        expect((await runCommand(["abuse", "block", begun.protocol_number, "--data", data])).code).toBe(0);
        isBlocked = true;
        await creating;
        expect(late.length).toBeGreaterThan(0);
        expect(late.every((status) => status === 403)).toBe(true);
      } finally {
        await Promise.all([first.stop(), second.stop()]);
      }
    },
  );

  it(
    "an idle sweep of another process against messages: nothing lands on a closed session",
    { timeout: 90_000 },
    async () => {
      const server = await serve();
      try {
        for (let round = 0; round < 6; round++) {
          const ids = await Promise.all(
            Array.from({ length: 8 }, async () => {
              const { json } = await server.post("/v1/public/robots/shop/sessions", {
                consent_accepted: true,
              });
              return json.session_id as string;
            }),
          );
          const database = await openDatabase({ url: path.join(data, "chat-assistant.db") });
          await database.write([{ sql: "UPDATE sessions SET deadline_at = 1 WHERE status = 'active'" }]);
          const sweeping = runCommand(["sweep", "--json", "--data", data], environment());
          await pause(Math.random() * 900);
          const replies = await Promise.all(
            ids.map((id) =>
              server.post(`/v1/public/sessions/${id}/messages`, { message: "Are you open on Sundays?" }),
            ),
          );
          expect((await sweeping).code).toBe(0);
          for (const [index, { status }] of replies.entries()) {
            const rows = await database.read<{ status: string; turns: number }>({
              sql: `SELECT status, (SELECT count(*) FROM messages m WHERE m.session_key = s.session_key) AS turns
              FROM sessions s WHERE session_id = :session_id`,
              args: { session_id: ids[index]! },
            });
            expect([200, 403]).toContain(status);
            expect(rows[0]!.turns).toBe(status === 200 ? 2 : 0);
            if (status === 403) expect(rows[0]!.status).toBe("closed");
          }
          await database.close();
        }
      } finally {
        await server.stop();
      }
    },
  );
});
