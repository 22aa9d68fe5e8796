/**
 * The chat model port: messages in, text out, from any model. Serves the upstream answerer.
 * Every failure is a `ModelFailure` (`src/domain/model-failure.ts`) whose `fault.kind` says which.
 */
import type { PromptMessage } from "../domain/prompting/messages.ts";
import type { Sampling } from "./answerer.ts";

/** One call. */
export interface CompletionRequest {
  readonly messages: readonly PromptMessage[];
  /** Sent as given; bounds are the caller's duty. `model` replaces the adapter's own model. */
  readonly sampling?: Sampling;
  /** Aborted: the upstream connection is closed at once and the call rejects with `aborted`. */
  readonly signal?: AbortSignal;
  /** Called with each piece of answer text as it arrives; the pieces joined equal `Completion.text`. A throw ends the call with it. */
  readonly onText?: (piece: string) => void;
}

/** A whole completion. */
export interface Completion {
  /** The answer without the model's reasoning; never empty. */
  readonly text: string;
  /** `length`: cut at a limit; `filtered`: the upstream withheld or refused (part of) the answer. */
  readonly finish: "stop" | "length" | "filtered";
  /** The upstream's own figures; null when it gave none. */
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number } | null;
  /** The model that the upstream says has answered. */
  readonly model: string;
}

/** A chat model. */
export interface ChatModel {
  /** Not idempotent (models are not deterministic), but free of side effects. Rejects with `ModelFailure` only. */
  complete(request: CompletionRequest): Promise<Completion>;
}
