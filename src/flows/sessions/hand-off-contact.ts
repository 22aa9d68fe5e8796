/** Takes a visitor's contact and finishes the session with it (`interface.md`: POST …/contact-handoffs). */
import type { ContactHandoff, HandOffContact } from "../../contract/resources/contact-handoff.ts";
import { admitContact, type ContactDetails } from "../../domain/contact.ts";
import { Refusal } from "../../domain/refusal.ts";
import { toTurns } from "../../domain/transcript.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Settings } from "../../settings/schema.ts";
import type { ClosedSession, CloseSession } from "./close-session.ts";
import { findServingRobot, findSession, type FindSessionOptions } from "./find-session.ts";
import { type HandedFileOptions, readHandedFiles } from "../files/relay-files.ts";

/** What the flow needs. */
export interface HandOffContactOptions extends FindSessionOptions, HandedFileOptions {
  readonly closeSession: CloseSession;
  readonly clock: Clock;
  readonly sizes: Settings["sizes"];
}

/**
 * Gives the flow. Without consent nothing is kept, and the session stays as it is. Who leaves the same contact again is told
 * of the first: the answer may have been lost, or its process killed. Refuses another contact with `session_closed`.
 */
export function createHandOffContact(options: HandOffContactOptions) {
  return async (session_id: string, request: HandOffContact): Promise<ContactHandoff> => {
    const session = await findSession(options, session_id);
    const { tenant_id } = session;
    if (!request.consent_accepted) {
      const created_at = new Date(options.clock.now()).toISOString();
      return {
        tenant_id,
        session_id,
        summary: null,
        contact_id: null,
        status: "consent_declined",
        created_at,
      };
    }
    const contact = admitContact(request);
    const handed = toTurns(request.history ?? [], options.sizes);
    const close = async (): Promise<ClosedSession | null> => {
      const context = await findServingRobot(options, session);
      const handed_files = await readHandedFiles(options, request.history ?? [], context);
      const close_reason = "follow_up_requested";
      return options.closeSession({ session, context, close_reason, handed, handed_files, contact });
    };
    const closed = session.closing ? null : await close();
    const { closing, contact_id } = closed ?? (await findFirst(options, session_id, contact));
    return {
      tenant_id,
      session_id,
      summary: closing.summary,
      contact_id,
      status: "contact_created",
      created_at: new Date(closing.closed_at).toISOString(),
    };
  };
}

async function findFirst(
  { sessions }: HandOffContactOptions,
  session_id: string,
  contact: ContactDetails,
): Promise<ClosedSession> {
  const contact_id = await sessions.findSameContact(session_id, contact);
  const session = contact_id === null ? null : await sessions.find(session_id);
  if (!session?.closing) throw new Refusal("session_closed");
  return { closing: session.closing, contact_id };
}
