import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ShownAnswer, StreamShape, WireEvent } from "../../src/domain/runtime/frame.ts";
import { createRuntimeStream, type RuntimeStream } from "../../src/http/runtime-stream.ts";

const named = (name: string, more: object = {}): WireEvent => ({
  name,
  data: JSON.stringify({ type: name, ...more }),
});
const SHAPE: StreamShape = {
  open: () => [named("one"), named("two")],
  delta: (piece, sent) => [named("delta", { piece, sent })],
  complete: ({ text }, sent) => [named("done", { text, sent }), { name: null, data: "[DONE]" }],
  fail: ({ code }) => [named("error", { code })],
};
const ANSWER: ShownAnswer = {
  text: "Hi",
  finish: "stop",
  citations: [],
  completed_at: 1,
  usage: { input_tokens: 1, output_tokens: 1 },
};
const FAILURE = { code: "internal_error", message: "m", param: null, type: "api_error" };

let server: Server | undefined;
afterEach(() => server?.close());

async function serve(
  work: (stream: RuntimeStream, response: ServerResponse) => void | Promise<void>,
  times = { open_after_ms: 60_000, heartbeat_ms: 60_000 },
): Promise<string> {
  server = createServer((_request, response) => void work(createRuntimeStream(response, times), response));
  await new Promise<void>((resolve) => server!.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("a runtime stream", () => {
  it("opens with the first text and numbers what it sends", async () => {
    const url = await serve((stream) => {
      stream.begin(SHAPE);
      expect(stream.isOpen()).toBe(false);
      stream.push("");
      expect(stream.isOpen()).toBe(false);
      stream.push("Hi");
      expect(stream.isOpen()).toBe(true);
      stream.complete(ANSWER);
    });
    const text = await (await fetch(url)).text();
    expect(text).toBe(
      [
        'event: one\ndata: {"type":"one"}',
        'event: two\ndata: {"type":"two"}',
        'event: delta\ndata: {"type":"delta","piece":"Hi","sent":2}',
        'event: done\ndata: {"type":"done","text":"Hi","sent":3}',
        "data: [DONE]",
        "",
      ].join("\n\n"),
    );
  });

  it("sends what comes at one moment at once, and nothing later than that moment", async () => {
    const written: string[] = [];
    const url = await serve(async (stream, response) => {
      const write = response.write.bind(response);
      response.write = (text: string) => {
        written.push(text);
        return write(text);
      };
      stream.begin(SHAPE);
      for (const piece of ["a", "b", "c"]) stream.push(piece);
      await pause(1);
      expect(written).toHaveLength(1);
      stream.push("d");
      await pause(1);
      expect(written).toHaveLength(2);
      stream.complete(ANSWER);
    });
    const text = await (await fetch(url)).text();
    expect(text).toBe(written.join(""));
    expect(written.map((part) => part.endsWith("\n\n"))).toEqual([true, true, true]);
  });

  it("an answer that nobody streamed is streamed at its end", async () => {
    const url = await serve((stream) => {
      stream.begin(SHAPE);
      stream.complete(ANSWER);
    });
    expect(await (await fetch(url)).text()).toContain('"piece":"Hi"');
  });

  it("opens without a text when the answer takes long, and keeps the connection alive by comments", async () => {
    const url = await serve(
      async (stream) => {
        stream.begin(SHAPE);
        await pause(120);
        stream.fail(FAILURE);
      },
      { open_after_ms: 20, heartbeat_ms: 20 },
    );
    const text = await (await fetch(url)).text();
    expect(text.match(/^: ping$/gm)!.length).toBeGreaterThan(1);
    expect(text.startsWith("event: one\n")).toBe(true);
    expect(text.endsWith('event: error\ndata: {"type":"error","code":"internal_error"}\n\n')).toBe(true);
  });

  it("a stopped stream never opens: the caller answers with a plain status", async () => {
    const url = await serve(
      async (stream, response) => {
        stream.begin(SHAPE);
        stream.stop();
        await pause(60);
        expect(stream.isOpen()).toBe(false);
        response.writeHead(503).end("no");
      },
      { open_after_ms: 10, heartbeat_ms: 10 },
    );
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([503, "no"]);
  });

  it("a client that left costs nothing: what comes later is dropped", async () => {
    let ended = (_written: unknown[]) => {};
    const writes = new Promise<unknown[]>((resolve) => (ended = resolve));
    const url = await serve(
      async (stream, response) => {
        stream.begin(SHAPE);
        stream.push("Hi");
        await new Promise((resolve) => response.once("close", resolve));
        const write = vi.spyOn(response, "write");
        stream.push("later");
        stream.complete(ANSWER);
        await pause(60);
        ended(write.mock.calls);
      },
      { open_after_ms: 10, heartbeat_ms: 10 },
    );
    const controller = new AbortController();
    const response = await fetch(url, { signal: controller.signal });
    await response.body!.getReader().read();
    controller.abort();
    expect(await writes).toEqual([]);
  });

  it("a stream that begins after its client left beats for nobody", async () => {
    let ended = (_written: unknown[]) => {};
    const writes = new Promise<unknown[]>((resolve) => (ended = resolve));
    const url = await serve(
      async (stream, response) => {
        await new Promise((resolve) => response.once("close", resolve));
        const write = vi.spyOn(response, "write");
        stream.begin(SHAPE);
        stream.push("late");
        stream.stop();
        await new Promise((resolve) => setTimeout(resolve, 60));
        ended(write.mock.calls.map(([text]) => text));
      },
      { open_after_ms: 1_000, heartbeat_ms: 10 },
    );
    await fetch(url, { signal: AbortSignal.timeout(50) }).catch(() => undefined);
    expect(await writes).not.toContain(": ping\n\n");
  });

  it("every event is written whole: a line break in a text cannot forge one", async () => {
    const url = await serve((stream) => {
      stream.begin(SHAPE);
      stream.push("a\n\nevent: done\ndata: {}\n\n");
      stream.complete(ANSWER);
    });
    const text = await (await fetch(url)).text();
    expect(text.match(/^event: done$/gm)).toHaveLength(1);
  });
});
