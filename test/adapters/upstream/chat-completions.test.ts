/** The chat model adapter against a scripted upstream: every dialect, every fault, cancellation. */
import net from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createChatModel, type ChatModelOptions } from "../../../src/adapters/upstream/chat-completions.ts";
import { ModelFailure } from "../../../src/domain/model-failure.ts";
import { DIALECTS } from "../../upstream/dialects.ts";
import {
  delta,
  DONE,
  finish,
  startScripted,
  type Script,
  type ScriptedServer,
  type Seen,
} from "../../upstream/scripted-server.ts";

const KEY = "sk-acme-secret";
const messages = [{ role: "user" as const, content: "Hello?" }];
let server: ScriptedServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function modelOf(
  reply: (request: Seen, count: number) => Script | Promise<Script>,
  options: Partial<ChatModelOptions> = {},
) {
  server = await startScripted(reply);
  return createChatModel({
    base_url: server.base_url,
    api_key: KEY,
    model: "acme-1",
    first_byte_timeout_ms: 300,
    idle_timeout_ms: 300,
    total_timeout_ms: 1_200,
    max_bytes: 65_536,
    stream: true,
    ...options,
  });
}

const failureOf = async (call: Promise<unknown>): Promise<ModelFailure> => {
  const error = await call.then(
    (value) => expect.fail(`answered ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(ModelFailure);
  return error as ModelFailure;
};

describe("a chat model upstream", () => {
  it.each(DIALECTS.filter(({ fails }) => !fails))("reads $name", async (dialect) => {
    const model = await modelOf(() => dialect.script, { stream: dialect.stream ?? true });
    const pieces: string[] = [];
    const completion = await model.complete({ messages, onText: (piece) => pieces.push(piece) });
    expect(completion).toMatchObject({ text: dialect.text, model: "acme-1", ...dialect.more });
    expect(pieces.join("")).toBe(dialect.text);
  });

  it.each(DIALECTS.filter(({ fails }) => fails))("fails on $name with $fails", async (dialect) => {
    const model = await modelOf(() => dialect.script, { stream: dialect.stream ?? true });
    const failure = await failureOf(model.complete({ messages, onText: () => {} }));
    expect(failure.fault).toMatchObject({ kind: dialect.fails, ...dialect.more });
    expect(failure.message).not.toContain(KEY);
  });

  it("sends the key, the sampling and the request for usage, and keeps the base URL's query", async () => {
    const model = await modelOf(() => ({ steps: [delta("Hi"), finish(), DONE] }));
    const base = new URL(server!.base_url);
    const other = createChatModel({
      base_url: `${base.href}/?api-version=2`,
      model: "acme-1",
      headers: { "api-key": "azure" },
      first_byte_timeout_ms: 300,
      idle_timeout_ms: 300,
      total_timeout_ms: 900,
      max_bytes: 65_536,
      stream: false,
    });
    await model.complete({ messages, sampling: { temperature: 0.2, max_tokens: 5, model: "acme-2" } });
    await other.complete({ messages });
    const [first, second] = server!.seen;
    expect(first?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(first?.body).toEqual({
      model: "acme-2",
      messages,
      temperature: 0.2,
      max_tokens: 5,
      stream: true,
      stream_options: { include_usage: true },
    });
    expect(second?.path).toBe("/v1/chat/completions?api-version=2");
    expect(second?.headers).toMatchObject({ "api-key": "azure" });
    expect(second?.headers.authorization).toBeUndefined();
    expect(second?.body).toEqual({ model: "acme-1", messages, stream: false });
  });

  it("asks again without stream_options after a 400, and remembers it", async () => {
    const model = await modelOf(({ body }) =>
      body.stream_options
        ? { status: 400, steps: ['{"error":{"message":"unknown field"}}'] }
        : { steps: [delta("Hi"), finish(), DONE] },
    );
    expect((await model.complete({ messages })).text).toBe("Hi");
    expect((await model.complete({ messages })).text).toBe("Hi");
    expect(server!.seen.map(({ body }) => "stream_options" in body)).toEqual([true, false, false]);
  });

  it("does not ask again when the conversation is too long, nor forget a 400 that stays", async () => {
    const model = await modelOf((_, count) => ({
      status: 400,
      steps: [
        count === 1 ? '{"error":{"message":"maximum context length"}}' : '{"error":{"message":"bad role"}}',
      ],
    }));
    await failureOf(model.complete({ messages }));
    expect(server!.seen).toHaveLength(1);
    await failureOf(model.complete({ messages }));
    await failureOf(model.complete({ messages }));
    expect(server!.seen.map(({ body }) => "stream_options" in body)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  it("learns the field and the sampling that a model takes, within a few requests", async () => {
    const model = await modelOf(({ body }) => {
      const complaint =
        "max_tokens" in body
          ? "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."
          : "temperature" in body
            ? "Unsupported value: 'temperature' is not supported with this model."
            : null;
      return complaint
        ? { status: 400, steps: [JSON.stringify({ error: { message: complaint } })] }
        : { steps: [delta("Hi"), finish(), DONE] };
    });
    const sampling = { max_tokens: 9, temperature: 0.1, top_p: 0.9 };
    expect((await model.complete({ messages, sampling })).text).toBe("Hi");
    expect((await model.complete({ messages, sampling })).text).toBe("Hi");
    expect(server!.seen).toHaveLength(4);
    expect(server!.seen[3]?.body).toEqual({
      model: "acme-1",
      messages,
      max_completion_tokens: 9,
      top_p: 0.9,
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  it("takes every secret header out of what the upstream quotes, in a stream too", async () => {
    const model = await modelOf(() => ({ steps: [`event: error\ndata: bad ${KEY} and azure-key-1\n\n`] }), {
      headers: { "api-key": "azure-key-1" },
    });
    expect((await failureOf(model.complete({ messages }))).message).toBe(
      "upstream: refused: bad *** and ***",
    );
  });

  it.each([
    ["7", 7],
    ["0", 1],
    ["999999", 3_600],
    ["soon", null],
  ])("reads Retry-After %s", async (header, seconds) => {
    const model = await modelOf(() => ({ status: 429, headers: { "retry-after": header }, steps: ["{}"] }));
    const { fault } = await failureOf(model.complete({ messages }));
    expect(fault).toEqual({ kind: "rate_limited", retry_after_seconds: seconds });
  });

  it("reads a Retry-After that is a date by the sender's clock", async () => {
    const headers = { date: "Sat, 21 Nov 2020 10:00:00 GMT", "retry-after": "Sat, 21 Nov 2020 10:00:30 GMT" };
    const model = await modelOf(() => ({ status: 429, headers, steps: ["{}"] }));
    const { fault } = await failureOf(model.complete({ messages }));
    expect(fault).toEqual({ kind: "rate_limited", retry_after_seconds: 30 });
  });

  it("learns that a template opens the thought, and keeps the thinking out from then on", async () => {
    const model = await modelOf(() => ({
      steps: [delta("hm, "), delta("so</think>\n"), delta("Hello."), finish(), DONE],
    }));
    const pieces: string[] = [];
    const streamed = () => model.complete({ messages, onText: (piece) => pieces.push(piece) });
    expect((await failureOf(streamed())).fault.kind).toBe("malformed");
    pieces.length = 0;
    expect((await streamed()).text).toBe("Hello.");
    expect(pieces.join("")).toBe("Hello.");
  });

  it("drops unseen thinking of which only the end is marked", async () => {
    const model = await modelOf((_, count) => ({
      steps: [delta(count === 1 ? "hm</think>Hello." : "No thought."), finish(), DONE],
    }));
    expect((await model.complete({ messages })).text).toBe("Hello.");
    expect((await model.complete({ messages })).text).toBe("No thought.");
  });

  it("closes the upstream's socket within a second of an abort", async () => {
    const steps = [delta("Hel"), ...Array.from({ length: 50 }, () => [delta("."), { pause_ms: 100 }]).flat()];
    const model = await modelOf(() => ({ steps }), { total_timeout_ms: 9_000 });
    const controller = new AbortController();
    const call = model.complete({ messages, signal: controller.signal, onText: () => controller.abort() });
    const failure = await failureOf(call);
    const aborted_at = Date.now();
    expect(failure.fault.kind).toBe("aborted");
    await expect.poll(() => server!.seen[0]?.left_at, { interval: 10, timeout: 1_000 }).not.toBeNull();
    expect(server!.seen[0]!.left_at! - aborted_at).toBeLessThan(1_000);
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
    expect(server!.seen).toHaveLength(1);
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
    await expect.poll(() => server!.seen[0]?.left_at).not.toBeNull();
  });

  it("tells an upstream that is not there from one that is slow", async () => {
    const model = await modelOf(() => ({ silent: true }));
    expect((await failureOf(model.complete({ messages }))).fault.kind).toBe("timeout_first_byte");
    await server!.close();
    expect((await failureOf(model.complete({ messages }))).fault.kind).toBe("unreachable");
    server = undefined;
  });

  it("keeps its connection, and survives the server having closed it", async () => {
    const model = await modelOf(() => ({ steps: [delta("Hi"), finish(), DONE] }));
    for (let call = 0; call < 5; call += 1) {
      await model.complete({ messages });
      // The body's end follows [DONE] a moment later; only then is the socket free again.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(server!.connections()).toBe(1);
    await server!.close();
    expect((await failureOf(model.complete({ messages }))).fault.kind).toBe("unreachable");
    server = undefined;
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

  it.each([
    ["ftp://acme.example/v1", "base_url is not http"],
    ["https://marie:secret@acme.example/v1", "base_url holds credentials"],
    ["nonsense", "Invalid URL"],
  ])("refuses the base URL %s", (base_url, message) => {
    expect(() =>
      createChatModel({
        base_url,
        model: "m",
        first_byte_timeout_ms: 1,
        idle_timeout_ms: 1,
        total_timeout_ms: 1,
        max_bytes: 1,
        stream: true,
      }),
    ).toThrow(message);
  });

  it("reads a stream of many small events in a time that grows with its size only", async () => {
    const model = await modelOf(
      () => ({ steps: [Array.from({ length: 5_000 }, () => delta("x")).join(""), finish(), DONE] }),
      { max_bytes: 4_000_000, total_timeout_ms: 9_000, first_byte_timeout_ms: 3_000 },
    );
    expect((await model.complete({ messages })).text).toHaveLength(5_000);
  });
});
