/** Attachments of runtime requests: documents of one answer, never kept. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { effects } from "../support/appliance.ts";
import { answerOf, type RuntimeHouse, startRuntime } from "../support/runtime.ts";
import { bodyOf, ENDPOINTS, expectError, textOf } from "../support/runtime-calls.ts";

let house: RuntimeHouse;
beforeAll(async () => {
  house = await startRuntime();
});
afterEach(() => {
  house.script = null;
});
afterAll(() => house.stop());

describe.each(ENDPOINTS)("POST $path", (tested) => {
  const { path } = tested;
  const ask = (body: unknown) => house.ask(path, body);

  it("attachments are documents of this answer only", async () => {
    house.script = async ({ documents }) => answerOf(documents.map(({ text }) => text).join() || "Nothing.");
    const content_base64 = Buffer.from("The voucher code is AURORA.").toString("base64");
    const attachment = {
      file_name: "voucher.txt",
      content_type: "text/plain",
      size_bytes: 27,
      content_base64,
    };
    const before = await house.countRows();
    const reply = await ask(
      bodyOf(house, tested, { attachments: [attachment] }, "What is the voucher code?"),
    );
    expect(effects(before, await house.countRows())).toEqual({});
    expect(await house.appliance.adapters.blobs.list()).toEqual([]);
    expect(textOf(tested, reply)).toContain("AURORA");
    expect(house.asked.at(-1)!.documents).toEqual([
      { file_name: "voucher.txt", text: "The voucher code is AURORA." },
    ]);
    expect(house.converted.at(-1)).toMatchObject({ purpose: "attachment", content_type: "text/plain" });
    const again = await ask(bodyOf(house, tested, {}, "What is the voucher code?"));
    expect(textOf(tested, again)).not.toContain("AURORA");
  });

  it("400 for bad attachments, by their place", async () => {
    const good = {
      file_name: "a.txt",
      content_type: "text/plain",
      size_bytes: 5,
      content_base64: "aGVsbG8=",
    };
    const cases: [unknown, Record<string, unknown>][] = [
      [[{ ...good, size_bytes: 6 }], { code: "attachment_invalid", param: "attachments[0].size_bytes" }],
      [
        [good, { ...good, content_base64: "@" }],
        { code: "attachment_invalid", param: "attachments[1].content_base64" },
      ],
      [
        [{ ...good, content_type: "application/pdf" }],
        { code: "attachment_type_mismatch", param: "attachments[0].content_type" },
      ],
      [
        [{ ...good, content_type: "video/mp4" }],
        { code: "attachment_type_not_accepted", param: "attachments[0].content_type" },
      ],
      [[{ ...good, file_name: undefined }], { code: "invalid_request", param: "attachments[0].file_name" }],
      [Array.from({ length: 6 }, () => good), { code: "invalid_request", param: "attachments" }],
    ];
    for (const [attachments, fields] of cases)
      expectError(await ask(bodyOf(house, tested, { attachments })), 400, fields);
  });

  it("400 for a bad file among the parts, by the names that its format has", async () => {
    const [type, prefix] = tested.field === "input" ? ["input_file", ""] : ["file", ".file"];
    const cases: [Record<string, string>, string, string][] = [
      [{ filename: "notes/a.txt" }, "attachment_invalid", "filename"],
      [{ file_data: "data:text/plain;base64,@" }, "attachment_invalid", "file_data"],
      [{ file_data: "data:application/pdf;base64,aGVsbG8=" }, "attachment_type_mismatch", "file_data"],
      [{ file_data: "data:video/mp4;base64,aGVsbG8=" }, "attachment_type_not_accepted", "file_data"],
    ];
    for (const [fields, code, name] of cases) {
      const file = { filename: "a.txt", file_data: "data:text/plain;base64,aGVsbG8=", ...fields };
      const part = type === "file" ? { type, file } : { type, ...file };
      const message = expect.not.stringMatching(/file_name|content_base64/) as unknown;
      expectError(
        await ask(bodyOf(house, tested, { [tested.field]: [{ role: "user", content: [part] }] })),
        400,
        {
          code,
          message,
          param: `${tested.field}[0].content[0]${prefix}.${name}`,
        },
      );
    }
  });

  it("400 for a document that cannot be read: it is not silently left out", async () => {
    const content_base64 = Buffer.from("%PDF-1.4 encrypted").toString("base64");
    const attachment = {
      file_name: "a.pdf",
      content_type: "application/pdf",
      size_bytes: 18,
      content_base64,
    };
    expectError(await ask(bodyOf(house, tested, { attachments: [attachment] })), 400, {
      code: "unsupported_content",
      param: "attachments[0]",
      message: expect.stringContaining("password"),
    });
  });
});
