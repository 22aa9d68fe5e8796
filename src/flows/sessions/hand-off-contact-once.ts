/**
 * Contact handoffs that a client may repeat (`decisions.md`: Retries): the first result comes again. Its summary is read
 * back from the session.
 */
import type { ContactHandoff, HandOffContact } from "../../contract/resources/contact-handoff.ts";
import type { SessionStore } from "../../ports/session-store.ts";
import type { FindSessionPlace } from "./find-session-place.ts";
import type { HeldClaim } from "../claimed-work.ts";
import type { Idempotency } from "../idempotency.ts";

/** What the flow needs. */
export interface HandOffContactOnceOptions {
  readonly handOffContact: (
    session_id: string,
    request: HandOffContact,
    claim?: HeldClaim<ContactHandoff>,
  ) => Promise<ContactHandoff>;
  readonly idempotency: Idempotency;
  readonly findSessionPlace: FindSessionPlace;
  readonly sessions: SessionStore;
}

/** A handoff with the key of its request; null: it came without one. */
export interface HandOffContactOnceCommand {
  readonly session_id: string;
  readonly idempotency_key: string | null;
  readonly request: HandOffContact;
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
  }: HandOffContactOnceCommand): Promise<ContactHandoff> => {
    const place = await findSessionPlace(session_id);
    return idempotency.run<ContactHandoff, Omit<ContactHandoff, "summary">>({
      scope: JSON.stringify(["hand_off_contact", session_id]),
      key: idempotency_key,
      body: request,
      memory_only: place?.retention_mode === "none",
      takes_claim: true,
      work: (claim) => handOffContact(session_id, request, claim),
      // The summary tells of the conversation: it is read back from the session, where retention finds it.
      toStored: ({ summary: _summary, ...handoff }) => handoff,
      fromStored: async (handoff) => {
        const session = handoff.status === "contact_created" ? await sessions.find(session_id) : null;
        return { ...handoff, summary: session?.closing?.summary ?? null };
      },
    });
  };
}
