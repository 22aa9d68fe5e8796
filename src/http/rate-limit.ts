/**
 * Rate limits at the door: which limits an endpoint has, and what becomes of a call above them (`interface.md`: Limits).
 * Client first, then the robot's ceiling: a call that the client's tier refuses does not count against the ceiling.
 */
import { Refusal } from "../domain/refusal.ts";
import type { Log } from "../ports/log.ts";
import type { LimitName, RateLimiter } from "../ports/rate-limiter.ts";
import type { Settings } from "../settings/schema.ts";

/** What the limits need. */
export interface RateLimitOptions {
  readonly rateLimiter: RateLimiter;
  readonly mode: Settings["rate_limits"]["mode"];
  readonly log: Log;
}

/** One limit with whom it counts. */
export interface Tier {
  readonly limit: LimitName;
  readonly key: string;
}

/** Counts a call through its tiers, in their order. Refuses with `rate_limit_exceeded` and `retry_after_seconds`. */
export type AdmitCall = (tiers: readonly Tier[]) => Promise<void>;

// In log_only an attack must not become a flood of lines.
const LOG_EVERY_MS = 10_000;

/** Gives the check for these settings. The first tier that is exhausted ends it; later ones are not counted. */
export function createAdmitCall({ rateLimiter, mode, log }: RateLimitOptions): AdmitCall {
  if (mode === "off") return async () => {};
  const logged = new Map<LimitName, number>();
  const logRarely = (limit: LimitName): void => {
    const now = performance.now();
    if (now - (logged.get(limit) ?? -LOG_EVERY_MS) < LOG_EVERY_MS) return;
    logged.set(limit, now);
    log.warn("a call is above its rate limit; it is served because rate_limits.mode is log_only", { limit });
  };
  return async (tiers) => {
    for (const { limit, key } of tiers) {
      const wait = await rateLimiter.consume(limit, key);
      if (wait === 0) continue;
      if (mode === "enforce") throw new Refusal("rate_limit_exceeded", { retry_after_seconds: wait });
      logRarely(limit);
      return;
    }
  };
}
