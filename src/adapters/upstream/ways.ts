/** The ways of asking that servers differ in, and what to try when one of them is refused. */
import type { ModelFailure } from "../../domain/model-failure.ts";

/** One way of asking. */
export interface Ways {
  /** Ask for usage in the stream. */
  readonly stream_options: boolean;
  /** What the upstream calls the bound on an answer. */
  readonly token_field: "max_tokens" | "max_completion_tokens";
  /** Sampling that the model does not take; left out, for its absence changes the style of an answer, not its truth. */
  readonly left_out: readonly string[];
}

/** Requests that one completion makes at most while it looks for a way. */
export const WAYS_TRIED = 4;

const SAMPLING = ["temperature", "top_p", "presence_penalty", "frequency_penalty"];

/** Another way after a refusal that this one may have caused; null when the refusal is about something else. */
export function otherWay(ways: Ways, failure: ModelFailure): Ways | null {
  const { fault, message } = failure;
  if (fault.kind !== "refused" || (fault.status !== 400 && fault.status !== 422)) return null;
  if (ways.token_field === "max_tokens" && message.includes("max_completion_tokens"))
    return { ...ways, token_field: "max_completion_tokens" };
  const minded = SAMPLING.find((name) => message.includes(name) && !ways.left_out.includes(name));
  if (minded && /unsupported|not support|not allowed|deprecated/i.test(message))
    return { ...ways, left_out: [...ways.left_out, minded] };
  // Older servers refuse the unknown field, few of them by its name.
  const elsewhere = /context|too long|max_tokens/i.test(message) && !message.includes("stream_options");
  return ways.stream_options && !elsewhere ? { ...ways, stream_options: false } : null;
}
