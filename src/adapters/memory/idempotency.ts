/** Idempotency claims in memory, for results that may not be written anywhere (`ports/idempotency-store.ts`). */
import type { ClaimOwner, ClaimRequest, IdempotencyStore } from "../../ports/idempotency-store.ts";

interface Kept extends ClaimRequest {
  result: string | null;
}

const MOST_CLAIMS = 5_000;
const MOST_CHARACTERS = 32_000_000;

/** Up to 5,000 claims with results of 32 million characters together; beyond, the oldest are forgotten. */
export function createMemoryIdempotencyStore(): IdempotencyStore {
  const { claims, drop, forget, count } = createBoundedClaims();
  // The claim while its work is under way and still this owner's.
  const findOwn = ({ claim_hash, owner }: ClaimOwner): Kept | null => {
    const kept = claims.get(claim_hash);
    return kept && kept.owner === owner && kept.result === null ? kept : null;
  };
  return {
    claim: async (request) => {
      forget(request.now);
      const kept = claims.get(request.claim_hash);
      const isTaken = kept && kept.expires_at > request.now;
      const isLeft = kept && (kept.lease_until <= request.now || kept.lease_until === request.standing_lease);
      if (isTaken && (kept.result !== null || !isLeft)) return false;
      drop(request.claim_hash);
      claims.set(request.claim_hash, { ...request, result: null });
      return true;
    },
    find: async (claim_hash, now) => {
      const kept = claims.get(claim_hash);
      if (!kept || kept.expires_at <= now) return null;
      const { body_hash, owner, result, lease_until } = kept;
      return { body_hash, owner, result, lease_until };
    },
    complete: async (claim, result) => {
      const own = findOwn(claim);
      if (!own) return;
      own.result = result;
      count(result);
    },
    renew: async (claim, lease_until) => {
      const own = findOwn(claim);
      if (own) claims.set(own.claim_hash, { ...own, lease_until });
    },
    release: async (claim) => {
      if (findOwn(claim)) drop(claim.claim_hash);
    },
  };
}

function createBoundedClaims() {
  // In order of insertion, which is the order of expiry.
  const claims = new Map<string, Kept>();
  let held = 0;
  const drop = (claim_hash: string): void => {
    held -= claims.get(claim_hash)?.result?.length ?? 0;
    claims.delete(claim_hash);
  };
  return {
    claims,
    drop,
    count: (result: string): void => {
      held += result.length;
    },
    forget: (now: number): void => {
      for (const [claim_hash, { expires_at }] of claims) {
        if (expires_at > now && claims.size < MOST_CLAIMS && held < MOST_CHARACTERS) return;
        drop(claim_hash);
      }
    },
  };
}
