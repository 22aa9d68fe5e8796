/**
 * Talks to the public endpoints (`interface.md`: Endpoints) and to nothing else.
 * Every call either gives its resource or throws; what is no `CallFailed` is a lost connection. Nothing here knows the
 * page's state.
 */
import { readAnswerStream, withinStall } from "./answer-stream.ts";
import { CallFailed, failed, toFailure, type FailureKind } from "./failure.ts";
import type {
  ChatAnswer,
  ChatSession,
  ContactRequest,
  ExpandedSession,
  FeedbackRequest,
  FinishedSession,
  FinishReason,
  MessageRequest,
  TranscriptMessage,
} from "./wire.ts";

/** Where and by what the calls are made. */
export interface ApiOptions {
  /** Prefix of the paths; empty at the root of the origin. */
  readonly base: string;
  readonly fetch: typeof fetch;
}

/** A message on its way. */
export interface MessageCall {
  readonly session_id: string;
  readonly request: MessageRequest;
  /** `Idempotency-Key`: a retry with the same key is never counted twice. */
  readonly key: string;
  /** Aborting throws `stopped`. */
  readonly signal: AbortSignal;
  readonly onStage: (stage: string) => void;
}

/** The public endpoints as functions. */
export interface Api {
  createSession(slug: string, key: string): Promise<ChatSession>;
  send(call: MessageCall): Promise<ChatAnswer>;
  feedback(session_id: string, request: FeedbackRequest, key: string): Promise<void>;
  finish(
    session_id: string,
    reason: FinishReason,
    history: readonly TranscriptMessage[],
  ): Promise<FinishedSession>;
  handOff(session_id: string, request: ContactRequest, key: string): Promise<void>;
  issueExpandToken(session_id: string, history: readonly TranscriptMessage[]): Promise<string>;
  redeem(token: string): Promise<ExpandedSession>;
}

/** A call without a stream is given up after this long. */
const CALL_TIMEOUT_MS = 60_000;

/** Creates the calls over a `fetch`. */
export function createApi({ base, fetch }: ApiOptions): Api {
  const post = async <T>(path: string, body: unknown, key?: string): Promise<T> => {
    const response = await request(fetch, `${base}${path}`, {
      body: JSON.stringify(body),
      headers: headersFor("application/json", key),
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    return (await response.json().catch(() => Promise.reject(failed("unavailable")))) as T;
  };
  const session = (id: string, verb: string): string =>
    `/v1/public/sessions/${encodeURIComponent(id)}/${verb}`;
  return {
    createSession: (slug, key) =>
      post(`/v1/public/robots/${encodeURIComponent(slug)}/sessions`, { consent_accepted: true }, key),
    send: (call) => send(fetch, `${base}${session(call.session_id, "messages")}`, call),
    feedback: (id, body, key) => post(session(id, "feedback"), body, key),
    finish: (id, reason, history) => post(session(id, "finish"), { reason, history }),
    handOff: (id, body, key) => post(session(id, "contact-handoffs"), body, key),
    issueExpandToken: async (id, history) =>
      (await post<{ token: string }>(session(id, "expand-tokens"), { history })).token,
    redeem: (token) => post(`/v1/public/expand-tokens/${encodeURIComponent(token)}/redeem`, {}),
  };
}

async function send(fetch: typeof globalThis.fetch, url: string, call: MessageCall): Promise<ChatAnswer> {
  const answering = request(fetch, url, {
    body: JSON.stringify(call.request),
    headers: headersFor("text/event-stream", call.key),
    signal: call.signal,
  });
  const response = await withinStall(answering);
  return readAnswerStream(response, call.onStage);
}

function headersFor(accept: string, key: string | undefined): Record<string, string> {
  return { accept, "content-type": "application/json", ...(key && { "idempotency-key": key }) };
}

async function request(
  fetch: typeof globalThis.fetch,
  url: string,
  init: { body: string; headers: Record<string, string>; signal: AbortSignal },
): Promise<Response> {
  const response = await fetch(url, {
    ...init,
    method: "POST",
    credentials: "omit",
    redirect: "error",
  }).catch((cause: unknown) => Promise.reject(failed(reasonOf(init.signal, cause))));
  if (response.ok) return response;
  const body: unknown = await response.json().catch(() => null);
  const retry_after = response.headers.get("retry-after");
  throw new CallFailed(toFailure({ status: response.status, body, retry_after }));
}

function reasonOf(signal: AbortSignal, cause: unknown): FailureKind {
  const reason = signal.aborted ? signal.reason : cause;
  if ((reason as Error | null)?.name === "TimeoutError") return "timeout";
  return signal.aborted ? "stopped" : "network";
}
