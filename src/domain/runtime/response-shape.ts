/**
 * The body of POST /v1/responses: the contract's fields, and those without which real clients or OpenAI's own schemas
 * fail (`interface.md`: Responses-style result).
 */
import { toAnnotations } from "./annotations.ts";
import { type Frame, type ShownAnswer, toItemId } from "./frame.ts";

type Json = Record<string, unknown>;

/** What is the same in every state of a response. `user` must be absent: OpenAI's schema takes no null there. */
export function toOuter({ tail, created_at, model, request }: Frame): Json {
  const { sampling, instructions } = request;
  return {
    id: `resp_${tail}`,
    object: "response",
    created_at,
    background: false,
    instructions,
    max_output_tokens: sampling.max_tokens ?? null,
    max_tool_calls: null,
    model,
    parallel_tool_calls: false,
    previous_response_id: null,
    prompt_cache_key: null,
    reasoning: { effort: null, summary: null },
    safety_identifier: null,
    service_tier: "default",
    store: false,
    temperature: sampling.temperature ?? 1,
    text: { format: { type: "text" } },
    tool_choice: "none",
    tools: [],
    top_logprobs: 0,
    top_p: sampling.top_p ?? 1,
    presence_penalty: sampling.presence_penalty ?? 0,
    frequency_penalty: sampling.frequency_penalty ?? 0,
    truncation: "disabled",
    metadata: {},
  };
}

/** Token counts as the Responses interface shows them. */
function toUsage({ input_tokens, output_tokens }: ShownAnswer["usage"]): Json {
  return {
    input_tokens,
    input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
    output_tokens,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input_tokens + output_tokens,
  };
}

/** The text part of an answer, whole or, with an empty text, as it begins. */
export function toTextPart(text: string, annotations: readonly object[]): Json {
  return { type: "output_text", text, annotations, logprobs: [] };
}

/** The message item of an answer. */
export function toItem(frame: Frame, status: "in_progress" | "completed", content: readonly Json[]): Json {
  return { id: toItemId(frame), type: "message", status, role: "assistant", content };
}

/** The state of a response that is being written. Its usage is zeros: no schema takes null and all of them want the key. */
export const BEGUN: Json = {
  status: "in_progress",
  error: null,
  incomplete_details: null,
  completed_at: null,
  output: [],
  output_text: "",
  usage: toUsage({ input_tokens: 0, output_tokens: 0 }),
};

/** The state of a response that broke off, for the last event of a stream. */
export function toFailed(message: string): Json {
  return { ...BEGUN, status: "failed", error: { code: "server_error", message } };
}

const INCOMPLETE_DETAILS = {
  stop: null,
  length: { reason: "max_output_tokens" },
  filtered: { reason: "content_filter" },
} as const;

/**
 * The state of a whole response. A cut answer stays `completed`, as the contract fixes it; `incomplete_details` tells of
 * the cut, which clients read as the finish reason `length` or `content_filter`.
 */
export function toCompleted(frame: Frame, answer: ShownAnswer): Json {
  const part = toTextPart(answer.text, toAnnotations(answer));
  return {
    status: "completed",
    error: null,
    incomplete_details: INCOMPLETE_DETAILS[answer.finish],
    completed_at: answer.completed_at,
    output: [toItem(frame, "completed", [part])],
    output_text: answer.text,
    usage: toUsage(answer.usage),
  };
}

/** The result. */
export function toResponse(frame: Frame, answer: ShownAnswer): Json {
  // Spread into a third object, the two take Node 20 six times as long.
  return Object.assign(toOuter(frame), toCompleted(frame, answer));
}
