/**
 * The life of a chat in the browser as one pure reducer (`interface.md`: States and transitions).
 * No clock, no storage, no network: the conversation feeds it events, the views draw what it returns.
 */
import type { Failure } from "./failure.ts";
import type {
  AttachmentSummary,
  ChatAnswer,
  ChatSession,
  FeedbackReason,
  FinishedSession,
  TranscriptMessage,
} from "./wire.ts";

/** Where the visitor stands. */
export type Phase = "consent" | "refused" | "restoring" | "chat" | "limit" | "finished" | "expired";

/** The visitor's message that has no answer yet. */
export interface PendingMessage {
  /** Its `Idempotency-Key`; the same for every retry. */
  readonly key: string;
  readonly text: string;
  readonly created_at: string;
  readonly attachments: readonly AttachmentSummary[];
}

/** The rating of one answer and how far it got. */
export interface FeedbackState {
  readonly rating: "up" | "down";
  readonly status: "choosing" | "sending" | "sent" | "failed";
  readonly reason?: FeedbackReason;
}

/** How the chat ended. */
export interface Ending {
  readonly protocol_number: string | null;
  readonly delivered: boolean;
  /** `contact`: the visitor left contact details. `elsewhere`: the server had closed it already. */
  readonly how: "visitor" | "contact" | "elsewhere";
}

/** A call besides messages and ratings. */
export type Call = "finish" | "contact" | "expand" | "redeem";

/** Everything the views draw. */
export interface ChatState {
  readonly phase: Phase;
  readonly session: ChatSession | null;
  readonly messages: readonly TranscriptMessage[];
  readonly pending: PendingMessage | null;
  /** Set while an answer is awaited; `stage` is the last one the server named. */
  readonly progress: { readonly stage: string | null; readonly slow: boolean } | null;
  /** Why the pending message has no answer. */
  readonly failure: Failure | null;
  /** By message; null where a form was closed without a rating. */
  readonly feedback: Readonly<Record<string, FeedbackState | null>>;
  /** The one other call under way, and how the last one failed. */
  readonly busy: Call | null;
  readonly trouble: { readonly during: Call; readonly failure: Failure } | null;
  readonly ending: Ending | null;
}

/** What happens to a chat. */
export type ChatEvent =
  | { readonly type: "accepted" | "refused" | "reviewed" | "restarted" | "redeeming" | "link_expired" }
  | { readonly type: "session_created"; readonly session: ChatSession }
  | {
      readonly type: "redeemed";
      readonly session: ChatSession;
      readonly messages: readonly TranscriptMessage[];
    }
  | { readonly type: "sent"; readonly message: PendingMessage }
  | { readonly type: "retried" | "withdrawn" | "slowed" }
  | { readonly type: "staged"; readonly stage: string }
  | {
      readonly type: "answered";
      readonly key: string;
      readonly answer: ChatAnswer;
      readonly created_at: string;
    }
  | { readonly type: "failed"; readonly key: string; readonly failure: Failure }
  | { readonly type: "rated"; readonly message_id: string; readonly feedback: FeedbackState | null }
  | { readonly type: "noted"; readonly message: TranscriptMessage }
  | { readonly type: "started"; readonly call: Call }
  | { readonly type: "troubled"; readonly call: Call; readonly failure: Failure }
  | { readonly type: "settled" }
  | {
      readonly type: "finished";
      readonly finished: FinishedSession | null;
      readonly how: Ending["how"];
    };

type EventOf<Type extends ChatEvent["type"]> = Extract<ChatEvent, { type: Type }>;
type Transitions = {
  readonly [Type in ChatEvent["type"]]: (state: ChatState, event: EventOf<Type>) => ChatState;
};

/** The transcript keeps this many messages (`interface.md`: Limits, finish history). */
export const MAXIMUM_MESSAGES = 100;

/** A chat before consent. */
export const INITIAL_STATE: ChatState = {
  phase: "consent",
  session: null,
  messages: [],
  pending: null,
  progress: null,
  failure: null,
  feedback: {},
  busy: null,
  trouble: null,
  ending: null,
};

const TRANSITIONS: Transitions = {
  accepted: (state) => (isBefore(state) ? { ...state, phase: "chat" } : state),
  refused: (state) => (isBefore(state) ? { ...state, phase: "refused" } : state),
  reviewed: (state) => (state.phase === "refused" ? { ...state, phase: "consent" } : state),
  restarted: () => INITIAL_STATE,
  redeeming: () => ({ ...INITIAL_STATE, phase: "restoring" }),
  link_expired: (state) => (state.phase === "restoring" ? { ...state, phase: "expired" } : state),
  redeemed: (state, { session, messages }) =>
    state.phase === "restoring"
      ? { ...INITIAL_STATE, session, messages: appended([], messages), phase: phaseAt(session) }
      : state,
  session_created: (state, { session }) => (state.session ? state : { ...state, session }),
  sent: (state, { message }) =>
    state.phase !== "chat" || state.pending ? state : { ...state, ...waiting(), pending: message },
  retried: (state) => (state.pending && state.failure ? { ...state, ...waiting() } : state),
  withdrawn: (state) => (state.failure ? { ...state, pending: null, failure: null } : state),
  staged: (state, { stage }) =>
    state.progress ? { ...state, progress: { ...state.progress, stage } } : state,
  slowed: (state) => (state.progress ? { ...state, progress: { ...state.progress, slow: true } } : state),
  answered: (state, event) => (state.pending?.key === event.key ? withAnswer(state, event) : state),
  failed: (state, event) => (state.pending?.key === event.key ? withFailure(state, event.failure) : state),
  rated: (state, { message_id, feedback }) => ({
    ...state,
    feedback: { ...state.feedback, [message_id]: feedback },
  }),
  noted: (state, { message }) => ({ ...state, messages: appended(state.messages, [message]) }),
  started: (state, { call }) => ({ ...state, busy: call, trouble: null }),
  troubled: (state, { call, failure }) =>
    failure.kind === "closed"
      ? ended({ ...state, busy: null }, null, "elsewhere")
      : { ...state, busy: null, trouble: { during: call, failure } },
  settled: (state) => ({ ...state, busy: null, trouble: null }),
  finished: (state, { finished, how }) => ended(state, finished, how),
};

/** The state after an event; events that do not fit the state change nothing. */
export function reduce(state: ChatState, event: ChatEvent): ChatState {
  const transition = TRANSITIONS[event.type] as (state: ChatState, event: ChatEvent) => ChatState;
  return transition(state, event);
}

/** Whether a message can be sent now. */
export function canSend(state: ChatState): boolean {
  return state.phase === "chat" && state.pending === null && state.busy === null;
}

function isBefore(state: ChatState): boolean {
  return state.phase === "consent" || state.phase === "refused";
}

function waiting(): Pick<ChatState, "progress" | "failure"> {
  return { progress: { stage: null, slow: false }, failure: null };
}

function phaseAt(session: ChatSession): Phase {
  return session.remaining_questions === 0 ? "limit" : "chat";
}

function withAnswer(state: ChatState, { answer, created_at }: EventOf<"answered">): ChatState {
  const { pending, session } = state;
  if (!pending || !session) return state;
  const question: TranscriptMessage = {
    message_id: answer.user_message_id,
    role: "user",
    text: pending.text,
    created_at: pending.created_at,
    ...(pending.attachments.length > 0 && { attachments: answer.attachments ?? pending.attachments }),
  };
  const reply: TranscriptMessage = {
    message_id: answer.message_id,
    role: "assistant",
    text: answer.answer,
    created_at,
  };
  const counted = { ...session, remaining_questions: answer.remaining_questions };
  return {
    ...state,
    pending: null,
    progress: null,
    session: counted,
    // The visitor may have ended the chat meanwhile.
    phase: state.ending ? state.phase : phaseAt(counted),
    messages: appended(state.messages, [question, reply]),
  };
}

function withFailure(state: ChatState, failure: Failure): ChatState {
  if (state.ending) return state;
  const stopped = { ...state, progress: null, failure };
  if (failure.kind === "closed") return ended({ ...stopped, pending: null }, null, "elsewhere");
  if (failure.kind === "limit_reached") return { ...stopped, pending: null, phase: "limit" };
  return stopped;
}

function appended(
  messages: readonly TranscriptMessage[],
  more: readonly TranscriptMessage[],
): readonly TranscriptMessage[] {
  return [...messages, ...more].slice(-MAXIMUM_MESSAGES);
}

function ended(state: ChatState, finished: FinishedSession | null, how: Ending["how"]): ChatState {
  const ending: Ending = {
    protocol_number: finished?.protocol_number ?? state.session?.protocol_number ?? null,
    delivered: finished?.forms_relay_status === "sent",
    how,
  };
  return { ...state, phase: "finished", ending, busy: null, trouble: null, progress: null, failure: null };
}
