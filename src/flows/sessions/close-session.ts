/**
 * Closes a session and relays it, once: finish, contact handoff and the sweeps all come through here
 * (`interface.md`: States and transitions; Forms relay).
 *
 * The closing claims the one relay attempt in the same unit; the attempt follows; its result is recorded. A process
 * that dies in between leaves a claim that the next start ends as `failed: interrupted`. Nothing is sent twice by itself.
 */
import { setTimeout as pause } from "node:timers/promises";
import { RELAY_TURNS } from "../../contract/limits.ts";
import type { CloseReason } from "../../contract/resources/finished-session.ts";
import type { ContactDetails } from "../../domain/contact.ts";
import { decideRelay, type RelayFile } from "../../domain/relay.ts";
import { Refusal } from "../../domain/refusal.ts";
import { keepsTurns, retainClosed } from "../../domain/retention.ts";
import type { Closing, RelayResult, Session } from "../../domain/session.ts";
import type { RobotInContext } from "../../domain/tenant.ts";
import { closeTranscript, type TranscriptTurn } from "../../domain/transcript.ts";
import { ClaimTaken, type KeptClaim } from "../../ports/idempotency-store.ts";
import type { Ids } from "../../ports/ids.ts";
import type { ProcessOwner } from "../../ports/process-owner.ts";
import type { RelayLedger } from "../../ports/relay-ledger.ts";
import type { CloseRequest, SessionStore } from "../../ports/session-store.ts";
import type { Summariser } from "../../ports/summariser.ts";
import type { ReleaseBlobs } from "../files/release-blobs.ts";
import { deliverSession, type DeliverSessionOptions, readTold, type Told } from "./deliver-session.ts";

/** What closing needs. */
export interface CloseSessionOptions extends DeliverSessionOptions {
  readonly sessions: SessionStore;
  readonly relays: Pick<RelayLedger, "listRunning">;
  readonly summariser: Summariser;
  readonly releaseBlobs: ReleaseBlobs;
  readonly owner: ProcessOwner;
  readonly ids: Ids;
}

/** What the browser and the visitor give with the end of a session. */
interface Given {
  readonly handed: readonly TranscriptTurn[];
  /** The files that only the browser has. */
  readonly handed_files: readonly RelayFile[];
  readonly contact: ContactDetails | null;
}

const NOTHING_GIVEN: Given = { handed: [], handed_files: [], contact: null };

/** What is closed, why, and what was given with it: nothing where no visitor ends it. */
export interface CloseCommand extends Partial<Given> {
  readonly session: Session;
  readonly context: RobotInContext;
  readonly close_reason: CloseReason;
  /** The turns of the session, where they were read with it. */
  readonly kept?: readonly TranscriptTurn[];
  /** What is kept of the key of the request, in one unit with the closing. */
  readonly keep?: (closed: ClosedSession) => KeptClaim;
  /** Closes only what is still expired at this time; absent: whatever the session's deadline is. */
  readonly expired_at?: number;
}

/** What became of it. `contact_id` is null when no contact was given. */
export interface ClosedSession {
  readonly closing: Closing;
  readonly contact_id: string | null;
}

/** Closes a session. null: somebody else closed it first, or it is not expired after all; nothing was changed or sent. */
export type CloseSession = (command: CloseCommand) => Promise<ClosedSession | null>;

interface Ending extends Omit<CloseCommand, keyof Given>, Given {
  /** The whole conversation, the notes at its end. */
  readonly turns: readonly TranscriptTurn[];
  /** What only the browser knows of it. */
  readonly notes: readonly TranscriptTurn[];
  /** The last turn that the server kept when these were read. */
  readonly last_message_id: string | null;
  readonly relay_id: string;
}

/** How often it begins anew: a summary takes seconds, and a question that is answered meanwhile has to be in what is told. */
const MOST_READINGS = 5;

const REMOVAL_MS = 1_000;
const RECORD_AGAIN_MS = 1_000;

const without = (status: "not_configured" | "skipped"): RelayResult => ({
  forms_relay_status: status,
  forms_relay_submission_id: null,
  forms_relay_error: null,
  forms_relay_attempted_at: null,
});

/** Gives the flow. Refuses with `database_unavailable` when the visitor goes on asking. */
export function createCloseSession(options: CloseSessionOptions): CloseSession {
  return async (command) => {
    const { sessions, ids } = options;
    const given = { ...NOTHING_GIVEN, ...command };
    const relay_id = ids.create("rel");
    let { session } = command;
    for (let reading = 0; reading < MOST_READINGS; reading += 1) {
      const isRead = reading === 0 && command.kept !== undefined;
      const kept = isRead ? command.kept : await sessions.readTurns(session.session_id, RELAY_TURNS);
      const { said, notes: handed } = closeTranscript(kept, given.handed);
      const notes = handed.map((note) => ({ ...note, message_id: ids.create("msg") }));
      const last_message_id = kept.at(-1)?.message_id ?? null;
      const turns = [...said, ...notes];
      const closed = await close(options, { ...given, session, turns, notes, last_message_id, relay_id });
      // Whoever is answered again has not left.
      if (closed || command.expired_at !== undefined) return closed;
      const now = await sessions.find(session.session_id);
      if (!now || now.closing) return null;
      session = now;
    }
    throw new Refusal("database_unavailable", { detail: "The session is in use; ask again shortly." });
  };
}

function decide({ forms }: CloseSessionOptions, { context, close_reason, turns, contact }: Ending) {
  const { notification_emails: recipients, relay } = context.tenant;
  const configured = forms.isConfigured(relay);
  return decideRelay({ recipients, configured, close_reason, turns, contact });
}

async function close(options: CloseSessionOptions, ending: Ending): Promise<ClosedSession | null> {
  const { session, context, close_reason, turns, notes, contact, relay_id, expired_at, last_message_id } =
    ending;
  const { summariser, clock, ids, owner } = options;
  const decision = decide(options, ending);
  const isSummed = session.retention_mode !== "none" && close_reason !== "retention_cleanup";
  const summary = isSummed
    ? await summariser.summarise({ ...context.tenant, ...context.robot }, turns)
    : null;
  const closed_at = clock.now();
  const closing: Closing = {
    close_reason,
    closed_at,
    summary,
    relay: decision === "attempt" ? null : without(decision),
  };
  const contact_id = contact ? ids.create("cto") : null;
  // Read while it is being closed: nothing is said any more behind the last turn.
  const told = closing.relay === null ? readTold(options, ending) : null;
  const won = await closeOnce(options, {
    session_id: session.session_id,
    closing,
    retain_until: retainClosed(session, closing),
    claim: decision === "attempt" ? { relay_id, owner: owner.name } : null,
    contact: contact && contact_id ? { ...contact, contact_id, created_at: closed_at } : null,
    forget_turns: closing.relay !== null && !keepsTurns(session.retention_mode),
    notes: keepsTurns(session.retention_mode) ? notes : [],
    expired_at: expired_at ?? null,
    last_message_id,
    kept_claim: ending.keep?.({ closing, contact_id }),
  });
  if (!won) return null;
  if (told)
    return { contact_id, closing: { ...closing, relay: await relay(options, ending, { closing, told }) } };
  if (!keepsTurns(session.retention_mode)) await removeBytes(options);
  return { contact_id, closing };
}

/** Closes; a fault may have come behind the commit: the claim stands then, and nobody else would make its one attempt. */
async function closeOnce({ sessions, relays }: CloseSessionOptions, request: CloseRequest): Promise<boolean> {
  try {
    return await sessions.close(request);
  } catch (error) {
    if (error instanceof ClaimTaken) throw error;
    const { claim } = request;
    const running = claim ? await relays.listRunning().catch(() => []) : [];
    if (running.some(({ relay_id }) => relay_id === claim?.relay_id)) return true;
    throw error;
  }
}

async function relay(
  options: CloseSessionOptions,
  ending: Ending,
  { closing, told }: { readonly closing: Closing; readonly told: Told },
): Promise<RelayResult> {
  const { session } = ending;
  const delivery = await deliverSession(options, { ...ending, closing, told });
  // Nothing is sent again by itself: somebody has to hear of it.
  if (delivery.status === "failed") {
    const { protocol_number } = session;
    options.log.warn("a conversation was not delivered", { protocol_number, problem: delivery.error });
  }
  const result: RelayResult = {
    forms_relay_status: delivery.status,
    forms_relay_submission_id: delivery.status === "sent" ? delivery.submission_id : null,
    forms_relay_error: delivery.error,
    forms_relay_attempted_at: closing.closed_at,
  };
  const record = () =>
    options.sessions.recordRelay({
      session_id: session.session_id,
      relay: result,
      finished_at: options.clock.now(),
      forget_turns: !keepsTurns(session.retention_mode),
    });
  // Unrecorded, what was delivered would end as interrupted; recorded twice, it stands once.
  await record().catch(() => pause(RECORD_AGAIN_MS).then(record));
  if (!keepsTurns(session.retention_mode)) await removeBytes(options);
  return result;
}

// The session is closed and recorded: a store of blobs that is slow holds its visitor up no longer than this, and bytes that
// cannot be removed now are the sweep's.
async function removeBytes({ releaseBlobs }: CloseSessionOptions): Promise<void> {
  const removal = releaseBlobs().catch(() => {});
  await Promise.race([removal, pause(REMOVAL_MS, undefined, { ref: false })]);
}
