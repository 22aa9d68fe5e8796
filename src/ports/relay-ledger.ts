/** The relay ledger: every attempt to deliver a finished conversation, automatic or by hand. */
import type { RetentionMode } from "../contract/resources/common.ts";

/** An attempt as operators see it. */
export interface RelayAttempt {
  readonly relay_id: string;
  readonly protocol_number: string;
  readonly tenant_id: string;
  readonly robot_id: string;
  readonly retention_mode: RetentionMode;
  /** False: nothing that could be sent again is kept of the session; it was erased, or its retention is over. */
  readonly keeps_text: boolean;
  /** A later attempt of the same session was sent. */
  readonly sent_since: boolean;
  readonly kind: "automatic" | "replay";
  readonly status: "attempting" | "sent" | "failed";
  readonly owner: string;
  readonly attempted_at: number;
  readonly finished_at: number | null;
  readonly submission_id: string | null;
  readonly error: string | null;
}

/** What became of an attempt. */
export interface AttemptResult {
  readonly status: "sent" | "failed";
  readonly finished_at: number;
  readonly submission_id: string | null;
  readonly error: string | null;
}

/** How many conversations met the same error. */
export interface Undelivered {
  readonly error: string;
  readonly found: number;
}

/** Where attempts are written down. The automatic one is claimed by the closing itself (`ports/session-store.ts`). */
export interface RelayLedger {
  /** Newest first; at most `limit`. */
  list(limit: number): Promise<readonly RelayAttempt[]>;
  /** Those that failed, newest first; at most `limit`. */
  listFailed(limit: number): Promise<readonly RelayAttempt[]>;
  /** Those of a session, newest first; at most `limit`. */
  listOfSession(protocol_number: string, limit: number): Promise<readonly RelayAttempt[]>;
  /** Conversations that ended since, whose delivery failed and that nobody has sent again; by error, the most frequent first, at most 5. */
  countUndelivered(since: number): Promise<readonly Undelivered[]>;
  /** Begins a replay of the session's relay. False, and nothing begun, while another attempt of it runs. */
  beginReplay(protocol_number: string, owner: string, now: number): Promise<boolean>;
  /** Ends the replay of this relay id that `owner` began. */
  endReplay(relay_id: string, owner: string, result: AttemptResult): Promise<void>;
  /** Attempts that are not ended, oldest first; at most 500. */
  listRunning(): Promise<readonly RelayAttempt[]>;
  /**
   * Ends an attempt whose process is gone as failed, and records it with its session when that has no result; texts that are
   * kept for it alone leave. Idempotent.
   */
  interrupt(attempt: RelayAttempt, now: number): Promise<void>;
}
