/** Traces of real requests, from the visitor's header to the model's, at a collector that checks their shape. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Adapters } from "../../src/appliance/adapters.ts";
import { Secret } from "../../src/settings/secrets.ts";
import { robotSeed, startAppliance, type TestAppliance, tenantSeed } from "../support/appliance.ts";
import { createVisitor } from "../support/visitor.ts";
import { type Collector, type ReceivedSpan, startCollector } from "../support/collector.ts";
import { delta, DONE, finish, type ScriptedServer, startScripted } from "../upstream/scripted-server.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLER = "00f067aa0ba902b7";
const QUESTION = "Can zanzibar bicycles be returned within 30 days?";

let collector: Collector;
let upstream: ScriptedServer;
let house: TestAppliance;
beforeEach(async () => {
  collector = await startCollector();
  upstream = await startScripted(() => ({
    steps: [delta("Bicycles can be returned within 30 days."), finish(), DONE],
  }));
});
afterEach(async () => {
  await house.stop();
  await upstream.close();
  await collector.close();
  expect(collector.faults).toEqual([]);
});

async function begin(
  settings: Record<string, unknown> = {},
  replaced: Partial<Adapters> = {},
): Promise<string> {
  house = await startAppliance({
    replaced,
    seed: tenantSeed([robotSeed({ slug: "shop" })]),
    secrets: { "tracing.headers": new Secret("x-key=secret") },
    settings: {
      "tracing.endpoint": collector.url,
      "sweeps.enabled": false,
      "answers.engine": "model",
      "answers.model.base_url": upstream.base_url,
      "answers.model.model": "acme-1",
      ...settings,
    },
  });
  return visitor.newSession();
}

const visitor = createVisitor(() => house);
const ask = (id: string, headers: Record<string, string> = {}) =>
  visitor.send(id, { message: QUESTION }, headers);

// What is queued is sent at the end.
async function collect(): Promise<readonly ReceivedSpan[]> {
  await house.appliance.close();
  return collector.spans;
}

const named = (spans: readonly ReceivedSpan[], name: string): ReceivedSpan[] =>
  spans.filter((span) => span.name === name);

describe("a traced request", () => {
  it("is named by its log lines, that of a fault too", async () => {
    const lines: unknown[] = [];
    const keep = (message: string, fields: Record<string, unknown> = {}) =>
      void lines.push([message, fields["trace_id"]]);
    const log = { error: keep, warn: keep, info: keep, debug: keep };
    const answer = () => Promise.reject(new Error("the engine broke"));
    const id = await begin({ "log.access": true }, { log, answerer: { answer } });
    lines.length = 0;
    await ask(id, { traceparent: `00-${TRACE}-${CALLER}-01` });
    await collect();
    expect(lines).toEqual([
      ["request failed", TRACE],
      ["request", TRACE],
    ]);
  });

  it("continues the caller's trace, and the model's call continues it", async () => {
    const id = await begin();
    const headers = { traceparent: `00-${TRACE}-${CALLER}-01`, tracestate: "vendor=1" };
    expect((await ask(id, headers)).status).toBe(200);
    const spans = (await collect()).filter(({ traceId }) => traceId === TRACE);

    const [request] = named(spans, "POST /v1/public/sessions/{sessionId}/messages");
    expect(request).toMatchObject({
      parentSpanId: CALLER,
      traceState: "vendor=1",
      kind: 2,
      status: {},
      attributes: { "http.request.method": "POST", "http.response.status_code": "200" },
    });
    const [answer] = named(spans, "answer");
    expect(answer).toMatchObject({
      parentSpanId: request!.spanId,
      kind: 1,
      attributes: { "chat_assistant.outcome": "answered" },
    });
    const [chat] = named(spans, "chat acme-1");
    expect(chat).toMatchObject({
      parentSpanId: answer!.spanId,
      kind: 3,
      attributes: {
        "gen_ai.operation.name": "chat",
        "gen_ai.request.model": "acme-1",
        "server.address": "127.0.0.1",
      },
    });
    expect(named(spans, "database write").every(({ parentSpanId }) => parentSpanId === request!.spanId)).toBe(
      true,
    );
    expect(named(spans, "database write").length).toBeGreaterThanOrEqual(2);
    expect(upstream.seen[0]?.headers).toMatchObject({
      traceparent: `00-${TRACE}-${chat!.spanId}-01`,
      tracestate: "vendor=1",
    });
    for (const { startTimeUnixNano, endTimeUnixNano } of spans) {
      expect(BigInt(startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(request!.startTimeUnixNano));
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
    }
    expect(collector.exports[0]?.headers["x-key"]).toBe("secret");
    expect(collector.resources[0]).toMatchObject({ "service.name": "chat-assistant" });
  });

  it("holds no text, no session's id, no token and no address of anybody", async () => {
    const id = await begin();
    const reply = await ask(id);
    const issued = await visitor.expand(id);
    await visitor.redeem(issued.json.token);
    await visitor.handOff(id, { consent_accepted: true, email: "marie@zanzibar.example" });
    await house.call("GET", `/nowhere/${id}?q=zanzibar`);
    await collect();
    const sent = collector.exports.map(({ text }) => text).join("\n");
    expect(collector.spans.length).toBeGreaterThan(8);
    expect(sent).not.toMatch(/zanzibar|bicycles|shop/i);
    for (const secret of [id, issued.json.token, reply.json.message_id, reply.json.protocol_number])
      expect(sent).not.toContain(secret);
  });

  it("that fails says how: the kind of the model's fault, the status of the answer", async () => {
    await upstream.close();
    const id = await begin({ "answers.model.fallback": "error" });
    expect((await ask(id)).status).toBe(503);
    const spans = await collect();
    const failed = spans.filter(({ status }) => status.code === 2);
    const types = failed.map(({ name, attributes }) => [name, attributes["error.type"]]);
    expect(types).toContainEqual(["chat acme-1", "unreachable"]);
    expect(types).toContainEqual(["answer", "answer_unavailable"]);
    expect(types).toContainEqual(["POST /v1/public/sessions/{sessionId}/messages", "503"]);
  });

  it("whose caller does not want it recorded is not, and the model is told so", async () => {
    const id = await begin();
    await ask(id, { traceparent: `00-${TRACE}-${CALLER}-00` });
    expect((await collect()).filter(({ traceId }) => traceId === TRACE)).toEqual([]);
    expect(upstream.seen[0]?.headers.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`));
    expect(upstream.seen[0]?.headers.traceparent).not.toContain(CALLER);
  });

  it("is not recorded beyond the share; health checks never are", async () => {
    const id = await begin({ "tracing.sample_ratio": 0 });
    await ask(id);
    await house.call("GET", "/health/ready", undefined, { traceparent: `00-${TRACE}-${CALLER}-01` });
    expect(await collect()).toEqual([]);
    expect(upstream.seen[0]?.headers.traceparent).toMatch(/-00$/);
  });

  it("is answered as ever while the collector hangs", async () => {
    collector.answer = () => "hang";
    const id = await begin();
    const started = performance.now();
    for (let count = 0; count < 60; count += 1) expect((await ask(id)).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe("without a collector", () => {
  it("nothing is recorded, and no header goes to the model", async () => {
    const id = await begin({ "tracing.endpoint": null });
    await ask(id, { traceparent: `00-${TRACE}-${CALLER}-01` });
    await collect();
    expect(collector.exports).toEqual([]);
    expect(upstream.seen[0]?.headers).not.toHaveProperty("traceparent");
    expect(house.appliance.adapters.tracer.enabled).toBe(false);
  });
});
