/** A daily token budget per tenant, in memory: the workers of one server share it, several servers each hold the whole. */
import type { Clock } from "../../ports/clock.ts";
import type { TokenBudget } from "../../ports/token-budget.ts";

/** The budget and the clock that says which day it is. */
export interface MemoryTokenBudgetOptions {
  /** Tokens a tenant may use in a UTC day; null: no bound. */
  readonly daily_tokens: number | null;
  readonly clock: Clock;
}

const DAY_MS = 86_400_000;

/** Creates an empty count. Nothing survives a restart: then every tenant has its whole day again. */
export function createMemoryTokenBudget({ daily_tokens, clock }: MemoryTokenBudgetOptions): TokenBudget {
  let day = 0;
  let used = new Map<string, number>();
  const today = (): Map<string, number> => {
    const current = Math.floor(clock.now() / DAY_MS);
    // Yesterday's counts are dropped whole, so the map never outgrows the tenants of one day.
    if (current !== day) used = new Map();
    day = current;
    return used;
  };
  return {
    async reserve(tenant_id, tokens) {
      const counts = today();
      const before = counts.get(tenant_id) ?? 0;
      if (daily_tokens !== null && before + tokens > daily_tokens) return null;
      counts.set(tenant_id, before + tokens);
      let settled = false;
      return {
        async settle(used_tokens) {
          if (settled) return;
          settled = true;
          // A call that crosses midnight is booked on the day that granted it.
          counts.set(tenant_id, Math.max(0, (counts.get(tenant_id) ?? 0) - tokens + used_tokens));
        },
      };
    },
  };
}
