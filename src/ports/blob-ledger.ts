/**
 * The blob ledger: which bytes somebody is about to keep and which nobody needs any more, so that the same bytes of two
 * sessions are removed with the last of them, in whatever process and wherever one dies.
 */

/** Bytes that will be kept before `expires_at`; afterwards the claim counts for nothing. */
export interface BlobClaim {
  readonly claim_id: string;
  readonly blob_ids: readonly string[];
  readonly now: number;
  readonly expires_at: number;
}

/** Where needs are written down. A claim ends with the turn that keeps its bytes (`ports/session-store.ts`). */
export interface BlobLedger {
  /** Claims the bytes before they are written. False, and nothing claimed: one of them is being removed, try again shortly. */
  claim(claim: BlobClaim): Promise<boolean>;
  /** Ends a claim whose turn was not kept: its bytes are put up for removal. Idempotent. */
  abandon(claim_id: string): Promise<void>;
  /** Up to `limit` ids that nobody needs; until `busy_until` nobody else may take or claim them. Atomic. */
  takeUnneeded(at: {
    readonly now: number;
    readonly busy_until: number;
    readonly limit: number;
  }): Promise<readonly string[]>;
  /** Ends removals, as long as they are still those that were taken until `busy_until`. Those that were not begun may be taken, or claimed, again. */
  settle(taken: {
    readonly busy_until: number;
    readonly removed: readonly string[];
    readonly untouched: readonly string[];
  }): Promise<void>;
  /** How many wait for their removal; counted up to 10,000. */
  countUnneeded(now: number): Promise<number>;
}
