import { describe, expect, it } from "vitest";
import { readAttachments, type SentAttachment } from "../../src/domain/attachments.ts";

const LIMITS = { attachment_bytes: 64, attachments_bytes: 100 };
const send = (fields: Partial<SentAttachment> = {}, index = 0): SentAttachment => ({
  file_name: "hours.txt",
  content_type: "text/plain",
  size_bytes: 5,
  content_base64: Buffer.from("hello").toString("base64"),
  param: `attachments[${index}]`,
  ...fields,
});
const text = (length: number) => ({
  size_bytes: length,
  content_base64: Buffer.from("x".repeat(length)).toString("base64"),
});
const refusalOf = (sent: readonly SentAttachment[]) => {
  try {
    readAttachments(sent, LIMITS);
  } catch (error) {
    const { reason, details } = error as { reason: string; details: { param?: string } };
    return [reason, details.param];
  }
  return null;
};

describe("attachments", () => {
  it("a valid one is decoded, with the canonical name of its type", () => {
    const [read] = readAttachments([send({ content_type: "text/plain; charset=utf-8" })], LIMITS);
    expect(read).toMatchObject({ file_name: "hours.txt", content_type: "text/plain", size_bytes: 5 });
    expect(Buffer.from(read!.bytes).toString()).toBe("hello");
  });

  it("an unstated size is the decoded one", () => {
    expect(readAttachments([send({ size_bytes: null })], LIMITS)[0]!.size_bytes).toBe(5);
  });

  it.each([
    [
      "size_bytes that differs from the content",
      { size_bytes: 4 },
      "attachment_invalid",
      "attachments[0].size_bytes",
    ],
    [
      "base64 that is none",
      { content_base64: "hel!" },
      "attachment_invalid",
      "attachments[0].content_base64",
    ],
    [
      "base64 without padding",
      { content_base64: "aGVsbG8" },
      "attachment_invalid",
      "attachments[0].content_base64",
    ],
    ["a path for a name", { file_name: "../hours.txt" }, "attachment_invalid", "attachments[0].file_name"],
    ["a path of Windows", { file_name: "a\\b.txt" }, "attachment_invalid", "attachments[0].file_name"],
    ["no name", { file_name: " " }, "attachment_invalid", "attachments[0].file_name"],
    ["a line break in the name", { file_name: "a\nb.txt" }, "attachment_invalid", "attachments[0].file_name"],
    ["a name that is a folder", { file_name: ".." }, "attachment_invalid", "attachments[0].file_name"],
    [
      "a type that is not taken",
      { content_type: "video/mp4", file_name: "a.mp4" },
      "attachment_type_not_accepted",
      "attachments[0].content_type",
    ],
    [
      "a PDF that is text",
      { content_type: "application/pdf", file_name: "a.pdf" },
      "attachment_type_mismatch",
      "attachments[0].content_type",
    ],
    ["more than one may have", text(65), "too_large", "attachments[0]"],
  ])("%s is refused", (_name, fields, reason, param) => {
    expect(refusalOf([send(fields)])).toEqual([reason, param]);
  });

  it("more than all may have together is refused at the one that is too much", () => {
    expect(refusalOf([send(text(60)), send(text(60), 1)])).toEqual(["too_large", "attachments[1]"]);
  });

  it("five are taken, six are refused", () => {
    const five = Array.from({ length: 5 }, (_, index) => send({}, index));
    expect(refusalOf(five)).toBeNull();
    expect(refusalOf([...five, send({}, 5)])).toEqual(["invalid_request", "attachments"]);
  });
});
