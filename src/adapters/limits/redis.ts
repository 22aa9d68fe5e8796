/**
 * Rate limits in Redis, so that several processes share them (`ports/rate-limiter.ts`).
 * `ioredis` is an optional peer: only an installation that sets a Redis has to trust it and its dependencies.
 */
import type { Redis } from "ioredis";
import type { Limits, RateLimiter } from "../../ports/rate-limiter.ts";
import type { Log } from "../../ports/log.ts";
import type { Secret } from "../../settings/secrets.ts";
import { makeLimiters, toWait } from "./limiters.ts";

/** What the limiter needs. */
export interface RedisRateLimiterOptions {
  readonly limits: Limits;
  /** `redis://` or `rediss://`; it may hold a password. */
  readonly url: Secret;
  /** What counts while Redis is lost. */
  readonly memory: RateLimiter;
  readonly log: Log;
}

const PREFIX = "chat-assistant:limit:";
const CONNECT_MS = 2_000;
const COMMAND_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

async function openRedis(url: Secret): Promise<Redis> {
  const { Redis } = await import("ioredis").catch((cause: unknown) => {
    throw new Error(
      "rate_limits.store is redis, but ioredis is not installed: run `npm install ioredis@5.11.1`",
      { cause },
    );
  });
  return new Redis(url.reveal(), {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: CONNECT_MS,
    commandTimeout: COMMAND_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, LONGEST_PAUSE_MS),
  });
}

// Connects and tells of each loss and each return once; gives what reports a loss that a command met.
async function connect(redis: Redis, log: Log): Promise<() => void> {
  let isLost = false;
  const lose = (): void => {
    if (!isLost) log.warn("Redis is lost: each process counts its rate limits by itself until it is back");
    isLost = true;
  };
  // An "error" that nobody hears ends the process. Its text may hold the address: it is not logged.
  redis.on("error", lose);
  redis.on("ready", () => {
    if (isLost) log.info("Redis is back: rate limits are shared again");
    isLost = false;
  });
  await redis.connect().catch(lose);
  return lose;
}

/** Counts in Redis; while Redis is lost, in memory, with one warning. */
export async function createRedisRateLimiter({
  limits,
  url,
  memory,
  log,
}: RedisRateLimiterOptions): Promise<RateLimiter> {
  const library = await import("rate-limiter-flexible");
  const redis = await openRedis(url);
  const lose = await connect(redis, log);

  const limiters = makeLimiters(limits, {
    window: ({ keyPrefix, ...window }) =>
      new library.RateLimiterRedis({
        ...window,
        keyPrefix: PREFIX + keyPrefix,
        storeClient: redis,
        rejectIfRedisNotReady: true,
      }),
    either: (first, second) => new library.BurstyRateLimiter(first, second),
  });
  return {
    consume: async (name, key) => {
      try {
        await limiters.get(name)?.consume(key);
        return 0;
      } catch (rejected) {
        if (rejected instanceof library.RateLimiterRes) return toWait(rejected, limits[name]);
        lose();
        return memory.consume(name, key);
      }
    },
    close: async () => {
      redis.disconnect();
      await memory.close();
    },
  };
}
