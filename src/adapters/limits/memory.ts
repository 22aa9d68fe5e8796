/** Rate limits in this process's memory (`ports/rate-limiter.ts`). */
import type { IRateLimiterOptions, RateLimiterRes } from "rate-limiter-flexible";
import type { Limits, RateLimiter } from "../../ports/rate-limiter.ts";
import { createCount } from "./limiters.ts";

// A client that owns many networks must not fill the memory: its oldest counts are forgotten.
const MOST_KEYS = 50_000;

/** Counts in memory, at most 50,000 keys a limit. */
export async function createMemoryRateLimiter(limits: Limits): Promise<RateLimiter> {
  const library = await import("rate-limiter-flexible");

  class BoundedMemory extends library.RateLimiterMemory {
    readonly #expiries = new Map<string, number>();

    override consume(key: string | number): Promise<RateLimiterRes> {
      const now = Date.now();
      if ((this.#expiries.get(String(key)) ?? 0) <= now) this.#remember(String(key), now);
      return super.consume(key);
    }

    // In order of insertion, which is the order of expiry.
    #remember(key: string, now: number): void {
      this.#expiries.delete(key);
      this.#expiries.set(key, now + this.duration * 1_000);
      for (const [oldest, expires_at] of this.#expiries) {
        const isExpired = expires_at <= now;
        if (!isExpired && this.#expiries.size <= MOST_KEYS) return;
        this.#expiries.delete(oldest);
        // Done at once, the promise is a formality. What has expired the library removes by itself.
        if (!isExpired) void this.delete(oldest);
      }
    }
  }

  const makeWindow = (options: IRateLimiterOptions) => new BoundedMemory(options);
  return { consume: createCount({ library, limits, makeWindow }), close: async () => {} };
}
