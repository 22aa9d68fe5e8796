/** The dialects and faults of real servers, each with what must come of it. */
import { data, delta, DONE, finish, type Script } from "./scripted-server.ts";

export interface Dialect {
  name: string;
  script: Script;
  /** The text expected, or the kind of failure. */
  text?: string;
  fails?: string;
  more?: object;
  stream?: boolean;
}

const HELLO = [delta("Hel"), delta("lo.")];
const JSON_HEADERS = { "content-type": "application/json" };
const whole = (message: unknown, more: object = {}) =>
  JSON.stringify({ model: "acme-1", choices: [{ index: 0, message, finish_reason: "stop" }], ...more });
const bytes = Buffer.from(delta("è già 日本 🙂"));
const everyByte = Array.from(bytes, (byte) => Uint8Array.of(byte));
const choice = (fields: object) => data({ choices: [{ index: 0, ...fields }] });

export const DIALECTS: Dialect[] = [
  { name: "a plain stream", script: { steps: [...HELLO, finish(), DONE] }, text: "Hello." },
  {
    name: "a role chunk with empty content first",
    script: { steps: [choice({ delta: { role: "assistant", content: "" } }), ...HELLO, finish(), DONE] },
    text: "Hello.",
  },
  { name: "no [DONE] but a finish reason", script: { steps: [...HELLO, finish()] }, text: "Hello." },
  { name: "[DONE] but no finish reason", script: { steps: [...HELLO, DONE] }, text: "Hello." },
  { name: "an end without either", script: { steps: HELLO }, fails: "cut" },
  {
    name: "a finish reason, then a hanging socket",
    script: { steps: [...HELLO, finish(), { end: "hang" }] },
    text: "Hello.",
  },
  {
    name: "[DONE], then a hanging socket",
    script: { steps: [...HELLO, finish(), DONE, { end: "hang" }] },
    text: "Hello.",
  },
  {
    name: "a finish reason, then a reset",
    script: { steps: [...HELLO, finish(), { pause_ms: 20 }, { end: "reset" }] },
    text: "Hello.",
  },
  {
    name: "a last event without its empty line",
    script: { steps: [...HELLO, "data: [DONE]"] },
    text: "Hello.",
  },
  {
    name: "an incomplete last event",
    script: { steps: [delta("Hel"), 'data: {"choices":[{"del'] },
    fails: "cut",
  },
  {
    name: "CRLF",
    script: { steps: [...HELLO, finish(), DONE].map((step) => step.replaceAll("\n", "\r\n")) },
    text: "Hello.",
  },
  {
    name: "a CR at the end of a piece",
    script: { steps: [delta("Hello.").replaceAll("\n", "\r\n").slice(0, -1), "\n", finish(), DONE] },
    text: "Hello.",
  },
  {
    name: "comments and retry lines",
    script: {
      steps: [": ping\n\n", "retry: 100\n", ...HELLO, ": OPENROUTER PROCESSING\n\n", finish(), DONE],
    },
    text: "Hello.",
  },
  {
    name: "event and id lines",
    script: { steps: [`event: message\nid: 1\n${delta("Hello.")}`, finish(), DONE] },
    text: "Hello.",
  },
  {
    name: "no space after the colon",
    script: {
      steps: [
        delta("Hello.").replace("data: ", "data:"),
        finish().replace("data: ", "data:"),
        "data:[DONE]\n\n",
      ],
    },
    text: "Hello.",
  },
  {
    name: "no empty lines between events",
    script: { steps: [delta("Hel").trimEnd() + "\n", delta("lo.").trimEnd() + "\n", finish()] },
    text: "Hello.",
  },
  {
    name: "a byte order mark",
    script: { steps: [`\uFEFF${delta("Hello.")}`, finish(), DONE] },
    text: "Hello.",
  },
  {
    name: "a byte at a time, UTF-8 split",
    script: { steps: [...everyByte, finish(), DONE] },
    text: "è già 日本 🙂",
  },
  {
    name: "usage in a chunk without choices",
    script: {
      steps: [
        ...HELLO,
        finish(),
        data({ choices: [], usage: { prompt_tokens: 7, completion_tokens: 2 } }),
        DONE,
      ],
    },
    text: "Hello.",
    more: { usage: { input_tokens: 7, output_tokens: 2 } },
  },
  {
    name: "usage in a chunk that has no choices key",
    script: {
      steps: [...HELLO, finish(), data({ usage: { prompt_tokens: 7, completion_tokens: 2 } }), DONE],
    },
    text: "Hello.",
    more: { usage: { input_tokens: 7, output_tokens: 2 } },
  },
  {
    name: "usage in the last chunk",
    script: {
      steps: [
        ...HELLO,
        data({
          choices: [{ delta: {}, finish_reason: "stop" }],
          usage: { prompt_tokens: 7, completion_tokens: 2 },
        }),
        DONE,
      ],
    },
    text: "Hello.",
    more: { usage: { input_tokens: 7, output_tokens: 2 } },
  },
  {
    name: "usage of zeros",
    script: {
      steps: [
        ...HELLO,
        data({
          choices: [{ delta: {}, finish_reason: "stop" }],
          usage: { prompt_tokens: 0, completion_tokens: 0 },
        }),
        DONE,
      ],
    },
    text: "Hello.",
    more: { usage: null },
  },
  {
    name: "choices null",
    script: { steps: [data({ choices: null }), ...HELLO, finish(), DONE] },
    text: "Hello.",
  },
  {
    name: "a content filter chunk with empty choices",
    script: { steps: [data({ choices: [], prompt_filter_results: [{}] }), ...HELLO, finish(), DONE] },
    text: "Hello.",
  },
  {
    name: "delta null in the last chunk",
    script: { steps: [...HELLO, choice({ delta: null, finish_reason: "stop" }), DONE] },
    text: "Hello.",
  },
  { name: "content null", script: { steps: [delta(null), ...HELLO, finish(), DONE] }, text: "Hello." },
  {
    name: "message for delta",
    script: {
      steps: [
        choice({ message: { content: "Hel" } }),
        choice({ message: { content: "lo." }, finish_reason: "stop" }),
        DONE,
      ],
    },
    text: "Hello.",
  },
  {
    name: "a closing message that repeats everything",
    script: { steps: [...HELLO, choice({ message: { content: "Hello." }, finish_reason: "stop" }), DONE] },
    text: "Hello.",
  },
  { name: "text for delta", script: { steps: [choice({ text: "Hello." }), finish(), DONE] }, text: "Hello." },
  {
    name: "content as parts, thinking among them",
    script: {
      steps: [
        delta([{ type: "thinking", thinking: "hm" }]),
        delta([{ type: "text", text: "Hello." }]),
        finish(),
        DONE,
      ],
    },
    text: "Hello.",
  },
  {
    name: "an error event",
    script: { steps: [delta("Hel"), 'event: error\ndata: {"message":"gone","code":503}\n\n'] },
    fails: "refused",
    more: { status: 503 },
  },
  {
    name: "an error event with plain text",
    script: { steps: ["event: error\ndata: out of memory\n\n"] },
    fails: "refused",
    more: { status: 500 },
  },
  {
    name: "an error key in the stream",
    script: { steps: [delta("Hel"), data({ error: { message: "overloaded", code: 429 } })] },
    fails: "rate_limited",
  },
  {
    name: "an error text in the stream",
    script: { steps: [data({ error: "model crashed" })] },
    fails: "refused",
    more: { status: 500 },
  },
  {
    name: "an error key beside choices",
    script: {
      steps: [
        data({ error: { message: "no" }, choices: [{ delta: { content: "" }, finish_reason: "error" }] }),
      ],
    },
    fails: "refused",
    more: { status: 500 },
  },
  {
    name: "error null is no error",
    script: { steps: [delta("Hello.", { error: null }), finish(), DONE] },
    text: "Hello.",
  },
  {
    name: "object error",
    script: { steps: [data({ object: "error", message: "too long", code: 400 }), DONE] },
    fails: "refused",
    more: { status: 400 },
  },
  {
    name: "an error field of llama.cpp",
    script: { steps: [delta("Hel"), 'error: {"code":500,"message":"slot"}\n\n'] },
    fails: "refused",
    more: { status: 500 },
  },
  {
    name: "a bare JSON error line in the stream",
    script: { steps: [delta("Hel"), '{"error":{"message":"gone","code":502}}\n\n'] },
    fails: "refused",
    more: { status: 502 },
  },
  {
    name: "an error after the finish reason",
    script: { steps: [...HELLO, finish(), data({ error: "late" })] },
    fails: "refused",
    more: { status: 500 },
  },
  {
    name: "a JSON body to a stream request",
    script: {
      headers: JSON_HEADERS,
      steps: [whole({ content: "Hello." }, { usage: { prompt_tokens: 1, completion_tokens: 2 } })],
    },
    text: "Hello.",
    more: { usage: { input_tokens: 1, output_tokens: 2 } },
  },
  {
    name: "a JSON body under the wrong content type",
    script: { steps: [whole({ content: "Hello." })] },
    text: "Hello.",
  },
  {
    name: "a JSON body when no stream was asked",
    stream: false,
    script: { headers: JSON_HEADERS, steps: [whole({ content: "Hello." })] },
    text: "Hello.",
  },
  {
    name: "a stream when none was asked",
    stream: false,
    script: { steps: [...HELLO, finish(), DONE] },
    text: "Hello.",
  },
  {
    name: "a JSON error with status 200",
    script: { headers: JSON_HEADERS, steps: ['{"error":"context overflow"}'] },
    fails: "refused",
    more: { status: 500 },
  },
  {
    name: "a JSON body cut short",
    script: { headers: JSON_HEADERS, steps: [whole({ content: "Hello." }).slice(0, 40)] },
    fails: "malformed",
  },
  {
    name: "a JSON body without choices",
    script: { headers: JSON_HEADERS, steps: ['{"id":"x"}'] },
    fails: "malformed",
  },
  {
    name: "newline-delimited JSON",
    script: { steps: ['{"message":{"content":"a"}}\n{"done":true}\n'] },
    fails: "malformed",
  },
  {
    name: "HTML with status 200",
    script: { headers: { "content-type": "text/html" }, steps: ["<!doctype html><p>Sign in"] },
    fails: "malformed",
  },
  { name: "an empty body", script: { steps: [] }, fails: "malformed" },
  { name: "only [DONE]", script: { steps: [DONE] }, fails: "malformed" },
  { name: "no text at all", script: { steps: [finish(), DONE] }, fails: "malformed" },
  {
    name: "a tool call instead of text",
    script: { steps: [choice({ delta: { tool_calls: [{}] } }), finish("tool_calls"), DONE] },
    fails: "malformed",
  },
  {
    name: "an event that is not JSON",
    script: { steps: [delta("Hel"), "data: oops\n\n", DONE] },
    fails: "malformed",
  },
  {
    name: "an unasked compression",
    script: { headers: { "content-encoding": "gzip" }, steps: ["\u001f"] },
    fails: "malformed",
  },
  {
    name: "reasoning_content",
    script: {
      steps: [
        choice({ delta: { reasoning_content: "hm" } }),
        choice({ delta: { reasoning: "hm" } }),
        ...HELLO,
        finish(),
        DONE,
      ],
    },
    text: "Hello.",
  },
  {
    name: "a think block",
    script: { steps: [delta("<think>hm <b>"), delta("</think>\n\nHello."), finish(), DONE] },
    text: "Hello.",
  },
  {
    name: "a think block in single characters",
    script: {
      steps: [...Array.from("<think>a<b</think>\nHi <th> <3", (letter) => delta(letter)), finish(), DONE],
    },
    text: "Hi <th> <3",
  },
  {
    name: "a think block that never ends",
    script: { steps: [delta("<think>hm"), finish("length"), DONE] },
    fails: "malformed",
  },
  {
    name: "a think block in a JSON body",
    script: {
      headers: JSON_HEADERS,
      steps: [whole({ content: "<think>hm</think>Hello.", reasoning_content: "x" })],
    },
    text: "Hello.",
  },
  {
    name: "a cut at the length",
    script: { steps: [...HELLO, finish("length"), DONE] },
    text: "Hello.",
    more: { finish: "length" },
  },
  {
    name: "a content filter",
    script: { steps: [delta("Hel"), finish("content_filter"), DONE] },
    text: "Hel",
    more: { finish: "filtered" },
  },
  {
    name: "a refusal field",
    script: { steps: [choice({ delta: { refusal: "I cannot." } }), finish(), DONE] },
    text: "I cannot.",
  },
  {
    name: "a socket closed in the middle",
    script: { steps: [delta("Hel"), { pause_ms: 20 }, { end: "close" }] },
    fails: "cut",
  },
  {
    name: "a reset in the middle",
    script: { steps: [delta("Hel"), { pause_ms: 20 }, { end: "reset" }] },
    fails: "cut",
  },
  { name: "a reset before the body", script: { steps: [{ end: "reset" }] }, fails: "cut" },
  { name: "silence", script: { silent: true }, fails: "timeout_first_byte" },
  { name: "a head and then silence", script: { steps: [{ end: "hang" }] }, fails: "timeout_first_byte" },
  {
    name: "silence in the middle",
    script: { steps: [delta("Hel"), { end: "hang" }] },
    fails: "timeout_idle",
  },
  {
    name: "comments for ever",
    script: { steps: Array.from({ length: 60 }, () => [": ping\n\n", { pause_ms: 40 }]).flat() },
    fails: "timeout_total",
  },
  { name: "more bytes than allowed", script: { steps: [`data: ${"x".repeat(70_000)}`] }, fails: "too_large" },
  {
    name: "a redirect",
    script: { status: 307, headers: { location: "http://127.0.0.1:9/" }, steps: [] },
    fails: "refused",
    more: { status: 307 },
  },
  {
    name: "401 quoting the key",
    script: { status: 401, headers: JSON_HEADERS, steps: ['{"error":{"message":"bad key sk-acme-secret"}}'] },
    fails: "refused",
    more: { status: 401 },
  },
  {
    name: "429",
    script: { status: 429, headers: { ...JSON_HEADERS, "retry-after": "7" }, steps: ["{}"] },
    fails: "rate_limited",
  },
  {
    name: "500 with HTML",
    script: { status: 500, headers: { "content-type": "text/html" }, steps: ["<h1>no</h1>"] },
    fails: "refused",
    more: { status: 500 },
  },
  { name: "204 without a body", script: { status: 204, steps: [] }, fails: "refused", more: { status: 204 } },
];
