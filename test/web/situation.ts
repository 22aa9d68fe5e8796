/** A conversation of the chat page without a page: a server that answers or fails as a test says, and what was called. */
import type { Api, MessageCall } from "../../src/web/chat/api.ts";
import { createConversation, type Conversation } from "../../src/web/chat/conversation.ts";
import { CallFailed, failureOf, type FailureKind } from "../../src/web/chat/failure.ts";
import type { ChatPageData } from "../../src/contract/page-data.ts";
import { INITIAL_STATE } from "../../src/web/chat/session-state.ts";
import type { AttachmentUpload } from "../../src/web/chat/wire.ts";

export const SESSION = {
  session_id: "ses_1",
  protocol_number: "ACM-20260101-A1B2C3",
  remaining_questions: 3,
};
export const RECEIPT: AttachmentUpload = {
  file_name: "receipt.pdf",
  content_type: "application/pdf",
  size_bytes: 4,
  content_base64: "JVBERg==",
};

export interface Situation {
  readonly conversation: Conversation;
  readonly calls: [string, unknown][];
  /** Failures of the next calls, first come first served. */
  readonly failing: FailureKind[];
  /** What the creation of a session waits for. */
  readonly opening: { until: Promise<unknown> };
}

/** A conversation whose terms are accepted, at a server that answers as it is told. */
export function start(retention_mode: "full" | "none" = "full"): Situation {
  const calls: [string, unknown][] = [];
  const failing: FailureKind[] = [];
  const opening = { until: Promise.resolve() as Promise<unknown> };
  const answering = <T>(name: string, result: T) => {
    return async (...values: unknown[]): Promise<T> => {
      calls.push([name, values]);
      const kind = failing.shift();
      if (kind) throw new CallFailed(failureOf(kind));
      return result;
    };
  };
  const api: Api = {
    createSession: answering("createSession", SESSION),
    feedback: answering("feedback", undefined),
    finish: answering("finish", { forms_relay_status: "sent" as const }),
    handOff: answering("handOff", undefined),
    issueExpandToken: answering("issueExpandToken", "tok/1"),
    redeem: answering("redeem", {
      session_id: "ses_9",
      slug: "acme",
      question_count: 2,
      protocol_number: null,
      transcript: [],
    }),
    async send(call: MessageCall) {
      // As `fetch` does: what was called off before it began is not sent.
      call.signal.throwIfAborted();
      calls.push(["send", call]);
      call.onStage("searching_knowledge");
      const kind = failing.shift();
      if (kind === "stopped") {
        await new Promise((resolve) => call.signal.addEventListener("abort", resolve));
      }
      if (kind) throw new CallFailed(failureOf(kind));
      const count = calls.filter(([name]) => name === "send").length;
      return {
        answer: "Yes.",
        message_id: `msg_a${count}`,
        user_message_id: `msg_u${count}`,
        question_count: count,
        remaining_questions: 3 - count,
        ...(call.request.attachments
          ? {
              attachments: call.request.attachments.map(({ content_base64: _content, ...file }) => ({
                ...file,
                extracted_text: "Paid: 9 euros",
              })),
            }
          : {}),
      };
    },
  };
  const config = { slug: "acme", retention_mode, max_questions_per_session: 3 };
  let keys = 0;
  const keysOfSessions = new Set<string>();
  const conversation = createConversation({
    data: {
      config,
      base: "https://chat.example/chat",
      limits: { attachments: 2, transcript_text_characters: 60 },
    } as ChatPageData,
    api,
    async createSession(key) {
      await opening.until;
      const place = keysOfSessions.add(key).size;
      const session = await api.createSession("acme", key);
      return place > 1 ? { ...session, session_id: `${session.session_id}_${place}` } : session;
    },
    initial: { state: INITIAL_STATE, draft: "" },
    now: () => new Date("2026-01-01T10:00:00Z"),
    newKey: () => `key_${(keys += 1)}`,
  });
  conversation.dispatch({ type: "accepted" });
  return { conversation, calls, failing, opening };
}

/** The messages that were sent. */
export const sends = (calls: Situation["calls"]): MessageCall[] =>
  calls.filter(([name]) => name === "send").map(([, call]) => call as MessageCall);

/** The arguments of the last call. */
export const argumentsOf = (calls: Situation["calls"]): unknown[] => (calls.at(-1)?.[1] ?? []) as unknown[];
