import { describe, expect, it } from "vitest";
import {
  composeRelay,
  countUnread,
  decideRelay,
  RELAY_BYTES,
  RELAY_TRANSCRIPT_CHARACTERS,
} from "../../src/domain/relay.ts";
import { toTurns } from "../../src/domain/transcript.ts";
import { relayInput, relayPayload, SESSION_ID, stringsOf } from "../support/relay.ts";

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
const held = { reservation_id: "rsv_1", owner: "-/1/x", lease_until: 0 };
const question = { role: "user" } as const;
const answer = { role: "assistant" } as const;
const contact = { name: "Ana", email: "ana@visitor.example", phone: null, company: null, message: null };

describe("whether a conversation is relayed", () => {
  it.each([
    ["nobody to tell", { recipients: [], configured: true, turns: [question] }, "not_configured"],
    ["no service", { recipients: ["a@b.example"], configured: false, turns: [question] }, "not_configured"],
    ["neither", { recipients: [], configured: false, turns: [] }, "not_configured"],
    [
      "nobody to tell of a contact",
      { recipients: [], configured: true, turns: [], contact },
      "not_configured",
    ],
    ["nothing said", { recipients: ["a@b.example"], configured: true, turns: [] }, "skipped"],
    ["only a welcome", { recipients: ["a@b.example"], configured: true, turns: [answer] }, "skipped"],
    ["a question", { recipients: ["a@b.example"], configured: true, turns: [question, answer] }, "attempt"],
    ["a contact alone", { recipients: ["a@b.example"], configured: true, turns: [], contact }, "attempt"],
    ["no contact", { recipients: ["a@b.example"], configured: true, turns: [], contact: null }, "skipped"],
  ] as const)("%s", (_, asked, expected) => {
    expect(decideRelay({ close_reason: "idle_timeout", ...asked })).toBe(expected);
  });

  it.each([
    ["skipped", ["a@b.example"], true],
    ["not_configured", [], true],
    ["not_configured", ["a@b.example"], false],
  ] as const)(
    "what may no longer be kept goes nowhere: %s where %j are told and a service is configured: %s",
    (expected, recipients, configured) => {
      const asked = { recipients, configured, turns: [question], contact };
      expect(decideRelay({ close_reason: "retention_cleanup", ...asked })).toBe(expected);
    },
  );
});

describe("what is relayed", () => {
  it("has every field, and times in ISO 8601", () => {
    const { type, timestamp, data } = relayPayload();
    expect({ type, timestamp }).toEqual({
      type: "chat.session.finished",
      timestamp: "2026-01-31T14:10:20.000Z",
    });
    const { full_transcript, transcript, ...rest } = data;
    expect(rest).toEqual({
      relay_id: "rly_dGhpcyBpcyBubyBzZWNyZXQ",
      protocol_number: "ACM-20260131-A1B2C3",
      tenant_id: "ten_acme",
      company_name: "Acme & Sons",
      slug: "marie",
      assistant_name: "Marie",
      source: "widget",
      widget_origin: "https://shop.example",
      locale: "en",
      visitor_label: "Gate 7",
      close_reason: "user_closed",
      created_at: "2026-01-31T14:05:20.000Z",
      closed_at: "2026-01-31T14:10:20.000Z",
      question_count: 2,
      recipients: ["desk@acme.example", "ana@acme.example"],
      contact: null,
      summary: "Asked about prices.",
      transcript_omitted: 0,
      feedback: [],
      attachments: [],
    });
    expect(full_transcript).toContain("Feedback: bad answer – Not what I asked – I asked about Japan");
    expect(transcript).toHaveLength(4);
    expect(transcript[3]).toEqual({
      message_id: "msg_4",
      role: "assistant",
      text: "I do not know.",
      created_at: "2026-01-31T14:06:21.000Z",
      feedback: {
        rating: "down",
        feedback_reason: "Not what I asked",
        feedback_details: "I asked\nabout Japan",
      },
    });
    expect(transcript[1]?.feedback).toBeNull();
  });

  it("says how many messages it was not given, and that there were some", () => {
    const { session, turns } = relayInput();
    const asked = { ...session, question_count: 8, reservations: [held] };
    const { data } = relayPayload({ session: asked, unread: countUnread(asked, turns) });
    expect([data.transcript.length, data.transcript_omitted]).toEqual([4, 10]);
    expect(data.full_transcript).toMatch(/^\(Earlier messages are left out\.\)/);
  });

  it("never holds the session's identifier: it is a credential", () => {
    expect(JSON.stringify(relayPayload())).not.toContain(SESSION_ID);
  });

  it("is the same for the same session: a replay repeats it", () => {
    expect(relayPayload()).toEqual(relayPayload());
  });

  it("holds the contact that was left, and says null where none was", () => {
    expect(relayPayload({ contact }).data.contact).toEqual(contact);
    expect(relayPayload().data.contact).toBeNull();
  });

  it("comes from the browser's history where the server keeps no text", () => {
    const { session } = relayInput();
    const history = [
      { message_id: "b1", role: "user", text: "Hello", created_at: "2026-01-31T14:05:20Z" },
      { message_id: "b2", role: "assistant", text: "Hi", created_at: "2026-01-31T14:05:21Z" },
    ] as const;
    const { data } = relayPayload({
      session: { ...session, retention_mode: "none" },
      closing: { close_reason: "user_closed", closed_at: session.created_at, summary: null },
      turns: toTurns(history, { transcript_text_characters: 16_000, extracted_text_characters: 20_000 }),
      feedback: [{ message_id: "b2", rating: "up", feedback_reason: null, feedback_details: null }],
    });
    expect(data.summary).toBeNull();
    expect(data.full_transcript.split("\n").at(-1)).toBe("Feedback: good answer");
    expect(data.transcript.map(({ message_id }) => message_id)).toEqual(["b1", "b2"]);
  });

  it("keeps ratings of no answer apart", () => {
    const rating = { message_id: null, rating: "up", feedback_reason: null, feedback_details: "ok" } as const;
    expect(relayPayload({ feedback: [rating] }).data.feedback).toEqual([rating]);
  });

  it("speaks the robot's language", () => {
    const robot = { slug: "marie", assistant_name: "マリー", locale: "ja" } as const;
    const { data } = relayPayload({ robot, strings: stringsOf("ja", "relay.") });
    expect(data.locale).toBe("ja");
    expect(data.full_transcript).toContain("評価：良くない回答 – 質問の答えになっていない");
  });
});

describe("the size of a relay", () => {
  const file = (file_name: string, characters: number) => ({
    file_name,
    content_type: "application/pdf",
    size_bytes: 6_000_000,
    sha256: "ab".repeat(32),
    content_base64: "A".repeat(characters),
  });

  it("keeps files that fit, and says of the others that their bytes were left out", () => {
    const attachments = [file("first.pdf", 8_000_000), file("second.pdf", 8_000_000), file("third.pdf", 400)];
    const payload = relayPayload({ attachments });
    expect(bytesOf(payload)).toBeLessThanOrEqual(RELAY_BYTES);
    const [first, second, third] = payload.data.attachments;
    expect(first).toEqual(attachments[0]);
    expect(third).toEqual(attachments[2]);
    const { content_base64: _, ...described } = attachments[1]!;
    expect(second).toEqual({ ...described, content_omitted: true });
  });

  it("says the same of a file whose bytes are gone", () => {
    const { data } = relayPayload({ attachments: [{ ...file("a.pdf", 4), content_base64: null }] });
    expect(data.attachments[0]).toMatchObject({ file_name: "a.pdf", content_omitted: true });
    expect(data.attachments[0]).not.toHaveProperty("content_base64");
  });

  it("stays below the cap to the byte", () => {
    const bare = bytesOf(relayPayload({ attachments: [{ ...file("a.pdf", 4), content_base64: null }] }));
    for (const extra of [-4, -3, -2, -1, 0, 1, 2]) {
      const payload = relayPayload({ attachments: [file("a.pdf", RELAY_BYTES - bare + extra)] });
      expect(bytesOf(payload)).toBeLessThanOrEqual(RELAY_BYTES);
      expect("content_base64" in payload.data.attachments[0]!).toBe(extra <= 0);
    }
  });

  it("leaves out the oldest messages of a conversation that is too long, whatever its characters", () => {
    const turns = Array.from({ length: 100 }, (_, index) => ({
      message_id: `msg_${index}`,
      role: index % 2 === 0 ? ("user" as const) : ("assistant" as const),
      text: "\u0001".repeat(16_000),
      created_at: index,
    }));
    const payload = composeRelay(relayInput({ turns }));
    const most = Math.floor(RELAY_TRANSCRIPT_CHARACTERS / 16_000);
    expect(payload.data.transcript).toHaveLength(most);
    expect(payload.data.transcript_omitted).toBe(100 - most);
    expect(payload.data.transcript.at(-1)?.message_id).toBe("msg_99");
    expect(payload.data.full_transcript.startsWith("(Earlier messages are left out.)")).toBe(true);
    expect(bytesOf(payload)).toBeLessThanOrEqual(RELAY_BYTES);
  });
});
