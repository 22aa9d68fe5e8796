/** The hand-over port: transcripts that a browser gives with an expand token. Kept in memory only, so that no text of a conversation reaches a disk by it. */
import type { TranscriptTurn } from "../domain/transcript.ts";

/** Where handed-over transcripts wait for their token's redemption. */
export interface Handover {
  /** Keeps a transcript until `expires_at`; the oldest are dropped when there is no room. */
  put(token_hash: string, turns: readonly TranscriptTurn[], expires_at: number): Promise<void>;
  /** Gives a transcript once; empty when there is none here. */
  take(token_hash: string, now: number): Promise<readonly TranscriptTurn[]>;
}
