/** The chat model adapter: every dialect, every fault, and what it learns from a refusal. */
import { afterEach, describe, expect, it } from "vitest";
import { createChatModel } from "../../../src/adapters/upstream/chat-completions.ts";
import { isCleanText } from "../../../src/domain/text.ts";
import { DIALECTS } from "../../upstream/dialects.ts";
import { FAULTS } from "../../upstream/faults.ts";
import { FRAMINGS } from "../../upstream/framings.ts";
import { delta, DONE, finish } from "../../upstream/scripted-server.ts";
import { closeScene, failureOf, KEY, messages, modelOf, scene } from "./scripted-chat.ts";

afterEach(closeScene);

describe("a chat model upstream", () => {
  it.each([...FRAMINGS, ...DIALECTS])("reads $name", async (dialect) => {
    const model = await modelOf(() => dialect.script, { stream: dialect.stream ?? true });
    const pieces: string[] = [];
    const completion = await model.complete({ messages, onText: (piece) => pieces.push(piece) });
    expect(completion).toMatchObject({ text: dialect.text, model: "acme-1", ...dialect.more });
    expect(pieces.join("")).toBe(dialect.text);
    expect(pieces.filter((piece) => !isCleanText(piece))).toEqual([]);
  });

  it.each(FAULTS)("fails on $name with $fails", async (dialect) => {
    const { stream = true, max_bytes = 65_536 } = dialect;
    const model = await modelOf(() => dialect.script, { stream, max_bytes });
    const failure = await failureOf(model.complete({ messages, onText: () => {} }));
    expect(failure.fault).toMatchObject({ kind: dialect.fails, ...dialect.more });
    expect(failure.message).not.toContain(KEY);
  });

  it("sends the key, the sampling and the request for usage, and keeps the base URL's query", async () => {
    const model = await modelOf(() => ({ steps: [delta("Hi"), finish(), DONE] }));
    const base = new URL(scene.server!.base_url);
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
    const [first, second] = scene.server!.seen;
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
    expect(scene.server!.seen.map(({ body }) => "stream_options" in body)).toEqual([true, false, false]);
  });

  it("does not ask again when the conversation is too long, nor forget a 400 that stays", async () => {
    const model = await modelOf((_, count) => ({
      status: 400,
      steps: [
        count === 1 ? '{"error":{"message":"maximum context length"}}' : '{"error":{"message":"bad role"}}',
      ],
    }));
    await failureOf(model.complete({ messages }));
    expect(scene.server!.seen).toHaveLength(1);
    await failureOf(model.complete({ messages }));
    await failureOf(model.complete({ messages }));
    expect(scene.server!.seen.map(({ body }) => "stream_options" in body)).toEqual([
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
    expect(scene.server!.seen).toHaveLength(4);
    expect(scene.server!.seen[3]?.body).toEqual({
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

  it("unlearns it with three answers that hold no thinking: one text must not hold all later streams back", async () => {
    const model = await modelOf((_, count) => ({
      steps: [delta(count === 1 ? "hm</think>" : "Hel"), delta("lo."), finish(), DONE],
    }));
    const streamed = async () => {
      const pieces: string[] = [];
      await model.complete({ messages, onText: (piece) => pieces.push(piece) });
      return pieces;
    };
    expect(await streamed()).toEqual(["lo."]);
    for (let at = 0; at < 3; at += 1) expect(await streamed()).toEqual(["Hello."]);
    expect(await streamed()).toEqual(["Hel", "lo."]);
  });

  it("drops unseen thinking of which only the end is marked", async () => {
    const model = await modelOf((_, count) => ({
      steps: [delta(count === 1 ? "hm</think>Hello." : "No thought."), finish(), DONE],
    }));
    expect((await model.complete({ messages })).text).toBe("Hello.");
    expect((await model.complete({ messages })).text).toBe("No thought.");
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
});
