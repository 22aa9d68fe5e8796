/** What the memory and the Redis limiter share: one limiter for each limit, and its answer in whole seconds. */
import type { BurstyRateLimiter, RateLimiterAbstract } from "rate-limiter-flexible";
import type { Limit, LimitName, Limits } from "../../ports/rate-limiter.ts";

/** A single window: so many points in so many seconds. */
export interface Window {
  readonly keyPrefix: string;
  readonly points: number;
  readonly duration: number;
}

/** What counts are made from: the library, and where it keeps a window. */
export interface CountOptions {
  readonly library: Pick<typeof import("rate-limiter-flexible"), "BurstyRateLimiter" | "RateLimiterRes">;
  readonly limits: Limits;
  readonly makeWindow: (options: Window) => RateLimiterAbstract;
}

/** Counts a call; whole seconds until the next one may be, 0 when this one may. Rejects when it cannot be counted. */
export type Count = (name: LimitName, key: string) => Promise<number>;

/** Gives the count, with a limiter for each limit. */
export function createCount(options: CountOptions): Count {
  const { library, limits } = options;
  const entries = Object.entries(limits) as [LimitName, Limit][];
  const limiters = new Map(entries.map(([name, limit]) => [name, makeLimiter(name, limit, options)]));
  return async (name, key) => {
    try {
      await limiters.get(name)?.consume(key);
      return 0;
    } catch (rejected) {
      if (rejected instanceof library.RateLimiterRes) return toWait(rejected, limits[name]);
      throw rejected;
    }
  };
}

// A bucket is a long window for bursts and a short one that always flows; together they hold the limit's points. The
// burst is asked first: it is the common case, and a refusal costs three times an admission.
function makeLimiter(
  name: string,
  { points, seconds, is_bucket }: Limit,
  { library, makeWindow }: CountOptions,
): RateLimiterAbstract | BurstyRateLimiter {
  const duration = Math.max(1, Math.floor(seconds / points));
  const drops = Math.max(1, Math.floor((points * duration) / seconds));
  if (!is_bucket || drops >= points) return makeWindow({ keyPrefix: name, points, duration: seconds });
  const steady = makeWindow({ keyPrefix: `${name}-steady`, points: drops, duration });
  const burst = makeWindow({ keyPrefix: `${name}-burst`, points: points - drops, duration: seconds });
  return new library.BurstyRateLimiter(burst, steady);
}

/**
 * Whole seconds, from 1 to those of the limit, until the next call may be; the library rejects with this figure in
 * milliseconds, reckoned by a wall clock that may have been set back meanwhile.
 */
function toWait(rejected: { readonly msBeforeNext: number }, limit: Limit | undefined): number {
  const seconds = Math.max(1, Math.ceil(rejected.msBeforeNext / 1_000));
  return Math.min(seconds, limit?.seconds ?? seconds);
}
