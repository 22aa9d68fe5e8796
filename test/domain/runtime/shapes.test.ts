import { describe, expect, it } from "vitest";
import { ChatCompletionResult } from "../../../src/contract/resources/chat-completion.ts";
import { ResponseResult } from "../../../src/contract/resources/response.ts";
import { toAnnotations } from "../../../src/domain/runtime/annotations.ts";
import { createChatStream, toChatCompletion } from "../../../src/domain/runtime/chat-shape.ts";
import type { Frame, ShownAnswer, WireEvent } from "../../../src/domain/runtime/frame.ts";
import { toPieces } from "../../../src/domain/runtime/pieces.ts";
import { readRequest } from "../../../src/domain/runtime/request.ts";
import { toResponse } from "../../../src/domain/runtime/response-shape.ts";
import { createResponseStream } from "../../../src/domain/runtime/response-shape-stream.ts";

const POLICY = { accept_noop_params: false, default_channel_id: "chn_1" };
const frameOf = (body: Record<string, unknown> = {}): Frame => ({
  tail: "abc",
  created_at: 1_700_000_000,
  model: "chat-assistant",
  request: readRequest({ messages: [{ role: "user", content: "Hi" }], ...body }, "chat_completions", POLICY),
});
const ANSWER: ShownAnswer = {
  text: "Open at 9. [1]",
  finish: "stop",
  completed_at: 1_700_000_001,
  citations: [],
  usage: { input_tokens: 3, output_tokens: 4 },
};
const CITATION = { source: "hours.md", heading: "Opening hours", passage: "Open at 9." };
const ERROR = { code: "internal_error", message: "Broken.", param: null, type: "api_error" };
const dataOf = (events: readonly WireEvent[]): any[] =>
  events.map(({ data }) => (data === "[DONE]" ? data : JSON.parse(data)));

describe("the body of a response", () => {
  const body = toResponse(frameOf({ temperature: 0.5 }), ANSWER) as any;

  it("satisfies the contract", () => {
    expect(ResponseResult.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      id: "resp_abc",
      status: "completed",
      output_text: ANSWER.text,
      temperature: 0.5,
    });
    expect(body.usage).toMatchObject({ input_tokens: 3, output_tokens: 4, total_tokens: 7 });
  });

  it("has what real clients fail without", () => {
    expect(body.output).toEqual([
      {
        id: "msg_abc",
        type: "message",
        status: "completed",
        role: "assistant",
        content: [{ type: "output_text", text: ANSWER.text, annotations: [], logprobs: [] }],
      },
    ]);
    expect("user" in body).toBe(false);
  });

  it("a cut answer stays completed and says why it ends", () => {
    expect(toResponse(frameOf(), { ...ANSWER, finish: "length" })).toMatchObject({
      status: "completed",
      incomplete_details: { reason: "max_output_tokens" },
    });
    expect(body.incomplete_details).toBeNull();
  });

  it("an answer that the model withheld is not taken for a cut at the bound", () => {
    expect(toResponse(frameOf(), { ...ANSWER, finish: "filtered" })).toMatchObject({
      status: "completed",
      incomplete_details: { reason: "content_filter" },
    });
  });
});

describe("an annotation", () => {
  it.each(["Use `a[1]` as in [1].", "Use\n```\na[1]\n```\nas in [1].", "Open at 9. [1]"])(
    "points at the mark in %j, not at an element in code",
    (text) => {
      const [annotation] = toAnnotations({ ...ANSWER, text, citations: [CITATION] });
      expect(annotation).toMatchObject({
        start_index: text.lastIndexOf("[1]"),
        end_index: text.lastIndexOf("[1]") + 3,
      });
    },
  );
});

describe("the events of a response", () => {
  const stream = createResponseStream(frameOf());
  const opened = stream.open();
  const delta = stream.delta("Open", opened.length);
  const closed = stream.complete(ANSWER, opened.length + 1);

  it("come in OpenAI's order with sequence numbers from 0, then [DONE]", () => {
    const events = [...opened, ...delta, ...closed];
    expect(events.map(({ name }) => name)).toEqual([
      "response.created",
      "response.in_progress",
      "response.output_item.added",
      "response.content_part.added",
      "response.output_text.delta",
      "response.output_text.done",
      "response.content_part.done",
      "response.output_item.done",
      "response.completed",
      null,
    ]);
    const numbered = dataOf(events.slice(0, -1));
    expect(numbered.map((data) => data.sequence_number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { name, data } of events.slice(0, -1)) expect(JSON.parse(data).type).toBe(name);
    expect(events.at(-1)!.data).toBe("[DONE]");
  });

  it("created and in_progress have an empty output and a usage of zeros", () => {
    for (const { response } of dataOf(opened.slice(0, 2)))
      expect(response).toMatchObject({ status: "in_progress", output: [], usage: { total_tokens: 0 } });
  });

  it("the last one carries the whole result", () => {
    expect(dataOf(closed).at(-2).response).toEqual(toResponse(frameOf(), ANSWER));
  });

  it("citations are added one by one, in OpenAI's own event, before the text is done", () => {
    const events = dataOf(stream.complete({ ...ANSWER, citations: [CITATION, CITATION] }, 5));
    expect(events.map((event) => event.type).slice(0, 3)).toEqual([
      "response.output_text.annotation.added",
      "response.output_text.annotation.added",
      "response.output_text.done",
    ]);
    expect(events[1]).toMatchObject({
      item_id: "msg_abc",
      output_index: 0,
      content_index: 0,
      annotation_index: 1,
      annotation: { type: "url_citation", title: "Opening hours" },
      sequence_number: 6,
    });
  });

  it("a failure is the error in both forms, then the failed response", () => {
    const [error, failed, done] = dataOf(stream.fail(ERROR, 5));
    expect(error).toEqual({
      type: "error",
      code: "internal_error",
      message: "Broken.",
      param: null,
      error: ERROR,
      sequence_number: 5,
    });
    expect(failed).toMatchObject({
      type: "response.failed",
      sequence_number: 6,
      response: { status: "failed", error: { message: "Broken." } },
    });
    expect(done).toBe("[DONE]");
  });
});

describe("the body of a chat completion", () => {
  const body = toChatCompletion(frameOf(), ANSWER) as any;

  it("satisfies the contract", () => {
    expect(ChatCompletionResult.safeParse(body).success).toBe(true);
    expect(body).toMatchObject({ id: "chatcmpl-abc", object: "chat.completion", created: 1_700_000_000 });
    expect(body.choices[0]).toMatchObject({ index: 0, finish_reason: "stop", logprobs: null });
    expect(body.choices[0].message).toEqual({
      role: "assistant",
      content: ANSWER.text,
      refusal: null,
      annotations: [],
    });
    expect(body.usage).toMatchObject({ prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 });
  });

  it("a cut answer ends with length", () => {
    expect(
      (toChatCompletion(frameOf(), { ...ANSWER, finish: "length" }) as any).choices[0].finish_reason,
    ).toBe("length");
  });

  it("an answer that the model withheld ends with content_filter, streamed and not", () => {
    const answer = { ...ANSWER, finish: "filtered" } as const;
    const last = dataOf(createChatStream(frameOf()).complete(answer, 2)).at(-2);
    for (const { choices } of [toChatCompletion(frameOf(), answer) as any, last])
      expect(choices[0].finish_reason).toBe("content_filter");
  });
});

describe("the chunks of a chat completion", () => {
  const chunksOf = (body: Record<string, unknown>): any[] => {
    const stream = createChatStream(frameOf(body));
    return dataOf([...stream.open(), ...stream.delta("Open", 1), ...stream.complete(ANSWER, 2)]);
  };

  it("begin with the role, end with the finish reason, and have no event names", () => {
    const chunks = chunksOf({});
    expect(chunks.at(-1)).toBe("[DONE]");
    expect(chunks[0].choices[0]).toMatchObject({
      index: 0,
      delta: { role: "assistant", content: "" },
      finish_reason: null,
    });
    expect(chunks[1].choices[0].delta).toEqual({ content: "Open" });
    expect(chunks[2].choices[0]).toMatchObject({ delta: {}, finish_reason: "stop" });
    expect(chunks).toHaveLength(4);
    expect(chunks.slice(0, -1).some((chunk) => "usage" in chunk)).toBe(false);
    expect(new Set(chunks.slice(0, -1).map(({ id, created, model }) => `${id}${created}${model}`)).size).toBe(
      1,
    );
  });

  it("have one chunk of usage without choices when it was asked for, and null in all others", () => {
    const chunks = chunksOf({ stream: true, stream_options: { include_usage: true } });
    expect(chunks.slice(0, 3).every(({ usage }) => usage === null)).toBe(true);
    expect(chunks[3]).toMatchObject({ choices: [], usage: { total_tokens: 7 } });
    expect(chunks[4]).toBe("[DONE]");
  });

  it("an error is one line of data and the end", () => {
    expect(createChatStream(frameOf()).fail(ERROR, 3)).toEqual([
      { name: null, data: JSON.stringify({ error: ERROR }) },
    ]);
  });
});

describe("annotations", () => {
  it("point at the mark in the text, or at all of it", () => {
    const cited = toAnnotations({
      ...ANSWER,
      citations: [CITATION, { ...CITATION, source: "https://a.example/x" }],
    });
    expect(cited).toEqual([
      {
        type: "url_citation",
        url: "urn:chat-assistant:source:hours.md",
        title: "Opening hours",
        start_index: 11,
        end_index: 14,
        quote: "Open at 9.",
      },
      {
        type: "url_citation",
        url: "https://a.example/x",
        title: "Opening hours",
        start_index: 0,
        end_index: 14,
        quote: "Open at 9.",
      },
    ]);
  });

  it("a source of any name makes a valid address, and a long passage is bounded", () => {
    const [cited] = toAnnotations({
      ...ANSWER,
      citations: [{ source: "Ü ber/ä?.md", heading: "", passage: `${"a".repeat(999)}😀` }],
    });
    expect(new URL(cited!.url).protocol).toBe("urn:");
    expect([cited!.title, cited!.quote]).toEqual(["Ü ber/ä?.md", "a".repeat(999)]);
  });
});

describe("pieces of a text", () => {
  it.each(["", "short", "a ".repeat(500), "あ。".repeat(300), "😀".repeat(500), "x".repeat(10_000)])(
    "joined they are the text (%#)",
    (text) => {
      const pieces = toPieces(text);
      expect(pieces.join("")).toBe(text);
      expect(pieces.length).toBeLessThanOrEqual(80);
      for (const piece of pieces) expect(piece.isWellFormed()).toBe(true);
      if (text.length > 100) expect(pieces.length).toBeGreaterThan(1);
    },
  );
});
