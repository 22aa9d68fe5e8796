/**
 * Feedback and contact handoffs that a client may repeat (`decisions.md`: Retries): the first result comes again. Of a
 * session with retention `none` it is remembered in memory only.
 */
import type { ContactHandoff, HandOffContact } from "../contract/resources/contact-handoff.ts";
import type { Feedback, GiveFeedback } from "../contract/resources/feedback.ts";
import type { SessionStore } from "../ports/session-store.ts";
import type { FindSessionPlace } from "./find-session-place.ts";
import type { Idempotency } from "./idempotency.ts";

/** A request of a session with the key that it came with; null: without one. */
export interface Repeatable<Request> {
  readonly session_id: string;
  readonly idempotency_key: string | null;
  readonly request: Request;
}

/** What feedback needs. */
export interface GiveFeedbackOnceOptions {
  readonly giveFeedback: (session_id: string, request: GiveFeedback) => Promise<Feedback>;
  readonly idempotency: Idempotency;
  readonly findSessionPlace: FindSessionPlace;
}

const keepsNothing = async (findSessionPlace: FindSessionPlace, session_id: string): Promise<boolean> =>
  (await findSessionPlace(session_id))?.retention_mode === "none";

/** Gives the flow. Refuses as `give-feedback` does, and with `idempotency_key_reused`. */
export function createGiveFeedbackOnce({
  giveFeedback,
  idempotency,
  findSessionPlace,
}: GiveFeedbackOnceOptions) {
  return async ({ session_id, idempotency_key, request }: Repeatable<GiveFeedback>): Promise<Feedback> =>
    idempotency.run<Feedback, Feedback>({
      scope: JSON.stringify(["give_feedback", session_id]),
      key: idempotency_key,
      body: request,
      memory_only: await keepsNothing(findSessionPlace, session_id),
      work: () => giveFeedback(session_id, request),
      toStored: (feedback) => feedback,
      fromStored: (feedback) => feedback,
    });
}

/** What handoffs need. */
export interface HandOffContactOnceOptions {
  readonly handOffContact: (session_id: string, request: HandOffContact) => Promise<ContactHandoff>;
  readonly idempotency: Idempotency;
  readonly findSessionPlace: FindSessionPlace;
  readonly sessions: SessionStore;
}

/** Gives the flow. Refuses as `hand-off-contact` does, and with `idempotency_key_reused`. */
export function createHandOffContactOnce({
  handOffContact,
  idempotency,
  findSessionPlace,
  sessions,
}: HandOffContactOnceOptions) {
  return async ({
    session_id,
    idempotency_key,
    request,
  }: Repeatable<HandOffContact>): Promise<ContactHandoff> =>
    idempotency.run<ContactHandoff, Omit<ContactHandoff, "summary">>({
      scope: JSON.stringify(["hand_off_contact", session_id]),
      key: idempotency_key,
      body: request,
      memory_only: await keepsNothing(findSessionPlace, session_id),
      work: () => handOffContact(session_id, request),
      // The summary tells of the conversation: it is read back from the session, where retention finds it.
      toStored: ({ summary: _summary, ...handoff }) => handoff,
      fromStored: async (handoff) => {
        const session = handoff.status === "contact_created" ? await sessions.find(session_id) : null;
        return { ...handoff, summary: session?.closing?.summary ?? null };
      },
    });
}
