/** What every rate limiter has to do (`ports/rate-limiter.ts`). */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Limits, RateLimiter } from "../../src/ports/rate-limiter.ts";

const SHORT = { points: 3, seconds: 60 };

/** Small limits; `failed_keys` is over after a second. */
export const LIMITS: Limits = {
  session_create: SHORT,
  session_create_ceiling: { points: 5, seconds: 60 },
  messages: SHORT,
  config: { points: 6, seconds: 6, is_bucket: true },
  other: SHORT,
  runtime_key: SHORT,
  runtime_client: SHORT,
  failed_keys: { points: 1, seconds: 1 },
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function describeRateLimiter(name: string, open: () => Promise<RateLimiter>): void {
  describe(`rate limiter: ${name}`, () => {
    let limiter: RateLimiter;
    beforeEach(async () => {
      limiter = await open();
    });
    afterEach(() => limiter.close());

    const consume = (limit: keyof Limits, key: string, times: number) =>
      Promise.all(Array.from({ length: times }, () => limiter.consume(limit, key)));

    it("admits the points of a limit and then gives whole seconds to wait", async () => {
      const waits = await consume("session_create", "marie", 5);
      expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
      for (const wait of waits.slice(3)) {
        expect(Number.isInteger(wait)).toBe(true);
        expect(wait).toBeGreaterThanOrEqual(1);
        expect(wait).toBeLessThanOrEqual(60);
      }
    });

    it("counts each key and each limit apart", async () => {
      await consume("session_create", "marie", 4);
      expect(await limiter.consume("session_create", "paul")).toBe(0);
      expect(await limiter.consume("messages", "marie")).toBe(0);
    });

    it("admits again when the time is over", async () => {
      expect(await limiter.consume("failed_keys", "marie")).toBe(0);
      expect(await limiter.consume("failed_keys", "marie")).toBe(1);
      await pause(1_100);
      expect(await limiter.consume("failed_keys", "marie")).toBe(0);
    });

    it("a bucket admits a burst of all its points, then one drop after another", async () => {
      const waits = await consume("config", "marie", 8);
      expect(waits.filter((wait) => wait === 0)).toHaveLength(6);
      expect(waits.slice(6)).toEqual([1, 1]);
      await pause(1_100);
      expect(await limiter.consume("config", "marie")).toBe(0);
      expect(await limiter.consume("config", "marie")).toBe(1);
    });

    it("many at once never get more than the points", async () => {
      const waits = await consume("session_create_ceiling", "shop", 200);
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    });
  });
}
