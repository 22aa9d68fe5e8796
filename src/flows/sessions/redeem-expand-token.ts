/** Redeems an expand token, once ever (`interface.md`: POST …/expand-tokens/{token}/redeem). */
import type { ExpandedSession } from "../../contract/resources/expand-token.ts";
import { EXPAND_HISTORY_ITEMS, IDENTIFIER_CHARACTERS, SESSION_ATTACHMENTS } from "../../contract/limits.ts";
import { hashExpandToken } from "../../domain/expand-token.ts";
import { Refusal } from "../../domain/refusal.ts";
import { countQuestions } from "../../domain/reservation.ts";
import { withAttachments } from "../../domain/session-attachments.ts";
import { chooseTranscript, toTranscript } from "../../domain/transcript.ts";
import type { AttachmentStore } from "../../ports/attachment-store.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ExpandTokenStore } from "../../ports/expand-token-store.ts";
import type { Handover } from "../../ports/handover.ts";
import type { ProcessOwner } from "../../ports/process-owner.ts";
import type { FindSessionOptions } from "./find-session.ts";
import type { SessionPlaces } from "./find-session-place.ts";

/** What the flow needs. */
export interface RedeemExpandTokenOptions extends FindSessionOptions {
  readonly expandTokens: ExpandTokenStore;
  readonly handover: Handover;
  readonly attachments: AttachmentStore;
  readonly owner: ProcessOwner;
  readonly places: Pick<SessionPlaces, "recall">;
  readonly clock: Clock;
}

/** Gives the flow. A used, expired and unknown token are the same to the caller: `token_not_redeemable`. */
export function createRedeemExpandToken({
  expandTokens,
  handover,
  attachments,
  owner,
  clock,
  sessions,
  directory,
  places,
}: RedeemExpandTokenOptions) {
  return async (token: string): Promise<ExpandedSession> => {
    const now = clock.now();
    const token_hash = hashExpandToken(token.slice(0, IDENTIFIER_CHARACTERS));
    const session_id = await expandTokens.redeem(token_hash, now);
    if (session_id === null) throw new Refusal("token_not_redeemable");
    const place = places.recall(session_id);
    const [session, kept, files, known] = await Promise.all([
      sessions.find(session_id),
      sessions.readTurns(session_id, EXPAND_HISTORY_ITEMS),
      attachments.list(session_id, SESSION_ATTACHMENTS),
      place ? directory.findRobotById(place.robot_id) : null,
    ]);
    const context = known ?? (session && (await directory.findRobotById(session.robot_id)));
    if (!session || !context) throw new Refusal("token_not_redeemable");
    const turns = chooseTranscript(kept, await handover.take(token_hash, now));
    return {
      session_id: session.session_id,
      tenant_id: session.tenant_id,
      slug: context.robot.slug,
      source: session.source,
      widget_origin: session.widget_origin,
      question_count: countQuestions(session, { now, isGone: (name) => owner.isGone(name) }),
      protocol_number: session.protocol_number,
      transcript: toTranscript(withAttachments(turns, files)),
    };
  };
}
