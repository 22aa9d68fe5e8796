/** Results that may not be written anywhere (retention `none`): remembered by this process for as long as a key lives. */
import { IDEMPOTENCY_LIFETIME_MS } from "../contract/limits.ts";
import { admitSameBody } from "../domain/idempotency.ts";
import type { Clock } from "../ports/clock.ts";

/** Work with its hashes. */
export interface RememberedWork<T> {
  readonly claim_hash: string;
  readonly body_hash: string;
  readonly work: () => Promise<T>;
}

interface Remembered {
  readonly body_hash: string;
  readonly value: unknown;
  readonly expires_at: number;
  readonly characters: number;
}

const MOST_RESULTS = 5_000;
const MOST_CHARACTERS = 32_000_000;

/** Remembers up to 5,000 results of 32 million characters together; beyond, the oldest are forgotten. */
export function createResultMemory(clock: Clock) {
  // In order of insertion, which is the order of expiry.
  const results = new Map<string, Remembered>();
  let held = 0;

  const forget = (now: number): void => {
    for (const [claim_hash, { expires_at, characters }] of results) {
      if (expires_at > now && results.size < MOST_RESULTS && held < MOST_CHARACTERS) return;
      results.delete(claim_hash);
      held -= characters;
    }
  };

  return {
    run: async <T>({ claim_hash, body_hash, work }: RememberedWork<T>): Promise<T> => {
      forget(clock.now());
      const known = results.get(claim_hash);
      if (known) {
        admitSameBody(known.body_hash, body_hash);
        return known.value as T;
      }
      const value = await work();
      const expires_at = clock.now() + IDEMPOTENCY_LIFETIME_MS;
      const characters = JSON.stringify(value)?.length ?? 0;
      held += characters - (results.get(claim_hash)?.characters ?? 0);
      results.set(claim_hash, { body_hash, value, expires_at, characters });
      return value;
    },
  };
}
