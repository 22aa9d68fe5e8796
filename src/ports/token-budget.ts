/** The token budget port: what a tenant may spend on a model in a day. */

/** Tokens set aside for one call. */
export interface TokenReservation {
  /** Books what was really used instead of the reservation; 0 gives all of it back. Idempotent: the first call counts. */
  settle(used_tokens: number): Promise<void>;
}

/** Counts tokens per tenant. */
export interface TokenBudget {
  /** Sets tokens aside, atomically; null when the day's budget does not hold them. */
  reserve(tenant_id: string, tokens: number): Promise<TokenReservation | null>;
}
