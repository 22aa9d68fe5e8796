/** What an installation keeps in memory only: in this process, in the parent of the workers, or in a Redis that servers share. */
import { createMemoryTokenBudget } from "../adapters/memory/token-budget.ts";
import { createMemoryItemStore } from "../adapters/memory/items.ts";
import { createMemoryRateLimiter } from "../adapters/limits/memory.ts";
import { toLimits } from "../adapters/limits/open-rate-limiter.ts";
import { createMemoryHandover } from "../adapters/memory/handover.ts";
import { createMemoryIdempotencyStore } from "../adapters/memory/idempotency.ts";
import { openDataDirectory } from "../adapters/system/data-directory.ts";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";
import type { Volatile } from "../ports/volatile.ts";
import type { Settings } from "../settings/schema.ts";
import type { Secrets } from "../settings/secrets.ts";

/** What it is opened from. */
export interface VolatileOptions {
  readonly settings: Settings;
  readonly secrets: Secrets;
  readonly clock: Clock;
  readonly log: Log;
}

/** Opens all of it, empty or as other servers have left it. Throws when Redis is wanted and its address or library is missing. */
export async function openVolatile(options: VolatileOptions): Promise<Volatile> {
  const { settings, secrets } = options;
  const memory = await openMemory(options);
  if (settings.volatile.store === "memory") return memory;
  const url = secrets["redis.url"];
  if (!url)
    throw new Error("volatile.store is redis, but redis.url is not set: set CHAT_ASSISTANT_REDIS_URL");
  const { createRedisVolatile } = await import("../adapters/redis/volatile.ts");
  const secret = secrets["installation.secret"] ?? openDataDirectory(settings.data).installation_secret;
  const { items } = settings.runtime;
  return createRedisVolatile({ ...options, ...settings.answers, url, secret, memory, items });
}

async function openMemory({ settings, clock }: VolatileOptions): Promise<Volatile> {
  const { daily_tokens } = settings.answers;
  return {
    limits: await createMemoryRateLimiter(toLimits(settings.rate_limits)),
    handover: createMemoryHandover(clock),
    items: createMemoryItemStore({ ...settings.runtime.items, clock }),
    tokenBudget: createMemoryTokenBudget({ daily_tokens, clock }),
    results: createMemoryIdempotencyStore(),
    close: async () => {},
  };
}
