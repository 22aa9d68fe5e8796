import { afterEach, describe, expect, it, vi } from "vitest";
import { STALL_MS } from "../../src/web/chat/answer-stream.ts";
import { createApi, type MessageCall } from "../../src/web/chat/api.ts";
import { type CallFailed, failureBehind } from "../../src/web/chat/failure.ts";

const ANSWER = {
  answer: "Yes.",
  message_id: "msg_2",
  user_message_id: "msg_1",
  question_count: 1,
  remaining_questions: null,
};
const stream = (...events: [string, unknown][]): string =>
  events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join("");
const sse = (body: BodyInit): Response =>
  new Response(body, { headers: { "content-type": "text/event-stream; charset=utf-8" } });
const problem = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ code }), {
    status,
    headers: { "content-type": "application/problem+json", ...headers },
  });

function setUp(respond: (url: string, init: RequestInit) => Response | Promise<Response>) {
  const calls: { url: string; init: RequestInit }[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return respond(url, init);
  }) as typeof globalThis.fetch;
  const stages: string[] = [];
  const abort = new AbortController();
  const call: MessageCall = {
    session_id: "ses_1",
    request: { message: "Hi", history: [], consent_accepted: true },
    key: "k1",
    signal: abort.signal,
    onStage: (stage) => stages.push(stage),
  };
  return { api: createApi({ base: "/base", fetch }), calls, stages, call, abort };
}

const kindOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => "none",
    (thrown: CallFailed) => thrown.failure.kind,
  );

afterEach(() => void vi.useRealTimers());

describe("the calls of the page", () => {
  it("creates a session with consent and an idempotency key", async () => {
    const { api, calls } = setUp(() => Response.json({ session_id: "ses_1" }, { status: 201 }));
    await api.createSession("acme shop", "k1");
    expect(calls[0]?.url).toBe("/base/v1/public/robots/acme%20shop/sessions");
    expect(calls[0]?.init.body).toBe('{"consent_accepted":true}');
    expect(calls[0]?.init.headers).toMatchObject({ "idempotency-key": "k1" });
    expect(calls[0]?.init.credentials).toBe("omit");
  });

  it("reports the stages of a stream and gives its answer", async () => {
    const body = stream(
      ["svc.progress", { stage: "searching_knowledge" }],
      ["svc.progress", { stage: "generating_answer" }],
      ["svc.answer", ANSWER],
    );
    const { api, call, stages, calls } = setUp(() => sse(body));
    expect(await api.send(call)).toEqual(ANSWER);
    expect(stages).toEqual(["searching_knowledge", "generating_answer"]);
    expect(calls[0]?.init.headers).toMatchObject({ accept: "text/event-stream", "idempotency-key": "k1" });
  });

  it("takes an answer that comes whole", async () => {
    const { api, call } = setUp(() => Response.json(ANSWER));
    expect(await api.send(call)).toEqual(ANSWER);
  });

  it("fails with what svc.error says", async () => {
    const { api, call } = setUp(() =>
      sse(stream(["svc.error", { status: 429, code: "rate_limit_exceeded" }])),
    );
    expect(await kindOf(api.send(call))).toBe("rate_limited");
  });

  it("takes a stream that ends early for a lost connection", async () => {
    const { api, call } = setUp(() => sse(stream(["svc.progress", { stage: "searching_knowledge" }])));
    expect(await kindOf(api.send(call))).toBe("network");
  });

  it("takes a stream that breaks for a lost connection", async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) });
    const { api, call } = setUp(() => sse(broken));
    expect(await api.send(call).catch(failureBehind)).toMatchObject({ kind: "network" });
  });

  it("gives up a stream that falls silent", async () => {
    vi.useFakeTimers();
    const { api, call } = setUp(() => sse(new ReadableStream({})));
    const kind = kindOf(api.send(call));
    await vi.advanceTimersByTimeAsync(STALL_MS + 1);
    expect(await kind).toBe("timeout");
  });

  it("stops when the visitor does", async () => {
    const { api, call, abort } = setUp(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        }),
    );
    const kind = kindOf(api.send(call));
    abort.abort();
    expect(await kind).toBe("stopped");
  });

  it("keeps Retry-After of a refusal", async () => {
    const { api, call } = setUp(() => problem(429, "rate_limit_exceeded", { "retry-after": "22" }));
    await expect(api.send(call)).rejects.toMatchObject({
      failure: { kind: "rate_limited", wait_seconds: 22, retryable: true },
    });
  });

  it("takes a missing network for what it is", async () => {
    const { api, call } = setUp(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await kindOf(api.send(call))).toBe("network");
  });
});
