/** What is told of a session at its end, and its delivery (`interface.md`: Forms relay). */
import type { ContactDetails } from "../../domain/contact.ts";
import { composeRelay, countUnread, type RelayFile } from "../../domain/relay.ts";
import { withAttachments } from "../../domain/session-attachments.ts";
import type { Closing, Session } from "../../domain/session.ts";
import type { RobotInContext } from "../../domain/tenant.ts";
import type { TranscriptTurn } from "../../domain/transcript.ts";
import type { RatedAnswer } from "../../domain/transcript-text.ts";
import type { FeedbackStore } from "../../ports/feedback-store.ts";
import type { Delivery, Forms, RelayWords } from "../../ports/forms.ts";
import { collectFiles, type RelayFileOptions, type SessionFiles } from "../files/relay-files.ts";

/** What telling needs. */
export interface DeliverSessionOptions extends RelayFileOptions {
  readonly feedback: FeedbackStore;
  readonly forms: Forms;
  readonly relayWords: RelayWords;
}

interface Readable {
  readonly session: Session;
  /** The files that only the browser has. */
  readonly handed_files: readonly RelayFile[];
}

/** A session that was closed, and what is told of it. */
interface Delivered extends Omit<Readable, "handed_files"> {
  readonly context: RobotInContext;
  readonly turns: readonly TranscriptTurn[];
  readonly contact: ContactDetails | null;
  readonly relay_id: string;
  readonly closing: Closing;
  readonly told: Told;
}

/** What is told of a session beside its turns. Rejected only when it is asked for. */
export type Told = Promise<SessionFiles & { readonly feedback: readonly RatedAnswer[] }>;

/** Begins to read it. */
export function readTold(options: DeliverSessionOptions, { session, handed_files }: Readable): Told {
  const { session_id } = session;
  const feedback = options.feedback.listOfSession(session_id);
  const told = collectFiles(options, session_id, handed_files).then(async (files) => ({
    ...files,
    feedback: await feedback,
  }));
  for (const each of [feedback, told]) each.catch(() => {});
  return told;
}

/** Delivers it. Never rejects: the claim is taken, and whatever happens, a result has to be recorded. */
export async function deliverSession(
  options: DeliverSessionOptions,
  { session, context, turns, contact, relay_id, closing, told }: Delivered,
): Promise<Delivery> {
  try {
    const { kept, files, feedback } = await told;
    const strings = options.relayWords(context.robot.locale);
    const payload = composeRelay({
      relay_id,
      session,
      closing,
      turns: withAttachments(turns, kept),
      unread: countUnread(session, turns),
      feedback,
      contact,
      strings,
      attachments: files,
      robot: context.robot,
      tenant: context.tenant,
    });
    return await options.forms.deliver(payload, context.tenant.relay);
  } catch (error) {
    const { protocol_number } = session;
    options.log.error("a finished conversation could not be delivered", { protocol_number }, error);
    return { status: "failed", error: "internal" };
  }
}
