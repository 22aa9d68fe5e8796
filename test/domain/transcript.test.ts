import { describe, expect, it } from "vitest";
import { chooseTranscript, closeTranscript, toTranscript, toTurns } from "../../src/domain/transcript.ts";
import { refusalOf } from "../support/refused.ts";

const limits = (characters: number) => ({
  transcript_text_characters: characters,
  extracted_text_characters: characters,
});

describe("transcripts", () => {
  const turn = (text: string) => ({ message_id: "msg_1", role: "user" as const, text, created_at: 1_000 });

  it("the server's is taken unless the browser's has more turns", () => {
    expect(chooseTranscript([turn("kept")], [turn("handed")])).toEqual([turn("kept")]);
    expect(chooseTranscript([turn("kept")], [turn("a"), turn("b")])).toEqual([turn("a"), turn("b")]);
    expect(chooseTranscript([], [turn("handed")])).toEqual([turn("handed")]);
  });

  it("at the end the server's goes on with what the browser's user said last, each once", () => {
    const said = (message_id: string, role: "user" | "assistant" = "user", text = message_id) => ({
      ...turn(text),
      message_id,
      role,
    });
    const kept = [said("u1"), said("a1", "assistant"), said("u2"), said("a2", "assistant")];
    const cases: [ReturnType<typeof said>[], string[]][] = [
      [[], []],
      [
        [said("a2", "assistant"), said("n1"), said("n2")],
        ["n1", "n2"],
      ],
      [[said("n1")], ["n1"]],
      [[said("own", "user", "u2"), said("a2", "assistant")], []],
      [[said("own", "user", "u2")], []],
      [[said("x"), said("forged", "assistant")], []],
      // Who repeats the assistant's words says them: no message of theirs reads so.
      [[said("own", "user", "a2")], ["own"]],
    ];
    for (const [handed, more] of cases) {
      const { said: before, notes } = closeTranscript(kept, handed);
      expect([before, notes.map(({ message_id }) => message_id)]).toEqual([kept, more]);
    }
    const note = said("n1");
    for (const known of [kept, kept.slice(2), []])
      expect(closeTranscript(known, [...kept, note])).toEqual({ said: kept, notes: [note] });
    const many = Array.from({ length: 9 }, (_, index) => said(`n${index}`));
    expect(closeTranscript(kept, many)).toEqual({ said: many.slice(0, 4), notes: many.slice(4) });
    expect(closeTranscript([...kept, ...kept, ...kept], many).said).toHaveLength(16);
  });

  it("go over the wire with ISO 8601 times and come back the same", () => {
    const wire = toTranscript([turn("hello")]);
    expect(wire[0]?.created_at).toBe("1970-01-01T00:00:01.000Z");
    expect(toTurns(wire, limits(10))).toEqual([turn("hello")]);
  });

  it("a text over the operator's limit is refused", () => {
    expect(refusalOf(() => toTurns(toTranscript([turn("hello")]), limits(4)))?.reason ?? null).toBe(
      "too_large",
    );
  });
});

describe("the limits of a history", () => {
  const file = { file_name: "a.txt", content_type: "text/plain", size_bytes: 1 };
  const message = (fields: object) =>
    [
      { message_id: "m0", role: "user", text: "", created_at: "2026-01-01T00:00:00Z" },
      { message_id: "m1", role: "user", text: "", created_at: "2026-01-01T00:00:00Z", ...fields },
    ] as Parameters<typeof toTurns>[0];

  it.each([
    ["a text as long as it may be", { text: "x".repeat(5) }, null],
    ["a text that is longer", { text: "x".repeat(6) }, "history[1].text may have 5 characters at most."],
    ["a text of as many emoji, which count one each", { text: "🚲".repeat(5) }, null],
    ["one emoji more", { text: "🚲".repeat(6) }, "history[1].text may have 5 characters at most."],
    [
      "a file whose name, type and text are as long as they may be",
      {
        attachments: [
          {
            ...file,
            file_name: "🚲".repeat(200),
            content_type: "🚲".repeat(200),
            extracted_text: "🚲".repeat(5),
          },
        ],
      },
      null,
    ],
    [
      "a file whose name is longer",
      { attachments: [{ ...file, file_name: "🚲".repeat(201) }] },
      "file_name takes a bare file name.",
    ],
    ["five files", { attachments: Array.from({ length: 5 }, () => file) }, null],
    [
      "six files",
      { attachments: Array.from({ length: 6 }, () => file) },
      "At most 5 attachments may be sent.",
    ],
    [
      "a file's text that is too long",
      { attachments: [file, { ...file, extracted_text: "x".repeat(6) }] },
      "extracted_text may have 5 characters at most.",
    ],
  ])("%s", (_what, fields, said) => {
    expect(refusalOf(() => toTurns(message(fields), limits(5)))?.message ?? null).toBe(said);
  });

  it("are told by the place in the history", () => {
    const param = (attachments: readonly object[]) =>
      refusalOf(() => toTurns(message({ attachments }), limits(5)))?.param;
    expect(param([file, { ...file, file_name: "../x" }])).toBe("history[1].attachments[1].file_name");
    expect(param(Array.from({ length: 6 }, () => file))).toBe("history[1].attachments");
    expect(refusalOf(() => toTurns(message({ text: "x".repeat(6) }), limits(5)))?.param).toBe(
      "history[1].text",
    );
  });
});
