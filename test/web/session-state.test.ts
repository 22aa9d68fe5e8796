import { describe, expect, it } from "vitest";
import { failureOf } from "../../src/web/chat/failure.ts";
import {
  canSend,
  INITIAL_STATE,
  MAXIMUM_MESSAGES,
  reduce,
  type ChatEvent,
  type ChatState,
} from "../../src/web/chat/session-state.ts";
import type { ChatAnswer, ChatSession, TranscriptMessage } from "../../src/web/chat/wire.ts";

const SESSION: ChatSession = {
  session_id: "ses_1",
  protocol_number: "ACM-20260101-A1B2C3",
  remaining_questions: 2,
};
const PENDING = { key: "k1", text: "Can I return it?", created_at: "2026-01-01T10:00:00Z", attachments: [] };
const ANSWER: ChatAnswer = {
  answer: "Yes.",
  message_id: "msg_2",
  user_message_id: "msg_1",
  question_count: 1,
  remaining_questions: 1,
};
const ANSWERED: ChatEvent = {
  type: "answered",
  key: "k1",
  answer: ANSWER,
  created_at: "2026-01-01T10:00:02Z",
};

const after = (...events: ChatEvent[]): ChatState => events.reduce(reduce, INITIAL_STATE);
const sent: ChatEvent[] = [
  { type: "accepted" },
  { type: "sent", message: PENDING },
  { type: "session_created", session: SESSION },
];

describe("a chat in the browser", () => {
  it("starts with consent and lets nobody send before it", () => {
    expect(INITIAL_STATE.phase).toBe("consent");
    expect(canSend(INITIAL_STATE)).toBe(false);
    expect(after({ type: "sent", message: PENDING })).toEqual(INITIAL_STATE);
  });

  it("keeps nothing of a refusal and can review the terms", () => {
    const refused = after({ type: "refused" });
    expect(refused).toEqual({ ...INITIAL_STATE, phase: "refused" });
    expect(reduce(refused, { type: "reviewed" })).toEqual(INITIAL_STATE);
  });

  it("shows a sent message at once and waits for one answer only", () => {
    const state = after(...sent);
    expect(state.pending).toEqual(PENDING);
    expect(state.progress).toEqual({ stage: null, slow: false });
    expect(canSend(state)).toBe(false);
    expect(reduce(state, { type: "sent", message: { ...PENDING, key: "k2" } })).toBe(state);
  });

  it("moves question and answer into the transcript with the server's ids", () => {
    const state = after(...sent, { type: "staged", stage: "searching_knowledge" }, ANSWERED);
    expect(state.messages.map(({ message_id, role }) => [message_id, role])).toEqual([
      ["msg_1", "user"],
      ["msg_2", "assistant"],
    ]);
    expect(state.pending).toBeNull();
    expect(state.progress).toBeNull();
    expect(state.session?.remaining_questions).toBe(1);
  });

  it("ignores an answer that belongs to no waiting message", () => {
    const state = after(...sent);
    expect(reduce(state, { ...ANSWERED, key: "other" })).toBe(state);
    const answered = after(...sent, ANSWERED);
    expect(reduce(answered, ANSWERED)).toBe(answered);
  });

  it("keeps the message of a failure for a retry with the same key", () => {
    const failed = after(...sent, { type: "failed", key: "k1", failure: failureOf("network") });
    expect(failed.failure?.kind).toBe("network");
    expect(failed.pending).toEqual(PENDING);
    expect(failed.progress).toBeNull();
    const retried = reduce(failed, { type: "retried" });
    expect(retried.pending?.key).toBe("k1");
    expect(retried.failure).toBeNull();
    expect(retried.progress).not.toBeNull();
  });

  it("takes a failed message back, and only a failed one", () => {
    const waiting = after(...sent);
    expect(reduce(waiting, { type: "withdrawn" })).toBe(waiting);
    const failed = reduce(waiting, { type: "failed", key: "k1", failure: failureOf("invalid") });
    expect(reduce(failed, { type: "withdrawn" })).toMatchObject({ pending: null, failure: null });
  });

  it("reaches the limit with the last question's answer", () => {
    const last = { ...ANSWERED, answer: { ...ANSWER, remaining_questions: 0 } };
    expect(after(...sent, last).phase).toBe("limit");
  });

  it("reaches the limit when the server says so", () => {
    const state = after(...sent, { type: "failed", key: "k1", failure: failureOf("limit_reached") });
    expect(state).toMatchObject({ phase: "limit", pending: null });
  });

  it("never reaches a limit that there is not", () => {
    const endless = { ...ANSWERED, answer: { ...ANSWER, remaining_questions: null } };
    expect(after(...sent, endless).phase).toBe("chat");
  });

  it("is finished when the server had closed the session", () => {
    const state = after(...sent, { type: "failed", key: "k1", failure: failureOf("closed") });
    expect(state.phase).toBe("finished");
    expect(state.ending).toEqual({
      protocol_number: SESSION.protocol_number,
      delivered: false,
      how: "elsewhere",
    });
  });

  it("keeps transcript, protocol number and feedback after the end, and starts anew from nothing", () => {
    const finished = after(
      ...sent,
      ANSWERED,
      { type: "started", call: "finish" },
      {
        type: "finished",
        how: "visitor",
        finished: {
          forms_relay_status: "sent",
          protocol_number: "ACM-20260101-A1B2C3",
        },
      },
      { type: "rated", message_id: "msg_2", feedback: { rating: "up", status: "sent" } },
    );
    expect(finished.messages).toHaveLength(2);
    expect(finished.ending?.delivered).toBe(true);
    expect(finished.busy).toBeNull();
    expect(finished.feedback["msg_2"]?.rating).toBe("up");
    expect(reduce(finished, { type: "restarted" })).toEqual(INITIAL_STATE);
  });

  it("stays finished when the answer, or its failure, comes after the end", () => {
    const finished = after(...sent, { type: "finished", how: "contact", finished: null });
    const answered = reduce(finished, ANSWERED);
    expect(answered).toMatchObject({ phase: "finished", pending: null, ending: finished.ending });
    expect(answered.messages).toHaveLength(2);
    for (const kind of ["network", "closed", "limit_reached"] as const) {
      const failed = reduce(finished, { type: "failed", key: "k1", failure: failureOf(kind) });
      expect(failed).toMatchObject({ phase: "finished", failure: null, ending: finished.ending });
    }
  });

  it("shows why a call failed and forgets it with the next call", () => {
    const failed = after({ type: "troubled", call: "contact", failure: failureOf("rate_limited", 3) });
    expect(failed.trouble).toEqual({ during: "contact", failure: failureOf("rate_limited", 3) });
    expect(reduce(failed, { type: "started", call: "finish" }).trouble).toBeNull();
  });

  it("takes over an expanded session, at its limit if it is used up", () => {
    const messages: TranscriptMessage[] = [
      { message_id: "a", role: "user", text: "Hi", created_at: "2026-01-01T10:00:00Z" },
    ];
    const redeemed = after({ type: "redeeming" }, { type: "redeemed", session: SESSION, messages });
    expect(redeemed).toMatchObject({ phase: "chat", messages });
    const used = { ...SESSION, remaining_questions: 0 };
    expect(after({ type: "redeeming" }, { type: "redeemed", session: used, messages }).phase).toBe("limit");
    expect(after({ type: "redeeming" }, { type: "link_expired" }).phase).toBe("expired");
    expect(after({ type: "link_expired" })).toEqual(INITIAL_STATE);
  });

  it("keeps at most the messages that a finish may carry", () => {
    const message = (at: number): ChatEvent => ({
      type: "noted",
      message: { message_id: `m${at}`, role: "user", text: "x", created_at: "2026-01-01T10:00:00Z" },
    });
    const state = after(...Array.from({ length: MAXIMUM_MESSAGES + 7 }, (_, at) => message(at)));
    expect(state.messages).toHaveLength(MAXIMUM_MESSAGES);
    expect(state.messages[0]?.message_id).toBe("m7");
    expect(state.messages.at(-1)?.message_id).toBe(`m${MAXIMUM_MESSAGES + 6}`);
  });
});
