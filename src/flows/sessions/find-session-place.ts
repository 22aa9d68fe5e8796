/** Where a session belongs: what never changes of it, so that the door may ask at every request and read once. */
import type { RetentionMode, Source } from "../../contract/resources/common.ts";
import type { Session } from "../../domain/session.ts";
import type { SessionStore } from "../../ports/session-store.ts";

/** What never changes of a session. */
export interface SessionPlace {
  readonly robot_id: string;
  readonly source: Source;
  readonly widget_origin: string | null;
  readonly retention_mode: RetentionMode;
  readonly created_at: number;
}

/** The place of a session; null when there is no such session. */
export type FindSessionPlace = (session_id: string) => Promise<SessionPlace | null>;

/** The places of sessions, remembered. */
export interface SessionPlaces {
  readonly find: FindSessionPlace;
  /** The place of a session that was not seen closed; undefined where nothing is remembered. It may be closed all the same. */
  recall(session_id: string): SessionPlace | undefined;
  /** Remembers a session that was made, or read. */
  note(session: Session): void;
}

const MOST_REMEMBERED = 10_000;

/** Gives the search. It remembers 10,000 sessions. */
export function createSessionPlaces({
  sessions,
}: {
  readonly sessions: Pick<SessionStore, "find">;
}): SessionPlaces {
  const known = new Map<string, { readonly place: SessionPlace; readonly is_closed: boolean }>();
  const note = (session: Session): SessionPlace => {
    const { session_id, robot_id, source, widget_origin, retention_mode, created_at } = session;
    const place = { robot_id, source, widget_origin, retention_mode, created_at };
    if (known.size >= MOST_REMEMBERED && !known.has(session_id)) known.clear();
    known.set(session_id, { place, is_closed: session.closing !== null });
    return place;
  };
  return {
    find: async (session_id) => {
      const remembered = known.get(session_id);
      if (remembered) return remembered.place;
      const session = await sessions.find(session_id);
      return session && note(session);
    },
    recall: (session_id) => {
      const remembered = known.get(session_id);
      return remembered?.is_closed === false ? remembered.place : undefined;
    },
    note,
  };
}
