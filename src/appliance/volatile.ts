/** What an installation keeps in memory only: in this process, or in the parent of the workers. */
import { createMemoryTokenBudget } from "../adapters/answerers/token-budget-memory.ts";
import { createMemoryItemStore } from "../adapters/items/memory.ts";
import { createMemoryRateLimiter } from "../adapters/limits/memory.ts";
import { toLimits } from "../adapters/limits/open-rate-limiter.ts";
import { createMemoryHandover } from "../adapters/memory/handover.ts";
import { createMemoryIdempotencyStore } from "../adapters/memory/idempotency.ts";
import type { Clock } from "../ports/clock.ts";
import type { Volatile } from "../ports/volatile.ts";
import type { Settings } from "../settings/schema.ts";

/** Opens all of it, empty. */
export async function openVolatile(settings: Settings, clock: Clock): Promise<Volatile> {
  const { daily_tokens } = settings.answers;
  return {
    limits: await createMemoryRateLimiter(toLimits(settings.rate_limits)),
    handover: createMemoryHandover(),
    items: createMemoryItemStore({ ...settings.runtime.items, clock }),
    tokenBudget: createMemoryTokenBudget({ daily_tokens, now: () => clock.now() }),
    results: createMemoryIdempotencyStore(),
  };
}
