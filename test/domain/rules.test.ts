import { describe, expect, it } from "vitest";
import { REASONS } from "../../src/contract/errors.ts";
import { admitCreation, admitMessageConsent } from "../../src/domain/consent.ts";
import { deriveProtocolLetters, formatProtocolNumber } from "../../src/domain/protocol-number.ts";
import { Refusal } from "../../src/domain/refusal.ts";
import { retainUntil } from "../../src/domain/retention.ts";
import {
  beginSession,
  explainRefusedQuestion,
  nextDeadline,
  remainingQuestions,
} from "../../src/domain/session.ts";
import { isServing, type RobotInContext } from "../../src/domain/tenant.ts";
import { admitTexts, isCleanText } from "../../src/domain/text.ts";
import { chooseTranscript, closeTranscript, toTranscript, toTurns } from "../../src/domain/transcript.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const robot = {
  robot_id: "rob_1",
  tenant_id: "ten_1",
  session_timeout_minutes: 30,
  session_lifetime_hours: 24,
  max_questions_per_session: 3,
  retention_mode: "full",
  retention_days: 30,
} as RobotInContext["robot"];

const reasonOf = (work: () => unknown): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof Refusal ? error.reason : "fault";
  }
};

describe("consent", () => {
  it.each([
    [true, null],
    [false, "consent_required"],
    [null, "consent_required"],
    [undefined, "consent_required"],
  ])("creation with consent_accepted %s", (accepted, reason) => {
    expect(reasonOf(() => admitCreation(accepted))).toBe(reason);
  });

  it.each([
    [true, null],
    [undefined, null],
    [null, null],
    [false, "consent_required"],
  ])("a message with consent_accepted %s", (accepted, reason) => {
    expect(reasonOf(() => admitMessageConsent(accepted))).toBe(reason);
  });
});

describe("protocol numbers", () => {
  it.each([
    ["ACM", Date.UTC(2026, 0, 5), "A1B2C3", "ACM-20260105-A1B2C3"],
    // The date is the UTC date, whatever the clock on the wall says.
    ["XYZ", Date.UTC(2025, 11, 31, 23, 59, 59), "ZZZZZZ", "XYZ-20251231-ZZZZZZ"],
  ])("%s %i %s", (letters, at, suffix, number) => {
    expect(formatProtocolNumber(letters, at, suffix)).toBe(number);
  });

  it.each([
    ["Acme Bicycles", "ACM"],
    ["Élan", "ELA"],
    ["3M", "MXX"],
    ["株式会社", "XXX"],
  ])("letters of %s", (name, letters) => {
    expect(deriveProtocolLetters(name)).toBe(letters);
  });
});

describe("sessions", () => {
  const session = beginSession({
    robot,
    session_id: "ses_1",
    protocol_number: "ACM-20260105-A1B2C3",
    source: "public_chat",
    widget_origin: null,
    client_hash: null,
    visitor_label: null,
    terms_version: "v1",
    now: 1_000,
  });

  it("begin active, without a question, with the robot's rules of that moment", () => {
    expect(session).toMatchObject({
      question_count: 0,
      max_questions: 3,
      retention_mode: "full",
      closing: null,
      consent_at: 1_000,
    });
  });

  it.each([
    [null, 7, null],
    [3, 0, 3],
    [3, 2, 1],
    [3, 3, 0],
    [3, 5, 0],
  ])("of %s questions %i asked leave %s", (max_questions, question_count, left) => {
    expect(remainingQuestions({ max_questions, question_count })).toBe(left);
  });

  it.each([
    [0, 0, 30 * MINUTE],
    [0, 10 * HOUR, 10 * HOUR + 30 * MINUTE],
    [0, 23 * HOUR + 45 * MINUTE, 24 * HOUR],
    [0, 25 * HOUR, 24 * HOUR],
  ])("created at %i and active at %i, the deadline is %i", (created_at, now, deadline) => {
    expect(nextDeadline(robot, created_at, now)).toBe(deadline);
  });

  it("a refused question of a closed session is told from one at the limit", () => {
    const closing = { close_reason: "user_closed", closed_at: 2, summary: null, relay: null } as const;
    expect(explainRefusedQuestion(session).reason).toBe("question_limit_reached");
    expect(explainRefusedQuestion({ ...session, closing }).reason).toBe("session_closed");
  });

  it("what is kept of a session is deleted after its retention days", () => {
    expect(retainUntil({ retention_days: 2 }, 1_000)).toBe(1_000 + 48 * HOUR);
  });
});

describe("whether a robot serves", () => {
  const all = { published: true, website_enabled: true, widget_enabled: true, plan: true };
  it.each([
    [{}, true, true],
    [{ published: false }, false, false],
    [{ website_enabled: false }, false, true],
    [{ widget_enabled: false }, true, false],
    [{ plan: false }, true, false],
  ])("%j: page %s, widget %s", (changed, page, widget) => {
    const { plan, ...switches } = { ...all, ...changed };
    const context = {
      robot: { ...robot, ...switches },
      plan: { widget: plan, attachments: false },
    } as RobotInContext;
    expect([isServing(context, "public_chat"), isServing(context, "widget")]).toEqual([page, widget]);
  });
});

describe("texts", () => {
  it.each([
    ["plain", true],
    ["日本語 🚲", true],
    ["a\0b", false],
    ["half \ud83d", false],
    ["\udeb2 half", false],
  ])("%j is clean: %s", (text, isClean) => {
    expect(isCleanText(text)).toBe(isClean);
    expect(reasonOf(() => admitTexts({ list: [{ text }] }))).toBe(isClean ? null : "invalid_text");
  });

  it("a key is a text too", () => {
    expect(reasonOf(() => admitTexts({ "a\0": 1 }))).toBe("invalid_text");
  });

  it("are found at any depth that the parser reads", () => {
    const nested = (text: string) =>
      JSON.parse(`${'{"a":['.repeat(100_000)}${JSON.stringify(text)}${"]}".repeat(100_000)}`) as unknown;
    expect(reasonOf(() => admitTexts(nested("plain")))).toBeNull();
    expect(reasonOf(() => admitTexts(nested("a\0b")))).toBe("invalid_text");
  });
});

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
    expect(reasonOf(() => toTurns(toTranscript([turn("hello")]), limits(4)))).toBe("too_large");
  });
});

describe("the table of refusals", () => {
  it.each([
    ["consent_required", 400],
    ["invalid_request", 400],
    ["invalid_api_key", 401],
    ["missing_scope", 403],
    ["origin_not_allowed", 403],
    ["plan_lacks_widget", 403],
    ["client_blocked", 403],
    ["session_closed", 403],
    ["access_not_allowed", 403],
    ["widget_disabled", 404],
    ["tenant_not_found", 404],
    ["token_not_redeemable", 410],
    ["rate_limit_exceeded", 429],
  ] as const)("%s is %i, as the interface's Errors table says", (reason, status) => {
    expect(REASONS[reason].status).toBe(status);
  });
});
