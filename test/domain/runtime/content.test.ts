/** What a message's content may be, and what a caller is told of content that cannot be read. */
import { describe, expect, it } from "vitest";
import { nameOf, readContent } from "../../../src/domain/runtime/content.ts";
import { readInput, readRole } from "../../../src/domain/runtime/input.ts";
import { toPieces } from "../../../src/domain/runtime/pieces.ts";
import { refusalOf } from "../../support/refused.ts";
import { chat, read, responses } from "./requests.ts";

const text = (value: string) => ({ type: "text", text: value });
const file = (fields: object) => ({ type: "input_file", ...fields });

describe("content", () => {
  it.each([
    [undefined, ""],
    [null, ""],
    ["", ""],
    ["Hi", "Hi"],
    [[], ""],
    [["a", text("b"), { type: "output_text", text: "" }, { type: "refusal", refusal: "no" }], "a\nb\nno"],
    [Array.from({ length: 256 }, () => ""), ""],
  ])("%j reads as %j", (content, said) => {
    expect(readContent(content, "c")).toEqual({ text: said, files: [] });
  });

  it.each([
    [7, "c", "c: expected a string or a list of parts."],
    [{}, "c", "c: expected a string or a list of parts."],
    [Array.from({ length: 257 }, () => ""), "c", "c: has more than 256 parts."],
    [["", 7], "c[1]", "c[1]: expected an object."],
    [[null], "c[0]", "c[0]: expected an object."],
    [[[]], "c[0]", "c[0]: expected an object."],
    [[{}], "c[0].type", "c[0].type: is required."],
    [[{ type: null }], "c[0].type", "c[0].type: is required."],
    [[{ type: "text" }], "c[0].text", "c[0].text: expected a string."],
    [[{ type: "refusal" }], "c[0].refusal", "c[0].refusal: expected a string."],
    [[file({})], "c[0].file_data", "c[0].file_data: expected the file as a data: URL or as base64."],
    [
      [file({ file_data: "" })],
      "c[0].file_data",
      "c[0].file_data: expected the file as a data: URL or as base64.",
    ],
    [
      [file({ file_data: 7 })],
      "c[0].file_data",
      "c[0].file_data: expected the file as a data: URL or as base64.",
    ],
    [
      [{ type: "file", file: "x" }],
      "c[0].file.file_data",
      "c[0].file.file_data: expected the file as a data: URL or as base64.",
    ],
  ])("%j is malformed at %s", (content, param, message) => {
    expect(refusalOf(() => readContent(content, "c"))).toEqual({ reason: "invalid_request", param, message });
  });

  it.each([
    [[{ type: "image_url" }], "c[0].type", "A part of the type image_url"],
    [[{ type: "x".repeat(80) }], "c[0].type", `A part of the type ${"x".repeat(64)}`],
    [[{ type: 7 }], "c[0].type", "A part of the type number"],
    [[file({ file_id: "f" })], "c[0].file_id", "A file given by its file_id"],
    [[file({ file_url: "https://a.example" })], "c[0].file_url", "A file given by its file_url"],
    [[{ type: "file", file: { file_id: "f" } }], "c[0].file.file_id", "A file given by its file_id"],
  ])("%j cannot be read", (content, param, what) => {
    expect(refusalOf(() => readContent(content, "c"))).toEqual({
      reason: "unsupported_content",
      param,
      message: `${what} cannot be read by this service.`,
    });
  });

  it.each([
    [{ file_data: "aGk=" }, { file_name: "attachment", content_type: "", content_base64: "aGk=" }],
    [
      { file_data: "aGk=", filename: "" },
      { file_name: "attachment", content_type: "", content_base64: "aGk=" },
    ],
    [
      { file_data: "aGk=", filename: 7 },
      { file_name: "attachment", content_type: "", content_base64: "aGk=" },
    ],
    [
      {
        file_data: "data:text/plain;charset=utf-8;base64,aGk=",
        filename: "a.txt",
        file_id: null,
        file_url: null,
      },
      { file_name: "a.txt", content_type: "text/plain", content_base64: "aGk=" },
    ],
    [
      { file_data: "data:;base64,aGk=" },
      { file_name: "attachment", content_type: "", content_base64: "aGk=" },
    ],
    [
      { file_data: "data:text/plain,hi" },
      { file_name: "attachment", content_type: "", content_base64: "data:text/plain,hi" },
    ],
  ])("the file %j is taken", (fields, taken) => {
    expect(readContent([file(fields)], "c").files).toMatchObject([
      { ...taken, size_bytes: null, param: "c[0]" },
    ]);
  });
});

describe("roles and items", () => {
  it.each([
    ["user", "user"],
    ["assistant", "assistant"],
    ["system", "system"],
    ["developer", "system"],
  ])("%s is %s", (role, known) => {
    expect(readRole(role, "r")).toBe(known);
  });

  it.each([
    ["tool", "unsupported_content", "A message of the role tool cannot be read by this service."],
    ["function", "unsupported_content", "A message of the role function cannot be read by this service."],
    ["constructor", "invalid_request", "r: expected user, assistant, system or developer."],
    [undefined, "invalid_request", "r: expected user, assistant, system or developer."],
    [["user"], "invalid_request", "r: expected user, assistant, system or developer."],
  ])("%j is refused", (role, reason, message) => {
    expect(refusalOf(() => readRole(role, "r"))).toEqual({ reason, param: "r", message });
  });

  const user = { role: "user", content: "Hi" };
  it.each([
    [{ id: "msg_1" }, "reference"],
    [{ id: "msg_1", role: null }, null],
    [{ id: "msg_1", content: "" }, null],
    [{ id: 7 }, null],
    [{ id: "msg_1", ...user }, "turn"],
  ])("%j is a %s", (item, kind) => {
    if (kind === null) expect(refusalOf(() => readInput([item]))?.reason).toBe("invalid_request");
    else expect(readInput([item])[0]?.kind).toBe(kind);
  });

  it.each([
    [[{ type: "item_reference" }], "input[0].id", "input[0].id: expected the id of an item."],
    [[{ type: "item_reference", id: "" }], "input[0].id", "input[0].id: expected the id of an item."],
    [
      [user, { type: "function_call" }],
      "input[1].type",
      "An item of the type function_call cannot be read by this service.",
    ],
  ])("%j is refused at %s", (input, param, message) => {
    expect(refusalOf(() => readInput(input))).toMatchObject({ param, message });
  });

  it("are bounded in number", () => {
    const many = (length: number) =>
      refusalOf(() => readInput(Array.from({ length }, () => ({ type: "reasoning" }))));
    const most = [256, 512, 1_000, 1_024, 2_000].find((length) => many(length + 1) !== null)!;
    expect(many(most)).toBeNull();
    expect(many(most + 1)).toEqual({
      reason: "invalid_request",
      param: "input",
      message: `input: has more than ${most} items.`,
    });
  });

  it("names of what is no string are its kind", () => {
    expect([nameOf("x"), nameOf(7), nameOf(undefined)]).toEqual(["x", "number", "undefined"]);
  });
});

const NO_CHANNEL =
  "conversation_channel is required: send it, or use an API key that was issued with a default channel.";

describe("what a request lacks", () => {
  it.each([
    [() => responses("Hi", { conversation_channel: undefined }), "conversation_channel", NO_CHANNEL],
    [() => responses("Hi", { conversation_channel: null }), "conversation_channel", NO_CHANNEL],
    [() => read("responses", {}), "input", "input is required."],
    [() => read("chat_completions", {}), "messages", "messages is required."],
    [() => responses("Hi", { top_p: "1" }), "top_p", /^top_p: .{5,}\.$/],
    [
      () => responses("Hi", { attachments: [{}] }),
      "attachments[0].file_name",
      /^attachments\[0\]\.file_name: .{5,}\.$/,
    ],
    [() => responses([{ role: "user", content: " " }]), "input", "The last message of the user is empty."],
    [() => chat([{ role: "assistant", content: "Hi" }]), "messages", "messages has no message of the user."],
  ] as const)("%# is said with its place", (work, param, message) => {
    const refusal = refusalOf(work);
    expect(refusal?.param).toBe(param);
    expect(refusal?.message).toMatch(message);
  });

  it("keeps endpoint, model and files as they were sent", () => {
    const upload = { file_name: "a.txt", content_type: "text/plain", size_bytes: 2, content_base64: "aGk=" };
    const request = responses("Hi", { model: "m", attachments: [upload, upload] });
    expect(request).toMatchObject({ endpoint: "responses", model: "m", include_usage: false });
    expect(request.files).toEqual([
      { ...upload, param: "attachments[0]" },
      { ...upload, param: "attachments[1]" },
    ]);
    expect(chat([{ role: "user", content: "Hi" }])).toMatchObject({
      endpoint: "chat_completions",
      model: null,
    });
  });
});

describe("pieces of an answer", () => {
  it.each([
    ["", []],
    ["short", ["short"]],
    ["x".repeat(48), ["x".repeat(48)]],
    ["x".repeat(49), ["x".repeat(32), "x".repeat(17)]],
    [
      "one two three four five six seven eight nine ten eleven",
      ["one two three four five six ", "seven eight nine ten eleven"],
    ],
    [`${"x".repeat(20)} ${"y".repeat(40)}`, [`${"x".repeat(20)} `, "y".repeat(40)]],
    [`${"x".repeat(8)} ${"y".repeat(45)}`, [`${"x".repeat(8)} ${"y".repeat(23)}`, "y".repeat(22)]],
    [`${"あ".repeat(25)}。${"い".repeat(30)}`, [`${"あ".repeat(25)}。`, "い".repeat(30)]],
    [`${"x".repeat(31)}🙂${"y".repeat(20)}`, [`${"x".repeat(31)}🙂`, "y".repeat(20)]],
  ])("%j", (answer, pieces) => {
    expect(toPieces(answer)).toEqual(pieces);
  });

  it("are forty at most, and together the answer", () => {
    for (const length of [600, 641, 5_000]) {
      const answer = "word ".repeat(length / 5);
      const pieces = toPieces(answer);
      expect(pieces.join("")).toBe(answer);
      expect(pieces.length).toBeLessThanOrEqual(44);
      expect(pieces.every((piece) => piece !== "")).toBe(true);
    }
  });
});
