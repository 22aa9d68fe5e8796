/**
 * How a model upstream can fail, told apart so that a caller can choose: fall back, tell the asker to wait, or stop.
 * Shared by the chat and the embeddings ports.
 */

/** Which fault it was. `status` is the upstream's own; `retry_after_seconds` is null when it named none. */
export type ModelFault =
  | { readonly kind: "unreachable" }
  | { readonly kind: "timeout_first_byte" }
  | { readonly kind: "timeout_idle" }
  | { readonly kind: "timeout_total" }
  | { readonly kind: "cut" }
  | { readonly kind: "malformed" }
  | { readonly kind: "refused"; readonly status: number }
  | { readonly kind: "rate_limited"; readonly retry_after_seconds: number | null }
  | { readonly kind: "too_large" }
  | { readonly kind: "aborted" };

/** A failed call to a model upstream. The message is for operators: bounded, without keys, never shown to askers. */
export class ModelFailure extends Error {
  readonly fault: ModelFault;

  constructor(fault: ModelFault, detail: string, options?: ErrorOptions) {
    super(`upstream: ${fault.kind}: ${detail}`, options);
    this.name = "ModelFailure";
    this.fault = fault;
  }
}
