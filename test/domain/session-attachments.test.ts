import { describe, expect, it } from "vitest";
import { readHandedAttachments } from "../../src/domain/attachments.ts";
import { blobIdOf, sha256Of } from "../../src/domain/blob-id.ts";
import { receivedWords, unreadWords } from "../../src/domain/documents/attachment-words.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import {
  joinRelayFiles,
  listFileTexts,
  MOST_DOCUMENTS,
  type SessionAttachment,
  toContext,
  toKeptContext,
  toRelayFile,
  toSessionAttachment,
  withAttachments,
} from "../../src/domain/session-attachments.ts";
import { toTranscript, toTurns } from "../../src/domain/transcript.ts";

const file = (file_name: string, extracted_text?: string) => ({
  file_name,
  content_type: "text/plain",
  size_bytes: 5,
  ...(extracted_text === undefined ? {} : { extracted_text }),
});
const kept = (message_id: string, extracted_text: string | null = "text"): SessionAttachment => ({
  ...file("a.txt"),
  message_id,
  blob_id: "sha256-00",
  extracted_text,
});
const turn = (message_id: string) => ({ message_id, role: "user" as const, text: "Hi", created_at: 1_000 });

describe("files of a session", () => {
  it("the newest come first, each text once, files without text not at all, and no more than the bound", () => {
    expect(listFileTexts([file("a", "1"), file("b"), file("c", "2"), file("a", "1")])).toEqual([
      { file_name: "a", text: "1" },
      { file_name: "c", text: "2" },
    ]);
    const many = Array.from({ length: 50 }, (_, index) => file(`f${index}`, "x"));
    expect(listFileTexts(many)).toHaveLength(MOST_DOCUMENTS);
    expect(listFileTexts(many)[0]?.file_name).toBe("f49");
  });

  it("stand with the message that brought them", () => {
    const [one, two] = withAttachments([turn("m1"), turn("m2")], [kept("m2"), kept("m2", null), kept("m9")]);
    expect(one).toEqual(turn("m1"));
    expect(two?.attachments).toEqual([file("a.txt", "text"), file("a.txt")]);
  });

  it("go over the wire and come back the same, without bytes", () => {
    const [wire] = toTranscript([{ ...turn("m1"), attachments: [file("a.txt", "text")] }]);
    const limits = { transcript_text_characters: 10, extracted_text_characters: 10 };
    const sent = {
      ...wire!,
      attachments: [{ ...file("a.txt", "text"), content_base64: "aGVsbG8=" }],
    };
    expect(toTurns([sent], limits)).toEqual([{ ...turn("m1"), attachments: [file("a.txt", "text")] }]);
  });

  it("are relayed once; bytes win over none", () => {
    const relayed = (sha256: string, content_base64: string | null, file_name = "a.txt") => ({
      ...file(file_name),
      sha256,
      content_base64,
    });
    expect(
      joinRelayFiles(
        [relayed("1", null), relayed("2", "kept")],
        [relayed("1", "bytes"), relayed("2", "again"), relayed("2", "other", "b.txt")],
      ),
    ).toEqual([relayed("1", "bytes"), relayed("2", "kept"), relayed("2", "other", "b.txt")]);
  });

  it("the id of bytes holds their hash", () => {
    const id = blobIdOf(Buffer.from("hello"));
    expect(id).toMatch(/^sha256-[0-9a-f]{64}$/);
    expect(sha256Of(id)).toMatch(/^2cf24dba/);
  });
});

describe("files that a browser brings to the end", () => {
  const bytes = { ...file("a.txt"), content_base64: "aGVsbG8=" };
  const history = (attachments: object[], role = "user") =>
    [{ message_id: "m", role, text: "", created_at: "2026-01-15T12:00:00Z", attachments }] as Parameters<
      typeof readHandedAttachments
    >[0];
  const read = (attachments: object[], limits = {}) =>
    readHandedAttachments(history(attachments), {
      attachment_bytes: 100,
      attachments_bytes: 100,
      ...limits,
    });

  it("are those with bytes, of the visitor's messages", () => {
    expect(read([file("b.txt"), bytes])).toMatchObject([{ file_name: "a.txt", size_bytes: 5 }]);
    const limits = { attachment_bytes: 100, attachments_bytes: 100 };
    expect(readHandedAttachments(history([bytes], "assistant"), limits)).toEqual([]);
  });

  it.each([
    [[{ ...bytes, size_bytes: 4 }], {}, "attachment_invalid", "history[0].attachments[0].size_bytes"],
    [[{ ...bytes, content_type: "audio/ogg" }], {}, "attachment_type_not_accepted", undefined],
    [Array.from({ length: 6 }, () => bytes), {}, "invalid_request", "history[0].attachments"],
    [[bytes, bytes], { attachments_bytes: 9 }, "too_large", undefined],
  ])("are checked like uploads: case %#", (attachments, limits, reason, param) => {
    const refused = (() => {
      try {
        return read(attachments, limits);
      } catch (error) {
        return error;
      }
    })();
    expect(refused).toBeInstanceOf(Refusal);
    expect((refused as Refusal).reason).toBe(reason);
    if (param) expect((refused as Refusal).details.param).toBe(param);
  });
});

describe("what a visitor is told of files", () => {
  it.each([
    ["en", "I have read a.pdf and b.txt."],
    ["pt-BR", "Li a.pdf e b.txt."],
    ["ja", "a.pdf、b.txtを読みました。"],
    ["it", "Ho letto a.pdf e b.txt."],
  ] as const)("in %s: which were read", (locale, words) => {
    expect(receivedWords(["a.pdf", "b.txt"], [], locale)).toContain(words);
  });

  it.each(["en", "pt-BR", "ja", "it"] as const)("in %s: which were not, and nothing else", (locale) => {
    const unread = [{ file_name: "x.pdf", error: "encrypted" as const }];
    expect(unreadWords(unread, locale)).toMatch(/^x\.pdf[:：]/);
    expect(receivedWords([], unread, locale)).toBe(unreadWords(unread, locale));
    expect(unreadWords([], locale)).toBe("");
  });
});

describe("a file that was just read", () => {
  const bytes = Buffer.from("xhellox").subarray(1, 6);
  const attachment = { ...file("a.txt"), bytes };
  const readable = { attachment, result: { text: "hello" } } as unknown as Parameters<typeof toContext>[0];
  const unreadable = { attachment, result: { error: "corrupt" } } as unknown as Parameters<
    typeof toContext
  >[0];

  it("is shown with its text, if it has one, and never with its bytes", () => {
    expect(toContext(readable)).toEqual(file("a.txt", "hello"));
    expect(toContext(unreadable)).toEqual(file("a.txt"));
    expect(toKeptContext(kept("m1"))).toEqual(file("a.txt", "text"));
    expect(toKeptContext(kept("m1", null))).toEqual(file("a.txt"));
  });

  it("is kept under the hash of its bytes, with the message that brought it", () => {
    const blob_id = blobIdOf(bytes);
    expect(toSessionAttachment(readable, "m1")).toEqual({
      ...file("a.txt"),
      message_id: "m1",
      extracted_text: "hello",
      blob_id,
    });
    expect(toSessionAttachment(unreadable, "m1").extracted_text).toBeNull();
  });

  it("is relayed with its bytes and their hash, though they are a part of something larger", () => {
    expect(toRelayFile(attachment)).toEqual({
      ...file("a.txt"),
      sha256: sha256Of(blobIdOf(bytes)),
      content_base64: "aGVsbG8=",
    });
  });
});
