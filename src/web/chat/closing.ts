/**
 * Ends a chat or moves it: finish, contact handoff, expand token, redeem (`interface.md`: States and transitions).
 */
import { toSummary } from "./attachment-summary.ts";
import { historyOf, type Desk } from "./desk.ts";
import { failed, failureBehind } from "./failure.ts";
import type { AttachmentUpload, ContactRequest, FinishReason, TranscriptMessage } from "./wire.ts";

/** A last note at the question limit. */
export interface Note {
  readonly text: string;
  readonly uploads: readonly AttachmentUpload[];
}

/** What a visitor leaves to be called back. */
export type ContactDetails = Pick<ContactRequest, "name" | "email" | "phone" | "message">;

/** `interface.md`: Limits. */
const MAXIMUM_FINISH_HISTORY = 100;
const MAXIMUM_EXPAND_HISTORY = 40;

/** Ends the chat; with a note or files the visitor asks for a follow-up, whatever `reason` says. */
export async function finish(desk: Desk, reason: FinishReason, note?: Note): Promise<void> {
  const { session, busy } = desk.state();
  if (!session || busy) return;
  desk.dispatch({ type: "started", call: "finish" });
  const said = note && (note.text || note.uploads.length > 0) ? noteMessage(desk, note) : null;
  const history = [...historyOf(desk, MAXIMUM_FINISH_HISTORY), ...(said ? [said] : [])];
  try {
    const finished = await desk.api.finish(
      session.session_id,
      said ? "follow_up_requested" : reason,
      history.slice(-MAXIMUM_FINISH_HISTORY).map((message) => withBytes(desk, message)),
    );
    if (said) {
      desk.dispatch({ type: "noted", message: said });
      // Else it would stand in the composer of the next chat.
      desk.write("", []);
    }
    desk.dispatch({ type: "finished", finished, how: "visitor" });
  } catch (cause) {
    desk.dispatch({ type: "troubled", call: "finish", failure: failureBehind(cause) });
  }
}

function noteMessage(desk: Desk, { text, uploads }: Note): TranscriptMessage {
  const message_id = `note_${desk.newKey()}`;
  if (uploads.length > 0) desk.uploads.set(message_id, uploads);
  return {
    message_id,
    role: "user",
    text: text || uploads.map(({ file_name }) => file_name).join(", "),
    created_at: desk.now().toISOString(),
    ...(uploads.length > 0 && { attachments: uploads.map(toSummary) }),
  };
}

function withBytes(desk: Desk, message: TranscriptMessage): TranscriptMessage {
  const uploads = desk.uploads.get(message.message_id);
  return uploads ? { ...message, attachments: uploads } : message;
}

/** Hands the chat to a person, which ends it. The same details keep their idempotency key over retries. */
export async function handOff(desk: Desk, details: ContactDetails): Promise<void> {
  const { session, busy } = desk.state();
  if (!session || busy) return;
  const given = JSON.stringify(details);
  const key = desk.kept.get(given) ?? desk.newKey();
  desk.kept.set(given, key);
  desk.dispatch({ type: "started", call: "contact" });
  const history = historyOf(desk, MAXIMUM_FINISH_HISTORY).map((message) => withBytes(desk, message));
  try {
    const request: ContactRequest = { ...details, consent_accepted: true, history };
    await desk.api.handOff(session.session_id, request, key);
    desk.dispatch({ type: "finished", finished: null, how: "contact" });
  } catch (cause) {
    desk.dispatch({ type: "troubled", call: "contact", failure: failureBehind(cause) });
  }
}

/** The full page's URL with a one-time token in its fragment; null when it failed. */
export async function expand(desk: Desk): Promise<string | null> {
  const { session, busy } = desk.state();
  if (!session || busy) return null;
  desk.dispatch({ type: "started", call: "expand" });
  try {
    const history = historyOf(desk, MAXIMUM_EXPAND_HISTORY);
    const token = await desk.api.issueExpandToken(session.session_id, history);
    desk.dispatch({ type: "settled" });
    const { base, config } = desk.data;
    return `${base}/${encodeURIComponent(config.slug)}#t=${encodeURIComponent(token)}`;
  } catch (cause) {
    desk.dispatch({ type: "troubled", call: "expand", failure: failureBehind(cause) });
    return null;
  }
}

/** Takes over the chat of a token; without one, tries the last token again. */
export async function redeem(desk: Desk, given?: string): Promise<void> {
  const token = given ?? desk.kept.get("token") ?? "";
  desk.kept.set("token", token);
  desk.dispatch({ type: "redeeming" });
  desk.dispatch({ type: "started", call: "redeem" });
  try {
    const expanded = await desk.api.redeem(token);
    if (expanded.slug !== desk.data.config.slug) throw failed("expired");
    const limit = desk.data.config.max_questions_per_session;
    const session = {
      session_id: expanded.session_id,
      protocol_number: expanded.protocol_number,
      remaining_questions: limit === null ? null : Math.max(0, limit - expanded.question_count),
    };
    desk.dispatch({ type: "redeemed", session, messages: expanded.transcript });
  } catch (cause) {
    const failure = failureBehind(cause);
    const again = failure.retryable;
    desk.dispatch(again ? { type: "troubled", call: "redeem", failure } : { type: "link_expired" });
  }
}
