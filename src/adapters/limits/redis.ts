/** Rate limits in Redis, so that several processes share them (`ports/rate-limiter.ts`). */
import type { Limits, RateLimiter } from "../../ports/rate-limiter.ts";
import type { Log } from "../../ports/log.ts";
import type { Secret } from "../../settings/secrets.ts";
import { connectRedis } from "../redis/shared-redis.ts";
import { createCount } from "./limiters.ts";

/** What the limiter needs. */
export interface RedisRateLimiterOptions {
  readonly limits: Limits;
  readonly url: Secret;
  /** What counts while Redis is lost. */
  readonly memory: RateLimiter;
  readonly log: Log;
}

const PREFIX = "chat-assistant:limit:";
const WORDS = {
  lost: "Redis is lost: each process counts its rate limits by itself until it is back",
  back: "Redis is back: rate limits are shared again",
};

/** Counts in Redis; while Redis is lost, in memory, with one warning. */
export async function createRedisRateLimiter({
  limits,
  url,
  memory,
  log,
}: RedisRateLimiterOptions): Promise<RateLimiter> {
  const library = await import("rate-limiter-flexible");
  const { redis, run, close } = await connectRedis({ url, log, words: WORDS });

  const count = createCount({
    library,
    limits,
    makeWindow: ({ keyPrefix, ...window }) =>
      new library.RateLimiterRedis({
        ...window,
        keyPrefix: PREFIX + keyPrefix,
        storeClient: redis,
        rejectIfRedisNotReady: true,
      }),
  });
  return {
    consume: (name, key) =>
      run(
        () => count(name, key),
        () => memory.consume(name, key),
      ),
    close: async () => {
      close();
      await memory.close();
    },
  };
}
