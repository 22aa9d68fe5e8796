/** The idempotency port: which requests are being worked on or were, shared by every process of a database. */

/** A request for the right to do the work. Times are milliseconds since 1970 (UTC). */
export interface ClaimRequest {
  readonly claim_hash: string;
  readonly body_hash: string;
  /** Names the one who claims; only that one may complete, renew or release. */
  readonly owner: string;
  readonly now: number;
  /** When others may take the claim over, because its owner must be gone. */
  readonly lease_until: number;
  /** When the claim and its result are forgotten. */
  readonly expires_at: number;
  /** A lease whose owner is known to be gone, or that was seen to stand still for as long as one lasts, whatever time it names. */
  readonly standing_lease: number | null;
}

/** A claim with the one who took it. */
export type ClaimOwner = Pick<ClaimRequest, "claim_hash" | "owner">;

/** The result of a claim's work, for a store that keeps it in one unit with what the work writes. */
export interface ClaimResult extends ClaimOwner {
  readonly result: string;
}

/** What is kept of the key of a request, in one unit with what the request does. */
export interface KeptClaim {
  /** Absent: it is taken already. */
  readonly taken: ClaimRequest | undefined;
  readonly remembered: ClaimResult;
}

/** Thrown by work that was to take a claim in one unit with its first write: the claim is another's, or its work is done. Nothing was written. */
export class ClaimTaken extends Error {
  override readonly name = "ClaimTaken";
}

/** A claim as it stands. `result` is null while the work is under way. */
export interface Claim {
  readonly body_hash: string;
  readonly owner: string;
  readonly result: string | null;
  readonly lease_until: number;
}

/** Where claims live. */
export interface IdempotencyStore {
  /** Takes a claim that is free, expired or left behind. Atomic: of several, one gets true. Forgets a few expired ones. */
  claim(request: ClaimRequest): Promise<boolean>;
  /** A claim that has not expired; null when there is none. */
  find(claim_hash: string, now: number): Promise<Claim | null>;
  /** Keeps the result of the work. Nothing happens when the claim is another's by now. */
  complete(claim: ClaimOwner, result: string): Promise<void>;
  /** Moves the lease of a claim that is still the owner's. */
  renew(claim: ClaimOwner, lease_until: number): Promise<void>;
  /** Gives a claim without a result back. Idempotent. */
  release(claim: ClaimOwner): Promise<void>;
}
