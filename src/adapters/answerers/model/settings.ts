/** The operator's choices for answers by a model. */
import type { Sampling } from "../../../ports/answerer.ts";

/** All times in milliseconds, all sizes in tokens. */
export interface ModelAnswererSettings {
  /** Tokens of a prompt: rules, passages, history and question together. */
  readonly input_tokens: number;
  /** Tokens of an answer at most, and the default; a client may ask for less. */
  readonly output_tokens: number;
  /** Sampling where the client asks for none. */
  readonly sampling?: Omit<Sampling, "model" | "max_tokens"> | undefined;
  /** What answers when the upstream fails before any text was shown. */
  readonly fallback: "embedded" | "error";
  /** What answers when the tenant's budget is spent. */
  readonly over_budget: "embedded" | "refuse";
  /** Checks an answer before anything of it is shown, and gives the extractive one when it holds unsupported facts. Ends streaming: the text comes in one piece. */
  readonly strict: boolean;
  /**
   * Confidence of the engine, 0 to 1, from which the model is asked although the engine by itself would decline. Such an answer
   * is checked before anything of it is shown.
   */
  readonly ask_from: number;
  /** Greetings and thanks go to the model as well; off: the embedded engine answers them. */
  readonly converse: boolean;
}

/** The sampling that is sent: the client's wishes before the operator's, and no longer an answer than these allow. */
export function boundedSampling(settings: ModelAnswererSettings, asked: Sampling = {}): Sampling {
  const { model: _model, max_tokens = settings.output_tokens, ...wishes } = asked;
  return { ...settings.sampling, ...wishes, max_tokens: Math.min(max_tokens, settings.output_tokens) };
}
