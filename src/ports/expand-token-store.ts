/** The expand-token port: one-time tokens, kept as hashes only (`interface.md`: States, Expand token). */

/** A token to keep. */
export interface IssuedToken {
  readonly token_hash: string;
  readonly session_id: string;
  readonly issued_at: number;
  readonly expires_at: number;
}

/** Where tokens live. */
export interface ExpandTokenStore {
  /** Keeps a token of an active session. False, and nothing kept, when the session is closed or gone. */
  issue(token: IssuedToken): Promise<boolean>;
  /** Uses a token up. The session's id, once and before its expiry; null every other time. Atomic. */
  redeem(token_hash: string, now: number): Promise<string | null>;
  /** How many tokens have expired before `now`, counted up to 10,000. */
  countExpired(now: number): Promise<number>;
  /** Deletes up to `limit` tokens that expired before `now`; gives how many. */
  removeExpired(now: number, limit: number): Promise<number>;
}
