/** Issues a one-time token with which a widget's conversation moves to the full page (`interface.md`: POST …/expand-tokens). */
import type { ExpandToken, IssueExpandToken } from "../../contract/resources/expand-token.ts";
import { EXPAND_TOKEN_LIFETIME_MS } from "../../contract/limits.ts";
import { hashExpandToken } from "../../domain/expand-token.ts";
import { Refusal } from "../../domain/refusal.ts";
import { admitActive } from "../../domain/session.ts";
import { toTurns } from "../../domain/transcript.ts";
import type { Clock } from "../../ports/clock.ts";
import type { ExpandTokenStore } from "../../ports/expand-token-store.ts";
import type { Handover } from "../../ports/handover.ts";
import type { Ids } from "../../ports/ids.ts";
import type { Settings } from "../../settings/schema.ts";
import { type FindSessionOptions, findTogether } from "./find-session.ts";
import type { SessionPlaces } from "./find-session-place.ts";

/** What the flow needs. */
export interface IssueExpandTokenOptions extends FindSessionOptions {
  readonly expandTokens: ExpandTokenStore;
  readonly handover: Handover;
  readonly places: SessionPlaces;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly sizes: Settings["sizes"];
}

/** Gives the flow. Refuses with `unknown_session`, `session_closed`, `access_not_allowed`. */
export function createIssueExpandToken(options: IssueExpandTokenOptions) {
  const { expandTokens, handover, clock, ids, sizes } = options;
  return async (session_id: string, request: IssueExpandToken): Promise<ExpandToken> => {
    const turns = toTurns(request.history ?? [], sizes);
    const { session, findServing } = await findTogether(options, session_id, async () => null);
    admitActive(session);
    await findServing();
    const token = ids.create("exp");
    const token_hash = hashExpandToken(token);
    const issued_at = clock.now();
    const expires_at = issued_at + EXPAND_TOKEN_LIFETIME_MS;
    if (!(await expandTokens.issue({ token_hash, session_id, issued_at, expires_at })))
      throw new Refusal("session_closed");
    await handover.put(token_hash, turns, expires_at);
    return { token, expires_at: new Date(expires_at).toISOString() };
  };
}
