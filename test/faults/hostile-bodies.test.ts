/**
 * Generated bodies to every endpoint of a running server: each is answered with what the contract declares for it, none with
 * a fault of ours, the process goes on, and health is answered meanwhile.
 */
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { SERVED_ENDPOINTS, SHARED_REFUSALS } from "../../src/contract/endpoints.ts";
import { REASONS } from "../../src/contract/errors.ts";
import { runCommand } from "../support/command.ts";
import { describeHealth, expectHealthy, watchHealth } from "../support/health-watch.ts";
import { type HostileBody, hostileBodies } from "../support/hostile-bodies.ts";
import { type Served, seedServed, serveOn } from "../support/served.ts";
import { LONG, report, rounds } from "../support/size.ts";

const BATCH = 40;
const CLIENTS = 8;
const SEED = Number(process.env["FAULTS_SEED"] ?? Date.now() % 1_000_000);
const folder = mkdtempSync(path.join(os.tmpdir(), "chat-assistant-hostile-"));
const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
const bodies = new Map(SERVED_ENDPOINTS.map((endpoint) => [endpoint.id, hostileBodies(endpoint.request)]));
const WILD_PARTS = [
  "%00",
  "%2e%2e%2f",
  "a".repeat(3_000),
  "__proto__",
  "%ff%fe",
  "shop%20",
  "%F0%9F%99%82",
  "*",
];

let server: Served;
let api_key: string;
beforeAll(async () => {
  const data = path.join(folder, "data");
  await seedServed(folder, data);
  const words = ["keys", "issue", "--tenant", "acme", "--scopes", "responses,chat_completions"];
  api_key = (await runCommand([...words, "--data", data])).stdout.trim();
  server = await serveOn(data);
});
afterAll(async () => {
  agent.destroy();
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** What fills the paths of a batch: what exists, so that bodies come far, and what does not. */
async function preparePlaces(): Promise<Readonly<Record<string, string>>> {
  const begun = await server.call("/v1/public/robots/shop/sessions", { consent_accepted: true });
  const issued = await server.call(`/v1/public/sessions/${begun.json.session_id}/expand-tokens`, {});
  return {
    slug: "shop",
    sessionId: begun.json.session_id,
    token: issued.json.token,
    model: "chat-assistant",
  };
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

function send(where: string, method: string, body: HostileBody): Promise<Answered> {
  return new Promise((resolve) => {
    const headers = {
      ...(body.content_type ? { "content-type": body.content_type } : {}),
      "content-length": body.bytes.length,
      authorization: `Bearer ${api_key}`,
      accept: body.bytes.length % 2 ? "text/event-stream" : "application/json",
    };
    const request = http.request(server.url + where, { agent, method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
      response.on("error", () => resolve({ status: 0, text }));
    });
    request.on("error", (error) => resolve({ status: 0, text: String(error) }));
    request.end(body.bytes);
  });
}

/** What is wrong with an answer; null: it is one that the endpoint declares. */
function judge(endpoint: Endpoint, { status, text }: Answered): string | null {
  if (status === endpoint.success.status || status === 200) return null;
  if (status === 0 || status >= 500) return `${status} ${text.slice(0, 200)}`;
  const body = JSON.parse(text);
  const code = (body.code ?? body.error?.code) as keyof typeof REASONS;
  const declared: readonly string[] = [...endpoint.refusals, ...SHARED_REFUSALS, "unknown_route"];
  if (!declared.includes(code)) return `${status} ${code} is not declared`;
  return REASONS[code].status === status ? null : `${status} for ${code}`;
}

describe("generated bodies to every endpoint", () => {
  it(`are answered as declared, and the server goes on (FAULTS_SEED=${SEED})`, LONG, async () => {
    const health = await watchHealth(server.url);
    const statuses = new Map<number, number>();
    let sent = 0;
    let slowest = { ms: 0, shown: "" };
    for (const round of rounds(`batches of ${BATCH} bodies`, { ci: 50, nightly: 2_500 })) {
      const endpoint = SERVED_ENDPOINTS[round % SERVED_ENDPOINTS.length]!;
      const places = await preparePlaces();
      const batch = fc.sample(bodies.get(endpoint.id)!, { numRuns: BATCH, seed: SEED + round });
      const work = batch.entries();
      const clients = Array.from({ length: CLIENTS }, async () => {
        for (const [at, body] of work) {
          const part = at % 9 === 8 ? WILD_PARTS[(round + at) % WILD_PARTS.length]! : null;
          const where = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => part ?? places[name]!);
          const started = performance.now();
          const answered = await send(where, endpoint.method, body);
          const ms = Math.round(performance.now() - started);
          const wrong = judge(endpoint, answered);
          const shown = `${endpoint.id} seed ${SEED + round} body ${at}: ${body.bytes.toString("latin1").slice(0, 300)}`;
          expect(wrong, shown).toBeNull();
          if (ms > slowest.ms) slowest = { ms, shown: shown.slice(0, 120) };
          statuses.set(answered.status, (statuses.get(answered.status) ?? 0) + 1);
          sent += 1;
        }
      });
      await Promise.all(clients);
    }
    const watched = await health.stop();
    expect(server.isRunning()).toBe(true);
    expect(server.stderr()).not.toMatch(/request failed|unhandled/i);
    const counts = [...statuses]
      .toSorted(([left], [right]) => left - right)
      .map(([status, count]) => `${status}: ${count}`);
    report(`${sent} bodies, answered ${counts.join(", ")}; ${describeHealth(watched)}`);
    report(`the slowest took ${slowest.ms} ms: ${slowest.shown}`);
    expectHealthy(watched);
    // Most of what is generated must come further than the first check, or it tests nothing else.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(sent / 20);
  });
});
