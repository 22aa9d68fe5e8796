/** What the memory and the Redis limiter share: one limiter for each limit, and its answer in whole seconds. */
import type { BurstyRateLimiter, RateLimiterAbstract } from "rate-limiter-flexible";
import type { Limit, LimitName, Limits } from "../../ports/rate-limiter.ts";

/** A single window: so many points in so many seconds. */
export interface Window {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

/** How an adapter makes its limiters. */
export interface LimiterMakers {
  readonly window: (options: Window) => RateLimiterAbstract;
  /** The second limiter is asked when the first refuses. */
  readonly either: (first: RateLimiterAbstract, second: RateLimiterAbstract) => BurstyRateLimiter;
}

type Limiter = RateLimiterAbstract | BurstyRateLimiter;

/** A limiter for each limit. */
export function makeLimiters(limits: Limits, makers: LimiterMakers): ReadonlyMap<LimitName, Limiter> {
  const entries = Object.entries(limits) as [LimitName, Limit][];
  return new Map(entries.map(([name, limit]) => [name, makeLimiter(name, limit, makers)]));
}

// A bucket is a long window for bursts and a short one that always flows; together they hold the limit's points. The
// burst is asked first: it is the common case, and a refusal costs three times an admission.
function makeLimiter(name: string, { points, seconds, is_bucket }: Limit, makers: LimiterMakers): Limiter {
  const duration = Math.max(1, Math.floor(seconds / points));
  const drops = Math.max(1, Math.floor((points * duration) / seconds));
  if (!is_bucket || drops >= points) return makers.window({ keyPrefix: name, points, duration: seconds });
  const steady = makers.window({ keyPrefix: `${name}-steady`, points: drops, duration });
  const burst = makers.window({ keyPrefix: `${name}-burst`, points: points - drops, duration: seconds });
  return makers.either(burst, steady);
}

/**
 * Whole seconds, from 1 to those of the limit, until the next call may be; the library rejects with this figure in
 * milliseconds, reckoned by a wall clock that may have been set back meanwhile.
 */
export function toWait(rejected: { readonly msBeforeNext: number }, limit: Limit | undefined): number {
  const seconds = Math.max(1, Math.ceil(rejected.msBeforeNext / 1_000));
  return Math.min(seconds, limit?.seconds ?? seconds);
}
