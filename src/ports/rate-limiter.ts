/** The rate limiter port: how often someone may do something. */

/** What is limited. Client tiers are keyed by client (and slug), ceilings by slug, key tiers by API key. */
export type LimitName =
  | "session_create"
  | "session_create_ceiling"
  | "messages"
  | "config"
  | "other"
  | "runtime_key"
  | "runtime_client"
  | "failed_keys";

/** So many calls in so many seconds. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
  /** Filled again drop by drop, so that a burst may take all of it and the next call need not wait for the whole time. */
  readonly is_bucket?: true;
}

/** Every limit by its name. */
export type Limits = Readonly<Record<LimitName, Limit>>;

/** Counts calls. */
export interface RateLimiter {
  /**
   * Counts a call. 0: it is within the limit; otherwise after how many whole seconds (at least 1) a call may be again.
   * Never rejects: a store that is lost is replaced by this process's memory.
   */
  consume(name: LimitName, key: string): Promise<number>;
  /** Lets go of the store. Idempotent. */
  close(): Promise<void>;
}
