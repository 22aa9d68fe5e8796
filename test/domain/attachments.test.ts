import { describe, expect, it } from "vitest";
import {
  readAttachments,
  readContext,
  readHandedAttachments,
  type SentAttachment,
  toSent,
} from "../../src/domain/attachments.ts";
import { refusalOf as whyRefused } from "../support/refused.ts";

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

const upload = ({ param: _param, ...fields }: SentAttachment) => ({ ...fields, size_bytes: 5 });
const ofMessage = (role: "user" | "assistant", attachments?: readonly object[]) =>
  ({
    message_id: "m",
    role,
    text: "",
    created_at: "2026-01-01T00:00:00Z",
    ...(attachments ? { attachments } : {}),
  }) as Parameters<typeof readHandedAttachments>[0][number];

describe("the bounds of attachments", () => {
  it.each([
    ["as large as one may be", [text(64)], null],
    ["as large as all may be", [text(60), text(40)], null],
    ["a byte more than all may be", [text(60), text(41)], ["too_large", "attachments[1]"]],
    ["of 62 bytes, padded once", [text(62)], null],
    ["of 64 bytes in all, padded twice", [text(64)], null],
    ["empty", [text(0)], null],
  ] as const)("%s", (_size, files, refusal) => {
    expect(refusalOf(files.map((fields, at) => send(fields, at)))).toEqual(refusal);
  });

  it("are told with what is too large", () => {
    const tell = (...sizes: readonly number[]) =>
      whyRefused(() =>
        readAttachments(
          sizes.map((size, at) => send(text(size), at)),
          LIMITS,
        ),
      )?.message;
    expect(tell(65)).toBe("An attachment may have 64 bytes at most.");
    expect(tell(60, 60)).toBe("All attachments together may have 100 bytes at most.");
    const six = Array.from({ length: 6 }, (_, index) => send({}, index));
    expect(whyRefused(() => readAttachments(six, LIMITS))?.message).toMatch(/^At most 5 /);
  });

  it("of padding in the middle is no base64, and of names end at 200 characters", () => {
    expect(refusalOf([send({ content_base64: "aG==bG8=" })])?.[1]).toBe("attachments[0].content_base64");
    expect(refusalOf([send({ content_base64: "====" })])?.[1]).toBe("attachments[0].content_base64");
    const named = (length: number) => refusalOf([send({ file_name: `${"n".repeat(length - 4)}.txt` })]);
    expect([named(200), named(201)]).toEqual([null, ["attachment_invalid", "attachments[0].file_name"]]);
    expect(refusalOf([send({ file_name: "." })])?.[0]).toBe("attachment_invalid");
  });

  it("are named after their place in the message", () => {
    expect(toSent([upload(send()), upload(send({ file_name: "b.txt" }))])).toEqual([
      { ...upload(send()), param: "attachments[0]" },
      { ...upload(send()), file_name: "b.txt", param: "attachments[1]" },
    ]);
    const ten = Array.from({ length: 12 }, (_, index) => send({ param: `attachments[${index + 10}]` }));
    expect(refusalOf(ten)?.[1]).toBe("attachments");
  });
});

describe("files that a history hands over", () => {
  it("are those with bytes, of visitors' messages only", () => {
    const withBytes = upload(send());
    const { content_base64: _bytes, ...without } = withBytes;
    const history = [
      ofMessage("user", [without, withBytes]),
      ofMessage("assistant", [withBytes]),
      ofMessage("user"),
      ofMessage("user", [{ ...withBytes, file_name: "b.txt" }]),
    ];
    expect(readHandedAttachments(history, LIMITS).map(({ file_name }) => file_name)).toEqual([
      "hours.txt",
      "b.txt",
    ]);
  });

  it.each([
    [
      "of one message too many",
      [
        ofMessage(
          "user",
          Array.from({ length: 6 }, () => upload(send())),
        ),
      ],
      "history[0].attachments",
    ],
    [
      "of all together too large",
      Array.from({ length: 21 }, () => ofMessage("user", [upload(send())])),
      "history[20].attachments[0]",
    ],
    [
      "with a path",
      [ofMessage("user"), ofMessage("user", [upload(send()), upload(send({ file_name: "a/b" }))])],
      "history[1].attachments[1].file_name",
    ],
  ])("are refused: %s", (_why, history, param) => {
    expect(whyRefused(() => readHandedAttachments(history, LIMITS))?.param).toBe(param);
  });

  const context = { file_name: "a.txt", content_type: "text/plain", size_bytes: 5 };
  it.each<[string, object, string | null]>([
    ["a bare name", {}, null],
    ["a text as long as it may be", { extracted_text: "x".repeat(10) }, null],
    ["a text that is longer", { extracted_text: "x".repeat(11) }, "h.extracted_text"],
    ["a path", { file_name: "../a.txt" }, "h.file_name"],
    ["a type as long as it may be", { content_type: "t".repeat(200) }, null],
    ["a type that is longer", { content_type: "t".repeat(201) }, "h.content_type"],
  ])("without their bytes: %s", (_what, fields, param) => {
    const refusal = whyRefused(() => readContext({ ...context, ...fields }, "h", 10));
    expect(refusal?.param ?? null).toBe(param);
    if (param !== null) expect(refusal?.message).toMatch(/ takes | may have 10 characters at most/);
    else expect(readContext({ ...context, ...fields }, "h", 10)).toEqual({ ...context, ...fields });
  });

  it("have no text rather than an empty one", () => {
    expect(readContext({ ...context, extracted_text: "" }, "h", 10)).toEqual(context);
  });
});
