/** How real servers fail, and the kind of failure that each must become. */
import { data, delta, DONE, finish } from "./scripted-server.ts";
import { choice, type Dialect, HELLO, JSON_HEADERS, whole } from "./dialect.ts";

export const FAULTS: Dialect[] = [
  { name: "an end without either", script: { steps: HELLO }, fails: "cut" },
  {
    name: "an incomplete last event",
    script: { steps: [delta("Hel"), 'data: {"choices":[{"del'] },
    fails: "cut",
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
    name: "a tool call behind a text",
    script: {
      steps: [
        delta("Let me look."),
        choice({ delta: { content: null, tool_calls: [{ index: 0, function: { name: "find" } }] } }),
        finish("tool_calls"),
        DONE,
      ],
    },
    fails: "malformed",
  },
  {
    name: "a function call in a JSON body",
    script: {
      steps: [
        JSON.stringify({
          choices: [
            {
              index: 0,
              message: { content: "Let me look.", function_call: { name: "find" } },
              finish_reason: "function_call",
            },
          ],
        }),
      ],
    },
    fails: "malformed",
  },
  ...[
    '<tool_call>\n{"name": "find", "arguments": {}}\n</tool_call>',
    "<tool_call>find_page\n<arg_key>q</arg_key>",
    '[TOOL_CALLS][{"name": "find"}]',
    '<function=find>{"q": "lamp"}</function>',
    '<function_calls>\n<invoke name="find">',
    '<|python_tag|>{"name": "find"}',
    "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function",
    "<|tool_call|>[{}]",
  ].flatMap((call): Dialect[] => [
    {
      name: `a tool call as text: ${call.slice(0, 20)}`,
      script: { steps: [...call.split("").map((piece) => delta(piece)), finish(), DONE] },
      fails: "malformed",
    },
    {
      name: `a tool call as text, behind words: ${call.slice(0, 20)}`,
      script: { steps: [delta(`Let me look.\n\n${call}`), finish(), DONE] },
      fails: "malformed",
    },
  ]),
  {
    name: 'an end behind the finish reason "null"',
    script: { steps: [choice({ delta: { content: "Hel" }, finish_reason: "null" })] },
    fails: "cut",
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
  ...["abort", "cancelled", "insufficient_system_resource", "network_error"].map((reason): Dialect => ({
    name: `the finish reason ${reason}`,
    script: { steps: [...HELLO, finish(reason), DONE] },
    fails: "cut",
  })),
  {
    name: "an end of a second answer only",
    script: { steps: [...HELLO, choice({ index: 1, delta: {}, finish_reason: "stop" })] },
    fails: "cut",
  },
  {
    name: "noise before a data line",
    script: { steps: [`\0\0${delta("Hel")}`, delta("lo."), finish(), DONE] },
    fails: "malformed",
  },
  {
    name: "a byte order mark in the middle",
    script: { steps: [delta("Hel"), `\uFEFF${delta("lo.")}`, finish(), DONE] },
    fails: "malformed",
  },
  {
    name: "a think block that never ends",
    script: { steps: [delta("<think>hm"), finish("length"), DONE] },
    fails: "malformed",
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
  {
    name: "more text than an answer has",
    script: { steps: [delta("word ".repeat(50_000)), finish(), DONE] },
    max_bytes: 4_194_304,
    fails: "too_large",
  },
  { name: "more bytes than allowed", script: { steps: [`data: ${"x".repeat(70_000)}`] }, fails: "too_large" },
  {
    name: "a redirect",
    script: { status: 307, headers: { location: "http://127.0.0.1:9/" }, steps: [] },
    fails: "refused",
    more: { status: 307 },
  },
  {
    name: "a change to another protocol",
    script: { status: 101, headers: { connection: "upgrade", upgrade: "acme" }, steps: [] },
    fails: "refused",
    more: { status: 101 },
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
