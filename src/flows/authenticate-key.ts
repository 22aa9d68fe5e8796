/** From a presented API key to the key it is (`interface.md`: Authentication, 3 and 4). Revoking works at once: the store sees to it. */
import { isValidAt, parseApiKey } from "../domain/api-key.ts";
import { Refusal } from "../domain/refusal.ts";
import type { ApiKeyStore, VerifiedKey } from "../ports/api-key-store.ts";
import type { Clock } from "../ports/clock.ts";
import type { Log } from "../ports/log.ts";

/** What the flow needs. */
export interface AuthenticateKeyOptions {
  readonly keys: ApiKeyStore;
  readonly clock: Clock;
  readonly log: Log;
}

/** Authenticates; `presented` is null when the request carries no key. */
export type AuthenticateKey = (presented: string | null) => Promise<VerifiedKey>;

// As often as the store records a use at most.
const USE_INTERVAL_MS = 60_000;

/** Gives the flow. Refuses with `invalid_api_key`; a key that no longer counts is told so, its owner proved to be one. */
export function createAuthenticateKey({ keys, clock, log }: AuthenticateKeyOptions): AuthenticateKey {
  const recordUse = async (key_id: string, now: number): Promise<void> => {
    try {
      await keys.recordUse(key_id, now);
    } catch (error) {
      log.warn("the last use of an API key was not recorded", { fault: String(error).slice(0, 200) });
    }
  };
  return async (presented) => {
    if (presented === null) throw invalid("No API key was given. Send it as Authorization: Bearer <key>.");
    const parts = parseApiKey(presented);
    const verified = parts && (await keys.verify(parts));
    if (!verified) throw invalid("The API key is not valid.");
    const { key } = verified;
    const now = clock.now();
    if (!isValidAt(key, now))
      throw invalid(`The API key ${key.revoked_at === null ? "has expired" : "was revoked"}.`);
    // Not awaited: nobody waits for a statistic.
    if (now - (key.last_used_at ?? 0) >= USE_INTERVAL_MS) void recordUse(key.key_id, now);
    return verified;
  };
}

const invalid = (detail: string): Refusal => new Refusal("invalid_api_key", { detail });
