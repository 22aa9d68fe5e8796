/** The body of POST /v1/chat/completions and its chunks (`interface.md`: Chat-completion result). */
import { toChatAnnotations } from "./annotations.ts";
import { DONE, type Frame, type ShownAnswer, type StreamShape, type WireEvent } from "./frame.ts";

type Json = Record<string, unknown>;

// The contract allows null, OpenAI's schema does not.
const SYSTEM_FINGERPRINT = "fp_chat_assistant";

function toOuter({ tail, created_at, model }: Frame, object: string): Json {
  return {
    id: `chatcmpl-${tail}`,
    object,
    created: created_at,
    model,
    service_tier: "default",
    system_fingerprint: SYSTEM_FINGERPRINT,
  };
}

const FINISH_REASONS = { stop: "stop", length: "length", filtered: "content_filter" } as const;

function toUsage({ input_tokens, output_tokens }: ShownAnswer["usage"]): Json {
  return {
    prompt_tokens: input_tokens,
    completion_tokens: output_tokens,
    total_tokens: input_tokens + output_tokens,
    prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
    completion_tokens_details: {
      reasoning_tokens: 0,
      audio_tokens: 0,
      accepted_prediction_tokens: 0,
      rejected_prediction_tokens: 0,
    },
  };
}

/** The result. */
export function toChatCompletion(frame: Frame, answer: ShownAnswer): Json {
  const message = {
    role: "assistant",
    content: answer.text,
    refusal: null,
    annotations: toChatAnnotations(answer),
  };
  // Node 20 takes a microsecond for each field that is written behind a spread object.
  return Object.assign(toOuter(frame, "chat.completion"), {
    choices: [{ index: 0, message, finish_reason: FINISH_REASONS[answer.finish], logprobs: null }],
    usage: toUsage(answer.usage),
  });
}

/** The chunks of a streamed completion: the role first, the finish reason last, the usage only for those who ask. */
export function createChatStream(frame: Frame): StreamShape {
  const { include_usage } = frame.request;
  const outer = Object.assign(toOuter(frame, "chat.completion.chunk"), include_usage && { usage: null });
  const begun = `${JSON.stringify(outer).slice(0, -1)},"choices":[{"index":0,"delta":`;
  const chunk = (delta: string, finish_reason = "null"): WireEvent => ({
    name: null,
    data: `${begun}${delta},"logprobs":null,"finish_reason":${finish_reason}}]}`,
  });
  return {
    open: () => [chunk(JSON.stringify({ role: "assistant", content: "", refusal: null }))],
    delta: (piece) => [chunk(`{"content":${JSON.stringify(piece)}}`)],
    complete: (answer) => [
      ...citing(answer).map((delta) => chunk(JSON.stringify(delta))),
      chunk("{}", JSON.stringify(FINISH_REASONS[answer.finish])),
      ...(include_usage
        ? [toEvent(Object.assign(outer, { choices: [], usage: toUsage(answer.usage) }))]
        : []),
      { name: null, data: DONE },
    ],
    fail: (error) => [toEvent({ error })],
  };
}

const toEvent = (data: Json): WireEvent => ({ name: null, data: JSON.stringify(data) });

function citing(answer: ShownAnswer): readonly Json[] {
  const annotations = toChatAnnotations(answer);
  return annotations.length > 0 ? [{ annotations }] : [];
}
