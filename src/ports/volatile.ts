/** The volatile port: all that an installation keeps in memory only. It is the same for every worker of one server, and for all servers where a Redis keeps it. */
import type { Handover } from "./handover.ts";
import type { IdempotencyStore } from "./idempotency-store.ts";
import type { ItemStore } from "./item-store.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import type { TokenBudget } from "./token-budget.ts";

/** What nothing of is written; gone when the server ends, or after its time. */
export interface Volatile {
  /** Counts of rate limits, where no store outside keeps them. */
  readonly limits: RateLimiter;
  readonly handover: Handover;
  readonly items: ItemStore;
  readonly tokenBudget: TokenBudget;
  /** Claims and results that may not be written anywhere (retention `none`). */
  readonly results: IdempotencyStore;
  /** Lets go of a store outside. Idempotent. */
  close(): Promise<void>;
}
