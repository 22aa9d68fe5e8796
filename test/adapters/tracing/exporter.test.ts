/** The exporter against a collector that is well, slow, away or refusing; nothing of it may reach a request. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createExporter, type Exporter } from "../../../src/adapters/tracing/exporter.ts";
import { readCollectorHeaders, toTracesUrl } from "../../../src/adapters/tracing/open-tracer.ts";
import type { EndedSpan } from "../../../src/adapters/tracing/otlp.ts";
import { Secret } from "../../../src/settings/secrets.ts";
import { type Collector, startCollector } from "../../support/collector.ts";

let collector: Collector;
let exporter: Exporter;
let lines: string[];
beforeEach(async () => {
  collector = await startCollector();
  lines = [];
});
afterEach(async () => {
  await exporter.close();
  await collector.close();
});

const span = (number: number): EndedSpan => ({
  trace_id: "4bf92f3577b34da6a3ce929d0e0e4736",
  span_id: number.toString(16).padStart(16, "0"),
  parent_id: null,
  tracestate: "",
  name: "request",
  kind: "server",
  started_ms: 1_800_000_000_000.125,
  ended_ms: 1_800_000_000_001,
  attributes: { text: "a", whole: 3, half: 0.5, yes: true },
  failure: null,
});

function open(url = collector.url, every_ms = 20): Exporter {
  const keep = (message: string, fields: object = {}) =>
    void lines.push(`${message} ${JSON.stringify(fields)}`);
  const log = { error: keep, warn: keep, info: keep, debug: () => {} };
  const sender = { resource: { "service.name": "test" }, scope: { name: "test", version: "1" } };
  exporter = createExporter({ url: `${url}/v1/traces`, headers: { "x-key": "k" }, sender, log, every_ms });
  return exporter;
}
const add = (count: number, first = 1) => {
  for (let at = 0; at < count; at += 1) exporter.add(span(first + at));
};

describe("the exporter", () => {
  it("sends the documented shape, with the operator's headers", async () => {
    open();
    add(1);
    await expect.poll(() => collector.spans.length).toBe(1);
    expect(collector.faults).toEqual([]);
    expect(collector.exports[0]?.headers["x-key"]).toBe("k");
    expect(collector.resources).toEqual([{ "service.name": "test" }]);
    expect(collector.spans[0]).toMatchObject({
      startTimeUnixNano: "1800000000000125000",
      endTimeUnixNano: "1800000000001000000",
      kind: 2,
      attributes: { text: "a", whole: "3", half: 0.5, yes: true },
      status: {},
    });
  });

  it("gathers spans into batches of 256 at most, and sends what is left at the end", async () => {
    open(collector.url, 60_000);
    add(600);
    await exporter.close();
    expect(collector.exports.map(({ size }) => size)).toEqual([256, 256, 88]);
    expect(new Set(collector.spans.map(({ spanId }) => spanId)).size).toBe(600);
    expect(collector.faults).toEqual([]);
  });

  it("tries again what a collector could not take, and tells of the outage once", async () => {
    collector.answer = (count) => (count < 3 ? 503 : 200);
    open();
    add(3);
    await expect.poll(() => lines.length).toBe(2);
    expect(collector.spans).toHaveLength(3);
    expect(collector.exports).toHaveLength(3);
    expect(lines).toEqual([
      'the collector does not take traces {"problem":"status 503"}',
      'the collector takes traces again {"dropped":0}',
    ]);
  });

  it("does not send again what was refused for good", async () => {
    collector.answer = (count) => (count === 1 ? 400 : 200);
    open();
    add(2);
    await expect.poll(() => collector.exports.length).toBe(1);
    add(1, 10);
    await expect.poll(() => lines.length).toBe(2);
    expect(collector.spans).toHaveLength(1);
    expect(lines[1]).toBe('the collector takes traces again {"dropped":2}');
  });

  it("holds 2,048 spans while nobody takes them, and drops the rest", async () => {
    collector.answer = () => "hang";
    open();
    add(256);
    await expect.poll(() => collector.exports.length).toBe(1);
    const started = performance.now();
    add(10_000, 1_000);
    expect(performance.now() - started).toBeLessThan(500);
    expect(collector.exports).toHaveLength(1);
  });

  it("an end waits two seconds at most for a collector that hangs", async () => {
    collector.answer = () => "hang";
    open();
    add(1);
    const started = performance.now();
    await exporter.close();
    expect(performance.now() - started).toBeLessThan(4_000);
    add(1);
    await exporter.close();
  });

  it("an end does not wait for a collector that is away", async () => {
    await collector.close();
    open();
    add(300);
    await exporter.close();
    expect(lines).toEqual(['the collector does not take traces {"problem":"refused"}']);
    collector = await startCollector();
  });
});

describe("where the collector is", () => {
  it.each([
    ["http://127.0.0.1:4318", "http://127.0.0.1:4318/v1/traces"],
    ["https://collector.example/otlp/", "https://collector.example/otlp/v1/traces"],
    ["https://collector.example/v1/traces", "https://collector.example/v1/traces"],
  ])("%s → %s", (endpoint, url) => {
    open();
    expect(toTracesUrl(endpoint)).toBe(url);
  });

  it("its headers are pairs; a fault shows no value", () => {
    open();
    expect(readCollectorHeaders(undefined)).toEqual({});
    expect(readCollectorHeaders(new Secret("X-Key=abc, authorization=Bearer%20x=="))).toEqual({
      "x-key": "abc",
      authorization: "Bearer x==",
    });
    expect(() => readCollectorHeaders(new Secret("swordfish"))).toThrow(/tracing\.headers(?!.*swordfish)/);
  });
});
