/**
 * Rate limits of the runtime endpoints (`interface.md`: Limits): per client, per API key, and attempts with wrong keys.
 * The order of checks there is 401, 403, 429: the runtime calls these when it knows whom it serves.
 */
import type { IncomingMessage } from "node:http";
import type { ClientAddresses } from "./client-address.ts";
import type { AdmitCall } from "./rate-limit.ts";

/** What the limits need. */
export interface RuntimeLimiterOptions {
  readonly admitCall: AdmitCall;
  readonly clients: ClientAddresses;
}

/** The runtime's limits. Each refuses with `rate_limit_exceeded`. */
export interface RuntimeLimiter {
  /** Counts a call of a key that was found valid: by its client, then by the key. */
  admit(request: IncomingMessage, key_id: string): Promise<void>;
  /** Counts a missing, wrong or revoked key; call it before 401 is answered. */
  countFailedKey(request: IncomingMessage): Promise<void>;
}

/** Gives the runtime's limits. */
export function createRuntimeLimiter({ admitCall, clients }: RuntimeLimiterOptions): RuntimeLimiter {
  return {
    admit: (request, key_id) =>
      admitCall([
        { limit: "runtime_client", key: clients.keyOf(request) },
        { limit: "runtime_key", key: key_id },
      ]),
    countFailedKey: (request) => admitCall([{ limit: "failed_keys", key: clients.keyOf(request) }]),
  };
}
