/** A piece of work under its claim (`idempotency.ts`): the claim is renewed while it is done, and its result is kept. */
import { IDEMPOTENCY_LIFETIME_MS } from "../contract/limits.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Clock } from "../ports/clock.ts";
import {
  type ClaimOwner,
  type ClaimRequest,
  type ClaimResult,
  ClaimTaken,
  type IdempotencyStore,
  type KeptClaim,
} from "../ports/idempotency-store.ts";

/** What the work is done with. */
interface ClaimedWorkOptions {
  readonly idempotencyStore: IdempotencyStore;
  readonly clock: Clock;
}

/** What work keeps of its claim in one unit with what it writes itself: a process that dies then leaves both or neither. */
export interface HeldClaim<T> {
  /** The claim itself, for the first write of the work; absent: it is taken. Whoever finds it taken throws `ClaimTaken`. */
  readonly taken: ClaimRequest | undefined;
  /** The result of the claim, once the work knows what it will give. */
  readonly remember: (value: T) => ClaimResult;
  /** What was given to be kept was not: the result is kept after the work. */
  readonly forget: () => void;
}

/** What a unit keeps of the claim of its request. */
export const toKeptClaim = <T>({ taken, remember }: HeldClaim<T>, value: T): KeptClaim => ({
  taken,
  remembered: remember(value),
});

/** How long a claim is its owner's without a sign of life. */
export const LEASE_MS = 30_000;
const RENEW_EVERY_MS = 10_000;

/** A claim for the work, as of now. */
export const toClaim = (
  { claim_hash, body_hash }: Pick<ClaimRequest, "claim_hash" | "body_hash">,
  owner: string,
  now: number,
): ClaimRequest => ({
  claim_hash,
  body_hash,
  owner,
  now,
  lease_until: now + LEASE_MS,
  expires_at: now + IDEMPOTENCY_LIFETIME_MS,
  standing_lease: null,
});

/** Work with its claim, which is taken, or is to be taken by the work. */
interface Claiming {
  readonly claim: ClaimRequest;
  readonly is_taken: boolean;
}

interface Storable<T> {
  readonly work: (claim?: HeldClaim<T>) => Promise<T>;
  readonly toStored: (value: T) => unknown;
}

/**
 * Does the work, and keeps its result. null: the work is undone, as the claim is another's: a first one's or, where this one was
 * cut off for a lease, a later one's.
 */
export async function workAndComplete<T>(
  { idempotencyStore: store, clock }: ClaimedWorkOptions,
  { work, toStored }: Storable<T>,
  { claim, is_taken }: Claiming,
): Promise<{ readonly value: T } | null> {
  const { claim_hash, owner } = claim;
  const renewal = setInterval(() => {
    // A renewal that fails costs at most that the work is done again elsewhere.
    store.renew(claim, clock.now() + LEASE_MS).catch(() => {});
  }, RENEW_EVERY_MS);
  renewal.unref();
  let isRemembered = false;
  const toResult = (value: T): string => JSON.stringify(toStored(value));
  const remember = (value: T): ClaimResult => {
    isRemembered = true;
    return { claim_hash, owner, result: toResult(value) };
  };
  const forget = (): void => {
    isRemembered = false;
  };
  try {
    const value = await work({ remember, forget, taken: is_taken ? undefined : claim });
    if (isRemembered) return { value };
    // Work that wrote nothing has taken no claim.
    if (!is_taken && !(await store.claim(claim).catch(() => true))) return null;
    // The work is done: that it cannot be remembered must not turn its answer into a failure.
    await store.complete(claim, toResult(value)).catch(() => {});
    return { value };
  } catch (error) {
    if (error instanceof ClaimTaken) return null;
    // What is refused may be so because the work was done before.
    const isDoubted = error instanceof Refusal && (isRemembered || !is_taken);
    if (isDoubted && (await isAnothers(store, claim, clock.now()))) return null;
    // What cannot be released ends with its lease; the caller has to see the first error.
    await store.release(claim).catch(() => {});
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

const isAnothers = (
  store: IdempotencyStore,
  { claim_hash, owner }: ClaimOwner,
  now: number,
): Promise<boolean> =>
  store.find(claim_hash, now).then(
    (claim) => claim !== null && claim.owner !== owner,
    () => false,
  );
