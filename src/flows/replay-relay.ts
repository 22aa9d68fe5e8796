/** Sends the relay of a finished session once more, by hand: with the same relay id, in the ledger and in the audit log. */
import { RELAY_TURNS } from "../contract/limits.ts";
import { wrongRequest } from "../domain/refusal.ts";
import { composeRelay, countUnread } from "../domain/relay.ts";
import { withAttachments } from "../domain/session-attachments.ts";
import type { AuditLog } from "../ports/audit-log.ts";
import type { Directory } from "../ports/directory.ts";
import type { FeedbackStore } from "../ports/feedback-store.ts";
import type { Delivery, Forms, RelayWords } from "../ports/forms.ts";
import type { ProcessOwner } from "../ports/process-owner.ts";
import type { RelayLedger } from "../ports/relay-ledger.ts";
import type { SessionStore } from "../ports/session-store.ts";
import { collectFiles, type RelayFileOptions } from "./files/relay-files.ts";
import { createSettleRelays } from "./settle-relays.ts";

/** What the flow needs. */
export interface ReplayRelayOptions extends RelayFileOptions {
  readonly sessions: SessionStore;
  readonly relays: RelayLedger;
  readonly feedback: FeedbackStore;
  readonly directory: Directory;
  readonly forms: Forms;
  readonly relayWords: RelayWords;
  readonly audit: AuditLog;
  readonly owner: ProcessOwner;
}

/** Gives the flow: protocol number → what became of the delivery. */
export function createReplayRelay(options: ReplayRelayOptions) {
  const { relays, audit, owner, clock } = options;
  const settleRelays = createSettleRelays(options);
  return async (protocol_number: string, actor: string): Promise<Delivery> => {
    const { relay_id, payload, own } = await compose(options, protocol_number);
    // An attempt of a process that died hinders nobody.
    await settleRelays();
    if (!(await relays.beginReplay(protocol_number, owner.name, clock.now())))
      throw wrongRequest(
        "It is being delivered at this moment: `chat-assistant relays show` tells what becomes of it, within a minute.",
      );
    const delivery = await options.forms.deliver(payload, own);
    await relays.endReplay(relay_id, owner.name, {
      status: delivery.status,
      finished_at: clock.now(),
      submission_id: delivery.status === "sent" ? delivery.submission_id : null,
      error: delivery.error,
    });
    const details = { status: delivery.status, error: delivery.error };
    await audit.append({ actor, action: "relay.replayed", subject: protocol_number, details });
    return delivery;
  };
}

/** The session with the attempt that is made again. */
async function findReplayable(options: ReplayRelayOptions, protocol_number: string) {
  const session = await options.sessions.findByProtocol(protocol_number);
  if (!session)
    throw wrongRequest(`There is no session ${protocol_number}: \`chat-assistant relays list\` shows them.`);
  if (!session.closing)
    throw wrongRequest(
      `The session is still active: \`chat-assistant sessions finish ${protocol_number}\` ends it.`,
    );
  if (session.retention_mode === "none") {
    throw wrongRequest(
      "The session keeps no text (retention none): what it said is gone and cannot be sent again.",
    );
  }
  const [attempt] = await options.relays.listOfSession(protocol_number, 1);
  if (!attempt)
    throw wrongRequest(
      "The session was never relayed: it had no recipients, no relay service, or no message.",
    );
  if (!attempt.keeps_text)
    throw wrongRequest(
      "The session was erased, or its retention is over: what it said is gone and cannot be sent again.",
    );
  return { session, closing: session.closing, relay_id: attempt.relay_id };
}

async function compose(options: ReplayRelayOptions, protocol_number: string) {
  const { session, closing, relay_id } = await findReplayable(options, protocol_number);
  const context = await options.directory.findRobotById(session.robot_id);
  if (!context) throw wrongRequest("The robot of the session is gone.");
  const own = context.tenant.relay;
  if (!options.forms.isConfigured(own))
    throw wrongRequest("There is no relay service: set relay.transport, in the settings or in tenant.yaml.");
  const { kept, files } = await collectFiles(options, session.session_id);
  const turns = await options.sessions.readTurns(session.session_id, RELAY_TURNS);
  const payload = composeRelay({
    relay_id,
    session,
    closing,
    robot: context.robot,
    tenant: context.tenant,
    turns: withAttachments(turns, kept),
    unread: countUnread(session, turns),
    feedback: await options.feedback.listOfSession(session.session_id),
    contact: await options.sessions.findContact(session.session_id),
    attachments: files,
    strings: options.relayWords(context.robot.locale),
  });
  return { relay_id, payload, own };
}
