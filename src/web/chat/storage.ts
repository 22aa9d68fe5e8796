/**
 * Keeps what a reload needs in `sessionStorage`, and nothing else: gone with the tab, never shared with the host page.
 * Every access is guarded: in a third-party frame with blocked cookies even reading the property throws.
 */
import { failureOf } from "./failure.ts";
import { INITIAL_STATE, type ChatState } from "./session-state.ts";

/** The part of `Storage` in use. */
export type KeyedStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What is kept between two loads of the page. */
export interface SavedChat {
  readonly state: ChatState;
  /** The text in the composer. */
  readonly draft: string;
}

/** Keeps one chat. */
export interface ChatMemory {
  /** The saved chat, its unanswered message marked as interrupted; null when there is none, or it is stale or unreadable. */
  load(): SavedChat | null;
  /** Replaces the saved chat; silently does nothing where storage is refused or full. */
  save(chat: SavedChat): void;
}

/** How a chat is kept. */
export interface ChatMemoryOptions {
  /** Asked at each use, as it may throw; null keeps nothing. */
  readonly storage: () => KeyedStorage | null;
  readonly key: string;
  readonly lifetime_ms: number;
  readonly now: () => number;
}

const VERSION = 1;

/** Creates the memory of one chat. */
export function createChatMemory({ storage, key, lifetime_ms, now }: ChatMemoryOptions): ChatMemory {
  return {
    load() {
      try {
        // What became of a rating on its way is not known: it can be sent again. (Within a text a quote has a backslash.)
        const text = (storage()?.getItem(key) ?? "null").replaceAll('status":"sending', 'status":"failed');
        const saved = JSON.parse(text) as Record<string, unknown> | null;
        const fresh = saved?.["version"] === VERSION && now() - Number(saved["at"]) < lifetime_ms;
        if (fresh) return revive(saved as unknown as SavedChat);
        storage()?.removeItem(key);
      } catch {
        // Unreadable or refused: the same as nothing saved.
      }
      return null;
    },
    save({ state, draft }) {
      try {
        if (state.phase === "consent" || state.phase === "refused") storage()?.removeItem(key);
        else storage()?.setItem(key, JSON.stringify({ version: VERSION, at: now(), state, draft }));
      } catch {
        // Refused or full: the chat goes on, only a reload forgets it.
      }
    },
  };
}

/** A file's bytes are gone after a reload, so a message that had any returns to the composer as text. */
function revive({ state: saved, draft }: SavedChat): SavedChat {
  const state: ChatState = { ...INITIAL_STATE, ...saved, busy: null, trouble: null, progress: null };
  const { pending } = state;
  if (!pending || state.phase !== "chat") return { state, draft };
  if (pending.attachments.length > 0) {
    return {
      state: { ...state, pending: null, failure: null },
      draft: draft ? `${pending.text}\n${draft}` : pending.text,
    };
  }
  return { state: { ...state, failure: state.failure ?? failureOf("interrupted") }, draft };
}
