/** Takes a visitor's contact and finishes the session with it (`interface.md`: POST …/contact-handoffs). */
import { RELAY_TURNS } from "../../contract/limits.ts";
import type { ContactHandoff, HandOffContact } from "../../contract/resources/contact-handoff.ts";
import { admitContact, type ContactDetails } from "../../domain/contact.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Session } from "../../domain/session.ts";
import { toTurns } from "../../domain/transcript.ts";
import type { Clock } from "../../ports/clock.ts";
import type { UsageCounter } from "../../ports/usage-store.ts";
import type { Settings } from "../../settings/schema.ts";
import { type HeldClaim, toKeptClaim } from "../claimed-work.ts";
import type { ClosedSession, CloseSession } from "./close-session.ts";
import { type FindSessionOptions, findTogether } from "./find-session.ts";
import type { SessionPlaces } from "./find-session-place.ts";
import { type HandedFileOptions, readHandedFiles } from "../files/relay-files.ts";

/** What the flow needs. */
export interface HandOffContactOptions extends FindSessionOptions, HandedFileOptions {
  readonly closeSession: CloseSession;
  readonly places: SessionPlaces;
  readonly clock: Clock;
  readonly usageCounter: UsageCounter;
  readonly sizes: Settings["sizes"];
}

/**
 * Gives the flow. Without consent nothing is kept, and the session stays as it is. Who leaves the same contact again is told
 * of the first: the answer may have been lost, or its process killed. Refuses another contact with `session_closed`.
 */
export function createHandOffContact(options: HandOffContactOptions) {
  return async (
    session_id: string,
    request: HandOffContact,
    claim?: HeldClaim<ContactHandoff>,
  ): Promise<ContactHandoff> => {
    const readTurns = async () =>
      request.consent_accepted ? options.sessions.readTurns(session_id, RELAY_TURNS) : [];
    const { session, read: kept, findServing } = await findTogether(options, session_id, readTurns);
    if (!request.consent_accepted) return toDeclined(session, options.clock.now());
    const contact = admitContact(request);
    const handed = toTurns(request.history ?? [], options.sizes);
    const close = async (): Promise<ClosedSession | null> => {
      const context = await findServing();
      const handed_files = await readHandedFiles(options, request.history ?? [], context);
      const close_reason = "follow_up_requested";
      const given = { close_reason, handed, handed_files, contact } as const;
      const keep = claim && ((ended: ClosedSession) => toKeptClaim(claim, toHandoff(session, ended)));
      return options.closeSession({ session, kept, context, ...given, ...(keep ? { keep } : {}) });
    };
    const closed = session.closing ? null : await close();
    if (closed) {
      options.usageCounter.count(session.robot_id, "contacts");
      return toHandoff(session, closed);
    }
    claim?.forget();
    return toHandoff(session, await findFirst(options, session_id, contact));
  };
}

const toDeclined = ({ tenant_id, session_id }: Session, now: number): ContactHandoff => ({
  tenant_id,
  session_id,
  summary: null,
  contact_id: null,
  status: "consent_declined",
  created_at: new Date(now).toISOString(),
});

const toHandoff = (
  { tenant_id, session_id }: Session,
  { closing, contact_id }: ClosedSession,
): ContactHandoff => ({
  tenant_id,
  session_id,
  summary: closing.summary,
  contact_id,
  status: "contact_created",
  created_at: new Date(closing.closed_at).toISOString(),
});

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
