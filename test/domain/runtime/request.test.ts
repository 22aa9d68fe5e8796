import { describe, expect, it } from "vitest";
import { toConversation } from "../../../src/domain/runtime/conversation.ts";
import type { RuntimeEndpoint } from "../../../src/domain/runtime/parameters.ts";
import { readRequest, type RuntimeRequest } from "../../../src/domain/runtime/request.ts";

const POLICY = { accept_noop_params: false, default_channel_id: null };
const read = (endpoint: RuntimeEndpoint, body: Record<string, unknown>): RuntimeRequest =>
  readRequest({ conversation_channel: "chn_1", ...body }, endpoint, POLICY);
const responses = (input: unknown, more: Record<string, unknown> = {}) =>
  read("responses", { input, ...more });
const chat = (messages: unknown, more: Record<string, unknown> = {}) =>
  read("chat_completions", { messages, ...more });
const talk = ({ entries, instructions }: RuntimeRequest) =>
  toConversation(entries, new Map([["msg_1", "an earlier answer"]]), instructions);

function refusalOf(work: () => unknown): [string, string | undefined] | null {
  try {
    work();
    return null;
  } catch (error) {
    const { reason, details } = error as { reason: string; details: { param?: string } };
    return [reason, details.param];
  }
}

describe("input of responses", () => {
  it.each([
    ["a string", "Hello"],
    ["an item without a type", [{ role: "user", content: "Hello" }]],
    ["a message item", [{ type: "message", role: "user", content: "Hello" }]],
    ["input_text parts", [{ role: "user", content: [{ type: "input_text", text: "Hello" }] }]],
    ["text parts", [{ role: "user", content: [{ type: "text", text: "Hello", role: "user" }] }]],
    [
      "an empty part beside",
      [
        {
          role: "user",
          content: [
            { type: "input_text", text: "" },
            { type: "input_text", text: "Hello" },
          ],
        },
      ],
    ],
  ])("%s is the question", (_name, input) => {
    expect(talk(responses(input))).toEqual({ text: "Hello", history: [] });
  });

  it("an echoed answer with its id, status and annotations is history", () => {
    const echoed = {
      type: "message",
      id: "msg_9",
      status: "completed",
      role: "assistant",
      content: [{ type: "output_text", text: "Hi", annotations: [], logprobs: [] }],
    };
    const input = [{ role: "user", content: "One" }, echoed, { role: "user", content: "Two" }];
    expect(talk(responses(input))).toEqual({
      text: "Two",
      history: [
        { role: "user", text: "One" },
        { role: "assistant", text: "Hi" },
      ],
    });
  });

  it("an item reference is the text of the answer it points at", () => {
    for (const reference of [
      { type: "item_reference", id: "msg_1" },
      { id: "msg_1" },
      { type: null, id: "msg_1" },
    ]) {
      const { history } = talk(responses([reference, { role: "user", content: "Two" }]));
      expect(history).toEqual([{ role: "assistant", text: "an earlier answer" }]);
    }
  });

  it("instructions, system and developer texts are context, in their order", () => {
    const input = [
      { role: "developer", content: "Be brief." },
      { role: "user", content: "Two" },
      { role: "system", content: [{ type: "input_text", text: "It is Monday." }] },
    ];
    expect(talk(responses(input, { instructions: "Be kind." })).history).toEqual([
      { role: "system", text: "Be kind." },
      { role: "system", text: "Be brief." },
      { role: "system", text: "It is Monday." },
    ]);
  });

  it("reasoning items hold nothing that was said", () => {
    expect(
      talk(
        responses([
          { type: "reasoning", id: "rs_1", summary: [] },
          { role: "user", content: "Hi" },
        ]),
      ).history,
    ).toEqual([]);
  });

  it.each([
    ["a function call", { type: "function_call", name: "f", arguments: "{}", call_id: "c" }, "input[0].type"],
    ["a tool's output", { type: "function_call_output", call_id: "c", output: "" }, "input[0].type"],
    [
      "an image",
      { role: "user", content: [{ type: "input_image", image_url: "data:image/png;base64,AA==" }] },
      "input[0].content[0].type",
    ],
    [
      "sound",
      { role: "user", content: [{ type: "input_audio", input_audio: {} }] },
      "input[0].content[0].type",
    ],
    [
      "a file by id",
      { role: "user", content: [{ type: "input_file", file_id: "file_1" }] },
      "input[0].content[0].file_id",
    ],
    [
      "a file by address",
      { role: "user", content: [{ type: "input_file", file_url: "https://a.example" }] },
      "input[0].content[0].file_url",
    ],
    ["a tool's message", { role: "tool", content: "x" }, "input[0].role"],
  ])("%s is refused by name", (_name, item, param) => {
    expect(refusalOf(() => responses([item, { role: "user", content: "Hi" }]))).toEqual([
      "unsupported_content",
      param,
    ]);
  });

  it.each([
    ["an empty text", "", "input"],
    ["blanks", " \n", "input"],
    ["an empty list", [], "input"],
    ["a number", 7, "input"],
    ["no message of the user", [{ role: "system", content: "x" }], "input"],
    ["an unknown role", [{ role: "owner", content: "x" }], "input[0].role"],
    ["no role", [{ content: "x" }], "input[0].role"],
    ["a prototype's name as a role", [{ role: "constructor", content: "x" }], "input[0].role"],
    ["content of a wrong kind", [{ role: "user", content: 5 }], "input[0].content"],
    ["a part that is no object", [{ role: "user", content: [7] }], "input[0].content[0]"],
    ["a part without a type", [{ role: "user", content: [{ text: "x" }] }], "input[0].content[0].type"],
    [
      "a text part without text",
      [{ role: "user", content: [{ type: "input_text" }] }],
      "input[0].content[0].text",
    ],
    [
      "a reference without an id",
      [{ type: "item_reference" }, { role: "user", content: "x" }],
      "input[0].id",
    ],
    ["items that are no objects", ["Hi"], "input"],
  ])("%s is refused with 400 at its place", (_name, input, param) => {
    expect(refusalOf(() => responses(input))).toEqual(["invalid_request", param]);
  });
});

describe("messages of chat completions", () => {
  it.each([
    ["a string", "Hello"],
    ["text parts", [{ type: "text", text: "Hello" }]],
  ])("content as %s is the question", (_name, content) => {
    expect(talk(chat([{ role: "user", content, name: "marie" }])).text).toBe("Hello");
  });

  it("several parts stand on lines of their own", () => {
    expect(
      talk(
        chat([
          {
            role: "user",
            content: [
              { type: "text", text: "One" },
              { type: "text", text: "Two" },
            ],
          },
        ]),
      ).text,
    ).toBe("One\nTwo");
  });

  it("an assistant's turn without content is nothing, one with a refusal is its text", () => {
    const messages = [
      { role: "user", content: "One" },
      { role: "assistant", content: null, tool_calls: [] },
      { role: "assistant", content: null, refusal: "I cannot." },
      { role: "user", content: "Two" },
    ];
    expect(talk(chat(messages)).history).toEqual([
      { role: "user", text: "One" },
      { role: "assistant", text: "I cannot." },
    ]);
  });

  it("the last user turn is the question even when an answer follows it", () => {
    const { text, history } = talk(
      chat([
        { role: "user", content: "One" },
        { role: "assistant", content: "Well," },
      ]),
    );
    expect([text, history]).toEqual(["One", [{ role: "assistant", text: "Well," }]]);
  });

  it("a file part is an attachment", () => {
    const file = { filename: "a.txt", file_data: "data:text/plain;base64,aGVsbG8=" };
    expect(chat([{ role: "user", content: [{ type: "file", file }] }]).files).toEqual([
      {
        file_name: "a.txt",
        content_type: "text/plain",
        size_bytes: null,
        content_base64: "aGVsbG8=",
        param: "messages[0].content[0].file",
      },
    ]);
  });

  it.each([
    [
      "an image",
      { role: "user", content: [{ type: "image_url", image_url: { url: "https://a" } }] },
      "messages[0].content[0].type",
    ],
    [
      "sound",
      { role: "user", content: [{ type: "input_audio", input_audio: {} }] },
      "messages[0].content[0].type",
    ],
    ["a tool's message", { role: "tool", content: "x", tool_call_id: "c" }, "messages[0].role"],
    ["a function's message", { role: "function", content: "x", name: "f" }, "messages[0].role"],
    ["tool calls", { role: "assistant", tool_calls: [{}] }, "messages[0].tool_calls"],
    ["a function call", { role: "assistant", function_call: {} }, "messages[0].function_call"],
  ])("%s is refused by name", (_name, message, param) => {
    expect(refusalOf(() => chat([message, { role: "user", content: "Hi" }]))).toEqual([
      "unsupported_content",
      param,
    ]);
  });

  it("max_completion_tokens is another name of max_tokens; the lower of both counts", () => {
    const messages = [{ role: "user", content: "Hi" }];
    expect(chat(messages, { max_completion_tokens: 5 }).sampling.max_tokens).toBe(5);
    expect(chat(messages, { max_completion_tokens: 5, max_tokens: 4 }).sampling.max_tokens).toBe(4);
    expect(chat(messages, { max_completion_tokens: null, max_tokens: 4 }).sampling.max_tokens).toBe(4);
    expect(refusalOf(() => chat(messages, { max_completion_tokens: 0 }))).toEqual([
      "invalid_request",
      "max_completion_tokens",
    ]);
  });
});

describe("required fields and ranges", () => {
  const GOOD = {
    responses: { input: "Hi" },
    chat_completions: { messages: [{ role: "user", content: "Hi" }] },
  };
  const RANGES = [
    ["temperature", 0, 2],
    ["top_p", 0, 1],
    ["presence_penalty", -2, 2],
    ["frequency_penalty", -2, 2],
  ] as const;

  for (const endpoint of ["responses", "chat_completions"] as const) {
    const bound = endpoint === "responses" ? "max_output_tokens" : "max_tokens";
    const field = endpoint === "responses" ? "input" : "messages";

    it(`${endpoint}: conversation_channel and ${field} are required`, () => {
      expect(refusalOf(() => readRequest(GOOD[endpoint], endpoint, POLICY))).toEqual([
        "invalid_request",
        "conversation_channel",
      ]);
      expect(refusalOf(() => read(endpoint, {}))).toEqual(["invalid_request", field]);
      expect(refusalOf(() => read(endpoint, { ...GOOD[endpoint], conversation_channel: null }))).toEqual([
        "invalid_request",
        "conversation_channel",
      ]);
      expect(refusalOf(() => read(endpoint, { [field]: null }))).toEqual(["invalid_request", field]);
    });

    it(`${endpoint}: a key's default channel stands in for a missing one only`, () => {
      const policy = { ...POLICY, default_channel_id: "chn_default" };
      const channelOf = (body: object) => readRequest(body, endpoint, policy).conversation_channel;
      expect(channelOf(GOOD[endpoint])).toBe("chn_default");
      expect(channelOf({ ...GOOD[endpoint], conversation_channel: null })).toBe("chn_default");
      expect(channelOf({ ...GOOD[endpoint], conversation_channel: "chn_2" })).toBe("chn_2");
    });

    it.each(RANGES)(`${endpoint}: %s from %d to %d`, (name, least, most) => {
      for (const value of [least, most, (least + most) / 2])
        expect(read(endpoint, { ...GOOD[endpoint], [name]: value }).sampling).toEqual({ [name]: value });
      for (const value of [least - 0.01, most + 0.01, "1", true, [], {}])
        expect(refusalOf(() => read(endpoint, { ...GOOD[endpoint], [name]: value }))).toEqual([
          "invalid_request",
          name,
        ]);
      expect(read(endpoint, { ...GOOD[endpoint], [name]: null }).sampling).toEqual({});
    });

    it(`${endpoint}: ${bound} is a whole number of at least 1`, () => {
      expect(read(endpoint, { ...GOOD[endpoint], [bound]: 1 }).sampling).toEqual({ max_tokens: 1 });
      for (const value of [0, -1, 1.5, "10"])
        expect(refusalOf(() => read(endpoint, { ...GOOD[endpoint], [bound]: value }))).toEqual([
          "invalid_request",
          bound,
        ]);
    });

    it(`${endpoint}: stream is a boolean, false when absent or null`, () => {
      expect(read(endpoint, GOOD[endpoint]).stream).toBe(false);
      expect(read(endpoint, { ...GOOD[endpoint], stream: null }).stream).toBe(false);
      expect(read(endpoint, { ...GOOD[endpoint], stream: true }).stream).toBe(true);
      expect(refusalOf(() => read(endpoint, { ...GOOD[endpoint], stream: "true" }))).toEqual([
        "invalid_request",
        "stream",
      ]);
    });

    it.each([null, [], "text", 7])(`${endpoint}: a body of %j is refused`, (body) => {
      expect(refusalOf(() => readRequest(body, endpoint, POLICY))?.[0]).toBe("invalid_request");
    });
  }

  it("a fault inside a list is named by its place", () => {
    const attachments = [{ file_name: "a", content_type: "text/plain", size_bytes: "5", content_base64: "" }];
    expect(refusalOf(() => responses("Hi", { attachments }))).toEqual([
      "invalid_request",
      "attachments[0].size_bytes",
    ]);
  });
});
