/** Opens the rate limiter that the settings name; only the library that is needed is loaded. */
import type { Log } from "../../ports/log.ts";
import type { Limits, RateLimiter } from "../../ports/rate-limiter.ts";
import type { Settings } from "../../settings/schema.ts";
import type { Secret } from "../../settings/secrets.ts";

/** Where the limits are kept. */
export interface RateLimiterOptions {
  readonly rate_limits: Settings["rate_limits"];
  readonly redis_url: Secret | undefined;
  /** What counts without Redis, and while Redis is lost. */
  readonly memory: RateLimiter;
  readonly log: Log;
}

/** Every limit of the settings by its name. */
export function toLimits(settings: Settings["rate_limits"]): Limits {
  return {
    session_create: settings.session_create.client,
    session_create_ceiling: settings.session_create.ceiling,
    messages: settings.messages.client,
    config: { ...settings.config.client, is_bucket: true },
    other: settings.other.client,
    runtime_key: settings.runtime.key,
    runtime_client: settings.runtime.client,
    failed_keys: settings.failed_keys.client,
  };
}

/** Opens the limiter. Throws when Redis is wanted and its address or its library is missing. */
export async function openRateLimiter({
  rate_limits,
  redis_url,
  memory,
  log,
}: RateLimiterOptions): Promise<RateLimiter> {
  if (rate_limits.store === "memory" || rate_limits.mode === "off") return memory;
  if (!redis_url)
    throw new Error("rate_limits.store is redis, but redis.url is not set: set CHAT_ASSISTANT_REDIS_URL");
  const { createRedisRateLimiter } = await import("./redis.ts");
  return createRedisRateLimiter({ limits: toLimits(rate_limits), url: redis_url, memory, log });
}
