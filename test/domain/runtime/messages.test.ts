/** What the messages of a chat completion may hold, and where they are refused. */
import { describe, expect, it } from "vitest";
import { chat, talk, refusalOf } from "./requests.ts";

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
    expect(chat([{ role: "user", content: [{ type: "file", file }] }]).files).toMatchObject([
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
