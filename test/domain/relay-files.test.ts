/** What a relay's transcript says of files and of questions under way, and where it is cut. */
import { describe, expect, it } from "vitest";
import {
  composeRelay,
  RELAY_EXTRACT_CHARACTERS,
  RELAY_TRANSCRIPT_CHARACTERS,
} from "../../src/domain/relay.ts";
import { relayInput, relayPayload } from "../support/relay.ts";

const file = { file_name: "a.txt", content_type: "text/plain", size_bytes: 9 };
const turn = (text: string, more: object = {}) => ({
  message_id: "msg_1",
  role: "user" as const,
  text,
  created_at: 0,
  ...more,
});
const relayed = (...turns: readonly ReturnType<typeof turn>[]) => composeRelay(relayInput({ turns })).data;

describe("a message with files", () => {
  it.each([
    [undefined, undefined],
    ["short", "short"],
    ["x".repeat(RELAY_EXTRACT_CHARACTERS), "x".repeat(RELAY_EXTRACT_CHARACTERS)],
    ["x".repeat(RELAY_EXTRACT_CHARACTERS + 1), "x".repeat(RELAY_EXTRACT_CHARACTERS)],
    [`${"x".repeat(RELAY_EXTRACT_CHARACTERS - 1)}🙂`, "x".repeat(RELAY_EXTRACT_CHARACTERS - 1)],
  ])("names them, with a bounded text (%#)", (extracted_text, shown) => {
    const sent = extracted_text === undefined ? file : { ...file, extracted_text };
    const expected = shown === undefined ? file : { ...file, extracted_text: shown };
    const { transcript, full_transcript } = relayed(turn("Hi", { attachments: [sent, file] }));
    expect(transcript[0]?.attachments).toEqual([expected, file]);
    expect(full_transcript.match(/a\.txt/g)).toHaveLength(2);
  });

  it("has no list of files where there are none", () => {
    expect(relayed(turn("Hi")).transcript[0]).not.toHaveProperty("attachments");
  });
});

describe("a conversation as long as it may be", () => {
  it("is whole to the character, and a character more leaves the oldest out", () => {
    const half = "x".repeat(RELAY_TRANSCRIPT_CHARACTERS / 2);
    const whole = relayed(turn(half), turn(half));
    expect([whole.transcript.length, whole.transcript_omitted]).toEqual([2, 0]);
    expect(whole.full_transcript).not.toContain("left out");
    const cut = relayed(turn(`${half}x`), turn(half));
    expect([cut.transcript.length, cut.transcript_omitted]).toEqual([1, 1]);
    expect(cut.full_transcript).toContain("Earlier messages are left out.");
  });
});

describe("questions under way at the end", () => {
  it("are not counted", () => {
    const { session } = relayInput();
    const reservations = [{ reservation_id: "res_1", owner: "a", lease_until: 1 }];
    expect(composeRelay(relayInput({ session: { ...session, reservations } })).data.question_count).toBe(1);
    expect(relayPayload().data.question_count).toBe(2);
  });
});
