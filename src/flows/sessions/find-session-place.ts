/** Where a session belongs: what never changes of it, so that the door may ask at every request and read once. */
import type { RetentionMode } from "../../contract/resources/common.ts";
import type { SessionStore } from "../../ports/session-store.ts";

/** What never changes of a session. */
export interface SessionPlace {
  readonly robot_id: string;
  readonly widget_origin: string | null;
  readonly retention_mode: RetentionMode;
}

/** The place of a session; null when there is no such session. */
export type FindSessionPlace = (session_id: string) => Promise<SessionPlace | null>;

const MOST_REMEMBERED = 10_000;

/** Gives the search. It remembers 10,000 sessions. */
export function createFindSessionPlace({ sessions }: { readonly sessions: SessionStore }): FindSessionPlace {
  const known = new Map<string, SessionPlace>();
  return async (session_id) => {
    const place = known.get(session_id);
    if (place) return place;
    const session = await sessions.find(session_id);
    if (!session) return null;
    const { robot_id, widget_origin, retention_mode } = session;
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(session_id, { robot_id, widget_origin, retention_mode });
    return { robot_id, widget_origin, retention_mode };
  };
}
