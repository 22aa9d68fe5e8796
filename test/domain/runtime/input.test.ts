/** What the input of a response may hold, and where it is refused. */
import { describe, expect, it } from "vitest";
import { responses, talk, refusalOf } from "./requests.ts";

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
