/** Feedback that a client may repeat (`decisions.md`: Retries): the first result comes again. */
import type { Feedback, GiveFeedback } from "../../contract/resources/feedback.ts";
import type { FindSessionPlace } from "./find-session-place.ts";
import type { HeldClaim } from "../claimed-work.ts";
import type { Idempotency } from "../idempotency.ts";

/** What the flow needs. */
export interface GiveFeedbackOnceOptions {
  readonly giveFeedback: (
    session_id: string,
    request: GiveFeedback,
    claim?: HeldClaim<Feedback>,
  ) => Promise<Feedback>;
  readonly idempotency: Idempotency;
  readonly findSessionPlace: FindSessionPlace;
}

/** Feedback with the key of its request; null: it came without one. */
export interface GiveFeedbackOnceCommand {
  readonly session_id: string;
  readonly idempotency_key: string | null;
  readonly request: GiveFeedback;
}

/** Gives the flow. Refuses as `give-feedback` does, and with `idempotency_key_reused`. */
export function createGiveFeedbackOnce({
  giveFeedback,
  idempotency,
  findSessionPlace,
}: GiveFeedbackOnceOptions) {
  return async ({ session_id, idempotency_key, request }: GiveFeedbackOnceCommand): Promise<Feedback> => {
    const place = await findSessionPlace(session_id);
    return idempotency.run<Feedback, Feedback>({
      scope: JSON.stringify(["give_feedback", session_id]),
      key: idempotency_key,
      body: request,
      memory_only: place?.retention_mode === "none",
      takes_claim: true,
      work: (claim) => giveFeedback(session_id, request, claim),
      toStored: (feedback) => feedback,
      fromStored: (feedback) => feedback,
    });
  };
}
