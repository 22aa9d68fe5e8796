/** The chat model adapter's connection: aborts, sockets that are kept or closed, time that grows with the size only. */
import net from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createChatModel } from "../../../src/adapters/upstream/chat-completions.ts";
import { createCompletionReader } from "../../../src/adapters/upstream/completion-reader.ts";
import { delta, DONE, finish } from "../../upstream/scripted-server.ts";
import { closeScene, failureOf, messages, modelOf, scene } from "./scripted-chat.ts";

afterEach(closeScene);

describe("the connection to a chat model upstream", () => {
  it("closes the upstream's socket within a second of an abort", async () => {
    const steps = [delta("Hel"), ...Array.from({ length: 50 }, () => [delta("."), { pause_ms: 100 }]).flat()];
    const model = await modelOf(() => ({ steps }), { total_timeout_ms: 9_000 });
    const controller = new AbortController();
    const call = model.complete({ messages, signal: controller.signal, onText: () => controller.abort() });
    const failure = await failureOf(call);
    const aborted_at = Date.now();
    expect(failure.fault.kind).toBe("aborted");
    await expect.poll(() => scene.server!.seen[0]?.left_at, { interval: 10, timeout: 1_000 }).not.toBeNull();
    expect(scene.server!.seen[0]!.left_at! - aborted_at).toBeLessThan(1_000);
  });

  it("aborts while the upstream is silent, and does not even connect after an abort", async () => {
    const model = await modelOf(() => ({ silent: true }));
    const controller = new AbortController();
    const call = model.complete({ messages, signal: controller.signal });
    setTimeout(() => controller.abort(), 50);
    expect((await failureOf(call)).fault.kind).toBe("aborted");
    expect((await failureOf(model.complete({ messages, signal: AbortSignal.abort() }))).fault.kind).toBe(
      "aborted",
    );
    expect(scene.server!.seen).toHaveLength(1);
  });

  it("closes the socket when a listener throws, and rejects with its error", async () => {
    const model = await modelOf(() => ({ steps: [delta("Hel"), { end: "hang" }] }));
    const thrown = new Error("stop");
    const call = model.complete({
      messages,
      onText: () => {
        throw thrown;
      },
    });
    await expect(call).rejects.toBe(thrown);
    await expect.poll(() => scene.server!.seen[0]?.left_at).not.toBeNull();
  });

  it("tells an upstream that is not there from one that is slow", async () => {
    const model = await modelOf(() => ({ silent: true }));
    expect((await failureOf(model.complete({ messages }))).fault.kind).toBe("timeout_first_byte");
    await scene.server!.close();
    expect((await failureOf(model.complete({ messages }))).fault.kind).toBe("unreachable");
    scene.server = undefined;
  });

  it("keeps its connection, and survives the server having closed it", async () => {
    const model = await modelOf(() => ({ steps: [delta("Hi"), finish(), DONE] }));
    for (let call = 0; call < 5; call += 1) {
      await model.complete({ messages });
      // The body's end follows [DONE] a moment later; only then is the socket free again.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(scene.server!.connections()).toBe(1);
    await scene.server!.close();
    expect((await failureOf(model.complete({ messages }))).fault.kind).toBe("unreachable");
    scene.server = undefined;
  });

  it("repeats a request once when the kept connection turns out to be closed, and never after an answer began", async () => {
    let requests = 0;
    const raw = net.createServer((socket) => {
      let served = 0;
      socket.on("error", () => {});
      socket.on("data", () => {
        requests += 1;
        served += 1;
        // The second request of a connection meets a reset, as when the server had given the connection up.
        const body = delta("Hi") + finish() + DONE;
        const head = `HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncontent-length: ${body.length}`;
        if (served > 1) socket.resetAndDestroy();
        else socket.write(`${head}\r\n\r\n${body}`);
      });
    });
    await new Promise<void>((resolve) => raw.listen(0, "127.0.0.1", resolve));
    const { port } = raw.address() as net.AddressInfo;
    const model = createChatModel({
      base_url: `http://127.0.0.1:${port}`,
      model: "acme-1",
      first_byte_timeout_ms: 500,
      idle_timeout_ms: 500,
      total_timeout_ms: 2_000,
      max_bytes: 65_536,
      stream: true,
    });
    for (let call = 0; call < 3; call += 1) {
      expect((await model.complete({ messages })).text).toBe("Hi");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(requests).toBe(5);
    raw.close();
  });

  it("reads a stream of many small events in a time that grows with its size only", async () => {
    const model = await modelOf(
      () => ({ steps: [Array.from({ length: 5_000 }, () => delta("x")).join(""), finish(), DONE] }),
      { max_bytes: 4_000_000, total_timeout_ms: 9_000, first_byte_timeout_ms: 3_000 },
    );
    expect((await model.complete({ messages })).text).toHaveLength(5_000);
  });
});

describe("a reply in thousands of pieces", () => {
  const PIECE = 512;
  const PIECES = 8_000;
  const whole = (reasoning_content: string) =>
    JSON.stringify({ choices: [{ message: { content: "x", reasoning_content }, finish_reason: "stop" }] });
  it.each([
    ["one JSON body", whole("x".repeat(PIECE * PIECES))],
    ["blanks before the JSON body", " ".repeat(PIECE * PIECES) + whole("")],
  ])("is read in a time that grows with its size only: %s", async (_, text) => {
    const { createParser } = await import("eventsource-parser");
    const reader = createCompletionReader({
      createParser,
      model: "acme-1",
      prefilled: false,
      onPrefilled: () => {},
    });
    const bytes = Buffer.from(text);
    const started = performance.now();
    for (let at = 0; at < bytes.length; at += PIECE) reader.take(bytes.subarray(at, at + PIECE));
    expect(reader.end().text).toBe("x");
    expect(performance.now() - started).toBeLessThan(1_500);
  });
});
