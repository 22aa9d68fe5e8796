/** Takes a visitor's contact and finishes the session with it (`interface.md`: POST …/contact-handoffs). */
import type { ContactHandoff, HandOffContact } from "../contract/resources/contact-handoff.ts";
import { admitContact } from "../domain/contact.ts";
import { Refusal } from "../domain/refusal.ts";
import { admitActive } from "../domain/session.ts";
import { toTurns } from "../domain/transcript.ts";
import type { Clock } from "../ports/clock.ts";
import type { Settings } from "../settings/schema.ts";
import type { CloseSession } from "./close-session.ts";
import { type HandedFileOptions, readHandedFiles } from "./relay-files.ts";
import { findServingRobot, findSession, type FindSessionOptions } from "./find-session.ts";

/** What the flow needs. */
export interface HandOffContactOptions extends FindSessionOptions, HandedFileOptions {
  readonly closeSession: CloseSession;
  readonly clock: Clock;
  readonly sizes: Settings["sizes"];
}

/** Gives the flow. Without consent nothing is kept, and the session stays as it is. */
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
    admitActive(session);
    const context = await findServingRobot(options, session);
    const closed = await options.closeSession({
      session,
      context,
      close_reason: "follow_up_requested",
      handed,
      handed_files: await readHandedFiles(options, request.history ?? [], context),
      contact,
    });
    if (!closed) throw new Refusal("session_closed");
    return {
      tenant_id,
      session_id,
      summary: closed.closing.summary,
      contact_id: closed.contact_id,
      status: "contact_created",
      created_at: new Date(closed.closing.closed_at).toISOString(),
    };
  };
}
