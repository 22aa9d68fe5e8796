import { describe, expect, it } from "vitest";
import { REASONS } from "../../src/contract/errors.ts";
import { admitCreation, admitMessageConsent } from "../../src/domain/consent.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { admitTexts } from "../../src/domain/text.ts";
import { toTurns } from "../../src/domain/transcript.ts";
import { refusalOf } from "../support/refused.ts";

describe("the limits of a history", () => {
  const limits = { transcript_text_characters: 5, extracted_text_characters: 5 };
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
    expect(refusalOf(() => toTurns(message(fields), limits))?.message ?? null).toBe(said);
  });

  it("are told by the place in the history", () => {
    const param = (attachments: readonly object[]) =>
      refusalOf(() => toTurns(message({ attachments }), limits))?.param;
    expect(param([file, { ...file, file_name: "../x" }])).toBe("history[1].attachments[1].file_name");
    expect(param(Array.from({ length: 6 }, () => file))).toBe("history[1].attachments");
    expect(refusalOf(() => toTurns(message({ text: "x".repeat(6) }), limits))?.param).toBe("history[1].text");
  });
});

describe("a refusal", () => {
  it("says its reason, its field and what lay behind it", () => {
    expect(refusalOf(() => admitCreation(false))?.param).toBe("consent_accepted");
    expect(refusalOf(() => admitMessageConsent(false))?.param).toBe("consent_accepted");
    const cause = new Error("behind it");
    const refusal = new Refusal("invalid_text", { cause });
    expect([refusal.name, refusal.cause, refusal.shown]).toEqual(["Refusal", cause, REASONS.invalid_text]);
  });

  it.each([[null], [1], [true], [undefined], [[null, 1, { a: null }]]])(
    "%j holds no text to refuse",
    (value) => {
      expect(refusalOf(() => admitTexts(value))).toBeNull();
    },
  );
});
