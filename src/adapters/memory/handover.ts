/** Handed-over transcripts in memory, within a bound (`ports/handover.ts`). */
import type { TranscriptTurn } from "../../domain/transcript.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Handover } from "../../ports/handover.ts";

const MOST_CHARACTERS = 32_000_000;

interface Entry {
  readonly turns: readonly TranscriptTurn[];
  readonly expires_at: number;
  readonly characters: number;
}

const sizeOf = (turns: readonly TranscriptTurn[]): number =>
  turns.reduce(
    (size, { message_id, text, attachments = [] }) =>
      attachments.reduce(
        (sum, { file_name, extracted_text = "" }) => sum + file_name.length + extracted_text.length + 200,
        size + message_id.length + text.length + 100,
      ),
    0,
  );

/** Transcripts of up to 32 million characters together. Those that nobody asked for go once others come after their end. */
export function createMemoryHandover(clock: Clock): Handover {
  const entries = new Map<string, Entry>();
  let held = 0;
  const drop = (token_hash: string): Entry | undefined => {
    const entry = entries.get(token_hash);
    entries.delete(token_hash);
    held -= entry?.characters ?? 0;
    return entry;
  };
  return {
    put: async (token_hash, turns, expires_at) => {
      if (turns.length === 0) return;
      const characters = sizeOf(turns);
      entries.set(token_hash, { turns, expires_at, characters });
      held += characters;
      const now = clock.now();
      // A map keeps the order of insertion: the first is the oldest.
      for (const [oldest, entry] of entries) {
        if ((held <= MOST_CHARACTERS && entry.expires_at > now) || oldest === token_hash) break;
        drop(oldest);
      }
    },
    take: async (token_hash, now) => {
      const entry = drop(token_hash);
      return entry && entry.expires_at > now ? entry.turns : [];
    },
  };
}
